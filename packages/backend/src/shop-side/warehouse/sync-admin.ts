import type { Transaction } from '@dvaput/database/in-transaction'
import type { Database } from '@dvaput/database/open-database'
import { sql } from '@dvaput/database/query'
import type { ShopHandle } from '@dvaput/domain/markets/shop-handle'
import type { AuditAuthor, AuditLog } from '../../audit/audit-log.ts'
import type { CatalogueSync } from '../../catalogue-sync/catalogue-sync.ts'
import type { EraWarehouse } from '../../international/era-warehouse.ts'
import type { International } from '../../international/international.ts'
import type { SyncKind } from '../../international/international-syncs.table.ts'
import { createCompareStock } from './compare-stock.ts'
import { createListSetAside } from './list-set-aside.ts'

type Needs = {
  readonly database: Database
  readonly era: Pick<EraWarehouse, 'readStock' | 'isCircuitOpen' | 'source'>
  readonly international: { readonly sync: Pick<International['sync'], 'status' | 'enqueue'> }
  readonly catalogueSync: Pick<CatalogueSync, 'status' | 'enqueue'>
  readonly audit: Pick<AuditLog, 'record'>
}

/** What can be read anew: the warehouse in full or what changed there, and the catalogue of each shop. */
export type SyncTarget = SyncKind | ShopHandle

type Figures = { readonly listings: number; readonly setAside: number; readonly ageSeconds: number | null }

const figures = `
  SELECT (SELECT count(*)::int FROM backend.international_entries) AS listings,
    (SELECT count(*)::int FROM backend.international_rejections) AS "setAside",
    extract(epoch FROM app_now() - max(confirmed_at))::float8 AS "ageSeconds"
  FROM backend.international_syncs WHERE source = $1`

/** Queued or running, of both kinds of sync. */
const underWay = `
  SELECT coalesce(data ->> 'kind', data ->> 'shop') AS target FROM pgboss.job
  WHERE name IN ('sync-international', 'sync-catalogue') AND state IN ('created', 'retry', 'active')`

/** The replicas of the warehouse and of the shops: how fresh they are, and reading them anew. */
export const createSyncAdmin = ({ database, era, international, catalogueSync, audit }: Needs) => {
  const readUnderWay = async ({ db }: Pick<Transaction, 'db'>): Promise<ReadonlySet<string>> => {
    const { rows } = await db.execute<{ target: string }>(sql.raw(underWay))
    return new Set(rows.map(({ target }) => target))
  }

  const enqueue = (tx: Transaction, target: SyncTarget): Promise<unknown> =>
    target === 'full' || target === 'incremental'
      ? international.sync.enqueue(tx, target)
      : catalogueSync.enqueue(tx, target)

  return {
    compareStock: createCompareStock({ database, era }),
    listSetAside: createListSetAside(database),

    async state() {
      const [syncs, shops, running, counted] = await Promise.all([
        international.sync.status(),
        catalogueSync.status(),
        readUnderWay(database),
        database.pool.query<Figures>(figures, [era.source ?? '']),
      ])
      const [row] = counted.rows
      if (!row) throw new Error('expected one row, got none')
      return {
        ...row,
        /** False where the settings name no warehouse. */
        hasWarehouse: era.source !== null,
        isCircuitOpen: era.isCircuitOpen(),
        // A run that failed is unfinished until the next attempt, and nothing runs meanwhile.
        syncs: syncs.map((sync) => ({ ...sync, isRunning: running.has(sync.kind) })),
        shops: shops.map((shop) => ({ ...shop, isRunning: running.has(shop.shop) })),
      }
    },

    /** As a job: it goes on when the screen is closed. */
    sync: (target: SyncTarget, by: AuditAuthor): Promise<'ok' | 'under-way' | 'no-warehouse'> =>
      database.inTransaction(async (tx) => {
        const isOfWarehouse = target === 'full' || target === 'incremental'
        if (isOfWarehouse && era.source === null) return 'no-warehouse'
        if ((await readUnderWay(tx)).has(target)) return 'under-way'
        await enqueue(tx, target)
        await audit.record(tx, { by, action: 'warehouse.sync', subject: { kind: 'sync', id: target } })
        return 'ok'
      }),
  }
}

export type SyncAdmin = ReturnType<typeof createSyncAdmin>
