import type { InvalidationBus } from '@dvaput/backend/cache/invalidation-bus'
import { describeFailure } from '@dvaput/backend/log/describe-failure'
import { createCopyState } from '@dvaput/backend/shopfront/copy-state'
import { createShopfront } from '@dvaput/backend/shopfront/shopfront'
import type { Database } from '@dvaput/database/open-database'
import { purgeExpiredEveryMs, sourceDownMs } from '@dvaput/domain/catalogue/lifetimes'
import type { ShopHandle } from '@dvaput/domain/markets/shop-handle'
import type { Logger } from 'pino'
import type { Metrics } from './http/metrics.ts'
import type { openCatalogue } from './open-catalogue.ts'

type Options = {
  readonly database: Database
  readonly bus: Pick<InvalidationBus, 'subscribe'>
  /** Where each shop is asked. */
  readonly sourceOf: (shop: ShopHandle) => string
  readonly catalogue: Pick<ReturnType<typeof openCatalogue>, 'live' | 'storefronts'>
  readonly metrics: Pick<Metrics, 'observeSource'>
  readonly log: Logger
}

/** What shoppers are shown; the operator sees from where, in the figures and in the log. */
export const openShopfront = ({ database, bus, sourceOf, catalogue, metrics, log }: Options) => {
  const { live, storefronts } = catalogue
  const toldAt = new Map<string, number>()
  /** An outage is a line now and then, not one for every visitor. */
  const isTimeToTell = (question: string) => {
    if (Date.now() - (toldAt.get(question) ?? 0) < sourceDownMs) return false
    toldAt.set(question, Date.now())
    return true
  }
  const shopfront = createShopfront({
    database,
    state: createCopyState({ database, sourceOf }),
    live,
    storefronts,
    observe({ question, outcome, source, error }) {
      metrics.observeSource(question, source, outcome)
      if (outcome === 'failed')
        log.warn({ question, source, failure: describeFailure(error) }, 'a source of the catalogue is passed over')
      if (outcome === 'stale' && isTimeToTell(question))
        log.warn({ question }, 'no source of the catalogue answers, an older answer is shown')
    },
  })
  const unsubscribe = bus.subscribe((changed) => {
    live.drop(changed)
    shopfront.drop(changed)
  })
  const purging = setInterval(shopfront.purge, purgeExpiredEveryMs).unref()
  return {
    shopfront,
    close() {
      clearInterval(purging)
      unsubscribe()
    },
  }
}
