import type { MiddlewareHandler } from 'hono'
import { refuseRequest } from './refuse-request.ts'

/** The value is used: a call for nothing but its error is removed when the server is bundled. */
const decoded = (path: string): string | undefined => {
  try {
    return decodeURIComponent(path)
  } catch {
    return undefined
  }
}

/** A stray `%`: React Router would print the whole URL to the console and match nothing. */
export const isMalformed = (path: string): boolean => decoded(path) === undefined

/** Redirects to the URL as it was probably meant, which then is a page or an ordinary 404. */
export const correctMalformedUrl: MiddlewareHandler = async (c, next) => {
  const { pathname, search } = new URL(c.req.url)
  if (!isMalformed(pathname)) return next()
  if (c.req.method !== 'GET' && c.req.method !== 'HEAD') return refuseRequest(c, { code: 'bad-url' })
  return c.redirect(`/${pathname.replace(/^\/+/, '').replaceAll('%', '%25')}${search}`, 308)
}
