import { toOwnPath } from './own-path.ts'

/** Pages on the way in lead on, never back to one another. */
const isWayIn = (path: string): boolean =>
  /^\/(?:login|register|forgot-password|reset-password|auth)(?:[/?#]|$)/i.test(path)

/** Where the visitor was going before logging in: a path of this site, or the page that follows otherwise. */
export const toReturnPath = (value: unknown, otherwise: string): string => {
  if (typeof value !== 'string' || !value.startsWith('/')) return otherwise
  const path = toOwnPath(value)
  const isForeign = path === '/' && value !== '/'
  return isForeign || isWayIn(path) ? otherwise : path
}

/** The same page with the way back, where there is one to carry. */
export const withReturnPath = (path: string, returnTo: string | null): string =>
  returnTo === null ? path : `${path}?returnTo=${encodeURIComponent(returnTo)}`
