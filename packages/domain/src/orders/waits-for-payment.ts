import { canCancelOrder } from './can-cancel-order.ts'
import { isPaidOnReceipt } from './is-paid-on-receipt.ts'
import type { OrderSnapshot } from './order-snapshot.ts'

/** Nothing has left, and its buyer has yet to pay it, by a bank transfer for example. // decision 0070 */
export const waitsForPayment = (
  order: Parameters<typeof canCancelOrder>[0] & Pick<OrderSnapshot, 'paymentMethods'>,
): boolean => order.financialStatus === 'PENDING' && canCancelOrder(order) && !isPaidOnReceipt(order)
