import { and, eq } from '@dvaput/database/query'
import { toEstimate } from '../carts/delivery/visible-address.ts'
import { parseNumericGid } from '../graphql/gid.ts'
import type { NodeReaders } from '../graphql/node-reader.ts'
import { type Order, orders } from '../tables/orders.table.ts'
import { isLinkAlive } from './order-link.ts'

/** As on its page: only a proven buyer sees where it goes and who ordered. */
export const withoutBuyer = (order: Order) => ({
  ...order,
  email: null,
  phone: null,
  company: null,
  shippingAddress: order.shippingAddress && toEstimate(order.shippingAddress),
})

/** An order's id carries the key of its page: who has the one may read the other, and nobody else. */
export const orderNodes: NodeReaders = {
  async Order({ parts, shop }, id, { query }) {
    const [number, key] = [parseNumericGid('Order', id), query.get('key')]
    if (number === undefined || !key || key.includes('\0')) return null
    const [order] = await parts.database.db
      .select()
      .from(orders)
      .where(and(eq(orders.id, number), eq(orders.shopId, shop.id), eq(orders.statusKey, key), isLinkAlive))
    return order && { ...withoutBuyer(order), __typename: 'Order' as const }
  },
}
