import type { Transaction } from '@dvaput/database/in-transaction'
import { and, eq, isNotNull, sql } from '@dvaput/database/query'
import { restock } from '../stock/stock.ts'
import { fulfilments, type Order } from '../tables/orders.table.ts'
import { type Announcing, announceOrder } from './announce-order.ts'
import { isPickup } from './is-pickup.ts'
import { lockOrder, type OrderKey, type Refused, refused, saveOrder } from './lock-order.ts'
import { saleReference, stockLinesOf } from './place-order.ts'
import type { createRefundOrder } from './refund-order.ts'

export type CancelReason = 'customer' | 'declined' | 'fraud' | 'inventory' | 'other' | 'staff'

type Cancelling = OrderKey & {
  readonly reason: CancelReason
  readonly restock?: boolean
  /** What was paid goes back by its gateway; else a person returns it later, and says so by a refund. */
  readonly refund?: boolean
  /** The deadline of a bank transfer passed. */
  readonly overdue?: boolean
  readonly quietly?: boolean
}

/** Nobody came for it, so it is still in the house. */
const liesReady = async ({ db }: Transaction, order: Order): Promise<boolean> => {
  if (!isPickup(order)) return false
  const [collected] = await db
    .select({ id: fulfilments.id })
    .from(fulfilments)
    .where(and(eq(fulfilments.orderId, order.id), isNotNull(fulfilments.deliveredAt)))
  return collected === undefined
}

/** Cancelled again, nothing happens. What has left the house is refunded, not cancelled. */
export const createCancelOrder =
  (announcing: Announcing, refundOrder: ReturnType<typeof createRefundOrder>) =>
  async (
    tx: Transaction,
    { reason, restock: putBack = true, refund = true, overdue = false, quietly = false, ...key }: Cancelling,
  ): Promise<{ ok: true; order: Order } | Refused> => {
    const locked = await lockOrder(tx, key)
    if (!locked) return refused('not-found')
    const { order, lines } = locked
    if (order.cancelledAt) return { ok: true, order }
    if (order.fulfilmentStatus !== 'unfulfilled' && !(await liesReady(tx, order))) return refused('already-fulfilled')
    const back = stockLinesOf(
      lines
        .map(({ variantId, quantity, refundedQuantity }) => ({ variantId, quantity: quantity - refundedQuantity }))
        .filter(({ quantity }) => quantity > 0),
    )
    if (putBack) await restock(tx, { lines: back, reference: 'cancel', soldAs: saleReference(key.orderId) })
    const owed = order.total - order.refundedTotal
    // One email says both: that the order is cancelled, and what happens to the money.
    if (refund && owed > 0 && order.financialStatus !== 'pending')
      await refundOrder(tx, { ...key, amount: owed, key: 'cancel', quietly: true })
    const cancelled = await saveOrder(tx, key.orderId, {
      cancelledAt: sql`app_now()`,
      cancelReason: reason,
      ...(order.financialStatus === 'pending' ? { financialStatus: 'voided' } : {}),
    })
    await announceOrder(tx, announcing, {
      ...locked,
      order: cancelled,
      event: { kind: 'cancelled', overdue },
      quietly,
      movesStock: putBack && back.length > 0,
    })
    return { ok: true, order: cancelled }
  }
