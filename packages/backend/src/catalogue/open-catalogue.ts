import type { Log } from '@dvaput/database/log'
import type { Database } from '@dvaput/database/open-database'
import type { ReadReplica } from '@dvaput/database/read-replica'
import { purgeExpiredEveryMs, sourceDownMs } from '@dvaput/domain/catalogue/lifetimes'
import type { ShopHandle } from '@dvaput/domain/markets/shop-handle'
import type { InvalidationBus } from '../cache/invalidation-bus.ts'
import type { ConnectedShops } from '../connected-shop.ts'
import { describeError } from '../log/describe-error.ts'
import { createCatalogue } from './catalogue.ts'
import { createLiveProducts } from './live-products.ts'
import { createReplicaState } from './replica/replica-state.ts'

type Needs = {
  readonly database: Database
  readonly readReplica?: ReadReplica | undefined
  readonly bus: Pick<InvalidationBus, 'subscribe'>
  readonly shops: ConnectedShops<'readLiveProducts' | 'source' | 'storefront'>
  readonly onDifference: (shop: ShopHandle, ids: readonly number[]) => void
  /** For metrics. */
  readonly countQuery: (query: string, source: string, outcome: string) => void
  readonly log: Log
}

/** The catalogue with its caches: they are dropped by tag, purged from time to time, and reported on. */
export const openCatalogue = ({ database, readReplica, bus, shops, onDifference, countQuery, log }: Needs) => {
  const { main, retail } = shops
  const live = createLiveProducts({
    read: { main: main.readLiveProducts, retail: retail.readLiveProducts },
    onDifference,
  })
  const loggedAt = new Map<string, number>()
  /** An outage is one log line every half minute, not one for every visitor. */
  const isTimeToLog = (query: string) => {
    if (Date.now() - (loggedAt.get(query) ?? 0) < sourceDownMs) return false
    loggedAt.set(query, Date.now())
    return true
  }
  const catalogue = createCatalogue({
    database,
    readReplica,
    state: createReplicaState({ database, sourceOf: (shop) => shops[shop].source }),
    live,
    storefronts: { main: main.storefront, retail: retail.storefront },
    observe({ query, outcome, source, error }) {
      countQuery(query, source, outcome)
      if (outcome === 'failed')
        log.warn({ query, source, error: describeError(error) }, `circuit breaker open: ${source}`)
      if (outcome === 'stale' && isTimeToLog(query))
        log.warn({ query }, 'all catalogue sources unavailable, serving stale results')
    },
  })
  const unsubscribe = bus.subscribe((changed) => {
    readReplica?.noteChange()
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
