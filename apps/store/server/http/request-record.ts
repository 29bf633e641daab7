import { randomUUID } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import type { Logger } from 'pino'
import { withRequestId } from '../log.ts'
import type { Metrics } from './metrics.ts'

declare module 'hono' {
  interface ContextVariableMap {
    requestId: string
  }
}

type Options = { readonly log: Logger; readonly metrics: Metrics; readonly routeOf: (path: string) => string }

/** Every request has a number, a line in the log and its place in the figures. */
export const requestRecord = ({ log, metrics, routeOf }: Options): MiddlewareHandler => {
  return (c, next) => {
    const requestId = randomUUID()
    c.set('requestId', requestId)
    return withRequestId(requestId, async () => {
      const startedAt = performance.now()
      await next()
      c.res.headers.set('X-Request-Id', requestId)
      const ms = performance.now() - startedAt
      const route = routeOf(new URL(c.req.url).pathname)
      metrics.observe(c.req.method, route, c.res.status, ms / 1000)
      // The route and never the address: an address may carry what a visitor typed.
      log.info({ method: c.req.method, route, status: c.res.status, ms: Math.round(ms) }, 'request')
    })
  }
}
