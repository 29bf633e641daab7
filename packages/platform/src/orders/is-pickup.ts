import type { Order } from '../tables/orders.table.ts'

/** The shops' own places where products are fetched; everything else travels, also where no street is known. */
export const isPickup = ({ delivery }: Pick<Order, 'delivery'>): boolean =>
  delivery?.handle.startsWith('pickup-') ?? false
