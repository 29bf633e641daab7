import type { CheckoutOrder } from '@dvaput/backend/checkout/read-checkout'
import type { formatPromise } from '@dvaput/domain/delivery/format-promise'

/**
 * `returned`: the money of an order that was over goes back. `taken-back`: the provider gave the money back, and the order
 * is cancelled. `cancelled-…`: by the buyer, and what became of the money.
 */
export type InternationalStep =
  | 'pending'
  | 'payment-failed'
  | 'expired'
  | 'replaced'
  | 'returned'
  | 'review'
  | 'refunding'
  | 'refunded'
  | 'taken-back'
  | 'cancelled-unpaid'
  | 'cancelled-refunding'
  | 'cancelled-refunded'

/** How the order is opened from here. */
export type OrderWay = {
  /** Our own page of the order, for its customer. */
  readonly orderPath: string | null
  /** A guest's of imported products, in the browser that placed it: a press opens it. */
  readonly opensByPress: boolean
}

/** An order whose payment its provider has not confirmed. */
export type Waiting = {
  readonly placedAt: string
  /** Until when its products are kept; null where that is over. */
  readonly heldUntil: string | null
  /** For the browser that placed it. */
  readonly bought: Bought | null
}

/** What was ordered, and its amounts. */
export type Bought = Omit<NonNullable<CheckoutOrder['bought']>, 'expected'>

/** What the server knows when the shopper comes back. */
export type CheckoutPage =
  | (Pick<CheckoutOrder, 'name' | 'isPaid' | 'isPickup' | 'method' | 'statusUrl'> & {
      readonly kind: 'ordered'
      readonly bought: Bought | null
      /** When it should arrive or be ready, in words. */
      readonly expected: ReturnType<typeof formatPromise> | null
      readonly checkout: string
      readonly processedAt: string
      readonly counts: { readonly local: number; readonly international: number }
      /** It was paid without an address, and waits for it. */
      readonly needsAddress?: boolean
    } & OrderWay)
  /** `gone`: what the warehouse had no longer, for its buyer. */
  | { readonly kind: 'cancelled'; readonly name: string; readonly gone: readonly string[] }
  /** The platform has no order of it yet. */
  | { readonly kind: 'open'; readonly checkout: string }
  /** Of imported products, which are paid at a provider. */
  | ({
      readonly kind: InternationalStep
      readonly checkout: string
      readonly name: string
      /** What the warehouse had no longer, for a browser that may see the order. */
      readonly gone: readonly string[]
      /** Of one whose payment is pending. */
      readonly waiting?: Waiting
    } & OrderWay)
  /** Reading it failed on the server. */
  | { readonly kind: 'failed' }
  /** No checkout of this browser, and none that the URL names. */
  | { readonly kind: 'nothing' }
