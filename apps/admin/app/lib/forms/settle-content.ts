import type { ContentResult } from '@dvaput/backend/shop-content/content-edit'

/** What the shop answered to a change of its content; a refusal in its own words. */
export const settleContent = (result: ContentResult<object>) => {
  if (result.ok) return 'ok'
  return result.code === 'refused' ? { code: result.code, message: result.message } : result.code
}
