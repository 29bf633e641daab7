import type { OrderSnapshot } from './order-snapshot.ts'
import { fulfilmentStatus } from './order-status.ts'
import { pickupState } from './pickup-state.ts'

const cancellable: ReadonlySet<string> = new Set(['PENDING', 'PAID', 'PARTIALLY_PAID', 'PARTIALLY_REFUNDED'])

type Facts = Parameters<typeof pickupState>[0] &
  Pick<OrderSnapshot, 'cancelledAt' | 'cancelRequestedAt' | 'financialStatus'>

/**
 * By the customer: until it is sent, paid or not. What lies ready at the shop has not left either. Of what the warehouse
 * sends, the warehouse has the last word.
 */
export const canCancelOrder = (order: Facts): boolean =>
  order.cancelledAt === null &&
  order.cancelRequestedAt == null &&
  cancellable.has(order.financialStatus ?? '') &&
  (fulfilmentStatus(order.fulfillmentStatus) === 'unfulfilled' || pickupState(order) === 'ready')
