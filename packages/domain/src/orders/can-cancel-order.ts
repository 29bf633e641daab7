import type { OrderSnapshot } from './order-snapshot.ts'
import { fulfilmentStatus, paymentStatus } from './order-status.ts'

/** By the customer: while it is neither paid nor sent. */
export const canCancelOrder = ({
  cancelledAt,
  financialStatus,
  fulfillmentStatus,
}: Pick<OrderSnapshot, 'cancelledAt' | 'financialStatus' | 'fulfillmentStatus'>): boolean =>
  cancelledAt === null &&
  paymentStatus(financialStatus) === 'pending' &&
  fulfilmentStatus(fulfillmentStatus) === 'unfulfilled'
