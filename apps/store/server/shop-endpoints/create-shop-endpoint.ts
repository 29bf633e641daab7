import type { RequestListener } from 'node:http'
import { describeError } from '@dvaput/backend/log/describe-error'
import { isDatabaseUnavailable } from '@dvaput/database/is-database-unavailable'
import type { Platform } from '@dvaput/platform/platform'
import type { ShopHandle } from '@dvaput/platform/shops/shop-settings'
import { getRequestListener, type HttpBindings } from '@hono/node-server'
import { type Context, Hono, type MiddlewareHandler } from 'hono'
import type { Logger } from 'pino'
import type { Metrics } from '../http/metrics.ts'
import { noStore } from '../http/request/no-store.ts'
import { requestRecord } from '../http/request/request-record.ts'
import { securityHeaders } from '../http/request/security-headers.ts'
import type { ShopsByHost } from './shops-by-host.ts'

type Options = {
  readonly platform: Pick<Platform, 'fetch'>
  readonly shops: ShopsByHost
  readonly clientIpOf: (c: Context) => string
  readonly shedOverload: MiddlewareHandler
  readonly metrics: Metrics
  readonly log: Logger
}

/** Metrics are labelled by the first path segment; an unknown one gets no label of its own. */
const parts = new Set(['account', 'admin', 'api', 'authentication', 'cart', 'cdn', 'checkouts', 'customer', 'uploads'])

const routeOf = (path: string): string => {
  const first = path.split('/')[1] ?? ''
  return parts.has(first) ? `/platform/${first}` : '/platform'
}

/** A shop's public endpoint: the platform behind the server's request log, metrics, load shedding and headers. */
export const createShopEndpoint = (options: Options): ((shop: ShopHandle) => RequestListener) => {
  const { platform, shops, clientIpOf, log } = options
  const app = new Hono<{ Bindings: HttpBindings & { shop: ShopHandle } }>()
  app.use(requestRecord({ log, metrics: options.metrics, routeOf }))
  app.use(noStore)
  // By the public host name: our self-signed certificate must not make a browser insist on https.
  app.use(securityHeaders({ overTls: shops.isPublicOverTls }))
  app.get('/health/live', (c) => c.json({ service: 'dvaput', status: 'live' }))
  app.use(options.shedOverload)
  app.all('*', (c) => {
    const { shop, incoming } = c.env
    return platform.fetch(c.req.raw, {
      shop,
      origin: shops.originOf(shop, incoming),
      clientIp: clientIpOf(c),
      requestId: c.get('requestId'),
    })
  })
  app.onError((error, c) => {
    if (isDatabaseUnavailable(error)) {
      log.warn({ error: describeError(error) }, 'database unavailable')
      return c.json({ errors: 'Please try again in a moment' }, 503, { 'Retry-After': '5' })
    }
    log.error({ error: describeError(error) }, 'request failed')
    return c.json({ errors: 'An unexpected error occurred' }, 500)
  })
  return (shop) => getRequestListener((request, env) => app.fetch(request, { ...(env as HttpBindings), shop }))
}
