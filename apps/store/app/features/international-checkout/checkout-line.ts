import type { Cart } from '@dvaput/domain/cart/cart'
import { parseProductIdentity } from '@dvaput/domain/products/product-identity'

export type CheckoutLine = { readonly eraId: string; readonly quantity: number }

/** Only what the warehouse sends; its category is then 'Internacional' or its source says so. // spec §2 International checkout */
export const toCheckoutLines = (cart: Cart): readonly CheckoutLine[] =>
  cart.flatMap(({ identity, quantity }) =>
    identity.kind === 'international' ? [{ eraId: identity.eraId, quantity }] : [],
  )

/** A line as the form sends it: `2 ERA-1001`. */
export const formatCheckoutLine = ({ eraId, quantity }: CheckoutLine): string => `${quantity} ${eraId}`

/** Undefined for what this form does not send. */
export const parseCheckoutLine = (value: unknown): CheckoutLine | undefined => {
  const [, quantity, id] = /^([1-9]\d{0,2}) (.+)$/s.exec(String(value)) ?? []
  const identity = id === undefined ? undefined : parseProductIdentity(`international:${id}`)
  return identity?.kind === 'international' ? { eraId: identity.eraId, quantity: Number(quantity) } : undefined
}
