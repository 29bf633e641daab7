import type { Transaction } from '@dvaput/database/in-transaction'
import { eq, sql } from '@dvaput/database/query'
import {
  type Fulfilment,
  fulfilments,
  type LineQuantity,
  type Order,
  type OrderLine,
  orderLines,
} from '../tables/orders.table.ts'
import { type Announcing, announceOrder } from './announce-order.ts'
import { lockOrder, type OrderKey, type Refused, refused, saveOrder } from './lock-order.ts'

type Fulfilling = OrderKey & {
  /** Everything that is left, where not said. */
  readonly lines?: readonly LineQuantity[]
  readonly tracking?: { readonly company?: string; readonly number?: string; readonly url?: string }
  readonly quietly?: boolean
}

type Fulfilled = { readonly ok: true; readonly order: Order; readonly fulfilment: Fulfilment | undefined }

const leftOf = ({ quantity, fulfilledQuantity, refundedQuantity }: OrderLine) =>
  Math.max(0, quantity - fulfilledQuantity - refundedQuantity)

const checkLines = (lines: readonly OrderLine[], requested: readonly LineQuantity[]): Refused | undefined => {
  const sums = new Map<number, number>()
  for (const { orderLineId, quantity } of requested) {
    const line = lines.find(({ id }) => id === orderLineId)
    if (!line) return refused('unknown-line')
    const sum = (sums.get(orderLineId) ?? 0) + quantity
    if (!Number.isInteger(quantity) || quantity < 1 || sum > leftOf(line)) return refused('quantity-exceeded')
    sums.set(orderLineId, sum)
  }
  return undefined
}

/** Of a fully sent order "everything that is left" is nothing: a retry changes nothing. */
export const createFulfilOrder =
  (announcing: Announcing) =>
  async (
    tx: Transaction,
    { lines: requested, tracking = {}, quietly = false, ...key }: Fulfilling,
  ): Promise<Fulfilled | Refused> => {
    const locked = await lockOrder(tx, key)
    if (!locked) return refused('not-found')
    if (locked.order.cancelledAt) return refused('cancelled')
    const left = locked.lines.filter((line) => leftOf(line) > 0)
    const sent = requested ?? left.map((line) => ({ orderLineId: line.id, quantity: leftOf(line) }))
    const wrong = checkLines(locked.lines, sent)
    if (wrong) return wrong
    if (sent.length === 0) {
      if (requested || locked.order.fulfilmentStatus !== 'fulfilled') return refused('nothing-to-do')
      return { ok: true, order: locked.order, fulfilment: undefined }
    }
    for (const { orderLineId, quantity } of sent)
      await tx.db
        .update(orderLines)
        .set({ fulfilledQuantity: sql`${orderLines.fulfilledQuantity} + ${quantity}` })
        .where(eq(orderLines.id, orderLineId))
    const [fulfilment] = await tx.db
      .insert(fulfilments)
      .values({
        orderId: key.orderId,
        lines: sent,
        trackingCompany: tracking.company ?? null,
        trackingNumber: tracking.number ?? null,
        trackingUrl: tracking.url ?? null,
      })
      .returning()
    if (!fulfilment) throw new Error('inserting a fulfilment returned no row')
    const isComplete = left.every(
      (line) =>
        sent.filter(({ orderLineId }) => orderLineId === line.id).reduce((sum, { quantity }) => sum + quantity, 0) ===
        leftOf(line),
    )
    const order = await saveOrder(tx, key.orderId, {
      fulfilmentStatus: isComplete ? 'fulfilled' : 'partially_fulfilled',
    })
    await announceOrder(tx, announcing, { ...locked, order, event: { kind: 'fulfilled', fulfilment }, quietly })
    return { ok: true, order, fulfilment }
  }
