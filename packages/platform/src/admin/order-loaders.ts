import { and, asc, eq, inArray } from '@dvaput/database/query'
import { defineLoader, groupByKey } from '../graphql/loader.ts'
import { orders, refunds } from '../orders/orders.table.ts'
import { fulfilmentsOfOrders, linesOfOrders } from '../orders/read-orders.ts'
import type { AdminContext } from './admin-context.ts'

export const orderById = defineLoader(async ({ db, shop }: AdminContext, ids: readonly number[]) => {
  const rows = await db
    .select()
    .from(orders)
    .where(and(eq(orders.shopId, shop.id), inArray(orders.id, [...ids])))
  const found = new Map(rows.map((row) => [row.id, row]))
  return ids.map((id) => found.get(id) ?? null)
})

export const linesOfOrder = defineLoader(({ db }: AdminContext, orderIds: readonly number[]) =>
  linesOfOrders(db, orderIds),
)

export const fulfilmentsOfOrder = defineLoader(({ db }: AdminContext, orderIds: readonly number[]) =>
  fulfilmentsOfOrders(db, orderIds),
)

export const refundsOfOrder = defineLoader(async ({ db }: AdminContext, orderIds: readonly number[]) => {
  const rows = await db
    .select()
    .from(refunds)
    .where(inArray(refunds.orderId, [...orderIds]))
    .orderBy(asc(refunds.id))
  return groupByKey(orderIds, rows, ({ orderId }) => orderId)
})

/** The line with its order's currency beside it: all that its prices need. */
export const lineOf = async (context: AdminContext, orderId: number, lineId: number) =>
  (await linesOfOrder(context).load(orderId)).find(({ id }) => id === lineId) ?? null
