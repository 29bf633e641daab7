import type { PaymentMethod } from '../tables/checkouts.table.ts'
import type { Order } from '../tables/orders.table.ts'

export type PaymentLabel = PaymentMethod | 'free'

/** As the buyer is told of it: what is paid is paid, however it was to be paid, and nobody has paid for what is free. */
export const paymentLabelOf = ({
  total,
  financialStatus,
  paymentMethod,
}: Pick<Order, 'total' | 'financialStatus' | 'paymentMethod'>): PaymentLabel => {
  if (total === 0) return 'free'
  return financialStatus === 'paid' ? 'card' : paymentMethod
}
