import type { IncomingMessage } from 'node:http'
import type { Backend } from '@dvaput/backend/backend'
import { backendRoutes } from '@dvaput/backend/backend.routes'
import type { ConnectedShops } from '@dvaput/backend/connected-shop'
import type { Infrastructure } from '@dvaput/backend/infrastructure'
import { createClientIp } from '@dvaput/backend/rate-limits/client-ip'
import type { ReadReplica } from '@dvaput/database/read-replica'
import { clientGroup } from '@dvaput/domain/net/client-group'
import type { Platform } from '@dvaput/platform/platform'
import { getRequestListener } from '@hono/node-server'
import type { Context, Hono } from 'hono'
import type { Logger } from 'pino'
import screenRoutes from '../../admin/app/routes.ts'
import pageRoutes from '../app/routes.ts'
import type { Config } from './config.ts'
import { checkoutOriginsOf, pictureHostsOf } from './connect-shops.ts'
import { createAdminPages } from './http/admin/admin-pages.ts'
import { createFindScreen, isAdminPath } from './http/admin/find-screen.ts'
import { createOpenVisit } from './http/admin/open-visit.ts'
import { productExportRoutes } from './http/admin/product-export.routes.ts'
import { createScreenRenderer } from './http/admin/render-screen.ts'
import { createShopApi } from './http/api/api.ts'
import { createHttpApp } from './http/create-http-app.ts'
import { serveCachedPages } from './http/load/cached-pages.ts'
import { createCustomersAtAddress } from './http/load/customers-at-address.ts'
import { apiCallsPerMinute, apiLimitOf, createClientIpOf, limitApi } from './http/load/limit-api.ts'
import { createOverloadGuard } from './http/load/overload.ts'
import type { PageCache } from './http/load/page-cache.ts'
import type { RenderLimits } from './http/load/render-limits.ts'
import { mailboxRoutes } from './http/mailbox.routes.ts'
import type { Metrics } from './http/metrics.ts'
import { offersAliasRoutes } from './http/offers-alias.routes.ts'
import { operationsRoutes } from './http/operations.routes.ts'
import { adminApp, createAppBuild, storeApp } from './http/pages/app-build.ts'
import { createFindPage, createRouteOf } from './http/pages/find-page.ts'
import { createReadPageContext } from './http/pages/page-context.ts'
import { createPages } from './http/pages/pages.ts'
import { createRenderer } from './http/pages/router.ts'
import { isLoopback, peerIp } from './http/request/peer-ip.ts'
import { allowFormTargets, allowPictures } from './http/request/security-headers.ts'
import { resetLinkRoutes } from './http/reset-link.routes.ts'
import { shopPicturesRoutes } from './http/shop-pictures.routes.ts'
import type { MarketsByHost } from './markets-by-host.ts'
import { openCrawlerPages } from './open-crawler-pages.ts'
import { createReadOriginalTexts } from './read-original-texts.ts'
import type { createReadiness } from './readiness.ts'
import { eraPictureHosts } from './services/open-era.ts'

type Options = {
  readonly config: Config
  readonly log: Logger
  readonly infrastructure: Infrastructure
  readonly backend: Backend
  readonly platform: Platform
  readonly shops: ConnectedShops
  readonly markets: MarketsByHost
  readonly cache: PageCache
  readonly limits: RenderLimits
  readonly metrics: Metrics
  readonly readiness: ReturnType<typeof createReadiness>
  readonly readReplica?: ReadReplica['status'] | undefined
  /** The demo's mailbox. */
  readonly mailbox: Hono | undefined
}

