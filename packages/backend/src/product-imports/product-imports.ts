import type { Database } from '@dvaput/database/open-database'
import { and, asc, count, desc, eq, gt, sql } from '@dvaput/database/query'
import { marketOfShop } from '@dvaput/domain/markets/market-of-shop'
import { markets } from '@dvaput/domain/markets/markets'
import { type ShopHandle, shopHandles } from '@dvaput/domain/markets/shop-handle'
import { z } from 'zod'
import type { AuditAuthor, AuditLog } from '../audit/audit-log.ts'
import type { RefreshCatalogue } from '../catalogue-sync/refresh-catalogue.ts'
import type { ConnectedShops } from '../connected-shop.ts'
import type { Jobs } from '../jobs/jobs.ts'
import type { PriceHistory } from '../product-writing/price-history.ts'
import { createApplyRows, rowsAtOnce } from './apply-rows.ts'
import { checkImport, type FileRefusal } from './check-import.ts'
import { exportProducts } from './export-products.ts'
import { type ImportRowState, productImportRows, productImports } from './product-imports.table.ts'

type Needs = {
  readonly database: Database
  readonly jobs: Jobs
  readonly audit: Pick<AuditLog, 'record' | 'recordAll'>
  readonly shops: ConnectedShops<'isReadOnly' | 'products'>
  readonly sync: Pick<RefreshCatalogue, 'refreshProducts'>
  readonly priceHistory: Pick<PriceHistory, 'recordPrices'>
}

type ImportFile = {
  readonly shop: ShopHandle
  readonly by: AuditAuthor
  readonly fileName: string
  readonly text: string
}

export const importRowsPageSize = 50
const hour = 60 * 60

const payload = z.object({
  importId: z.uuid(),
  shop: z.enum(shopHandles),
  by: z.object({ id: z.string().nullable(), name: z.string() }),
})

const languageOf = (shop: ShopHandle) => markets[marketOfShop(shop)].languages[0]

/** In rounds, in the order of the file: what a row does to its product the next one of the same product sees. */
const ofDifferentProducts = <Row extends { readonly productGid: string | null }>(rows: readonly Row[]): Row[][] => {
  const byProduct = Map.groupBy(rows, ({ productGid }) => productGid)
  const roundOf = (row: Row) => byProduct.get(row.productGid)?.indexOf(row)
  return [...Map.groupBy(rows, roundOf).values()]
}

/** CSV files of products: checked first, applied by a job afterwards. */
export const createProductImports = ({ database, jobs, audit, shops, sync, priceHistory }: Needs) => {
  const { db } = database
  const { importId, line, state } = productImportRows

  const applyRows = createApplyRows({ database, shops, audit, sync, priceHistory })

  const applyAll = async (given: z.infer<typeof payload>, signal?: AbortSignal) => {
    const { importId: id } = given
    for (;;) {
      const rows = await db
        .select()
        .from(productImportRows)
        .where(and(eq(importId, id), eq(state, 'waiting')))
        .orderBy(asc(line))
        .limit(rowsAtOnce)
      if (rows.length === 0) break
      for (const some of ofDifferentProducts(rows)) {
        signal?.throwIfAborted()
        await applyRows(given, some)
      }
    }
    await db
      .update(productImports)
      .set({ status: 'finished', finishedAt: sql`app_now()` })
      .where(and(eq(productImports.id, id), eq(productImports.status, 'running')))
  }

  const applyJob = jobs.define({
    name: 'apply-product-import',
    payload,
    // Ten thousand rows take their time. What is done is marked, so the next attempt goes on behind it.
    expireInSeconds: 4 * hour,
    run: (given, { signal }) => applyAll(given, signal),
  })

  const countRows = async (id: string): Promise<Record<ImportRowState, number>> => {
    const rows = await db
      .select({ state, rows: count() })
      .from(productImportRows)
      .where(eq(importId, id))
      .groupBy(state)
    const none = { bad: 0, same: 0, waiting: 0, done: 0, failed: 0 }
    return { ...none, ...Object.fromEntries(rows.map((row) => [row.state, row.rows])) }
  }

  return {
    /** The dry run: stores what each row would change, or why it cannot, and changes nothing. */
    async check({ shop, by, fileName, text }: ImportFile): Promise<{ readonly id: string } | FileRefusal> {
      const checked = await checkImport(database, shop, languageOf(shop), text)
      if (typeof checked === 'string') return checked
      return database.inTransaction(async (tx) => {
        const [made] = await tx.db
          .insert(productImports)
          .values({ shop, fileName, createdBy: by.name })
          .returning({ id: productImports.id })
        if (!made) throw new Error('expected one row, got none')
        // As one value: ten thousand rows of parameters would take seconds to send.
        const rows = checked.rows.map(({ line: number, productGid, variantGid, changes = {}, ...row }) => ({
          ...{ import_id: made.id, line: number, product_gid: productGid, variant_gid: variantGid, changes },
          is_begun: false,
          ...row,
        }))
        await tx.client.query(
          `INSERT INTO backend.product_import_rows
           SELECT * FROM jsonb_populate_recordset(null::backend.product_import_rows, $1::jsonb)`,
          [JSON.stringify(rows)],
        )
        return made
      })
    },

    /** Applies what was checked. Started already, it goes on by itself. */
    start: (id: string, by: AuditAuthor): Promise<'started' | 'not-found' | 'started-already'> =>
      database.inTransaction(async (tx) => {
        const [known] = await tx.db.select().from(productImports).where(eq(productImports.id, id)).for('update')
        if (!known) return 'not-found'
        if (known.status !== 'checked') return 'started-already'
        await tx.db
          .update(productImports)
          .set({ status: 'running', startedAt: sql`app_now()` })
          .where(eq(productImports.id, id))
        await audit.record(tx, {
          ...{ by, action: 'product.import', subject: { kind: 'product-import', id } },
          after: { fileName: known.fileName },
        })
        await jobs.enqueue(
          tx,
          applyJob,
          { importId: id, shop: known.shop, by: { id: by.id, name: by.name } },
          { key: id },
        )
        return 'started'
      }),

    /** How far it is. */
    async read(id: string) {
      const [found] = await db.select().from(productImports).where(eq(productImports.id, id))
      return found ? { ...found, rows: await countRows(id) } : null
    },

    /** A page of one kind of rows, in the order of the file. */
    listRows: (id: string, ofState: ImportRowState, after = 0) =>
      db
        .select()
        .from(productImportRows)
        .where(and(eq(importId, id), eq(state, ofState), gt(line, after)))
        .orderBy(asc(line))
        .limit(importRowsPageSize),

    /** The newest first. */
    list: (shop: ShopHandle) =>
      db
        .select()
        .from(productImports)
        .where(eq(productImports.shop, shop))
        .orderBy(desc(productImports.createdAt))
        .limit(importRowsPageSize),

    /** Chunks of the file. */
    exportFile: (shop: ShopHandle) => exportProducts(database, shop, languageOf(shop)),
  }
}

export type ProductImports = ReturnType<typeof createProductImports>
