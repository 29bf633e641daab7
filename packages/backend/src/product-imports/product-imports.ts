import type { Database } from '@dvaput/database/open-database'
import { and, asc, count, desc, eq, gt, sql } from '@dvaput/database/query'
import { marketOfShop } from '@dvaput/domain/markets/market-of-shop'
import { markets } from '@dvaput/domain/markets/markets'
import type { ShopHandle } from '@dvaput/domain/markets/shop-handle'
import type { AuditAuthor, AuditLog } from '../audit/audit-log.ts'
import type { RefreshCatalogue } from '../catalogue-sync/refresh-catalogue.ts'
import type { ConnectedShops } from '../connected-shop.ts'
import type { Jobs } from '../jobs/jobs.ts'
import type { PriceHistory } from '../product-writing/price-history.ts'
import { exportProducts } from './export-products.ts'
import { productImportPictures } from './import-pictures.table.ts'
import { defineImportRuns, type Way } from './import-runs.ts'
import { formatTemplate } from './import-template.ts'
import { defineFetchImportPictures, type FetchPicture } from './new-products/fetch-import-pictures.ts'
import { type ImportRowState, productImportRows, productImports } from './product-imports.table.ts'
import { createSubmitImport } from './submit-import.ts'

type Needs = {
  readonly database: Database
  readonly jobs: Jobs
  readonly audit: Pick<AuditLog, 'record' | 'recordAll'>
  readonly shops: ConnectedShops<'isReadOnly' | 'products'>
  readonly catalogue: Pick<RefreshCatalogue, 'refreshProducts'> & Pick<PriceHistory, 'recordPrices'>
  readonly fetchPicture: FetchPicture
}

export const importRowsPageSize = 50

const languageOf = (shop: ShopHandle) => markets[marketOfShop(shop)].languages[0]

type Moved = 'ok' | 'not-found' | 'changed-meanwhile'

/** CSV files of products: checked first, applied by a job afterwards, which can be stopped, gone on with and undone. */
export const createProductImports = ({ database, jobs, audit, shops, catalogue, fetchPicture }: Needs) => {
  const { db } = database
  const { importId, line, state } = productImportRows
  const fetchPictures = defineFetchImportPictures({ database, jobs, shops, sync: catalogue, audit, fetchPicture })
  const enqueueRun = defineImportRuns({ database, jobs, audit, shops, catalogue, fetchPictures })
  const { submit, map, readColumns } = createSubmitImport({ database, shops })

  const countRows = async (id: string): Promise<Record<ImportRowState, number>> => {
    const rows = await db
      .select({ state, rows: count() })
      .from(productImportRows)
      .where(eq(importId, id))
      .groupBy(state)
    const none = { bad: 0, same: 0, waiting: 0, done: 0, failed: 0, undone: 0, kept: 0 }
    return { ...none, ...Object.fromEntries(rows.map((row) => [row.state, row.rows])) }
  }

  /** Products that the file creates, or has created. */
  const countNew = async (id: string): Promise<number> => {
    const isNew = and(eq(importId, id), sql`${productImportRows.newProduct} IS NOT NULL`)
    return db.$count(productImportRows, isNew)
  }

  const countPictures = async (id: string) => {
    const { state: pictureState, importId: ofImport } = productImportPictures
    const rows = await db
      .select({ state: pictureState, pictures: count() })
      .from(productImportPictures)
      .where(eq(ofImport, id))
      .groupBy(pictureState)
    return { waiting: 0, done: 0, failed: 0, ...Object.fromEntries(rows.map((row) => [row.state, row.pictures])) }
  }

  /** Into a state that has a job; its next round never meets the one before. */
  const begin = (
    id: string,
    by: AuditAuthor,
    { from, way }: { readonly from: readonly string[]; readonly way: Way },
  ): Promise<Moved> =>
    database.inTransaction(async (tx) => {
      const [known] = await tx.db.select().from(productImports).where(eq(productImports.id, id)).for('update')
      if (!known) return 'not-found'
      if (!from.includes(known.status)) return 'changed-meanwhile'
      const round = known.round + 1
      await tx.db
        .update(productImports)
        .set({
          ...{ status: way === 'apply' ? 'running' : 'undoing', round, finishedAt: null },
          startedAt: known.startedAt ?? sql`app_now()`,
        })
        .where(eq(productImports.id, id))
      if (way === 'undo') await tx.db.update(productImportRows).set({ hasStarted: false }).where(eq(importId, id))
      await audit.record(tx, {
        ...{ by, action: way === 'apply' ? 'product.import' : 'product.undo-import' },
        ...{ subject: { kind: 'product-import', id }, after: { fileName: known.fileName } },
      })
      await enqueueRun(tx, { importId: id, shop: known.shop, by: { id: by.id, name: by.name }, round, way })
      return 'ok'
    })

  return {
    /** The dry run: stores what each row would change, or why it cannot, and changes nothing. */
    submit,
    /** What the columns of a file are that nobody knew. */
    map,
    readColumns,

    /** Applies what was checked, or goes on where it was stopped. */
    start: (id: string, by: AuditAuthor) => begin(id, by, { from: ['checked', 'stopped'], way: 'apply' }),

    /** What is being written is finished; the rest waits. */
    async stop(id: string): Promise<Moved> {
      const stopped = await db
        .update(productImports)
        .set({ status: 'stopped' })
        .where(and(eq(productImports.id, id), eq(productImports.status, 'running')))
        .returning({ id: productImports.id })
      return stopped.length > 0 ? 'ok' : 'changed-meanwhile'
    },

    /** Writes back what was there before, and deletes what was created; what was sold or changed since is kept. */
    undo: (id: string, by: AuditAuthor) => begin(id, by, { from: ['finished', 'stopped'], way: 'undo' }),

    /** How far it is. */
    async read(id: string) {
      const [found] = await db.select().from(productImports).where(eq(productImports.id, id))
      if (!found) return null
      const { source: _source, ...facts } = found
      const [rows, newProducts, pictures] = await Promise.all([countRows(id), countNew(id), countPictures(id)])
      return { ...facts, rows, countOfNew: newProducts, pictures }
    },

    /** A page of one kind of rows, in the order of the file. */
    listRows: (id: string, ofState: ImportRowState, after = 0) =>
      db
        .select()
        .from(productImportRows)
        .where(and(eq(importId, id), eq(state, ofState), gt(line, after)))
        .orderBy(asc(line))
        .limit(importRowsPageSize),

    /** Pictures that no product has got, with the reason. */
    listFailedPictures: (id: string) =>
      db
        .select()
        .from(productImportPictures)
        .where(and(eq(productImportPictures.importId, id), eq(productImportPictures.state, 'failed')))
        .orderBy(asc(productImportPictures.line), asc(productImportPictures.position))
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
    /** An empty file with the columns of one kind, or of all. */
    formatTemplate: (shop: ShopHandle, kind: string) => formatTemplate(database, shop, kind),
  }
}

export type ProductImports = ReturnType<typeof createProductImports>
