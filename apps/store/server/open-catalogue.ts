import type { InvalidationBus } from '@dvaput/backend/cache/invalidation-bus'
import { createCatalogue } from '@dvaput/backend/catalogue/catalogue'
import { createReplicaState } from '@dvaput/backend/catalogue/replica-state'
import { describeError } from '@dvaput/backend/log/describe-error'
import type { Database } from '@dvaput/database/open-database'
import { purgeExpiredEveryMs, sourceDownMs } from '@dvaput/domain/catalogue/lifetimes'
import type { ShopHandle } from '@dvaput/domain/markets/shop-handle'
import type { Logger } from 'pino'
import type { Metrics } from './http/metrics.ts'
import type { openCatalogueSync } from './open-catalogue-sync.ts'

type Options = {
  readonly database: Database
  readonly bus: Pick<InvalidationBus, 'subscribe'>
  /** Where each shop is asked. */
  readonly sourceOf: (shop: ShopHandle) => string
  readonly catalogueSync: Pick<ReturnType<typeof openCatalogueSync>, 'live' | 'storefronts'>
  readonly metrics: Pick<Metrics, 'observeSource'>
  readonly log: Logger
}

/** What shoppers are shown; the operator sees from where, in the figures and in the log. */
export const openCatalogue = ({ database, bus, sourceOf, catalogueSync, metrics, log }: Options) => {
  const { live, storefronts } = catalogueSync
  const toldAt = new Map<string, number>()
  /** An outage is a line now and then, not one for every visitor. */
  const isTimeToTell = (query: string) => {
    if (Date.now() - (toldAt.get(query) ?? 0) < sourceDownMs) return false
    toldAt.set(query, Date.now())
    return true
  }
  const catalogue = createCatalogue({
    database,
    state: createReplicaState({ database, sourceOf }),
    live,
    storefronts,
    observe({ query, outcome, source, error }) {
      metrics.observeSource(query, source, outcome)
      if (outcome === 'failed')
        log.warn({ query, source, error: describeError(error) }, 'a source of the catalogue is passed over')
      if (outcome === 'stale' && isTimeToTell(query))
        log.warn({ query }, 'no source of the catalogue answers, an older answer is shown')
    },
  })
  const unsubscribe = bus.subscribe((changed) => {
    live.drop(changed)
    catalogue.drop(changed)
  })
  const purging = setInterval(catalogue.purge, purgeExpiredEveryMs).unref()
  return {
    catalogue,
    close() {
      clearInterval(purging)
      unsubscribe()
    },
  }
}
