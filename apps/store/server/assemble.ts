import { setTimeout as sleep } from 'node:timers/promises'
import { assembleDemo } from '@dvaput/backend/assemble-demo'
import { createBackend } from '@dvaput/backend/backend'
import { createInfrastructure } from '@dvaput/backend/infrastructure'
import { describeError } from '@dvaput/backend/log/describe-error'
import { checkDisk } from '@dvaput/database/check-disk'
import { openDatabase } from '@dvaput/database/open-database'
import { createReadReplica } from '@dvaput/database/read-replica'
import { marketIds } from '@dvaput/domain/markets/market'
import { sampleProfiles } from '@dvaput/domain/markets/sample-profiles'
import { createMailer } from '@dvaput/integrations/mail/mailer'
import { openEndpointCertificate } from '@dvaput/platform/shops/endpoint-certificate'
import type { ShopHandle } from '@dvaput/platform/shops/shop-settings'
import type { Logger } from 'pino'
import { createAuditHeadFile } from './audit-head-file.ts'
import { closeServer } from './close-server.ts'
import type { Config } from './config.ts'
import { connectShops } from './connect-shops.ts'
import { awaitFirstVisit } from './first-visit.ts'
import { createEventLoopRoom } from './http/event-loop-room.ts'
import { createMetrics } from './http/metrics.ts'
import { paceRefused } from './http/pace-refused.ts'
import { createPageCache } from './http/page-cache.ts'
import { createRenderLimits } from './http/render-limits.ts'
import { checkListenTarget, type ListenTarget, listen } from './listen.ts'
import { createMarketsByHost } from './markets-by-host.ts'
import { openEra } from './open-era.ts'
import { openExternalIdentity } from './open-external-identity.ts'
import { openHttp } from './open-http.ts'
import { createSavePicture, openPlatform } from './open-platform.ts'
import { openSandboxes } from './open-sandboxes.ts'
import { openPayments } from './payments/open-payments.ts'
import { createReadiness } from './readiness.ts'
import { seedPatiently } from './seed-patiently.ts'
import { createShopEndpoint } from './shop-endpoints/create-shop-endpoint.ts'
import { openShopEndpoints, shopListenTargets } from './shop-endpoints/open-shop-endpoints.ts'
import { routeByShop } from './shop-endpoints/route-by-shop.ts'
import { createShopsByHost } from './shop-endpoints/shops-by-host.ts'
import { openStorage } from './storage.ts'

/** A load balancer needs this long to notice that we are not ready. */
const drainMs = 2_000
/** Who waits for the shop to start waits for a page: jobs take the processor after it. */
const firstVisit = { comesWithinMs: 1_000, servedWithinMs: 5_000 }
/** A page that shows a count of the stock is at most 30 s old, unless too much is being rendered. // CACHE-03 */
const pageCacheLimits = { maxBytes: 64 * 1024 * 1024, freshMs: 20_000, staleMs: 10_000, staleWhileBusyMs: 300_000 }
const noPageCache = { maxBytes: 0, freshMs: 0, staleMs: 0 }

