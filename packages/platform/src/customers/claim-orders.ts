import type { Transaction } from '@dvaput/database/in-transaction'
import { and, eq, isNull } from '@dvaput/database/query'
import type { Customer } from '../tables/customers.table.ts'
import { orders } from '../tables/orders.table.ts'

/** What was ordered from this address without an account; only for whoever has shown that they read its mail. */
export const claimOrders = async ({ db }: Transaction, { id, shopId, email }: Customer): Promise<void> => {
  const unclaimed = and(eq(orders.shopId, shopId), eq(orders.email, email), isNull(orders.customerId))
  await db.update(orders).set({ customerId: id }).where(unclaimed)
}
