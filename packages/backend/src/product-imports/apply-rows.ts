import type { Database } from '@dvaput/database/open-database'
import { and, eq, inArray } from '@dvaput/database/query'
import { createSemaphore } from '@dvaput/domain/flow/semaphore'
import type { ShopHandle } from '@dvaput/domain/markets/shop-handle'
import { maxVariantsAtOnce } from '@dvaput/integrations/shop-products/shop-variants'
import type { AuditAuthor, AuditEntry, AuditLog } from '../audit/audit-log.ts'
import type { RefreshCatalogue } from '../catalogue-sync/refresh-catalogue.ts'
import type { ConnectedShops } from '../connected-shop.ts'
import type { PriceHistory } from '../product-writing/price-history.ts'
import { productIdOf } from '../product-writing/product-writing.ts'
import type { BadCell } from './check-row.ts'
import type { ImportField } from './import-fields.ts'
import { moveStocks } from './move-stocks.ts'
import { planRow, type RowPlan } from './plan-row.ts'
import { type ImportChanges, productImportRows } from './product-imports.table.ts'
import { swapEnds, toKeptReason } from './swap-ends.ts'
import { toPrice, writeRow } from './write-row.ts'

type Needs = {
  readonly database: Database
  readonly shops: ConnectedShops<'isReadOnly' | 'products'>
  readonly audit: Pick<AuditLog, 'recordAll'>
  readonly sync: Pick<RefreshCatalogue, 'refreshProducts'>
  readonly priceHistory: Pick<PriceHistory, 'recordPrices'>
}

type StoredRow = typeof productImportRows.$inferSelect
type Applied = {
  readonly row: StoredRow
  readonly plan: RowPlan | undefined
  /** What the import has changed. */
  readonly fields: readonly ImportField[]
  readonly failure: BadCell | undefined
}

/** Rows that are read, and marked, together. */
export const rowsAtOnce = maxVariantsAtOnce
/** Products that are written at the same time. */
const concurrency = 4

const isPrice = (field: ImportField) => field === 'price' || field === 'compare_at_price'

const only = (changes: ImportChanges, fields: readonly ImportField[], end: 'before' | 'after') =>
  Object.fromEntries(fields.map((field) => [field, changes[field]?.[end] ?? '']))

const toAuditEntries = (by: AuditAuthor, { row: { changes, variantGid }, plan, fields }: Applied): AuditEntry[] => {
  const subject = { kind: 'product', id: plan?.variant.productGid ?? '' }
  const facts = fields.filter((field) => field !== 'stock')
  const entries: AuditEntry[] = []
  if (facts.length > 0)
    entries.push({
      ...{ by, subject, action: facts.every(isPrice) ? 'product.price' : 'product.update' },
      before: { variantGid, ...only(changes, facts, 'before') },
      after: { variantGid, ...only(changes, facts, 'after') },
    })
  if (fields.includes('stock'))
    entries.push({
      ...{ by, subject, action: 'stock.move' },
      before: { variantGid, quantity: Number(changes.stock?.before) },
      after: { variantGid, quantity: Number(changes.stock?.after), reason: 'correction', note: 'CSV' },
    })
  return entries
}

/** What becomes of the rows; an undo writes back what was there before. */
type Way = 'apply' | 'undo'

/**
 * Does to the shop what the dry run showed, for rows of different products. May be repeated: what is as the row says
 * already is left alone.
 */
export const createApplyRows = ({ database, shops, audit, sync, priceHistory }: Needs) => {
  const { db } = database
  const { run } = createSemaphore({ concurrency, maxQueued: rowsAtOnce })

  const writeAll = async (
    shop: ShopHandle,
    rows: readonly StoredRow[],
    { reference, way }: { readonly reference: string; readonly way: Way },
  ): Promise<Applied[]> => {
    const { products } = shops[shop]
    const found = await products.readVariants(rows.flatMap(({ variantGid }) => variantGid ?? []))
    const applied = await Promise.allSettled(
      rows.map((row) =>
        run(async (): Promise<Applied> => {
          const plan = planRow(
            row.changes,
            found.find(({ gid, productGid }) => gid === row.variantGid && productGid === row.productGid),
            { isExact: way === 'undo' },
          )
          if ('reason' in plan) return { row, plan: undefined, fields: [], failure: plan }
          const { written, failure } = await writeRow(products, row.changes, plan)
          // Begun before, it was this import that wrote what is there.
          return { row, plan, failure, fields: row.hasStarted ? [...plan.there, ...written] : written }
        }),
      ),
    )
    // None is left running when the first one throws.
    const facts = applied.map((each) => {
      if (each.status === 'rejected') throw each.reason
      return each.value
    })
    const failures = await moveStocks(
      products,
      reference,
      facts.flatMap(({ row: { line, changes }, plan, failure }) =>
        plan && !failure && plan.left.includes('stock') ? [{ line, plan, quantity: Number(changes.stock?.after) }] : [],
      ),
    )
    return facts.map((each) => {
      const isStockLeft = each.plan?.left.includes('stock') === true
      if (each.failure || !isStockLeft) return each
      const failure = failures.get(each.row.line)
      return failure ? { ...each, failure } : { ...each, fields: [...each.fields, 'stock'] }
    })
  }

  return async (
    { importId, shop, by }: { readonly importId: string; readonly shop: ShopHandle; readonly by: AuditAuthor },
    stored: readonly StoredRow[],
    way: Way = 'apply',
  ): Promise<void> => {
    const rows = way === 'apply' ? stored : stored.map(swapEnds)
    const ofLines = (of: readonly StoredRow[]) =>
      and(
        eq(productImportRows.importId, importId),
        inArray(
          productImportRows.line,
          of.map(({ line }) => line),
        ),
      )
    await db.update(productImportRows).set({ hasStarted: true }).where(ofLines(rows))
    const applied = await writeAll(shop, rows, { reference: `dvaput://product-imports/${importId}`, way })
    const touched = applied.flatMap(({ row, plan, fields }) =>
      plan && fields.length > 0 ? [{ row, plan, fields }] : [],
    )
    const prices = touched
      .filter(({ fields }) => fields.some(isPrice))
      .map(({ row, plan }) => ({ productId: productIdOf(plan.variant.productGid), ...toPrice(row.changes, plan) }))
    await priceHistory.recordPrices(shop, prices, by.id ?? by.name)
    // The listings follow at once, also where no webhook comes.
    await sync.refreshProducts(
      shop,
      rows.flatMap(({ productGid }) => (productGid === null ? [] : [productIdOf(productGid)])),
    )
    await database.inTransaction(async (tx) => {
      await audit.recordAll(
        tx,
        applied.flatMap((each) => toAuditEntries(by, each)),
      )
      const [failed, done] = [applied.filter(({ failure }) => failure), applied.filter(({ failure }) => !failure)]
      if (done.length > 0)
        await tx.db
          .update(productImportRows)
          .set({ state: way === 'apply' ? 'done' : 'undone', reason: null, field: null })
          .where(ofLines(done.map(({ row }) => row)))
      for (const { row, failure } of failed)
        await tx.db
          .update(productImportRows)
          .set(way === 'apply' ? { state: 'failed', ...failure } : { state: 'kept', ...toKeptReason(failure) })
          .where(ofLines([row]))
    })
  }
}
