import type { OrderSnapshot } from '@dvaput/domain/orders/order-snapshot'
import { pickupState } from '@dvaput/domain/orders/pickup-state'

/** The states of an order for its badges. What is fetched is never sent. */
export const orderStatuses = (snapshot: OrderSnapshot): readonly (string | null)[] => {
  const { cancelledAt, financialStatus, fulfillmentStatus, needsAddress } = snapshot
  if (cancelledAt) return ['cancelled', financialStatus]
  const pickup = pickupState(snapshot)
  return [financialStatus, pickup ? `pickup-${pickup}` : fulfillmentStatus, needsAddress ? 'address-missing' : null]
}
