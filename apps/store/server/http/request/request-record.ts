import { randomUUID } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import type { Logger } from 'pino'
import { withRequestId } from '../../log.ts'
import type { Metrics } from '../metrics.ts'

type Options = { readonly log: Logger; readonly metrics: Metrics; readonly routeOf: (path: string) => string }
type Recorded = {
  /** Where it is not the current request of the log. */
  readonly requestId?: string
  readonly method: string
  readonly route: string
  readonly status: number
  readonly ms: number
}

/** Logs the route and never the URL, which may hold what a visitor typed; so nothing needs redaction. */
export const createRecordResponse = ({ log, metrics }: Pick<Options, 'log' | 'metrics'>) => {
  const plain = log.child({}, { redact: [] })
  return ({ ms, ...recorded }: Recorded): void => {
    metrics.observe(recorded.method, recorded.route, recorded.status, ms / 1000)
    plain.info({ ...recorded, ms: Math.round(ms) }, 'request')
  }
}

/** Gives each request an id, a log line and its metrics. */
export const requestRecord = (options: Options): MiddlewareHandler => {
  const recordResponse = createRecordResponse(options)
  return (c, next) => {
    const requestId = randomUUID()
    c.set('requestId', requestId)
    return withRequestId(requestId, async () => {
      const startedAt = performance.now()
      await next()
      c.res.headers.set('X-Request-Id', requestId)
      const route = options.routeOf(new URL(c.req.url).pathname)
      recordResponse({ method: c.req.method, route, status: c.res.status, ms: performance.now() - startedAt })
    })
  }
}
