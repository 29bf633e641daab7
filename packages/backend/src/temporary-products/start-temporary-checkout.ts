import type { Locale } from '@dvaput/domain/markets/locale'
import type { Refusal } from '@dvaput/domain/refusals/refusal'
import type { Person } from '../customers/person.ts'

export type TemporaryCheckoutRequest = {
  readonly person: Person
  readonly clientIp: string
  readonly locale: Locale
  /** The secret of the browser's cookie; undefined where it has none yet. */
  readonly browser?: string | undefined
  readonly lines: readonly { readonly eraId: string; readonly quantity: number }[]
}

/** `url` leads to the platform's checkout. `id` is the checkout's, `browser` what the cookie `checkout` has to hold. */
export type StartedTemporaryCheckout =
  | { readonly ok: true; readonly url: string; readonly id: string; readonly browser: string }
  | {
      readonly ok: false
      readonly refusal: Refusal<
        | 'cart-without-international'
        | 'cart-out-of-stock'
        | 'cart-changed'
        | 'temporary-products-failed'
        | 'temporary-checkout-failed'
        | 'too-many-requests'
      >
    }

export type StartTemporaryCheckout = (request: TemporaryCheckoutRequest) => Promise<StartedTemporaryCheckout>
