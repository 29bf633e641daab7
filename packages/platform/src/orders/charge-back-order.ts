import type { Transaction } from '@dvaput/database/in-transaction'
import { and, eq } from '@dvaput/database/query'
import { chargeBackNote } from '@dvaput/domain/orders/charge-back'
import { refunds } from '../tables/orders.table.ts'
import { type Announcing, announceOrder } from './announce-order.ts'
import type { createCancelOrder } from './cancel-order.ts'
import { lockOrder, type OrderKey, saveOrder } from './lock-order.ts'
import { canBecome, financialTransitions } from './transitions.ts'

type TakingBack = OrderKey & {
  /** The gateway's own id of the payment: the same payment is taken back once. */
  readonly paymentId: string
  /** By the buyer's bank; else at the gateway's own screens. */
  readonly isChargeBack: boolean
}

/**
 * What was paid went back without us. An order that has not left is cancelled; of one that has, a person has to decide.
 * What we have refunded ourselves is known already.
 */
export const createChargeBackOrder =
  (announcing: Announcing, cancel: ReturnType<typeof createCancelOrder>) =>
  async (tx: Transaction, { paymentId, isChargeBack, ...key }: TakingBack): Promise<boolean> => {
    const locked = await lockOrder(tx, key)
    if (!locked) return false
    const { financialStatus, total, refundedTotal } = locked.order
    if (!canBecome(financialTransitions, financialStatus, 'refunded') || refundedTotal >= total) return false
    const refundKey = `taken-back:${paymentId}`
    const [known] = await tx.db
      .select({ id: refunds.id })
      .from(refunds)
      .where(and(eq(refunds.orderId, key.orderId), eq(refunds.key, refundKey)))
    if (known) return false
    const [refund] = await tx.db
      .insert(refunds)
      .values({
        ...{ orderId: key.orderId, amount: total - refundedTotal, lines: [], key: refundKey },
        note: isChargeBack ? chargeBackNote : '',
      })
      .returning()
    if (!refund) throw new Error('inserting a refund returned no row')
    await saveOrder(tx, key.orderId, { refundedTotal: total, financialStatus: 'refunded' })
    const cancelled = await cancel(tx, { ...key, reason: 'declined', refund: false, quietly: true })
    const after = (await lockOrder(tx, key)) ?? locked
    const kind = isChargeBack ? (cancelled.ok ? 'charged-back' : 'charged-back-sent') : 'refunded'
    await announceOrder(tx, announcing, { ...after, event: { kind, refund } })
    return true
  }
