import type { RequestListener } from 'node:http'
import type { Infrastructure } from '@dvaput/backend/infrastructure'
import type { Database } from '@dvaput/database/open-database'
import type { Platform } from '@dvaput/platform/platform'
import { openEndpointCertificate } from '@dvaput/platform/shops/endpoint-certificate'
import type { ShopHandle } from '@dvaput/platform/shops/shop-settings'
import type { Logger } from 'pino'
import type { Config } from './config.ts'
import { paceRefused } from './http/load/pace-refused.ts'
import type { Metrics } from './http/metrics.ts'
import type { OpenedHttp } from './open-http.ts'
import { createShopEndpoint } from './shop-endpoints/create-shop-endpoint.ts'
import { openShopEndpoints } from './shop-endpoints/open-shop-endpoints.ts'
import { routeByShop } from './shop-endpoints/route-by-shop.ts'
import type { ShopsByHost } from './shop-endpoints/shops-by-host.ts'
import { closeServer } from './sockets/close-server.ts'
import { type ListenTarget, listen } from './sockets/listen.ts'

type Needs = {
  readonly config: Config
  readonly listenTarget: ListenTarget
  readonly infrastructure: Pick<Infrastructure, 'sealing'>
  readonly log: Logger
  readonly http: OpenedHttp
  readonly metrics: Metrics
  readonly platform: Platform
  readonly platformDatabase: Database
  readonly shopHosts: ShopsByHost
}

/** The port of the store, and the ports of the platform's shops. */
export const openListeners = async (needs: Needs) => {
  const { config, infrastructure, log, http, metrics, platform, platformDatabase, shopHosts: shops } = needs
  const { clientIpOf, shedOverload, isDirect } = http
  const pace = (listener: RequestListener) => paceRefused(listener, { isDirect })
  const endpoint = createShopEndpoint({ platform, shops, clientIpOf, shedOverload, metrics, log })
  const shopEndpointOf = (shop: ShopHandle) => pace(endpoint(shop))
  const certificate = await openEndpointCertificate({
    ...{ database: platformDatabase, sealing: infrastructure.sealing, dataDir: config.dataDir, names: shops.names },
  })
  const shopEndpoints = await openShopEndpoints({ shopEndpointOf, certificate, config })
  const listener = routeByShop({ shops, shopEndpointOf, otherwise: pace(http.listener) })
  const server = await listen(listener, needs.listenTarget).catch(async (error: unknown) => {
    await shopEndpoints.close()
    throw error
  })
  const isBehindProxy = config.trustedProxies.length > 0
  return {
    server,
    close: async () => void (await Promise.all([closeServer(server, { isBehindProxy }), shopEndpoints.close()])),
  }
}
