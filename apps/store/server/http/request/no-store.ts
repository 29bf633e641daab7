import type { MiddlewareHandler } from 'hono'

/** A response is stored only where its route says so: errors and redirects of personal pages are not. */
export const noStore: MiddlewareHandler = async (c, next) => {
  await next()
  if (!c.res.headers.has('Cache-Control')) c.res.headers.set('Cache-Control', 'no-store')
}
