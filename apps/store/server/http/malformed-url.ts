import type { MiddlewareHandler } from 'hono'
import { refuseRequest } from './refuse-request.ts'

/** A stray `%`: React Router would print the whole URL to the console and match nothing. */
export const isMalformed = (path: string): boolean => {
  try {
    decodeURIComponent(path)
    return false
  } catch {
    return true
  }
}

/** Redirects to the URL as it was probably meant, which then is a page or an ordinary 404. */
export const mendMalformedUrl: MiddlewareHandler = async (c, next) => {
  const { pathname, search } = new URL(c.req.url)
  if (!isMalformed(pathname)) return next()
  if (c.req.method !== 'GET' && c.req.method !== 'HEAD') return refuseRequest(c, { code: 'bad-url' })
  return c.redirect(`/${pathname.replace(/^\/+/, '').replaceAll('%', '%25')}${search}`, 308)
}
