import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { createBackInStock } from '@dvaput/backend/back-in-stock/back-in-stock'
import { createBanners } from '@dvaput/backend/banners/banners'
import { createInvalidationBus } from '@dvaput/backend/cache/invalidation-bus'
import { createIds } from '@dvaput/backend/clock/ids'
import { createCustomers } from '@dvaput/backend/customers/customers'
import { housekeepingJobs } from '@dvaput/backend/jobs/housekeeping-jobs'
import { createJobs } from '@dvaput/backend/jobs/jobs'
import { createMail } from '@dvaput/backend/mail/mail'
import { createClientIp } from '@dvaput/backend/rate-limits/client-ip'
import { createRateLimiter } from '@dvaput/backend/rate-limits/rate-limiter'
import { createSessions } from '@dvaput/backend/sessions/sessions'
import { createWebhookInbox } from '@dvaput/backend/webhook-inbox/webhook-inbox'
import { openDatabase } from '@dvaput/database/open-database'
import { marketIds } from '@dvaput/domain/markets/market'
import { languageName, languages } from '@dvaput/domain/text/language'
import { createMailer } from '@dvaput/integrations/mail/mailer'
import { openEndpointCertificate } from '@dvaput/platform/shops/endpoint-certificate'
import { createMailSandbox } from '@dvaput/sandbox-mail/mail-sandbox'
import { getRequestListener } from '@hono/node-server'
import type { Logger } from 'pino'
import pageRoutes from '../app/routes.ts'
import type { Config } from './config.ts'
import { connectShops, pictureHostsOf } from './connect-shops.ts'
import { createShopApi } from './http/api.ts'
import { createAppBuild } from './http/app-build.ts'
import { serveCachedPages } from './http/cached-pages.ts'
import { createHttpApp } from './http/create-http-app.ts'
import { createFindPage, createRouteOf } from './http/find-page.ts'
import { apiLimitOf, createAddressOf, limitApi } from './http/limit-api.ts'
import { mailboxRoutes } from './http/mailbox.routes.ts'
import { createMetrics } from './http/metrics.ts'
import { operationsRoutes } from './http/operations.routes.ts'
import { shedOverload } from './http/overload.ts'
import { createPageCache } from './http/page-cache.ts'
import { createReadPageContext } from './http/page-context.ts'
import { createPages } from './http/pages.ts'
import { isLoopback, peerIp } from './http/peer-ip.ts'
import { allowPictures } from './http/security-headers.ts'
import { shopPicturesRoutes } from './http/shop-pictures.routes.ts'
import { checkListenTarget, closeServer, listen, type Place } from './listen.ts'
import { createMarketsByHost } from './markets-by-host.ts'
import { openCatalogue } from './open-catalogue.ts'
import { openCatalogueSync } from './open-catalogue-sync.ts'
import { openCrawlerPages } from './open-crawler-pages.ts'
import { openEraSandbox } from './open-era-sandbox.ts'
import { openPlatform } from './open-platform.ts'
import { createReadiness } from './readiness.ts'
import { createShopEndpoint } from './shop-endpoints/create-shop-endpoint.ts'
import { openShopEndpoints, shopListenTargets } from './shop-endpoints/open-shop-endpoints.ts'
import { routeByShop } from './shop-endpoints/route-by-shop.ts'
import { createShopsByHost } from './shop-endpoints/shops-by-host.ts'
import { openStorage } from './storage.ts'

const proxyNoticesMs = 2_000
const pageCacheLimits = { maxBytes: 64 * 1024 * 1024, freshMs: 60_000, staleMs: 600_000 }