/** Pages, API and operations of the store, as one request listener. */
export const openHttp = async (options: Options) => {
  const { config, log, infrastructure, backend, platform, shops, markets, cache, limits, metrics, readiness, mailbox } =
    options
  const { database, bus, mail, limiter } = infrastructure
  const { customers, listedProducts } = backend
  const readPageContext = createReadPageContext({
    markets,
    demo: config.demo,
    marketOf: infrastructure.marketProfiles.of,
  })
  const localeOf = (c: Context) => readPageContext(c, c.get('requestId'))
  const findPage = createFindPage(pageRoutes)
  const clientIp = createClientIp(config.trustedProxies)
  const clientIpOf = createClientIpOf(clientIp, (c) => peerIp(c.env))
  const overload = createOverloadGuard({ busyRequests: config.busyRequests, clientIpOf })
  const customersOnPages = createCustomersAtAddress({ sharePerMinute: config.rendersPerVisitor })
  const customersOfApi = createCustomersAtAddress({ sharePerMinute: apiCallsPerMinute })
  const pictureHosts = [...pictureHostsOf(shops), ...eraPictureHosts(config)]
  const needs = { services: backend, log }
  const appBuild = await createAppBuild(
    storeApp,
    config.development,
    (build: Parameters<typeof createRenderer>[0], mode) => createRenderer(build, needs, mode),
  )
  const adminBuild = await createAppBuild(
    adminApp,
    config.development,
    (build: Parameters<typeof createScreenRenderer>[0], mode) =>
      createScreenRenderer(
        build,
        { services: { ...backend, readOriginalTexts: createReadOriginalTexts(infrastructure.marketProfiles.of) }, log },
        mode,
      ),
  )
  const findScreen = createFindScreen(screenRoutes)
  const openVisit = createOpenVisit({ administrators: backend.administrators, overTls: markets.isSecure })
  const routeOfPage = createRouteOf(findPage)

  const pages = createPages({
    ...{ render: appBuild.render, findPage, cache, preloads: appBuild.preloads },
    visitors: { clientIpOf, limits, customersAtAddress: customersOnPages },
    holdsGrant: (c) => backend.gate.isGranted(c.req.header('Cookie'), c.get('person')),
    policy: (ownScripts) =>
      allowFormTargets(allowPictures(appBuild.policy(ownScripts), pictureHosts), [
        ...checkoutOriginsOf(shops),
        ...backend.importedOrders.paymentOrigins,
      ]),
  })
  const adminPages = createAdminPages({
    ...{ openVisit, render: adminBuild.render, findScreen, clientIpOf, limits, preloads: adminBuild.preloads },
    policy: (ownScripts) => allowPictures(adminBuild.policy(ownScripts), pictureHosts),
  })
  const app = createHttpApp({
    records: { log, metrics, routeOf: (path) => (isAdminPath(path) ? findScreen(path).pattern : routeOfPage(path)) },
    ...{ markets, readPageContext, customers },
    guards: {
      shedOverload: overload.shedOverload,
      limitApi: limitApi({ limiter, clientIpOf, limitOf: apiLimitOf, customersAtAddress: customersOfApi, log }),
    },
    site: {
      routes: [
        operationsRoutes({
          whyNotReady: readiness.whyNotReady,
          readReplica: options.readReplica,
          metrics,
          metricsToken: config.metricsToken,
          isLocalPeer: (env) => isLoopback(peerIp(env)),
          clientIpOf,
        }),
        createShopApi(backendRoutes({ backend, limiter, clientIpOf, localeOf, homes: markets.origins })),
        offersAliasRoutes(),
        resetLinkRoutes(),
        shopPicturesRoutes({ platform, clientIpOf }),
        productExportRoutes({ openVisit, productImports: backend.productImports }),
        ...openCrawlerPages({ listedProducts, bus, markets, marketOf: infrastructure.marketProfiles.of }).routes,
        ...(mailbox ? [mailboxRoutes({ mailbox, mail, database, readPageContext })] : []),
      ],
      staticFiles: [appBuild.staticFiles, adminBuild.staticFiles].filter((files) => files !== undefined),
      ...{ pages, adminPages },
    },
  })

  /** Of the request itself, before there is a context. */
  const clientIpOfRequest = ({ socket, headers }: IncomingMessage) =>
    clientIp(socket.remoteAddress ?? '', headers['x-forwarded-for']?.toString())

  return {
    listener: serveCachedPages({
      cache,
      refusalOf: (request, asked) => {
        const address = clientGroup(clientIpOfRequest(request))
        if (asked === 'with unknown parameters') return limits.refusalOfUnknown(address)
        const retryAfterSeconds = limits.refusalOf(address, 'shared')
        const mayBeCustomer =
          retryAfterSeconds !== undefined && customersOnPages.mayAsk(address, request.headers.cookie)
        return mayBeCustomer ? undefined : retryAfterSeconds
      },
      onCached: overload.letThrough,
      markets,
      overTls: markets.isSecure,
      findPage,
      metrics,
      log,
      next: adminBuild.wrap(appBuild.wrap(getRequestListener(app.fetch))),
    }),
    /** Shop endpoints share them with the store. */
    clientIpOf,
    shedOverload: overload.shedOverload,
    /** Behind a trusted proxy another IP than the peer's is the visitor's. */
    isDirect: (request: IncomingMessage) =>
      clientGroup(clientIpOfRequest(request)) === clientGroup(request.socket.remoteAddress ?? ''),
    async close() {
      await Promise.all([appBuild.close(), adminBuild.close()])
    },
  }
}

export type OpenedHttp = Awaited<ReturnType<typeof openHttp>>
