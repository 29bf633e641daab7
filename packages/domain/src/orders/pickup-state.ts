import { isPickupOrder } from './is-pickup-order.ts'
import type { OrderSnapshot } from './order-snapshot.ts'

export type PickupState = 'preparing' | 'ready' | 'collected'

type Facts = Pick<OrderSnapshot, 'delivery' | 'attributes' | 'fulfillmentStatus' | 'fulfilments'>

/** Null for an order that is sent. A platform counts as sent what lies ready at the shop. */
export const pickupState = (order: Facts): PickupState | null => {
  if (!isPickupOrder(order)) return null
  if (order.fulfillmentStatus !== 'FULFILLED') return 'preparing'
  return order.fulfilments.length > 0 && order.fulfilments.every(({ deliveredAt }) => deliveredAt)
    ? 'collected'
    : 'ready'
}

/** Nobody comes for what was cancelled or is collected, so there are no hours and no code any more. */
export const waitsForPickup = (order: Facts & Pick<OrderSnapshot, 'cancelledAt'>): boolean => {
  const state = pickupState(order)
  return state !== null && state !== 'collected' && order.cancelledAt === null
}
