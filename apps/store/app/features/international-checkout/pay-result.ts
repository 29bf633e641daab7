import type { Quote } from '@dvaput/backend/international-orders/quote'
import type { CheckoutCustomer } from '@dvaput/domain/international/checkout-customer'

export type PayResult =
  | { readonly kind: 'quoted'; readonly quote: Quote }
  | {
      readonly kind: 'refused'
      readonly message: string
      /** Prices or stock are others than those that are shown. */
      readonly isOutdated: boolean
      /** As it was typed. */
      readonly customer: CheckoutCustomer
    }
  | { readonly kind: 'started'; readonly id: string; readonly url: string }