/** Builds every part and hands it what it needs; the one place that knows them all. */
export const assemble = async (config: Config, log: Logger) => {
  const listenTarget: ListenTarget = { port: config.port, host: config.host, setting: 'PORT' }
  for (const target of [listenTarget, ...shopListenTargets(config)]) await checkListenTarget(target)
  // A start that fails closes what it had opened, in reverse.
  await using starting = new AsyncDisposableStack()

  const { demo, port, platform: platformConfig } = config
  const markets = createMarketsByHost({ defaultMarket: config.defaultMarket, configured: config.origins, port })
  const shopHosts = createShopsByHost({ configured: platformConfig.origins, port })

  const storage = await openStorage(config, log)
  starting.defer(storage.close)
  const database = openDatabase({ url: storage.url, applicationName: 'dvaput backend', log })
  starting.defer(database.close)
  const readReplica = config.databaseReadUrl
    ? createReadReplica({
        primary: database,
        replica: openDatabase({ url: config.databaseReadUrl, applicationName: 'dvaput read', log }),
        log,
      })
    : undefined
  starting.defer(async () => readReplica?.close())
  const sandboxes = await openSandboxes(config)
  starting.defer(sandboxes.close)
  const era = await openEra(config, log)
  starting.defer(era.close)
  const external = await openExternalIdentity(config, markets.origins)
  starting.defer(external.close)
  const mailer = createMailer({ smtpUrl: sandboxes.smtpUrl, senders: config.mailSenders })
  const infrastructure = createInfrastructure({
    database,
    mailer,
    settings: {
      ...{ databaseUrl: storage.url, secret: config.appSecret, homes: markets.origins },
      ...(demo && { samples: sampleProfiles }),
    },
    log,
  })
  const { jobs, bus, marketProfiles } = infrastructure
  const payments = openPayments({
    ...{ config, sandboxes: sandboxes.payments, homes: markets.origins, shopOrigins: shopHosts.origins, log },
  })

  const { platform, ...platformStorage } = await openPlatform({
    databaseUrl: storage.url,
    config,
    infrastructure,
    log,
    gatewayOf: payments.gatewayOf,
    homes: markets.origins,
    shopOrigins: shopHosts.origins,
  })
  starting.defer(platformStorage.close)
  const shops = await connectShops({ config, platform, shopOrigins: shopHosts.origins, homes: markets.origins })

  // In development nothing is cached, and the only visitor is its developer.
  const limits = createRenderLimits({
    rendersPerVisitor: config.development ? 9_999 : config.rendersPerVisitor,
    hasRoom: createEventLoopRoom(),
  })
  const cache = createPageCache(config.development ? noPageCache : { ...pageCacheLimits, isBusy: limits.isBusy })
  bus.subscribe((tags) => cache.drop(tags))
  // Opening hours and contact data are in the footer of every page.
  marketProfiles.onChange(() => cache.drop('everything'))
  const followMarkets = async () => {
    for (const id of marketIds) await platform.setOwnProfile(id, marketProfiles.of(id).own)
  }
  marketProfiles.onChange(() => {
    followMarkets().catch((error: unknown) =>
      log.error({ error: describeError(error) }, 'market settings were not saved at the shops'),
    )
  })
  const metrics = createMetrics({
    pools: {
      backend: database.pool,
      platform: platformStorage.database.pool,
      ...(readReplica && { read: readReplica.database.pool }),
    },
    readReplica: readReplica?.status,
    jobs: jobs.counts,
    pageCache: cache.size,
    catalogue: () => backend.catalogueSync.status(),
  })
  const backend = createBackend({
    ...{ infrastructure, readReplica, shops },
    settings: {
      ...{ secret: config.appSecret, minPasswordLength: config.minPasswordLength, demo },
      ...{ gate: config.gate, offers: config.offers },
    },
    services: {
      externalIdentity: external.identity,
      payments: payments.imported,
      era: era.warehouse,
      eraWebhookSecret: era.webhookSecret,
    },
    host: {
      savePicture: createSavePicture(platform),
      keepAuditHead: createAuditHeadFile(config.dataDir).append,
      countQuery: metrics.countQuery,
    },
  })
  starting.defer(async () => backend.close())
  const seeds = demo
    ? assembleDemo({ infrastructure, shops, backend, isWarehouseOurs: era.sandboxUrl !== undefined })
    : undefined
  await seedPatiently(seeds?.beforeFirstVisit ?? [], { log })

  const readiness = createReadiness({ countJobs: jobs.counts, checkDisk: () => checkDisk(database) })
  const http = await openHttp({
    config,
    log,
    infrastructure,
    backend,
    platform,
    shops,
    markets,
    cache,
    limits,
    metrics,
    readiness,
    readReplica: readReplica?.status,
    mailbox: sandboxes.mailbox,
  })
  starting.defer(http.close)

  starting.defer(backend.stop)
  await backend.start()
  await followMarkets()

  const { clientIpOf, shedOverload, isDirect } = http
  const endpoint = createShopEndpoint({ platform, shops: shopHosts, clientIpOf, shedOverload, metrics, log })
  const shopEndpointOf = (shop: ShopHandle) => paceRefused(endpoint(shop), { isDirect })
  const certificate = await openEndpointCertificate({
    database: platformStorage.database,
    sealing: infrastructure.sealing,
    dataDir: config.dataDir,
    names: shopHosts.names,
  })
  const shopEndpoints = await openShopEndpoints({ shopEndpointOf, certificate, config })
  const listener = routeByShop({
    shops: shopHosts,
    shopEndpointOf,
    otherwise: paceRefused(http.listener, { isDirect }),
  })
  const isBehindProxy = config.trustedProxies.length > 0
  const server = await listen(listener, listenTarget).catch(async (error: unknown) => {
    await shopEndpoints.close()
    throw error
  })
  starting.defer(async () => {
    backend.offers.events.close()
    await Promise.all([closeServer(server, { isBehindProxy }), shopEndpoints.close()])
  })
  await awaitFirstVisit(server, firstVisit)
  // It takes a while to build, and the first request for stock should not wait for it.
  platform.schema()
  await backend.work()
  await backend.catalogueSync.begin()
  await backend.orders.begin()
  await backend.international.sync.begin()
  await seedPatiently(seeds?.afterFirstVisit ?? [], { log })

  const startPath = await backend.administrators.startPath()
  const running = starting.move()
  return {
    panel: {
      origins: markets.origins,
      base: markets.origins[config.defaultMarket],
      shopOrigins: shopHosts.origins,
      demo,
      era: era.sandboxUrl,
      payments: sandboxes.paymentUrls,
      externalIdentity: external.sandboxUrl,
      administrators: startPath && `${markets.origins[config.defaultMarket]}${startPath}`,
      data: storage.description,
      startOver: storage.startOver,
    },
    /** Readiness goes first, requests finish, then the jobs, then the database. */
    async stop() {
      readiness.stop()
      if (!demo) await sleep(drainMs)
      await running.disposeAsync()
    },
  }
}
