import { describeFailure } from '@dvaput/backend/log/describe-failure'
import { isDatabaseAway } from '@dvaput/database/is-database-away'
import { type Env, Hono, type MiddlewareHandler, type Schema } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { Logger } from 'pino'
import type { Visit } from '../../app/context.ts'
import type { MarketsByHost } from '../markets-by-host.ts'
import { crawlerRoutes } from './crawlers.routes.ts'
import { mendMalformedAddress } from './malformed-address.ts'
import { marketSwitchRoutes } from './market-switch.routes.ts'
import type { Metrics } from './metrics.ts'
import type { createPages } from './pages.ts'
import { refuseForeignWrites } from './refuse-foreign-writes.ts'
import { requestRecord } from './request-record.ts'
import { securityHeaders } from './security-headers.ts'
import { type createReadVisit, keepAskedLanguage } from './visit.ts'

const maxBodyBytes = 100 * 1024

type Options = {
  readonly log: Logger
  readonly metrics: Metrics
  readonly markets: MarketsByHost
  readonly readVisit: ReturnType<typeof createReadVisit>
  readonly routeOf: (path: string) => string
  readonly shedOverload: MiddlewareHandler
  readonly limitApi: MiddlewareHandler
  /** Mounted in order, before the pages. */
  readonly routes: readonly Hono<Env, Schema, string>[]
  readonly staticFiles: MiddlewareHandler | undefined
  readonly pages: ReturnType<typeof createPages>
}

/** An answer of the moment, unless its route says otherwise. */
const notKept: MiddlewareHandler = async (c, next) => {
  await next()
  if (!c.res.headers.has('Cache-Control')) c.res.headers.set('Cache-Control', 'no-store')
}

/** Addresses have no slash at the end; the one with it is not a second page. */
const withoutTrailingSlash: MiddlewareHandler = async (c, next) => {
  const { pathname, search } = new URL(c.req.url)
  const isRead = c.req.method === 'GET' || c.req.method === 'HEAD'
  if (!isRead || pathname === '/' || !pathname.endsWith('/')) return next()
  return c.redirect(`/${pathname.replaceAll(/^\/+|\/+$/g, '')}${search}`, 308)
}

export const createHttpApp = (options: Options): Hono => {
  const { log, markets, readVisit } = options
  const app = new Hono()
  app.use(requestRecord({ log, metrics: options.metrics, routeOf: options.routeOf }))
  app.use(securityHeaders({ overTls: markets.isSecure }))
  // Before the guard: a page that was let through must get its styles and scripts as well.
  if (options.staticFiles) app.use(options.staticFiles)
  app.use(options.shedOverload)
  app.use(mendMalformedAddress)
  app.use(
    bodyLimit({
      maxSize: maxBodyBytes,
      onError: (c) => c.json({ error: 'The request is too large', requestId: c.get('requestId') }, 413),
    }),
  )
  app.use(
    refuseForeignWrites({ exempt: (path) => path.startsWith('/api/webhooks/') || path.startsWith('/mailbox/api/') }),
  )
  app.use('/api/*', notKept, options.limitApi)
  app.use('/health/*', notKept)
  app.route('/', crawlerRoutes({ markets, marketOf: (url) => markets.resolve(url.hostname, undefined) }))
  app.route('/', marketSwitchRoutes(markets))
  for (const routes of options.routes) app.route('/', routes)
  app.use(withoutTrailingSlash)
  app.all('*', async (c) => {
    const visit: Visit = readVisit(c, c.get('requestId'))
    c.res = await options.pages(c, visit)
    // After the page is there: Hono forgets a cookie set before an answer that it did not make itself.
    keepAskedLanguage(c, visit)
    return c.res
  })
  app.onError((error, c) => {
    if (isDatabaseAway(error)) {
      log.warn({ failure: describeFailure(error) }, 'the database is away')
      c.header('Retry-After', '5')
      return c.json({ error: 'Please try again in a moment', requestId: c.get('requestId') }, 503)
    }
    log.error({ failure: describeFailure(error) }, 'a request failed')
    return c.json({ error: 'Something went wrong on our side', requestId: c.get('requestId') }, 500)
  })
  return app
}
