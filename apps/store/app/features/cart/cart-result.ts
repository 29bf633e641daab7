import type { CheckoutError } from '@dvaput/domain/cart/check-checkout'

/** What became of a form of the cart. A checkout that begins is a redirect instead. */
export type CartResult = { readonly error?: CheckoutError; readonly message?: string }
