import type { Transaction } from '@dvaput/database/in-transaction'
import type { Database } from '@dvaput/database/open-database'
import { and, asc, eq, inArray, isNotNull, isNull, or, sql } from '@dvaput/database/query'
import { type ShopHandle, shopHandles } from '@dvaput/domain/markets/shop-handle'
import { z } from 'zod'
import type { AuditLog } from '../audit/audit-log.ts'
import { createChangeInTurn } from '../audit/change-in-turn.ts'
import type { RefreshCatalogue } from '../catalogue-sync/refresh-catalogue.ts'
import type { ConnectedShops } from '../connected-shop.ts'
import type { Jobs } from '../jobs/jobs.ts'
import type { PriceHistory } from '../product-writing/price-history.ts'
import { createApplyRows, rowsAtOnce } from './apply-rows.ts'
import { createCreateProducts, newProductsAtOnce } from './new-products/create-products.ts'
import { createUndoNewProducts } from './new-products/undo-new-products.ts'
import { productImportRows, productImports } from './product-imports.table.ts'

type Needs = {
  readonly database: Database
  readonly jobs: Pick<Jobs, 'define' | 'enqueue'>
  readonly audit: Pick<AuditLog, 'record' | 'recordAll'>
  readonly shops: ConnectedShops<'isReadOnly' | 'products'>
  readonly catalogue: Pick<RefreshCatalogue, 'refreshProducts'> & Pick<PriceHistory, 'recordPrices'>
  readonly fetchPictures: (
    tx: Transaction,
    product: { readonly importId: string; readonly line: number; readonly shop: ShopHandle },
  ) => Promise<unknown>
}

export type Way = 'apply' | 'undo'

const hour = 60 * 60

const payload = z.object({
  importId: z.uuid(),
  shop: z.enum(shopHandles),
  by: z.object({ id: z.string().nullable(), name: z.string() }),
  /** Absent in jobs of the release before. */
  round: z.number().int().default(0),
  way: z.enum(['apply', 'undo']).default('apply'),
})

export type ImportRun = z.infer<typeof payload>

const statusOf = { apply: 'running', undo: 'undoing' } as const
const endOf = { apply: 'finished', undo: 'undone' } as const

/** In rounds, in the order of the file: what a row does to its product the next one of the same product sees. */
const ofDifferentProducts = <Row extends { readonly productGid: string | null }>(rows: readonly Row[]): Row[][] => {
  const byProduct = Map.groupBy(rows, ({ productGid }) => productGid)
  const roundOf = (row: Row) => byProduct.get(row.productGid)?.indexOf(row)
  return [...Map.groupBy(rows, roundOf).values()]
}

/** The job that applies or undoes an import, a few rows at a time; what is done is marked, so it goes on behind it. */
export const defineImportRuns = ({ database, jobs, audit, shops, catalogue, fetchPictures }: Needs) => {
  const { db } = database
  const rows = productImportRows
  const needs = { database, shops, audit, sync: catalogue }
  const applyRows = createApplyRows({ ...needs, priceHistory: catalogue })
  const createProducts = createCreateProducts({ ...needs, fetchPictures })
  const undoNewProducts = createUndoNewProducts(needs)
  const inTurn = createChangeInTurn(database)

  const isStillWanted = async ({ importId, round, way }: ImportRun) =>
    (await db.$count(
      productImports,
      and(eq(productImports.id, importId), eq(productImports.status, statusOf[way]), eq(productImports.round, round)),
    )) > 0

  /** What is left of the changes of products that the shop has. */
  const readChanges = ({ importId, way }: ImportRun) =>
    db
      .select()
      .from(rows)
      .where(
        and(
          eq(rows.importId, importId),
          isNull(rows.firstLine),
          way === 'apply'
            ? eq(rows.state, 'waiting')
            : // One that was refused in the middle may have been written in part.
              or(eq(rows.state, 'done'), and(eq(rows.state, 'failed'), eq(rows.reason, 'refused'))),
        ),
      )
      .orderBy(way === 'apply' ? asc(rows.line) : sql`${rows.line} DESC`)
      .limit(rowsAtOnce)

  const readNew = ({ importId, way }: ImportRun) =>
    db
      .select()
      .from(rows)
      .where(
        and(
          eq(rows.importId, importId),
          isNotNull(rows.newProduct),
          eq(rows.state, way === 'apply' ? 'waiting' : 'done'),
        ),
      )
      .orderBy(asc(rows.line))
      .limit(newProductsAtOnce)

  const workOnSome = async (run: ImportRun): Promise<'more' | 'done' | 'stopped'> => {
    if (!(await isStillWanted(run))) return 'stopped'
    const changes = await readChanges(run)
    for (const some of ofDifferentProducts(changes)) await applyRows(run, some, run.way)
    if (changes.length > 0) return 'more'
    const found = (await readNew(run)).flatMap(({ newProduct, ...row }) => (newProduct ? [{ ...row, newProduct }] : []))
    if (run.way === 'apply') {
      if (found.length > 0) await createProducts(run, found)
    } else
      await undoNewProducts(
        run,
        found.flatMap((row) => (row.productGid ? [{ ...row, productGid: row.productGid }] : [])),
      )
    return found.length > 0 ? 'more' : 'done'
  }

  const runAll = async (run: ImportRun, signal?: AbortSignal) => {
    const { importId, shop, way, round } = run
    for (;;) {
      signal?.throwIfAborted()
      // One at a time for each shop, so that two files never create one SKU.
      const outcome = await inTurn(`product-imports ${shop}`, () => workOnSome(run))
      if (outcome === 'stopped') return
      if (outcome === 'done') break
    }
    await db
      .update(productImports)
      .set({ status: endOf[way], finishedAt: sql`app_now()` })
      .where(
        and(
          eq(productImports.id, importId),
          inArray(productImports.status, [statusOf[way]]),
          eq(productImports.round, round),
        ),
      )
  }

  const job = jobs.define({
    name: 'apply-product-import',
    payload,
    // Ten thousand rows take their time. What is done is marked, so the next attempt goes on behind it.
    expireInSeconds: 4 * hour,
    run: (given, { signal }) => runAll(given, signal),
  })

  return (tx: Transaction, run: ImportRun): Promise<unknown> =>
    jobs.enqueue(tx, job, run, { key: `${run.importId}:${run.round}` })
}
