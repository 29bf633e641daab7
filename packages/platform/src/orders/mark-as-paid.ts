import type { Transaction } from '@dvaput/database/in-transaction'
import type { Order } from '../tables/orders.table.ts'
import { type Announcing, announceOrder } from './announce-order.ts'
import { promiseOnPayment } from './delivery-promise.ts'
import { lockOrder, type OrderKey, type Refused, refused, saveOrder } from './lock-order.ts'
import { canBecome, financialTransitions } from './transitions.ts'

/** Said again of a paid order, nothing happens. */
export const createMarkAsPaid =
  (announcing: Announcing) =>
  async (tx: Transaction, key: OrderKey): Promise<{ ok: true; order: Order } | Refused> => {
    const locked = await lockOrder(tx, key)
    if (!locked) return refused('not-found')
    if (locked.order.cancelledAt) return refused('cancelled')
    if (locked.order.financialStatus === 'paid') return { ok: true, order: locked.order }
    if (!canBecome(financialTransitions, locked.order.financialStatus, 'paid')) return refused('already-paid')
    const attributes = await promiseOnPayment(tx, locked.shop, locked.order)
    const order = await saveOrder(tx, key.orderId, { financialStatus: 'paid', attributes })
    await announceOrder(tx, announcing, { ...locked, order, event: { kind: 'paid' } })
    return { ok: true, order }
  }
