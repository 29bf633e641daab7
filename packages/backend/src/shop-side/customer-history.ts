import type { Database } from '@dvaput/database/open-database'
import { count, inArray, sql } from '@dvaput/database/query'
import { offers } from '../offers/offers.table.ts'
import { orders } from '../orders/orders.table.ts'

/** What the shop knows of a customer before it answers. */
export type CustomerHistory = {
  readonly orders: number
  readonly offers: number
  /** Offers that ended in an order, and agreed prices that were never paid. */
  readonly bought: number
  readonly unpaid: number
}

const nothing: CustomerHistory = { orders: 0, offers: 0, bought: 0, unpaid: 0 }

export const readCustomerHistories = async (
  db: Database['db'],
  customerIds: readonly string[],
): Promise<(customerId: string) => CustomerHistory> => {
  if (customerIds.length === 0) return () => nothing
  const [offered, ordered] = await Promise.all([
    db
      .select({
        id: offers.customerId,
        offers: count(),
        bought: count(offers.usedAt),
        unpaid: sql<number>`(count(*) FILTER (WHERE ${offers.reason} = 'unpaid'))::int`,
      })
      .from(offers)
      .where(inArray(offers.customerId, [...customerIds]))
      .groupBy(offers.customerId),
    db
      .select({ id: orders.customerId, orders: count() })
      .from(orders)
      .where(inArray(orders.customerId, [...customerIds]))
      .groupBy(orders.customerId),
  ])
  const ordersOf = new Map(ordered.map(({ id, orders: number }) => [id, number]))
  const offersOf = new Map(offered.map(({ id, ...counts }) => [id, counts]))
  return (id) => ({ ...nothing, ...offersOf.get(id), orders: ordersOf.get(id) ?? 0 })
}
