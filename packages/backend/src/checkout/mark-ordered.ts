import { and, eq, isNull, sql } from '@dvaput/database/query'
import type { OnRecorded } from '../orders/record-order.ts'
import { isCheckoutId } from './checkout-id.ts'
import { checkouts } from './checkouts.table.ts'

/** In the transaction that first records the order: its checkout is done. */
export const markOrdered: OnRecorded = async (order, tx) => {
  const { checkoutId } = order
  if (checkoutId === null || !isCheckoutId(checkoutId)) return
  await tx.db
    .update(checkouts)
    .set({ state: 'ordered', orderId: order.id, updatedAt: sql`app_now()` })
    .where(and(eq(checkouts.id, checkoutId), eq(checkouts.shop, order.shop), isNull(checkouts.orderId)))
}
