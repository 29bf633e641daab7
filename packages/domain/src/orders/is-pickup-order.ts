import { readCounterPayment } from '../reservations/counter-payment.ts'
import type { OrderSnapshot } from './order-snapshot.ts'

/** The built-in platform names its own places so; what was sold at the counter never travels. */
export const isPickupOrder = ({ delivery, attributes }: Pick<OrderSnapshot, 'delivery' | 'attributes'>): boolean =>
  (delivery?.code?.startsWith('pickup-') ?? false) || readCounterPayment(attributes) !== null
