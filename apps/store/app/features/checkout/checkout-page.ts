/** What the server knows when the shopper comes back. */
export type CheckoutPage =
  | {
      readonly kind: 'ordered'
      readonly checkout: string
      readonly name: string
      readonly processedAt: string
      readonly isPaid: boolean
      readonly counts: { readonly local: number; readonly international: number }
      /** The platform's page with payment instructions. */
      readonly statusUrl: string | null
      /** Our own page of the order, for its customer. */
      readonly orderPath: string | null
    }
  | { readonly kind: 'cancelled'; readonly name: string }
  /** The platform has no order of it yet. */
  | { readonly kind: 'open'; readonly checkout: string }
  /** No checkout of this browser, and none that the URL names. */
  | { readonly kind: 'nothing' }
