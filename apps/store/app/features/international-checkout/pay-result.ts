import type { Quote } from '@dvaput/backend/imported-orders/placing/quote'
import type { CheckoutCustomer, CustomerProblems } from '@dvaput/domain/international/checkout-customer'

export type PayResult =
  | { readonly kind: 'quoted'; readonly quote: Quote }
  | {
      readonly kind: 'refused'
      readonly message: string
      /** What changed, product by product. */
      readonly details: readonly string[]
      /** What can be paid now, where prices or stock are others than those that were shown. */
      readonly quote: Quote | null
      /** Of fields, whose messages stand beside them. */
      readonly problems: CustomerProblems
      /** An order for the same products is in the way, and the buyer has to say what they want. */
      readonly hasEarlier: boolean
      /** As it was typed. */
      readonly customer: CheckoutCustomer
    }
  | { readonly kind: 'started'; readonly id: string; readonly url: string }
