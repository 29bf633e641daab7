import type { Language } from '@dvaput/domain/text/language'
import { isRouteErrorResponse } from 'react-router'

/** Instead of our own response nothing came, or the text of a proxy or of a refusal. */
export class LostConnection extends Error {
  override name = 'LostConnection'
}

/**
 * The body that came instead of a response of our pages, undefined for an error of theirs. Our pages send the data of
 * their errors as objects, so a text is from elsewhere.
 */
export const foreignBody = (thrown: unknown): string | undefined => {
  if (thrown instanceof Response) return undefined
  if (!isRouteErrorResponse(thrown)) return ''
  const { data, status } = thrown
  return typeof data === 'string' && (data || status >= 500) ? data : undefined
}

/** Of a refusal of ours; a proxy's page has none, and behind it nothing could be loaded either. */
export const refusalTextOf = async (body: string, language: Language): Promise<string | undefined> => {
  if (!body.startsWith('{')) return undefined
  const loaded = await import('./load-refusal-text.ts').catch(() => undefined)
  return loaded?.readRefusalText(language, body)
}

const outdated = new WeakSet<object>()

/** Whether a page shows the data of the URL before. */
export const isOutdated = (data: object): boolean => outdated.has(data)

export const markOutdated = <Data extends object>(data: Data): Data => {
  const marked = { ...data }
  outdated.add(marked)
  return marked
}
