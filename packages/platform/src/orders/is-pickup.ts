import { readCounterPayment } from '@dvaput/domain/reservations/counter-payment'
import type { Fulfilment, Order } from '../tables/orders.table.ts'

/** Sold at the shop itself, where nothing has to be fetched later. */
export const isAtCounter = ({ attributes }: Pick<Order, 'attributes'>): boolean =>
  readCounterPayment(attributes) !== null

/**
 * The shops' own places where products are fetched, and the counter where they were sold. Everything else travels, also
 * where no street is known.
 */
export const isPickup = ({ delivery, attributes }: Pick<Order, 'delivery' | 'attributes'>): boolean =>
  (delivery?.handle.startsWith('pickup-') ?? false) || isAtCounter({ attributes })

/** What lies ready counts as fulfilled; it is collected once somebody has said so of all of it. */
export const isCollected = (
  order: Pick<Order, 'delivery' | 'attributes' | 'fulfilmentStatus'>,
  fulfilments: readonly Pick<Fulfilment, 'deliveredAt'>[],
): boolean =>
  isPickup(order) &&
  order.fulfilmentStatus === 'fulfilled' &&
  fulfilments.length > 0 &&
  fulfilments.every(({ deliveredAt }) => deliveredAt !== null)
