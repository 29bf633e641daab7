import type { CheckoutError } from '@dvaput/domain/cart/check-checkout'

/** Our own texts, except for what is out of stock. // spec §5 Checkout rules, readings N-38 */
export const checkoutErrorMessages = {
  'international-products': 'refused.international-products',
  'local-products': 'refused.local-products',
  'no-local-products': 'refused.no-local-products',
  'no-international-products': 'refused.no-international-products',
  'out-of-stock': 'refused.out-of-stock',
  'create-products': 'refused.create-products',
  checkout: 'refused.checkout',
} as const satisfies Record<CheckoutError, string>
