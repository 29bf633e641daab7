import type { Transaction } from '@dvaput/database/in-transaction'
import { eq, sql } from '@dvaput/database/query'
import type { createOrders } from '../orders/orders.ts'
import type { PlatformNeeds } from '../platform-needs.ts'
import { shops } from '../shops/shops.table.ts'
import type { ChargeAnswer } from './card-gateway.ts'
import { type Checkout, checkouts, type Payment, type PaymentStatus, payments } from './checkouts.table.ts'
import { completeCheckout, lockCheckout, saveCheckout } from './lock-checkout.ts'
import { nameShort, type PlaceResult, resultOf } from './place-result.ts'

type Needs = Pick<PlatformNeeds, 'database' | 'failpoints'> & { readonly orders: ReturnType<typeof createOrders> }

/**
 * Last step, and the only way a payment becomes an order: the button, the page that waits and the sweeper all end
 * here, as often as they like.
 */
export const createSettlePayment = ({ database, failpoints, orders }: Needs) => {
  const savePayment = async (
    { db }: Transaction,
    id: string,
    changes: { status: PaymentStatus; refusal?: string; cardLastDigits?: string; orderId?: number },
  ) => {
    await db
      .update(payments)
      .set({ ...changes, updatedAt: sql`app_now()` })
      .where(eq(payments.id, id))
  }

  const reopen = (tx: Transaction, { token }: Checkout) => saveCheckout(tx, token, { state: 'open', frozen: null })

  const finish = async (
    tx: Transaction,
    checkout: Checkout,
    payment: Payment,
    lastDigits: string,
  ): Promise<PlaceResult> => {
    const [shop] = await tx.db.select().from(shops).where(eq(shops.id, checkout.shopId))
    if (!shop || !checkout.frozen) throw new Error('an approved payment without what was paid for')
    const placed = await orders.place(tx, { ...checkout.frozen, shop, paid: true })
    const approved = { status: 'approved', cardLastDigits: lastDigits } as const
    if (placed.ok) {
      await savePayment(tx, payment.id, { ...approved, orderId: placed.order.id })
      await completeCheckout(tx, checkout, placed.order)
      await failpoints('before-order-commit')
      return { kind: 'placed', orderId: placed.order.id }
    }
    // Paid, but the hold ran out, the code was used or the order made by hand meanwhile: the money goes back at once.
    await savePayment(tx, payment.id, approved)
    await orders.payBack(tx, payment)
    if (placed.reason === 'already-placed') {
      await completeCheckout(tx, checkout, placed.order)
      return { kind: 'placed', orderId: placed.order.id }
    }
    await reopen(tx, checkout)
    return placed.reason === 'discount'
      ? { kind: 'discount', code: placed.refusal.code }
      : { kind: 'out-of-stock', short: nameShort(checkout.frozen.lines, placed.short) }
  }

  const settle = async (tx: Transaction, paymentId: string, answer: ChargeAnswer): Promise<PlaceResult> => {
    const [known] = await tx.db
      .select({ shopId: checkouts.shopId, token: checkouts.token })
      .from(payments)
      .innerJoin(checkouts, eq(checkouts.token, payments.checkoutToken))
      .where(eq(payments.id, paymentId))
    const checkout = known && (await lockCheckout(tx, known))
    const [payment] = await tx.db.select().from(payments).where(eq(payments.id, paymentId))
    if (!checkout || !payment) return { kind: 'gone' }
    if (payment.status !== 'pending') return resultOf(checkout, payment)
    if (answer.status === 'approved') return finish(tx, checkout, payment, answer.lastDigits)
    await savePayment(tx, payment.id, {
      status: answer.status,
      ...(answer.status === 'refused' ? { refusal: answer.reason } : {}),
    })
    await reopen(tx, checkout)
    return { kind: 'refused', reason: answer.status === 'refused' ? answer.reason : 'cancelled' }
  }

  return async (paymentId: string, answer: ChargeAnswer): Promise<PlaceResult> => {
    const result = await database.inTransaction((tx) => settle(tx, paymentId, answer))
    if (result.kind === 'placed') await failpoints('after-order-commit')
    return result
  }
}
