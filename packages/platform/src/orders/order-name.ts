import type { Order } from '../tables/orders.table.ts'
import type { Shop } from '../tables/shops.table.ts'

export const orderName = ({ number }: Pick<Order, 'number'>): string => `#${number}`

/** The first of an order is its number 1. */
export const fulfilmentName = (order: Pick<Order, 'number'>, place: number): string => `${orderName(order)}-F${place}`

/** The order's own page; whoever has the link may read it. */
export const orderStatusUrl = ({ endpointUrl }: Pick<Shop, 'endpointUrl'>, { id, statusKey }: Order): string =>
  `${endpointUrl}/orders/${id}/status?key=${statusKey}`
