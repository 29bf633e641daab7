import type { CheckoutOrder } from '@dvaput/backend/checkout/read-checkout'

/** What the server knows when the shopper comes back. */
export type CheckoutPage =
  | (Pick<CheckoutOrder, 'name' | 'isPaid' | 'isPickup' | 'method' | 'bought' | 'statusUrl'> & {
      readonly kind: 'ordered'
      readonly checkout: string
      readonly processedAt: string
      readonly counts: { readonly local: number; readonly international: number }
      /** Our own page of the order, for its customer. */
      readonly orderPath: string | null
    })
  | { readonly kind: 'cancelled'; readonly name: string }
  /** The platform has no order of it yet. */
  | { readonly kind: 'open'; readonly checkout: string }
  /** Of imported products, which are paid at a provider. */
  | {
      readonly kind: 'pending' | 'payment-failed' | 'review' | 'refunding' | 'refunded'
      readonly checkout: string
      readonly name: string
    }
  /** No checkout of this browser, and none that the URL names. */
  | { readonly kind: 'nothing' }
