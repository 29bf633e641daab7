import type { Transaction } from '@dvaput/database/in-transaction'
import { and, eq, sql } from '@dvaput/database/query'
import { restock } from '../stock/stock.ts'
import {
  type LineQuantity,
  type Order,
  type OrderLine,
  orderLines,
  type Refund,
  refunds,
} from '../tables/orders.table.ts'
import { type Announcing, announceOrder } from './announce-order.ts'
import { type LockedOrder, lockOrder, type OrderKey, type Refused, refused, saveOrder } from './lock-order.ts'
import { saleReference, stockLinesOf } from './place-order.ts'
import { canBecome, financialTransitions } from './transitions.ts'

export type RefundLine = LineQuantity & { readonly restock: boolean }

export type Refunding = {
  /** Minor units; what the lines cost, where not said. */
  readonly amount?: number
  readonly lines?: readonly RefundLine[]
  readonly note?: string
  readonly quietly?: boolean
  /** The same key is the same refund. */
  readonly key: string
}

export type GiveMoneyBack = (tx: Transaction, order: Order, refund: Refund) => Promise<void>

type Refunded = { readonly ok: true; readonly order: Order; readonly refund: Refund }

/** Of the first `units` of a line; differences of it sum up to the line, whatever the steps. */
const priceOfUnits = ({ unitPrice, quantity, discount }: OrderLine, units: number) =>
  Math.floor(((unitPrice * quantity - discount) * units) / quantity)

const priceOf = (lines: readonly OrderLine[], requested: readonly RefundLine[]): number | Refused => {
  const before = new Map(lines.map(({ id, refundedQuantity }) => [id, refundedQuantity]))
  let amount = 0
  for (const { orderLineId, quantity } of requested) {
    const line = lines.find(({ id }) => id === orderLineId)
    if (!line) return refused('unknown-line')
    const from = before.get(orderLineId) ?? 0
    if (!Number.isInteger(quantity) || quantity < 1 || from + quantity > line.quantity)
      return refused('quantity-exceeded')
    amount += priceOfUnits(line, from + quantity) - priceOfUnits(line, from)
    before.set(orderLineId, from + quantity)
  }
  return amount
}

/** Returns whether products went back into stock. */
const takeBack = async (tx: Transaction, { lines }: LockedOrder, orderId: number, refund: Refund) => {
  for (const { orderLineId, quantity } of refund.lines)
    await tx.db
      .update(orderLines)
      .set({ refundedQuantity: sql`${orderLines.refundedQuantity} + ${quantity}` })
      .where(eq(orderLines.id, orderLineId))
  const back = stockLinesOf(
    refund.lines
      .filter((line) => line.restock)
      .map(({ orderLineId, quantity }) => ({
        variantId: lines.find(({ id }) => id === orderLineId)?.variantId,
        quantity,
      })),
  )
  await restock(tx, { lines: back, reference: `refund:${refund.id}`, soldAs: saleReference(orderId) })
  return back.length > 0
}

/** Never more than was paid, however it is split, repeated or sent twice at once: the order's row is locked, its check holds. */
export const createRefundOrder =
  (announcing: Announcing, giveMoneyBack: GiveMoneyBack) =>
  async (tx: Transaction, refunding: OrderKey & Refunding): Promise<Refunded | Refused> => {
    const { orderId, lines = [], note = '', key } = refunding
    const locked = await lockOrder(tx, refunding)
    if (!locked) return refused('not-found')
    const [known] = await tx.db
      .select()
      .from(refunds)
      .where(and(eq(refunds.orderId, orderId), eq(refunds.key, key)))
    if (known) return { ok: true, order: locked.order, refund: known }
    const { financialStatus, total, refundedTotal } = locked.order
    if (!canBecome(financialTransitions, financialStatus, 'refunded')) return refused('not-paid')
    const price = priceOf(locked.lines, lines)
    if (typeof price !== 'number') return price
    const amount = refunding.amount ?? price
    if (!Number.isSafeInteger(amount) || amount < 0 || amount > total - refundedTotal) return refused('amount-exceeded')
    if (amount === 0 && lines.length === 0) return refused('nothing-to-do')
    const [refund] = await tx.db
      .insert(refunds)
      .values({ orderId, amount, lines: [...lines], note, key })
      .returning()
    if (!refund) throw new Error('inserting a refund returned no row')
    const movesStock = await takeBack(tx, locked, orderId, refund)
    const refundedNow = refundedTotal + amount
    const order = await saveOrder(tx, orderId, {
      refundedTotal: refundedNow,
      ...(amount === 0 ? {} : { financialStatus: refundedNow === total ? 'refunded' : 'partially_refunded' }),
    })
    if (amount > 0) await giveMoneyBack(tx, order, refund)
    // Products that come back without money are no news about money.
    const quietly = refunding.quietly === true || amount === 0
    await announceOrder(tx, announcing, { ...locked, order, event: { kind: 'refunded', refund }, quietly, movesStock })
    return { ok: true, order, refund }
  }
