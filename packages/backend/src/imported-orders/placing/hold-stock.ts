import type { Transaction } from '@dvaput/database/in-transaction'
import { and, asc, eq, inArray, ne, sql } from '@dvaput/database/query'
import { countPieces } from '@dvaput/domain/international/ordered-line'
import type { StockReading } from '../../warehouse-orders/read-stock.ts'
import { type ImportedOrder, importedOrders } from '../imported-orders.table.ts'
import { importedHolds, importedStock } from '../imported-stock.table.ts'
import { readHeldUntil } from './read-holds.ts'

type Wanted = Pick<ImportedOrder, 'lines'>

const idsOf = ({ lines }: Wanted): readonly string[] =>
  countPieces(lines)
    .map(({ eraId }) => eraId)
    .toSorted()

/** In one order everywhere, so that two buyers of the same products wait for each other instead of failing. */
const lockStock = (tx: Transaction, wanted: Wanted) =>
  tx.db
    .select()
    .from(importedStock)
    .where(inArray(importedStock.eraId, idsOf(wanted)))
    .orderBy(asc(importedStock.eraId))
    .for('update')

/**
 * Writes the reading down. False where a count is missing or an order has reached the warehouse since: it has to be read
 * again.
 */
const confirm = async (tx: Transaction, wanted: Wanted, { counts, readAt }: StockReading): Promise<boolean> => {
  for (const eraId of idsOf(wanted)) {
    const confirmed = counts.get(eraId) ?? null
    if (confirmed === null) return false
    const { rowCount } = await tx.db
      .insert(importedStock)
      .values({ eraId, confirmed, ceiling: confirmed })
      .onConflictDoUpdate({
        target: importedStock.eraId,
        set: { confirmed, ceiling: sql`greatest(${confirmed}::integer, ${importedStock.held})` },
        setWhere: sql`${importedStock.sentAt} IS NULL OR ${importedStock.sentAt} < ${readAt}::timestamptz`,
      })
    if (rowCount === 0) return false
  }
  return true
}

/** Of which products there are too few. */
export type Shortage = {
  /** How many of each could be held. */
  readonly left: ReadonlyMap<string, number>
  /** ISO: until when at most unpaid orders hold the rest of it; without those that hold none. */
  readonly heldUntil: ReadonlyMap<string, string>
}

/** Everything or nothing. */
export type HeldStock =
  | { readonly kind: 'held' }
  /** Another order holds it, or the warehouse has too little. */
  | ({ readonly kind: 'short' } & Shortage)
  /** The reading does not say. */
  | { readonly kind: 'unknown' }

export const holdStock = async (
  tx: Transaction,
  order: Pick<ImportedOrder, 'id' | 'lines'>,
  reading: StockReading,
): Promise<HeldStock> => {
  await lockStock(tx, order)
  if (!(await confirm(tx, order, reading))) return { kind: 'unknown' }
  const stock = await lockStock(tx, order)
  const freeOf = (eraId: string) => {
    const row = stock.find((each) => each.eraId === eraId)
    return row ? row.ceiling - row.held : 0
  }
  const pieces = countPieces(order.lines)
  const short = pieces.filter(({ eraId, quantity }) => freeOf(eraId) < quantity)
  if (short.length > 0) {
    const heldUntil = await readHeldUntil(
      tx,
      short.map(({ eraId }) => eraId),
    )
    return { kind: 'short', left: new Map(short.map(({ eraId }) => [eraId, freeOf(eraId)])), heldUntil }
  }
  for (const { eraId, quantity } of pieces) {
    await tx.db
      .update(importedStock)
      .set({ held: sql`${importedStock.held} + ${quantity}` })
      .where(eq(importedStock.eraId, eraId))
    await tx.db.insert(importedHolds).values({ orderId: order.id, eraId, quantity })
  }
  return { kind: 'held' }
}

/** `sent`: the warehouse counts them itself from now on. */
export const releaseHolds = async (
  tx: Transaction,
  order: Pick<ImportedOrder, 'id' | 'lines'>,
  why: 'sent' | 'given-up',
): Promise<void> => {
  await lockStock(tx, order)
  const released = await tx.db.delete(importedHolds).where(eq(importedHolds.orderId, order.id)).returning()
  for (const { eraId, quantity } of released) {
    const { held, confirmed } = importedStock
    const left = sql`${held} - ${quantity}::integer`
    const counted = why === 'sent' ? sql`greatest(${confirmed} - ${quantity}::integer, 0)` : sql`${confirmed}`
    await tx.db
      .update(importedStock)
      .set({
        ...{ held: left, confirmed: counted, ceiling: sql`greatest(${counted}, ${left})` },
        ...(why === 'sent' && { sentAt: sql`app_now()` }),
      })
      .where(eq(importedStock.eraId, eraId))
  }
}

/**
 * Which products of a held order the warehouse has too few of, after the orders that are paid and on their way to it.
 * Undefined where nobody knows.
 */
export const findUncovered = async (
  tx: Transaction,
  order: Pick<ImportedOrder, 'id' | 'lines'>,
  reading: StockReading | undefined,
): Promise<readonly string[] | undefined> => {
  const stock = await lockStock(tx, order)
  if (!reading) return undefined
  const isOutdated = await tx.db
    .select({ eraId: importedStock.eraId })
    .from(importedStock)
    .where(
      and(inArray(importedStock.eraId, idsOf(order)), sql`${importedStock.sentAt} >= ${reading.readAt}::timestamptz`),
    )
  if (isOutdated.length > 0 || stock.length < idsOf(order).length) return undefined
  const promised = await tx.db
    .select({ eraId: importedHolds.eraId, quantity: sql<number>`sum(${importedHolds.quantity})::int` })
    .from(importedHolds)
    .innerJoin(importedOrders, eq(importedOrders.id, importedHolds.orderId))
    .where(
      and(
        inArray(importedHolds.eraId, idsOf(order)),
        eq(importedOrders.state, 'paid'),
        ne(importedOrders.id, order.id),
      ),
    )
    .groupBy(importedHolds.eraId)
  const promisedOf = (eraId: string) => promised.find((each) => each.eraId === eraId)?.quantity ?? 0
  return countPieces(order.lines).flatMap(({ eraId, quantity }) => {
    const count = reading.counts.get(eraId)
    return count == null || count - promisedOf(eraId) >= quantity ? [] : [eraId]
  })
}

export const hasHolds = async (tx: Transaction, { id }: Pick<ImportedOrder, 'id'>): Promise<boolean> => {
  const [hold] = await tx.db
    .select({ eraId: importedHolds.eraId })
    .from(importedHolds)
    .where(eq(importedHolds.orderId, id))
    .limit(1)
  return hold !== undefined
}
