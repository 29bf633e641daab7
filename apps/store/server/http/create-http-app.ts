import type { Customers } from '@dvaput/backend/customers/customers'
import { describeError } from '@dvaput/backend/log/describe-error'
import { isDatabaseUnavailable } from '@dvaput/database/is-database-unavailable'
import type { PageContext } from '@dvaput/domain/markets/page-context'
import { maxPhotoBytes, maxReturnPhotos } from '@dvaput/domain/returns/return-form'
import { type Env, Hono, type MiddlewareHandler, type Schema } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { Logger } from 'pino'
import type { MarketsByHost } from '../markets-by-host.ts'
import type { createAdminPages } from './admin/admin-pages.ts'
import { isAdminPath } from './admin/find-screen.ts'
import { crawlerRoutes } from './crawlers/crawlers.routes.ts'
import { isWebhookPath } from './load/limit-api.ts'
import { RenderRefused } from './load/render-limits.ts'
import { marketSwitchRoutes } from './market-switch.routes.ts'
import type { Metrics } from './metrics.ts'
import { followAlias } from './pages/follow-alias.ts'
import { type createReadPageContext, rememberLanguage } from './pages/page-context.ts'
import type { createPages } from './pages/pages.ts'
import { correctMalformedUrl } from './request/malformed-url.ts'
import { noStore } from './request/no-store.ts'
import { openPerson } from './request/open-person.ts'
import { refuseForeignWrites } from './request/refuse-foreign-writes.ts'
import { refuseRequest } from './request/refuse-request.ts'
import { requestRecord } from './request/request-record.ts'
import { securityHeaders } from './request/security-headers.ts'

const maxBodyBytes = 100 * 1024
/** Five photos, and the form around them. */
const maxUploadBytes = maxReturnPhotos * maxPhotoBytes + maxBodyBytes
/** Photos of a return, pictures of a product, and files of products. */
const uploadPath =
  /^\/(?:orders\/[\w-]+\/return|admin\/(?:products\/(?:\w+\/\d+|imports)|content\/(?:collections\/\w+|banners)\/\w+))(?:\.data)?$/

/** What is written down of each request. */
type Records = {
  readonly log: Logger
  readonly metrics: Metrics
  readonly routeOf: (path: string) => string
}

/** Who refuses a request when there are too many. */
type Guards = { readonly shedOverload: MiddlewareHandler; readonly limitApi: MiddlewareHandler }

/** What responds to a request. */
type Site = {
  /** Mounted in order, before the pages. */
  readonly routes: readonly Hono<Env, Schema, string>[]
  readonly staticFiles: readonly MiddlewareHandler[]
  readonly pages: ReturnType<typeof createPages>
  /** Everything below /admin. */
  readonly adminPages: ReturnType<typeof createAdminPages>
}

type Needs = {
  readonly records: Records
  readonly markets: MarketsByHost
  readonly readPageContext: ReturnType<typeof createReadPageContext>
  readonly customers: Pick<Customers, 'openPerson'>
  readonly guards: Guards
  readonly site: Site
}

/** Whoever is told to come later is told when: 503 is also the status of a page whose products could not be read. */
const withRetryAfter: MiddlewareHandler = async (c, next) => {
  await next()
  if (c.res.status === 503 && !c.res.headers.has('Retry-After')) c.res.headers.set('Retry-After', '5')
}

/** URLs have no trailing slash: the one with it is not a second page. */
const withoutTrailingSlash: MiddlewareHandler = async (c, next) => {
  const { pathname, search } = new URL(c.req.url)
  const isRead = c.req.method === 'GET' || c.req.method === 'HEAD'
  if (!isRead || pathname === '/' || !pathname.endsWith('/')) return next()
  return c.redirect(`/${pathname.replaceAll(/^\/+|\/+$/g, '')}${search}`, 308)
}

export const createHttpApp = ({ records, markets, readPageContext, customers, guards, site }: Needs): Hono => {
  const { log } = records
  const app = new Hono()
  app.use(requestRecord(records))
  app.use(noStore)
  app.use(withRetryAfter)
  app.use(securityHeaders({ overTls: markets.isSecure }))
  // Before load shedding: a page that was let through must get its styles and scripts as well.
  for (const files of site.staticFiles) app.use(files)
  app.use((c, next) => {
    c.set('language', readPageContext(c, c.get('requestId')).language)
    return next()
  })
  app.use(openPerson({ customers, overTls: markets.isSecure }))
  app.use(guards.shedOverload)
  app.use(correctMalformedUrl)
  const limitOf = (maxSize: number) => bodyLimit({ maxSize, onError: (c) => refuseRequest(c, { code: 'too-large' }) })
  const [ordinary, upload] = [limitOf(maxBodyBytes), limitOf(maxUploadBytes)]
  app.use((c, next) => (uploadPath.test(c.req.path) ? upload : ordinary)(c, next))
  app.use(refuseForeignWrites({ exempt: (path) => isWebhookPath(path) || path.startsWith('/mailbox/api/') }))
  app.use('/api/*', guards.limitApi)
  app.route('/', crawlerRoutes({ markets, marketOf: (url) => markets.resolve(url.hostname, undefined) }))
  app.route('/', marketSwitchRoutes(markets))
  for (const routes of site.routes) app.route('/', routes)
  app.use(withoutTrailingSlash)
  app.use(followAlias((c) => readPageContext(c, c.get('requestId')).market))
  app.all('*', async (c) => {
    const page: PageContext = readPageContext(c, c.get('requestId'))
    c.res = await (isAdminPath(c.req.path) ? site.adminPages : site.pages)(c, page)
    // After the page is rendered: Hono forgets a cookie set before a response that it did not make itself.
    rememberLanguage(c, page)
    return c.res
  })
  app.onError((error, c) => {
    if (error instanceof RenderRefused) {
      c.header('Retry-After', String(error.retryAfterSeconds))
      return refuseRequest(c, { code: 'busy' })
    }
    if (isDatabaseUnavailable(error)) {
      log.warn({ error: describeError(error) }, 'database unavailable')
      c.header('Retry-After', '5')
      return refuseRequest(c, { code: 'database-unavailable' })
    }
    log.error({ error: describeError(error) }, 'request failed')
    return refuseRequest(c, { code: 'internal-error' })
  })
  return app
}
