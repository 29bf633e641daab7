import { canCancelOrder } from './can-cancel-order.ts'
import type { OrderSnapshot } from './order-snapshot.ts'

/** Paid when the buyer gets the products: nothing of it is open before. */
const paidOnReceipt: ReadonlySet<string> = new Set(['cash-on-delivery', 'cash on delivery (cod)'])

/** Nothing has left, and its buyer has yet to pay it, by a bank transfer for example. // readings D-24 */
export const waitsForPayment = (
  order: Parameters<typeof canCancelOrder>[0] & Pick<OrderSnapshot, 'paymentMethods'>,
): boolean =>
  order.financialStatus === 'PENDING' &&
  canCancelOrder(order) &&
  !order.paymentMethods.some((method) => paidOnReceipt.has(method.toLowerCase()))
