import { randomUUID } from 'node:crypto'
import { failpoint } from '@dvaput/database/failpoint'
import type { Transaction } from '@dvaput/database/in-transaction'
import { and, eq } from '@dvaput/database/query'
import { holdersOfCodes } from '../../discounts/drafts-of-codes.ts'
import type { createOrders } from '../../orders/orders.ts'
import { stockLinesOf } from '../../orders/place-order.ts'
import { isCardGateway } from '../../payments/card-gateway.ts'
import type { Gateways } from '../../payments/gateways.ts'
import { holdStock } from '../../stock/stock.ts'
import {
  type Checkout,
  type FrozenSale,
  type Payment,
  type PaymentMethod,
  payments,
} from '../../tables/checkouts.table.ts'
import type { Shop } from '../../tables/shops.table.ts'
import type { CheckoutDigest } from '../checkout-digest.ts'
import { type CheckoutView, nextStep, readCheckoutView } from '../checkout-view.ts'
import { completeCheckout, lockCheckout, saveCheckout } from '../lock-checkout.ts'
import { refuseHold, refuseUnpaidOrder } from '../stock/check-purchase-limits.ts'
import { countOrRollBack } from '../stock/purchase-limits.ts'
import { hostedHoldSeconds } from './hold-seconds.ts'
import { paymentMethodsFor } from './payment-methods.ts'
import type { PlaceResult } from './place-result.ts'

export type Placing = {
  readonly shop: Shop
  readonly token: string
  readonly method: PaymentMethod
  /** The digest of what the buyer was shown. */
  readonly digest: string
  /** Of whoever presses the button. */
  readonly clientIp: string
}

type Prepared = { readonly kind: 'paying'; readonly payment: Payment; readonly isNew: boolean } | PlaceResult

const freeze = ({ checkout, contents }: CheckoutView, method: PaymentMethod): FrozenSale => ({
  checkoutToken: checkout.token,
  draftOrderId: checkout.draftOrderId,
  customerId: contents.customerId,
  email: checkout.email ?? '',
  phone: checkout.phone,
  language: checkout.language,
  lines: contents.lines.map(({ available: _available, ...line }) => line),
  discounts: contents.totals.discounts,
  delivery: contents.delivery ?? null,
  shippingAddress: checkout.shippingAddress,
  company: checkout.company,
  shippingTotal: contents.totals.shippingTotal,
  taxTotal: contents.totals.taxTotal,
  paymentMethod: method,
  note: contents.note,
  attributes: contents.attributes,
  holder: contents.holder,
  codes: contents.totals.discounts.map(({ code }) => code),
})

const pendingPayment = async ({ db }: Transaction, checkout: Checkout): Promise<Payment> => {
  const [payment] = await db
    .select()
    .from(payments)
    .where(and(eq(payments.checkoutToken, checkout.token), eq(payments.status, 'pending')))
  if (!payment) throw new Error('expected a payment for a checkout in state paying, got none')
  return payment
}

/** It may be completed by hand at this very moment. */
const lockDraft = async ({ client }: Transaction, id: number) => {
  await client.query('SELECT FROM platform.draft_orders WHERE id = $1 FOR NO KEY UPDATE', [id])
}

/** First step: under the checkout's lock, everything that is decided before money moves. */
export const createPreparePayment = ({
  orders,
  gateways,
}: {
  orders: ReturnType<typeof createOrders>
  gateways: Pick<Gateways, 'of'>
}) => {
  const placeNow = async (
    tx: Transaction,
    shop: Shop,
    view: CheckoutView,
    method: PaymentMethod,
  ): Promise<PlaceResult> => {
    const paid = method === 'card' || view.contents.totals.total === 0
    const placed = await orders.place(tx, { ...freeze(view, method), shop, paid })
    if (placed.ok || placed.reason === 'already-placed') {
      await completeCheckout(tx, view.checkout, placed.order)
      await failpoint('before-order-commit')
      return { kind: 'placed', orderId: placed.order.id }
    }
    if (placed.reason === 'discount') return { kind: 'discount', code: placed.refusal.code }
    return { kind: 'out-of-stock' }
  }

  const openPayment = async (tx: Transaction, view: CheckoutView): Promise<Prepared> => {
    const { checkout, contents, shop } = view
    const gateway = gateways.of(shop)
    if (!gateway) return { kind: 'changed' }
    const { holder, holdSeconds } = contents
    const seconds = isCardGateway(gateway) ? holdSeconds : Math.max(holdSeconds, hostedHoldSeconds)
    const alsoHeldBy = await holdersOfCodes(tx.db, shop.id, contents.totals.discounts)
    const held = await holdStock(tx, { holder, seconds, lines: stockLinesOf(contents.lines), alsoHeldBy })
    if (!held.ok) return { kind: 'out-of-stock' }
    const id = randomUUID()
    const [payment] = await tx.db
      .insert(payments)
      .values({
        id,
        checkoutToken: checkout.token,
        provider: gateway.name,
        providerId: id,
        amount: contents.totals.total,
        currency: shop.currency,
        status: 'pending',
      })
      .returning()
    if (!payment) throw new Error('inserting a payment returned no row')
    await saveCheckout(tx, checkout.token, {
      state: 'paying',
      paymentMethod: 'card',
      frozen: freeze(view, 'card'),
      lapsed: null,
    })
    await tx.client.query(
      'UPDATE platform.checkouts SET hold_expires_at = app_now() + make_interval(secs => $2) WHERE token = $1',
      [checkout.token, seconds],
    )
    await failpoint('before-hold-commit')
    return { kind: 'paying', payment, isNew: true }
  }

  return async (
    tx: Transaction,
    { shop, token, method, digest, clientIp }: Placing,
    { isSameAs }: CheckoutDigest,
  ): Promise<Prepared> => {
    const checkout = await lockCheckout(tx, { shopId: shop.id, token })
    if (!checkout) return { kind: 'gone' }
    if (checkout.orderId !== null) return { kind: 'placed', orderId: checkout.orderId }
    if (checkout.state === 'paying')
      return { kind: 'paying', payment: await pendingPayment(tx, checkout), isNew: false }
    if (checkout.draftOrderId !== null) await lockDraft(tx, checkout.draftOrderId)
    const view = await readCheckoutView(tx.db, shop, checkout)
    if (!view) return { kind: 'gone' }
    const step = nextStep(view)
    if (step !== 'payment') return { kind: 'incomplete', step }
    if (view.contents.lines.length === 0 || !isSameAs(view, digest)) return { kind: 'changed' }
    const isFree = view.contents.totals.total === 0
    if (!isFree && !paymentMethodsFor(gateways, shop, view.contents).includes(method)) return { kind: 'changed' }
    const byCard = method === 'card' && !isFree
    return countOrRollBack<Prepared>(
      tx,
      ({ kind }) => kind === 'placed' || kind === 'paying',
      async () => {
        const refusal = await (byCard ? refuseHold : refuseUnpaidOrder)(tx, view, clientIp)
        if (refusal) return refusal
        return byCard ? openPayment(tx, view) : placeNow(tx, shop, view, method)
      },
    )
  }
}
