import type { MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'

type Options = Required<Parameters<typeof bodyLimit>[0]>

/**
 * Hono's own, without its price: it opens the body of every request, for which the server has to build that request
 * anew, also where a header says the length already. Only what does not say it has to be read to be measured: the
 * server holds the others to their word.
 */
export const limitBody = (options: Options): MiddlewareHandler => {
  const measure = bodyLimit(options)
  return async (c, next) => {
    if (c.req.method === 'GET' || c.req.method === 'HEAD') return next()
    const length = c.req.header('Content-Length')
    if (length === undefined || c.req.header('Transfer-Encoding') !== undefined) return measure(c, next)
    return Number(length) <= options.maxSize ? next() : options.onError(c)
  }
}
