import { and, asc, eq, inArray, sql } from '@dvaput/database/query'
import { defineLoader, groupByKey } from '../../graphql/loader.ts'
import { fulfilmentsOfOrders, linesOfOrders } from '../../orders/read-orders.ts'
import { fulfilments, orders, refunds } from '../../tables/orders.table.ts'
import type { AdminContext } from '../admin-context.ts'

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

/** Among those of its order, from 1. Not from a list read before: one operation may make several. */
export const placeOfFulfilment = defineLoader(async ({ db }: AdminContext, ids: readonly number[]) => {
  const { rows } = await db.execute<{ id: string; place: string }>(sql`
    SELECT it.id, count(*) AS place FROM ${fulfilments} AS it
    JOIN ${fulfilments} AS earlier ON earlier.order_id = it.order_id AND earlier.id <= it.id
    WHERE it.id = ANY (${sql.param(ids)}::bigint[]) GROUP BY it.id`)
  const places = new Map(rows.map(({ id, place }) => [Number(id), Number(place)]))
  return ids.map((id) => places.get(id) ?? 1)
})

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
