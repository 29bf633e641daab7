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
type Answered = { readonly method: string; readonly route: string; readonly status: number; readonly ms: number }

/** The route and never the address: an address may carry what a visitor typed. So there is nothing to cut out either. */
export const createRecordAnswer = ({ log, metrics }: Pick<Options, 'log' | 'metrics'>) => {
  const plain = log.child({}, { redact: [] })
  return ({ method, route, status, ms }: Answered): void => {
    metrics.observe(method, route, status, ms / 1000)
    plain.info({ method, route, status, ms: Math.round(ms) }, 'request')
  }
}

/** Every request has a number, a line in the log and its place in the figures. */
export const requestRecord = (options: Options): MiddlewareHandler => {
  const recordAnswer = createRecordAnswer(options)
  return (c, next) => {
    const requestId = randomUUID()
    c.set('requestId', requestId)
    return withRequestId(requestId, async () => {
      const startedAt = performance.now()
      await next()
      c.res.headers.set('X-Request-Id', requestId)
      const route = options.routeOf(new URL(c.req.url).pathname)
      recordAnswer({ method: c.req.method, route, status: c.res.status, ms: performance.now() - startedAt })
    })
  }
}
