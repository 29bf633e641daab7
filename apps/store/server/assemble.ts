import { setTimeout as sleep } from 'node:timers/promises'
import { createBackend } from '@dvaput/backend/backend'
import { createReadSyncStatus } from '@dvaput/backend/catalogue-sync/read-sync-status'
import { createInfrastructure } from '@dvaput/backend/infrastructure'
import { checkDisk } from '@dvaput/database/check-disk'
import { sampleProfiles } from '@dvaput/domain/markets/sample-profiles'
import { titleOfProvider } from '@dvaput/domain/orders/payment-provider-titles'
import { createFetchPicture } from '@dvaput/platform/pictures/fetch-picture'
import type { Logger } from 'pino'
import { createAuditHeadFile } from './audit-head-file.ts'
import type { Config } from './config.ts'
import { connectShops } from './connect-shops.ts'
import { followMarkets } from './follow-markets.ts'
import { createMetrics } from './http/metrics.ts'
import { createMarketsByHost } from './markets-by-host.ts'
import { openDatabases } from './open-databases.ts'
import { openHttp } from './open-http.ts'
import { openListeners } from './open-listeners.ts'
import { openPageCache } from './open-page-cache.ts'
import { createSavePicture, openPlatform } from './open-platform.ts'
import { createReadiness } from './readiness.ts'
import { openServices } from './services/open-services.ts'
import { shopListenTargets } from './shop-endpoints/open-shop-endpoints.ts'
import { createShopsByHost } from './shop-endpoints/shops-by-host.ts'
import { awaitFirstVisit } from './sockets/first-visit.ts'
import { checkListenTarget, type ListenTarget } from './sockets/listen.ts'

/** A load balancer needs this long to notice that we are not ready. */
const drainMs = 2_000
/** Who waits for the shop to start waits for a page: jobs take the processor after it. */
const firstVisit = { comesWithinMs: 1_000, servedWithinMs: 5_000 }

/** Builds every part and hands it what it needs; the one place that knows them all. */
export const assemble = async (config: Config, log: Logger) => {
  const listenTarget: ListenTarget = { port: config.port, host: config.host, setting: 'PORT' }
  for (const target of [listenTarget, ...shopListenTargets(config)]) await checkListenTarget(target)
  // A start that fails closes what it had opened, in reverse.
  await using starting = new AsyncDisposableStack()
  // A shop that is none has no code of it.
  const demo = config.demo ? await import('@dvaput/demo/demo') : undefined

  const { port, platform: platformConfig } = config
  const markets = createMarketsByHost({ defaultMarket: config.defaultMarket, configured: config.origins, port })
  const shopHosts = createShopsByHost({ configured: platformConfig.origins, port })
  const homes = markets.origins

  const { storage, database, readReplica, ...databases } = await openDatabases(config, log)
  starting.defer(databases.close)
  const services = await openServices({ config, homes, shopHosts, log })
  starting.defer(services.close)
  const { payments } = services.ofBackend
  const infrastructure = createInfrastructure({
    ...{ database, log, mailer: services.mailer },
    settings: {
      ...{ databaseUrl: storage.url, secret: config.appSecret, homes },
      ...(demo && { samples: sampleProfiles }),
      importedPayments: payments && titleOfProvider(payments.name),
    },
  })
  const { jobs, bus } = infrastructure
  const { platform, ...platformStorage } = await openPlatform({
    ...{ config, databaseUrl: storage.url, infrastructure, log, demo },
    ...{ gatewayOf: services.gatewayOf, homes, shopOrigins: shopHosts.origins },
  })
  starting.defer(platformStorage.close)
  const shops = await connectShops({ config, platform, shopOrigins: shopHosts.origins, homes })

  const { limits, cache } = openPageCache({ config, bus })
  const saveMarketsAtShops = followMarkets({ infrastructure, platform, cache })
  const metrics = createMetrics({
    pools: {
      backend: database.pool,
      platform: platformStorage.database.pool,
      ...(readReplica && { read: readReplica.database.pool }),
    },
    readReplica: readReplica?.status,
    jobs: jobs.counts,
    pageCache: cache.size,
    catalogue: createReadSyncStatus(database),
  })
  const backend = createBackend({
    ...{ infrastructure, readReplica, shops },
    settings: {
      ...{ secret: config.appSecret, minPasswordLength: config.minPasswordLength, demo: config.demo },
      ...{ gate: config.gate, offers: config.offers },
    },
    services: services.ofBackend,
    host: {
      savePicture: createSavePicture(platform),
      fetchPicture: createFetchPicture(),
      keepAuditHead: createAuditHeadFile(config.dataDir).append,
      countQuery: metrics.countQuery,
    },
  })
  starting.defer(async () => backend.close())
  const isWarehouseOurs = services.sandboxUrls.era !== undefined
  const opened = demo?.openDemo({ infrastructure, shops, backend, isWarehouseOurs })
  await opened?.fillFirstPage()

  const readiness = createReadiness({ countJobs: jobs.counts, checkDisk: () => checkDisk(database) })
  const http = await openHttp({
    ...{ config, log, infrastructure, backend, platform, shops, markets, cache, limits, metrics, readiness },
    readReplica: readReplica?.status,
    mailbox: services.mailbox,
  })
  starting.defer(http.close)
  starting.defer(backend.stop)
  await backend.start()
  await saveMarketsAtShops()

  const listeners = await openListeners({
    ...{ config, listenTarget, infrastructure, log, http, metrics, platform, shopHosts },
    platformDatabase: platformStorage.database,
  })
  starting.defer(async () => {
    backend.offers.events.close()
    await listeners.close()
  })
  await awaitFirstVisit(listeners.server, firstVisit)
  // It takes a while to build, and the first request for stock should not wait for it.
  platform.schema()
  await backend.work()
  await backend.catalogueSync.begin()
  await backend.orders.begin()
  await backend.international.sync.begin()
  await opened?.fillStore()

  const startPath = await backend.administrators.startPath()
  const running = starting.move()
  return {
    panel: {
      origins: homes,
      base: homes[config.defaultMarket],
      shopOrigins: shopHosts.origins,
      demo: config.demo,
      ...services.sandboxUrls,
      administrators: startPath && `${homes[config.defaultMarket]}${startPath}`,
      data: storage.description,
      startOver: storage.startOver,
    },
    /** Readiness goes first, requests finish, then the jobs, then the database. */
    async stop() {
      readiness.stop()
      if (!config.demo) await sleep(drainMs)
      await running.disposeAsync()
    },
  }
}
