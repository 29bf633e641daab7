import { readCounterPayment } from '../reservations/counter-payment.ts'
import type { OrderSnapshot } from './order-snapshot.ts'

/** The shop says so, or has a place of its own in the code, as orders from before it said so; what was sold at the counter never travels. */
export const isPickupOrder = ({ delivery, attributes }: Pick<OrderSnapshot, 'delivery' | 'attributes'>): boolean =>
  (delivery?.isPickup ?? delivery?.code?.startsWith('pickup-') ?? false) || readCounterPayment(attributes) !== null
