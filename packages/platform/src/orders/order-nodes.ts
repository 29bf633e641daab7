import { and, eq } from '@dvaput/database/query'
import { parseNumericGid } from '../graphql/gid.ts'
import type { NodeReaders } from '../graphql/node-reader.ts'
import { orders } from './orders.table.ts'

/** An order's id carries the key of its page: who has the one may read the other, and nobody else. */
export const orderNodes: NodeReaders = {
  async Order({ parts, shop }, id, { query }) {
    const [number, key] = [parseNumericGid('Order', id), query.get('key')]
    if (number === undefined || !key || key.includes('\0')) return null
    const [order] = await parts.database.db
      .select()
      .from(orders)
      .where(and(eq(orders.id, number), eq(orders.shopId, shop.id), eq(orders.statusKey, key)))
    return order && { ...order, __typename: 'Order' as const }
  },
}
