import { clientGroup } from '@dvaput/domain/net/client-group'
import type { RateLimiter } from '../needs/platform-needs.ts'
import type { ShopEndpoint } from '../shops/shop-endpoint.ts'
import { foldCode } from './fold-code.ts'

const tries = { class: 'discount-code', limit: 30, windowSeconds: 15 * 60 }
/** One server that speaks for many buyers and names none of them. */
const triesOfServer = { class: 'discount-code-server', limit: 3_000, windowSeconds: 15 * 60 }

/**
 * Codes are short and worth money, so guessing them must be slow. Counted before they are looked up, the right ones like
 * the wrong: otherwise the refusal itself would tell which is which.
 */
export const mayTryCodes = async (
  limiter: RateLimiter,
  { shop, clientIp, speaksForMany = false }: ShopEndpoint,
  codes: readonly string[],
  known: readonly string[],
): Promise<boolean> => {
  const had = new Set(known.map(foldCode))
  const cost = new Set(codes.map(foldCode).filter((code) => code !== '' && !had.has(code))).size
  if (cost === 0) return true
  const key = `${shop.id} ${clientGroup(clientIp)}`
  return (await limiter.consume({ ...(speaksForMany ? triesOfServer : tries), key, cost })).allowed
}
