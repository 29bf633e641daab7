import type { Transaction } from '@dvaput/database/in-transaction'
import type { Attribute } from '../tables/carts.table.ts'
import type { Order } from '../tables/orders.table.ts'
import type { Announcing } from './announce-order.ts'
import { lockOrder, type OrderKey, type Refused, refused, saveOrder } from './lock-order.ts'

type Update = OrderKey & {
  /** In place of those it had. */
  readonly attributes?: readonly Attribute[]
}

/** What the shop notes on an order. The buyer is not written to. */
export const createUpdateOrder =
  ({ webhooks }: Pick<Announcing, 'webhooks'>) =>
  async (tx: Transaction, { attributes, ...key }: Update): Promise<{ ok: true; order: Order } | Refused> => {
    const locked = await lockOrder(tx, key)
    if (!locked) return refused('not-found')
    const order = await saveOrder(tx, key.orderId, attributes ? { attributes } : {})
    await webhooks.emit(tx, key.shopId, 'ORDERS_UPDATED', { orderId: key.orderId })
    return { ok: true, order }
  }
