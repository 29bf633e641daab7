import type { PaymentMethod } from '../tables/checkouts.table.ts'
import type { Order } from '../tables/orders.table.ts'

export type PaymentLabel = PaymentMethod | 'free'

/** How the payment is named to the buyer; what is paid or free no longer shows the chosen method. */
export const paymentLabelOf = ({
  total,
  financialStatus,
  paymentMethod,
}: Pick<Order, 'total' | 'financialStatus' | 'paymentMethod'>): PaymentLabel => {
  if (total === 0) return 'free'
  return financialStatus === 'paid' ? 'card' : paymentMethod
}
