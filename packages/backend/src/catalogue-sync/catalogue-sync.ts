import type { Transaction } from '@dvaput/database/in-transaction'
import { type ShopHandle, shopHandles } from '@dvaput/domain/markets/shop-handle'
import { z } from 'zod'
import type { InvalidationBus } from '../cache/invalidation-bus.ts'
import type { ConnectedShops } from '../connected-shop.ts'
import type { Infrastructure } from '../infrastructure.ts'
import { describeError } from '../log/describe-error.ts'
import { createFullSync } from './full-sync.ts'
import { createReadSyncStatus } from './read-sync-status.ts'
import { createRefreshCatalogue } from './refresh-catalogue.ts'
import type { AfterWriting } from './write-products.ts'

type Needs = {
  readonly infrastructure: Pick<Infrastructure, 'database' | 'ids' | 'jobs' | 'log'> & {
    readonly bus: Pick<InvalidationBus, 'publish'>
  }
  readonly shops: ConnectedShops<'reader' | 'source' | 'subscribe'>
  readonly afterWriting?: AfterWriting
}

export type CatalogueSync = ReturnType<typeof createCatalogueSync>

const hour = 60 * 60

/** Syncs our replica of the shops' catalogues: in full every hour, and single products by webhook. */
export const createCatalogueSync = ({ infrastructure, shops, ...needs }: Needs) => {
  const { database, jobs, bus, ids, log } = infrastructure
  const refresh = createRefreshCatalogue({ database, bus, shops, ...needs })
  const fullSync = createFullSync({ infrastructure, shops, refresh, ...needs })

  /** Before the sync, so that no change falls between; a shop without webhooks is synced all the same. */
  const listen = async (shop: ShopHandle) => {
    try {
      await shops[shop].subscribe()
    } catch (error) {
      log.warn({ shop, error: describeError(error) }, 'webhook subscription failed')
    }
  }

  const syncJob = jobs.define({
    name: 'sync-catalogue',
    formerNames: ['copy-catalogue'],
    payload: z.object({ shop: z.enum(shopHandles) }),
    // A hundred thousand products take their time; a process that dies is noticed by its silence.
    expireInSeconds: 2 * hour,
    keepSeconds: 24 * hour,
    async run({ shop }, { signal }) {
      await listen(shop)
      await fullSync(shop, signal)
    },
  })

  const listenJob = jobs.define({
    name: 'subscribe-to-webhooks',
    payload: z.object({ shop: z.enum(shopHandles) }),
    keepSeconds: hour,
    run: ({ shop }) => listen(shop),
  })

  const collectionJob = jobs.define({
    name: 'refresh-collection',
    payload: z.object({ shop: z.enum(shopHandles), id: z.int() }),
    expireInSeconds: hour,
    keepSeconds: hour,
    run: ({ shop, id }) => refresh.refreshCollection(shop, id),
  })

  const enqueue = (tx: Transaction, shop: ShopHandle, job = syncJob) =>
    jobs.enqueue(tx, job, { shop }, { key: `${shop} ${ids.next()}` })

  jobs.define({
    name: 'sync-all-catalogues',
    formerNames: ['copy-catalogue-again'],
    cron: '23 * * * *',
    payload: z.object({}),
    keepSeconds: 24 * hour,
    async run() {
      for (const shop of shopHandles) await database.inTransaction((tx) => enqueue(tx, shop))
    },
  })

  return {
    ...refresh,
    fullSync,

    /** At once where few products join or leave it; the rest of many in a job. */
    async refreshCollectionSoon(shop: ShopHandle, id: number): Promise<void> {
      if (!(await refresh.beginRefreshCollection(shop, id))) return
      const key = `${shop} ${id} ${ids.next()}`
      await database.inTransaction((tx) => jobs.enqueue(tx, collectionJob, { shop, id }, { key }))
    },

    /** Whether products of the collection wait to be refreshed. */
    async isRefreshingCollection(shop: ShopHandle, id: number): Promise<boolean> {
      const { rows } = await database.pool.query(
        `SELECT 1 FROM pgboss.job WHERE name = $1 AND state IN ('created', 'retry', 'active')
           AND data ->> 'shop' = $2 AND data ->> 'id' = $3 LIMIT 1`,
        [collectionJob.name, shop, String(id)],
      )
      return rows.length > 0
    },

    /** As a job, in the caller's transaction. */
    enqueue: (tx: Transaction, shop: ShopHandle) => enqueue(tx, shop),

    /**
     * At start: enqueues a sync of every shop whose replica is missing, incomplete, of another shop or an hour old. The
     * others are asked for webhooks all the same: this version may handle one more, or listen on another port.
     */
    async begin(): Promise<void> {
      const { rows } = await database.pool.query<{ shop: ShopHandle; source: string }>(
        `SELECT shop, source FROM backend.catalogue_syncs
         WHERE run_id IS NULL AND last_full_at > app_now() - interval '1 hour'`,
      )
      for (const shop of shopHandles) {
        const isFresh = rows.some((row) => row.shop === shop && row.source === shops[shop].source)
        await database.inTransaction((tx) => enqueue(tx, shop, isFresh ? listenJob : syncJob))
      }
    },

    status: createReadSyncStatus(database),
  }
}
