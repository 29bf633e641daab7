import { canCancelOrder } from '@dvaput/domain/orders/can-cancel-order'
import { shopOfOrder } from '@dvaput/domain/orders/order-source'
import { waitsForPayment } from '@dvaput/domain/orders/waits-for-payment'
import type { ConnectedShops } from '../connected-shop.ts'
import type { OrderRecord } from './orders.table.ts'
import type { RecordOrder } from './record-order.ts'

type Needs = {
  readonly shops: ConnectedShops<'orders' | 'source'>
  readonly recordOrder: RecordOrder
  readonly onCancel: readonly OnCancel[]
}

/** Asked before the shop: of what the warehouse sends it decides first. Undefined where it has nothing to say. */
export type OnCancel = (order: OrderRecord) => Promise<Cancelled | undefined>

/** `isPending`: the warehouse has not answered yet. */
export type Cancelled =
  | { readonly ok: true; readonly isPending?: true }
  | { readonly ok: false; readonly reason: 'too-late' | 'unavailable' }

type Options = {
  /** Whoever pays another way cancels nothing that was paid a moment ago, and that a person would have to return. */
  readonly onlyUnpaid?: boolean
}

/**
 * For the customer who ordered; whose order it is, the caller has looked. The shop decides: it is read again before and
 * after, so that a second press, or a payment that came in between, is told as what it is.
 */
export const createCancelOrder = ({ shops, recordOrder, onCancel }: Needs) => {
  const askOthers = async (order: OrderRecord): Promise<Cancelled | undefined> => {
    for (const hook of onCancel) {
      const decided = await hook(order)
      if (decided) return decided
    }
    return undefined
  }

  return async (order: OrderRecord, { onlyUnpaid = false }: Options = {}): Promise<Cancelled> => {
    const { id } = order.snapshot
    const shop = shopOfOrder(order.shop)
    if (!shop) return (await askOthers(order)) ?? { ok: false, reason: 'unavailable' }
    const { orders } = shops[shop]
    if (!orders) return { ok: false, reason: 'unavailable' }
    const before = await orders.read(id)
    if (before?.cancelledAt) {
      await recordOrder(shop, before)
      return { ok: true }
    }
    if (!before || !(onlyUnpaid ? waitsForPayment(before) : canCancelOrder(before))) {
      if (before) await recordOrder(shop, before)
      return { ok: false, reason: 'too-late' }
    }
    const decided = await askOthers(order)
    if (decided) return decided
    await orders.cancel(before, 'CUSTOMER')
    const after = await orders.read(id)
    if (after) await recordOrder(shop, after)
    return after?.cancelledAt ? { ok: true } : { ok: false, reason: 'too-late' }
  }
}
