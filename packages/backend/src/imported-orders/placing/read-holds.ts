import type { Transaction } from '@dvaput/database/in-transaction'
import { and, eq, inArray, sql } from '@dvaput/database/query'
import { importedOrders } from '../imported-orders.table.ts'
import { importedHolds } from '../imported-stock.table.ts'

/** ISO, by product: until when at most orders that wait for their payment hold units of it. */
export const readHeldUntil = async (
  { db }: Pick<Transaction, 'db'>,
  eraIds: readonly string[],
): Promise<ReadonlyMap<string, string>> => {
  const { holdUntil, state } = importedOrders
  const rows = await db
    .select({ eraId: importedHolds.eraId, until: sql<Date>`max(${holdUntil})`.mapWith(holdUntil) })
    .from(importedHolds)
    .innerJoin(importedOrders, eq(importedOrders.id, importedHolds.orderId))
    .where(
      and(
        inArray(importedHolds.eraId, [...eraIds]),
        inArray(state, ['awaiting-payment', 'payment-pending']),
        sql`${holdUntil} > app_now()`,
      ),
    )
    .groupBy(importedHolds.eraId)
  return new Map(rows.map(({ eraId, until }) => [eraId, until.toISOString()]))
}

/** Of orders that wait for their payment, or are paid and not yet at the warehouse: it still counts these units as its own. */
export const countHeld = async (
  { db }: Pick<Transaction, 'db'>,
  eraIds: readonly string[],
): Promise<ReadonlyMap<string, number>> => {
  const { eraId, quantity } = importedHolds
  const rows = await db
    .select({ eraId, held: sql<number>`sum(${quantity})::int` })
    .from(importedHolds)
    .where(inArray(eraId, [...eraIds]))
    .groupBy(eraId)
  return new Map(rows.map((row) => [row.eraId, row.held]))
}