/** Builds every part and hands it what it needs; the one place that knows them all. */
export const assemble = async (config: Config, log: Logger) => {
  const place: Place = { port: config.port, host: config.host, setting: 'PORT' }
  for (const each of [place, ...shopListenTargets(config)]) await checkListenTarget(each)
  await using starting = new AsyncDisposableStack()
  const storage = await openStorage(config, log)
  starting.defer(storage.close)
  const database = openDatabase({ url: storage.url, applicationName: 'dvaput backend', log })
  starting.defer(database.close)
  const customers = createCustomers({ sessions: createSessions({ database }) })
  const jobs = createJobs({ database, log, noticesUrl: storage.url })
  const bus = createInvalidationBus({ url: storage.url, log })
  const sampleForm = {
    action: '/mailbox/sample',
    languages: languages.map((code) => ({ code, name: languageName[code] })),
  }
  const mailSandbox = config.demo ? createMailSandbox({ folder: join(config.dataDir, 'mail'), sampleForm }) : undefined
  starting.defer(async () => mailSandbox?.close())
  const smtpUrl = config.smtpUrl ?? (await mailSandbox?.listen(0))?.url ?? ''
  const eraSandbox = await openEraSandbox(config)
  starting.defer(async () => eraSandbox?.close())
  const mail = createMail({ database, jobs, mailer: createMailer({ smtpUrl, from: config.mailFrom }) })
  const banners = createBanners({ database, bus })
  if (config.demo) for (const market of marketIds) await banners.seedDemo(market)
  for (const job of housekeepingJobs(database)) jobs.define(job)

  const markets = createMarketsByHost({
    defaultMarket: config.defaultMarket,
    configured: config.origins,
    port: config.port,
  })
  const readPageContext = createReadPageContext({ markets, demo: config.demo })
  const findPage = createFindPage(pageRoutes)
  const cache = createPageCache(config.development ? { maxBytes: 0, freshMs: 0, staleMs: 0 } : pageCacheLimits)
  bus.subscribe((tags) => cache.drop(tags))
  const limiter = createRateLimiter({ database, secret: config.appSecret })
  const shops = createShopsByHost({ configured: config.platform.origins, port: config.port })
  const { platform, ...platformStorage } = await openPlatform({
    databaseUrl: storage.url,
    config,
    jobs,
    mail,
    limiter,
    log,
    homes: markets.origins,
    doors: shops.origins,
  })
  starting.defer(platformStorage.close)
  const connected = await connectShops({ config, platform, doors: shops.origins, homes: markets.origins })
  const ids = createIds()
  const backInStock = createBackInStock({ database, jobs, mail, limiter, ids, homes: markets.origins })
  const catalogueSync = openCatalogueSync({
    database,
    jobs,
    bus,
    ids,
    shops: connected,
    log,
    afterWriting: backInStock.afterWriting,
  })
  const inbox = createWebhookInbox({ database, jobs, ids, providers: catalogueSync.webhookProviders })
  const metrics = createMetrics({
    pools: { backend: database.pool, platform: platformStorage.database.pool },
    jobs: jobs.counts,
    pageCache: cache.size,
    catalogue: catalogueSync.sync.status,
  })
  const { catalogue, close: closeCatalogue } = openCatalogue({
    database,
    bus,
    sourceOf: (shop) => connected[shop].source,
    catalogueSync,
    metrics,
    log,
  })
  starting.defer(async () => closeCatalogue())
  const appBuild = await createAppBuild(config, { catalogue, banners, backInStock }, log)
  starting.defer(appBuild.close)
  const overload = shedOverload()
  starting.defer(overload.stop)
  const readiness = createReadiness(jobs.counts)
  const addressOf = createAddressOf(createClientIp(config.trustedProxies), (c) => peerIp(c.env))

  const app = createHttpApp({
    log,
    metrics,
    markets,
    readPageContext,
    routeOf: createRouteOf(findPage),
    customers,
    shedOverload: overload.middleware,
    limitApi: limitApi({
      limiter,
      addressOf,
      limitOf: apiLimitOf,
      log,
    }),
    routes: [
      operationsRoutes({
        isReady: readiness.isReady,
        metrics,
        metricsToken: config.metricsToken,
        isLocalPeer: (env) => isLoopback(peerIp(env)),
      }),
      createShopApi({
        localeOf: (c) => readPageContext(c, c.get('requestId')),
        inbox,
        banners,
        catalogue,
        stockAlerts: { backInStock, limiter, addressOf },
      }),
      shopPicturesRoutes({ platform, addressOf }),
      ...openCrawlerPages({ database, bus, markets }).routes,
      ...(mailSandbox ? [mailboxRoutes({ mailbox: mailSandbox.app, mail, database, readPageContext })] : []),
    ],
    staticFiles: appBuild.staticFiles,
    pages: createPages({
      render: appBuild.render,
      findPage,
      cache,
      preloads: appBuild.preloads,
      policy: (html) => allowPictures(appBuild.policy(html), pictureHostsOf(connected)),
    }),
  })

  starting.defer(bus.close)
  await bus.start()
  starting.defer(jobs.stop)
  await jobs.start()
  const shopEndpointOf = createShopEndpoint({
    platform,
    shops,
    addressOf,
    shedOverload: overload.middleware,
    metrics,
    log,
  })
  const doors = await openShopEndpoints({
    shopEndpointOf,
    certificate: await openEndpointCertificate({
      database: platformStorage.database,
      dataDir: config.dataDir,
      names: shops.names,
    }),
    config,
  })
  const pages = serveCachedPages({
    cache,
    markets,
    overTls: markets.isSecure,
    findPage,
    metrics,
    log,
    next: appBuild.wrap(getRequestListener(app.fetch)),
  })
  const listener = routeByShop({ shops, shopEndpointOf, otherwise: pages })
  const server = await listen(listener, place).catch(async (error: unknown) => {
    await doors.close()
    throw error
  })
  starting.defer(async () => void (await Promise.all([closeServer(server), doors.close()])))
  await catalogueSync.sync.begin()
  // From here on the parts live until they are stopped; before it, a failed start takes down what it had built.
  const parts = starting.move()

  return {
    panel: {
      origins: markets.origins,
      base: markets.origins[config.defaultMarket],
      doors: shops.origins,
      demo: config.demo,
      era: eraSandbox?.url,
      data: storage.place,
      startOver: storage.startOver,
    },
    /** Readiness goes first, requests finish, then the jobs, then the database. */
    async stop() {
      readiness.stop()
      if (!config.demo) await sleep(proxyNoticesMs)
      await parts.disposeAsync()
    },
  }
}
