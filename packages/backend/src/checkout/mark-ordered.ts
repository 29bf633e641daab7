import { and, eq, isNull, sql } from '@dvaput/database/query'
import { shopOfOrder } from '@dvaput/domain/orders/order-source'
import { parseProductIdentity } from '@dvaput/domain/products/product-identity'
import { removeBought } from '../cart/remove-bought.ts'
import type { OnRecorded } from '../orders/record-order.ts'
import { isCheckoutId } from './checkout-id.ts'
import { checkouts } from './checkouts.table.ts'

/** In the transaction that first records the order: its checkout is done, and what was bought leaves the customer's cart. */
export const markOrdered: OnRecorded = async (order, tx) => {
  const { checkoutId } = order
  const shop = shopOfOrder(order.shop)
  if (shop === undefined || checkoutId === null || !isCheckoutId(checkoutId)) return
  const [checkout] = await tx.db
    .update(checkouts)
    .set({ state: 'ordered', orderId: order.id, updatedAt: sql`app_now()` })
    .where(and(eq(checkouts.id, checkoutId), eq(checkouts.shop, shop), isNull(checkouts.orderId)))
    .returning()
  if (!checkout?.customerId) return
  const bought = checkout.lines.flatMap(({ product, quantity }) => {
    const identity = parseProductIdentity(product)
    return identity ? [{ identity, quantity }] : []
  })
  await removeBought(tx, checkout.customerId, checkout.market, bought)
}
