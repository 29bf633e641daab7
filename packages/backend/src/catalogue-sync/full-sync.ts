import { failpoint } from '@dvaput/database/failpoint'
import { catalogueTag } from '@dvaput/domain/catalogue/catalogue-tags'
import type { ShopHandle } from '@dvaput/domain/markets/shop-handle'
import type { InvalidationBus } from '../cache/invalidation-bus.ts'
import { createClock } from '../clock/clock.ts'
import type { ConnectedShops } from '../connected-shop.ts'
import type { Infrastructure } from '../infrastructure.ts'
import { countWords } from '../search/entries/count-words.ts'
import { countCollectionProducts } from './count-collection-products.ts'
import { productCacheTags } from './product-cache-tags.ts'
import type { RefreshCatalogue } from './refresh-catalogue.ts'
import { advanceSync, beginOrResumeSync, finishSync, type SyncRun, SyncTakenOver } from './sync-state.ts'
import { collectionCacheTags, removeCollections, writeCollections } from './write-collections.ts'
import { type AfterWriting, writeProducts } from './write-products.ts'

type Needs = {
  readonly infrastructure: Pick<Infrastructure, 'database' | 'ids' | 'log'> & {
    readonly bus: Pick<InvalidationBus, 'publish'>
  }
  readonly shops: ConnectedShops<'reader' | 'source' | 'subscribe'>
  readonly refresh: Pick<RefreshCatalogue, 'refreshProducts'>
  readonly afterWriting?: AfterWriting
}

/** A webhook for a recent change may be on its way: that is no drift. */
const graceMs = 5 * 60_000

export const createFullSync = (needs: Needs) => {
  const { infrastructure, shops, refresh, afterWriting } = needs
  const { database, bus, ids, log } = infrastructure
  const clock = createClock(database)

  const syncCollectionPage = async (shop: ShopHandle, run: SyncRun): Promise<SyncRun> => {
    const readAt = await clock.now()
    const { rows, cursor } = await shops[shop].reader.collectionPage(run.cursor)
    const next = { ...run, stage: cursor === null ? ('products' as const) : run.stage, cursor }
    await database.inTransaction(async (tx) => {
      const { handles, changed } = await writeCollections(tx, shop, rows, readAt)
      await bus.publish(tx, collectionCacheTags(shop, handles))
      await advanceSync(tx, shop, run, { ...next, seen: 0, changed })
    })
    return next
  }

  /** Nothing after the last page. */
  const syncProductPage = async (shop: ShopHandle, run: SyncRun): Promise<SyncRun | undefined> => {
    const readAt = await clock.now()
    const { rows, cursor } = await shops[shop].reader.productPage(run.cursor)
    await failpoint('before-catalogue-page')
    // The end of the last page is not known to the shop: it stays where it was, and a repetition does no harm.
    const next = { ...run, cursor: cursor ?? run.cursor }
    await database.inTransaction(async (tx) => {
      const { touched, recounted, changed } = await writeProducts(tx, shop, rows, readAt)
      await afterWriting?.(tx, shop, changed)
      await bus.publish(tx, productCacheTags(shop, { touched, recounted }))
      const settledBefore = readAt.getTime() - graceMs
      const drifted = changed.filter(({ updatedAt }) => updatedAt.getTime() < settledBefore)
      await advanceSync(tx, shop, run, { ...next, seen: rows.length, changed: drifted.length })
    })
    return cursor === null ? undefined : next
  }

  /** What this run did not see is read by id, and is removed only if the shop does not have it. */
  const settleMissing = async (shop: ShopHandle, { startedAt }: SyncRun): Promise<number> => {
    const missing = async (table: string) => {
      const { rows } = await database.pool.query<{ id: string }>(
        `SELECT id FROM backend.${table} WHERE shop = $1 AND removed_at IS NULL AND synced_at < $2`,
        [shop, startedAt],
      )
      return rows.map(({ id }) => Number(id))
    }
    const collectionIds = await missing('catalogue_collections')
    const goneCollections = await database.inTransaction(async (tx) => {
      const handles = await removeCollections(tx, shop, collectionIds, startedAt)
      await bus.publish(tx, collectionCacheTags(shop, handles))
      return handles.length
    })
    return goneCollections + (await refresh.refreshProducts(shop, await missing('catalogue_products')))
  }

  const finish = async (shop: ShopHandle, run: SyncRun) => {
    const gone = await settleMissing(shop, run)
    const { seen, drift } = await database.inTransaction(async (tx) => {
      await countCollectionProducts(tx, shop)
      await countWords(tx, shop)
      // Results cached so far came from the storefront, without facets: drop them.
      if (run.isFirst) await bus.publish(tx, [catalogueTag(shop)])
      return finishSync(tx, shop, run, gone)
    })
    if (drift > 0) log.warn({ shop, drift }, 'catalogue sync found drift')
    log.info({ shop, products: seen, drift }, 'catalogue sync finished')
  }

  /** From the first page to the last, or from where a run before it was cut off. */
  return async (shop: ShopHandle, signal?: AbortSignal): Promise<void> => {
    try {
      let run = await beginOrResumeSync(database, shop, shops[shop].source, ids.next())
      while (run.stage === 'collections') {
        signal?.throwIfAborted()
        run = await syncCollectionPage(shop, run)
      }
      for (let next: SyncRun | undefined = run; next; ) {
        signal?.throwIfAborted()
        run = next
        next = await syncProductPage(shop, run)
      }
      await finish(shop, run)
    } catch (error) {
      if (!(error instanceof SyncTakenOver)) throw error
      log.info({ shop }, 'catalogue sync is running in another process')
    }
  }
}
