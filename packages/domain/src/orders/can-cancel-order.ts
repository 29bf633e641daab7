import type { OrderSnapshot } from './order-snapshot.ts'
import { fulfilmentStatus } from './order-status.ts'

const cancellable: ReadonlySet<string> = new Set(['PENDING', 'PAID', 'PARTIALLY_PAID', 'PARTIALLY_REFUNDED'])

/** By the customer: until it is sent, paid or not. Of what the warehouse sends, the warehouse has the last word. */
export const canCancelOrder = ({
  cancelledAt,
  cancelRequestedAt,
  financialStatus,
  fulfillmentStatus,
}: Pick<OrderSnapshot, 'cancelledAt' | 'cancelRequestedAt' | 'financialStatus' | 'fulfillmentStatus'>): boolean =>
  cancelledAt === null &&
  cancelRequestedAt == null &&
  cancellable.has(financialStatus ?? '') &&
  fulfilmentStatus(fulfillmentStatus) === 'unfulfilled'
