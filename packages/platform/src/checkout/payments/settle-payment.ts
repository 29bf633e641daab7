import { failpoint } from '@dvaput/database/failpoint'
import type { Transaction } from '@dvaput/database/in-transaction'
import { eq, sql } from '@dvaput/database/query'
import { parseRateAttribute } from '@dvaput/domain/money/approximate-rate'
import type { PlatformNeeds } from '../../needs/platform-needs.ts'
import type { createOrders } from '../../orders/orders.ts'
import type { ChargeResult } from '../../payments/charge-result.ts'
import { marketOfBuyer, shopForBuyer } from '../../shops/shop-for-buyer.ts'
import { cartLines, carts } from '../../tables/carts.table.ts'
import {
  type Checkout,
  checkouts,
  type LapsedSale,
  type Payment,
  type PaymentStatus,
  payments,
} from '../../tables/checkouts.table.ts'
import type { Order } from '../../tables/orders.table.ts'
import { type Shop, shops } from '../../tables/shops.table.ts'
import { completeCheckout, lockCheckout, saveCheckout } from '../lock-checkout.ts'
import { type OrderlessEnd, paymentEmail } from './payment-email.ts'
import { nameShort, type PlaceResult, resultOf } from './place-result.ts'

type Needs = Pick<PlatformNeeds, 'database' | 'mail'> & {
  readonly orders: ReturnType<typeof createOrders>
}

type Approved = Extract<ChargeResult, { status: 'approved' }>

type Settling = {
  /** Is no page open that shows the result? */
  readonly unwatched?: boolean
  /** The time to pay is over, and nobody chose another way: a late approval still makes the order. */
  readonly lapses?: boolean
}

/**
 * Last step, and the only way a payment becomes an order: the button, the page that waits and the sweeper all end
 * here, as often as they like.
 */
