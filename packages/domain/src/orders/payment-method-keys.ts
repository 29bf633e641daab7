import { isPaidOnReceipt } from './is-paid-on-receipt.ts'
import { isPickupOrder } from './is-pickup-order.ts'
import type { OrderSnapshot } from './order-snapshot.ts'

/** How it is paid, in our words: what is paid on receipt is paid at the shop where the buyer comes for it. */
export const paymentMethodKeys = (
  order: Pick<OrderSnapshot, 'paymentMethods' | 'delivery' | 'attributes'>,
): readonly string[] =>
  order.paymentMethods.map((method) => {
    if (!isPaidOnReceipt({ paymentMethods: [method] })) return method
    return isPickupOrder(order) ? 'at-pickup' : 'cash-on-delivery'
  })
