import type { Transaction } from '@dvaput/database/in-transaction'
import { and, desc, eq, inArray, isNull } from '@dvaput/database/query'
import { type Order, orderLines, orders } from '../../tables/orders.table.ts'
import type { CheckoutView } from '../checkout-view.ts'

/** An order of this customer for one of these products that waits for its transfer. // decision 0070 */
export const findWaitingOrder = async (
  db: Transaction['db'],
  { shop, checkout, contents }: CheckoutView,
): Promise<Order | undefined> => {
  const variantIds = contents.lines.flatMap(({ variantId }) => variantId ?? [])
  if (checkout.customerId === null || variantIds.length === 0) return undefined
  const [waiting] = await db
    .select()
    .from(orders)
    .where(
      and(
        ...[eq(orders.customerId, checkout.customerId), eq(orders.shopId, shop.id), isNull(orders.cancelledAt)],
        ...[eq(orders.financialStatus, 'pending'), eq(orders.paymentMethod, 'bank-transfer')],
        eq(orders.fulfilmentStatus, 'unfulfilled'),
        inArray(
          orders.id,
          db.select({ id: orderLines.orderId }).from(orderLines).where(inArray(orderLines.variantId, variantIds)),
        ),
      ),
    )
    .orderBy(desc(orders.id))
    .limit(1)
  return waiting
}