export const createSettlePayment = ({ database, mail, orders }: Needs) => {
  const savePayment = async (
    { db }: Transaction,
    id: string,
    changes: {
      status: PaymentStatus
      refusal?: string
      cardLastDigits?: string
      orderId?: number
      providerId?: string
    },
  ) => {
    await db
      .update(payments)
      .set({ ...changes, updatedAt: sql`app_now()` })
      .where(eq(payments.id, id))
  }

  const reopen = (tx: Transaction, { token }: Checkout, lapsed: LapsedSale | null = null) =>
    saveCheckout(tx, token, { state: 'open', frozen: null, lapsed })

  const shopOf = async ({ db }: Transaction, { shopId }: Checkout): Promise<Shop> => {
    const [shop] = await db.select().from(shops).where(eq(shops.id, shopId))
    if (!shop) throw new Error(`there is no shop ${shopId}`)
    return shop
  }

  /** That the buyer saw; kept with the cart. */
  const rateOf = async ({ db }: Transaction, { cartToken }: Checkout) => {
    if (cartToken === null) return undefined
    const [cart] = await db.select({ attributes: carts.attributes }).from(carts).where(eq(carts.token, cartToken))
    return cart && parseRateAttribute(cart.attributes)
  }

  const write = async (
    tx: Transaction,
    checkout: Checkout,
    payment: Pick<Payment, 'id' | 'checkoutToken' | 'amount' | 'currency'>,
    end: OrderlessEnd,
  ) => {
    const { email, language, shippingAddress } = checkout.frozen ?? checkout
    if (!email) return
    const shop = await shopOf(tx, checkout)
    const known = await shopForBuyer(tx.db, shop, marketOfBuyer(shop, { shippingAddress }))
    const rate = await rateOf(tx, checkout)
    await mail.queue(tx, paymentEmail(known, payment, { email, language }, end, rate))
  }

  /** Its storefront has emptied the cart, because the buyer went on in another one. // decision 0116 */
  const isReplaced = async ({ db }: Transaction, { cartToken }: Checkout): Promise<boolean> => {
    if (cartToken === null) return false
    const [line] = await db
      .select({ id: cartLines.id })
      .from(cartLines)
      .where(eq(cartLines.cartToken, cartToken))
      .limit(1)
    return line === undefined
  }

  const accept = async (tx: Transaction, checkout: Checkout, payment: Payment, approved: Approved, order: Order) => {
    const { lastDigits, providerId } = approved
    await savePayment(tx, payment.id, {
      ...{ status: 'approved', cardLastDigits: lastDigits, providerId, orderId: order.id },
    })
    await completeCheckout(tx, checkout, order)
    await failpoint('before-order-commit')
    return { kind: 'placed', orderId: order.id } as const
  }

  /** Paid after its time, while everything is still there. Undefined where it is not, or the buyer went on otherwise. */
  const finishLapsed = async (tx: Transaction, checkout: Checkout, payment: Payment, charge: Approved) => {
    const { lapsed, state, orderId } = checkout
    if (lapsed?.paymentId !== payment.id || state !== 'open' || orderId !== null) return undefined
    if (await isReplaced(tx, checkout)) return undefined
    const placed = await orders.place(tx, { ...lapsed.sale, shop: await shopOf(tx, checkout), paid: true })
    return placed.ok ? accept(tx, checkout, payment, charge, placed.order) : undefined
  }

  /** Paid a second time, or after it was called off: that money goes back, once. */
  const settleAgain = async (tx: Transaction, checkout: Checkout, payment: Payment, charge: ChargeResult) => {
    if (charge.status === 'approved' && charge.providerId !== payment.providerId) {
      const late = await finishLapsed(tx, checkout, payment, charge)
      if (late) return late
      const { providerId } = charge
      await orders.payBackExtra(tx, payment, providerId)
      await write(tx, checkout, { ...payment, id: `${payment.provider}:${providerId}` }, 'paid-back')
      await failpoint('before-pay-back-commit')
    }
    return resultOf(checkout, payment)
  }

  const finish = async (
    tx: Transaction,
    checkout: Checkout,
    payment: Payment,
    charge: Approved,
  ): Promise<PlaceResult> => {
    if (!checkout.frozen) throw new Error('expected the frozen sale of an approved payment, got none')
    const placed = (await isReplaced(tx, checkout))
      ? ({ ok: false, reason: 'replaced' } as const)
      : await orders.place(tx, { ...checkout.frozen, shop: await shopOf(tx, checkout), paid: true })
    if (placed.ok) return accept(tx, checkout, payment, charge, placed.order)
    // Paid, but the hold ran out, the code was used or the order made by hand meanwhile: the money goes back at once.
    const { lastDigits, providerId } = charge
    await savePayment(tx, payment.id, { status: 'approved', cardLastDigits: lastDigits, providerId })
    await orders.payBack(tx, payment)
    await write(tx, checkout, payment, 'paid-back')
    await failpoint('before-pay-back-commit')
    if (placed.reason === 'already-placed') {
      await completeCheckout(tx, checkout, placed.order)
      return { kind: 'placed', orderId: placed.order.id }
    }
    await reopen(tx, checkout)
    const short = placed.reason === 'out-of-stock' ? nameShort(checkout.frozen.lines, placed.short) : []
    return { kind: 'paid-back', short }
  }

  const settle = async (
    tx: Transaction,
    paymentId: string,
    charge: ChargeResult,
    { unwatched = false, lapses = false }: Settling,
  ): Promise<PlaceResult> => {
    const [known] = await tx.db
      .select({ shopId: checkouts.shopId, token: checkouts.token })
      .from(payments)
      .innerJoin(checkouts, eq(checkouts.token, payments.checkoutToken))
      .where(eq(payments.id, paymentId))
    const checkout = known && (await lockCheckout(tx, known))
    const [payment] = await tx.db.select().from(payments).where(eq(payments.id, paymentId))
    if (!checkout || !payment) return { kind: 'gone' }
    if (payment.status !== 'pending') return settleAgain(tx, checkout, payment, charge)
    if (charge.status === 'approved') return finish(tx, checkout, payment, charge)
    await savePayment(tx, payment.id, {
      status: charge.status,
      ...(charge.status === 'refused' ? { refusal: charge.reason } : {}),
    })
    if (unwatched) await write(tx, checkout, payment, 'not-paid')
    await reopen(tx, checkout, lapses && checkout.frozen ? { paymentId, sale: checkout.frozen } : null)
    return { kind: 'refused', reason: charge.status === 'refused' ? charge.reason : 'cancelled' }
  }

  return async (paymentId: string, charge: ChargeResult, settling: Settling = {}): Promise<PlaceResult> => {
    const result = await database.inTransaction((tx) => settle(tx, paymentId, charge, settling), { patient: true })
    if (result.kind === 'placed') await failpoint('after-order-commit')
    return result
  }
}
