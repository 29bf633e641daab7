import type { StockShortage } from '../../stock/stock.ts'
import type { ChargeRefusal } from '../../tables/card-gateway.table.ts'
import type { Checkout, Payment } from '../../tables/checkouts.table.ts'
import type { CheckoutStep } from '../checkout-view.ts'

export type ShortItem = {
  readonly title: string
  readonly available: number
  /** Somebody else is paying for it until then. */
  readonly heldUntil?: Date
}

export type OutOfStock = {
  readonly kind: 'out-of-stock'
  readonly short: readonly ShortItem[]
  /** Can the buyer go on with fewer products? */
  readonly leavesRest: boolean
}

type Titled = { readonly variantId?: number | null | undefined; readonly title: string }

/** In the buyer's words. */
export const nameShort = (lines: readonly Titled[], short: readonly StockShortage[]): readonly ShortItem[] =>
  short.map(({ variantId, available }) => ({
    title: lines.find((line) => line.variantId === variantId)?.title ?? '',
    available,
  }))

/** One client must not take the products of all the others. */
export type PurchaseLimitRefusal =
  | { readonly kind: 'too-many'; readonly of: 'holds' | 'orders' }
  /** More of one variant than this buyer may take at once; `available` is how many may be. */
  | { readonly kind: 'too-large'; readonly most: readonly ShortItem[] }

export type PlaceResult =
  | PurchaseLimitRefusal
  /** What is missing is found out by the page that says so. */
  | Pick<OutOfStock, 'kind'>
  | { readonly kind: 'placed'; readonly orderId: number }
  /** The gateway has not responded yet; `unpaid` where the buyer may still have to pay on its page. */
  | { readonly kind: 'waiting'; readonly unpaid?: boolean }
  /** The buyer goes on to the gateway's own page. */
  | { readonly kind: 'leaving' }
  | { readonly kind: 'refused'; readonly reason: ChargeRefusal | 'cancelled' }
  /** Charged, and no order came of it: the money is on its way back. `short` where products were sold meanwhile. */
  | { readonly kind: 'paid-back'; readonly short: readonly ShortItem[] }
  | { readonly kind: 'changed' }
  | { readonly kind: 'discount'; readonly code: string }
  | { readonly kind: 'incomplete'; readonly step: CheckoutStep }
  | { readonly kind: 'gone' }

/** What a payment that is over led to. */
export const resultOf = (checkout: Checkout, payment: Payment): PlaceResult => {
  if (checkout.orderId !== null) return { kind: 'placed', orderId: checkout.orderId }
  if (payment.status === 'pending') return { kind: 'waiting' }
  if (payment.status === 'refused') return { kind: 'refused', reason: payment.refusal as ChargeRefusal }
  if (payment.status === 'cancelled') return { kind: 'refused', reason: 'cancelled' }
  return { kind: 'paid-back', short: [] }
}
