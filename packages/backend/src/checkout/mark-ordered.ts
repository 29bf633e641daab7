import { and, eq, isNull, sql } from '@dvaput/database/query'
import { shopOfOrder } from '@dvaput/domain/orders/order-source'
import { parseProductIdentity } from '@dvaput/domain/products/product-identity'
import { removeBought } from '../cart/remove-bought.ts'
import type { OrderRecord } from '../orders/orders.table.ts'
import type { OnRecorded } from '../orders/record-order.ts'
import { isCheckoutId } from './checkout-id.ts'
import { type Checkout, checkouts } from './checkouts.table.ts'

/**
 * The order decides: the cart may have been changed while it was paid. The shop knows imported products under ids of its
 * own, so theirs are those of the checkout.
 */
const boughtOf = ({ lines, shop }: Checkout, { snapshot }: OrderRecord) => {
  const left = lines.flatMap(({ product, quantity }) => {
    const identity = parseProductIdentity(product)
    return identity ? [{ identity, quantity }] : []
  })
  if (left.some(({ identity }) => identity.kind !== 'local')) return left
  const quantities = new Map<string, number>()
  for (const { variantId, quantity } of snapshot.lines)
    if (variantId !== null) quantities.set(variantId, (quantities.get(variantId) ?? 0) + quantity)
  return [...quantities].map(([variantId, quantity]) => ({
    identity: { kind: 'local' as const, shop, variantId },
    quantity,
  }))
}

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
  await removeBought(tx, checkout.customerId, checkout.market, boughtOf(checkout, order))
}
