import { and, asc, eq, inArray, sql } from '@dvaput/database/query'
import { defineLoader, groupByKey } from '../../graphql/loader.ts'
import { customerAddresses, customers } from '../../tables/customers.table.ts'
import { orders } from '../../tables/orders.table.ts'
import type { AdminContext } from '../admin-context.ts'
import { defineRowsOf } from '../read-rows-of.ts'

export const customerById = defineLoader(async ({ db, shop }: AdminContext, ids: readonly number[]) => {
  const rows = await db
    .select()
    .from(customers)
    .where(and(eq(customers.shopId, shop.id), inArray(customers.id, [...ids])))
  const found = new Map(rows.map((row) => [row.id, row]))
  return ids.map((id) => found.get(id) ?? null)
})

export const addressesOfCustomer = defineLoader(async ({ db }: AdminContext, customerIds: readonly number[]) => {
  const rows = await db
    .select()
    .from(customerAddresses)
    .where(inArray(customerAddresses.customerId, [...customerIds]))
    .orderBy(asc(customerAddresses.id))
  return groupByKey(customerIds, rows, ({ customerId }) => customerId)
})

export const ordersOfCustomer = defineRowsOf(orders, (customerId) => sql`${orders.customerId} = ${customerId}`)

/** How often a customer has bought and what was kept of it. */
export const spendingOfCustomer = defineLoader(async ({ db }: AdminContext, customerIds: readonly number[]) => {
  const rows = await db
    .select({
      customerId: orders.customerId,
      orders: sql<number>`count(*)`.mapWith(Number),
      spent: sql<number>`coalesce(sum(${orders.total} - ${orders.refundedTotal})
        FILTER (WHERE ${orders.financialStatus} IN ('paid', 'partially_refunded', 'refunded')), 0)`.mapWith(Number),
    })
    .from(orders)
    .where(inArray(orders.customerId, [...customerIds]))
    .groupBy(orders.customerId)
  const found = new Map(rows.map((row) => [row.customerId, row]))
  return customerIds.map((id) => found.get(id) ?? { customerId: id, orders: 0, spent: 0 })
})
