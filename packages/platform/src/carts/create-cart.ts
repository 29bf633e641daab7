import type { CartInput } from '@shopify/hydrogen-react/storefront-api-types'
import { hashToken } from '../shops/hash-token.ts'
import { carts } from '../tables/carts.table.ts'
import { isStorable } from '../text/is-storable.ts'
import type { CartContext } from './cart-context.ts'
import { type CartKey, newCartKey } from './cart-id.ts'
import { type CartUserError, cartError } from './cart-refusal.ts'
import { changeBuyerIdentity } from './change-buyer-identity.ts'
import { type CartChange, type CartPayload, type CartState, changeOpenCart } from './change-cart.ts'
import { setAttributes, setDiscountCodes, setNote } from './change-details.ts'
import { setMetafields } from './change-metafields.ts'
import { addAddresses } from './delivery/change-delivery.ts'
import { addLines } from './lines/change-lines.ts'

type Step = (state: CartState) => CartChange | Promise<CartChange>

/** In this order: an address may be copied from the customer whom the identity names. */
const stepsOf = (
  context: CartContext,
  { buyerIdentity, note, attributes, discountCodes, lines, delivery, metafields }: CartInput,
): readonly Step[] => {
  const { shop, country, buyerToken } = context
  const identity = {
    countryCode: country,
    ...(buyerToken === undefined ? {} : { customerAccessToken: buyerToken }),
    ...buyerIdentity,
  } as NonNullable<CartInput['buyerIdentity']>
  return [
    (state) => changeBuyerIdentity(state, context, identity, ['input', 'buyerIdentity']),
    () => setNote(note ?? '', ['input', 'note']),
    () => setAttributes(attributes ?? [], ['input', 'attributes']),
    () => setDiscountCodes(discountCodes ?? []),
    (state) => setMetafields(state.cart, metafields ?? [], ['input', 'metafields']),
    (state) => addAddresses(state, shop, delivery?.addresses ?? [], { path: ['input', 'delivery', 'addresses'] }),
    (state) => addLines(state, shop, lines ?? [], ['input', 'lines']),
  ]
}

/** Every step sees what the ones before it set; one refusal refuses all. */
const takeSteps = async (start: CartState, steps: readonly Step[]): Promise<CartChange> => {
  let state = start
  let merged: Exclude<CartChange, { errors: unknown }> = {}
  const errors: CartUserError[] = []
  for (const step of steps) {
    const change = await step(state)
    if ('errors' in change) {
      errors.push(...change.errors)
      continue
    }
    merged = {
      ...merged,
      ...change,
      set: { ...merged.set, ...change.set },
      warnings: [...(merged.warnings ?? []), ...(change.warnings ?? [])],
    }
    state = { ...state, cart: { ...state.cart, ...(change.set as Partial<CartState['cart']>) } }
  }
  return errors.length > 0 ? { errors } : merged
}

/** A cart nobody filled is no cart: what is refused leaves no row behind. */
export const createCart = async (
  context: CartContext,
  input: CartInput,
): Promise<CartPayload & { readonly cartKey: CartKey }> => {
  const { parts, shop, language } = context
  const cartKey = newCartKey()
  const { token, key } = cartKey
  if (!isStorable(input)) {
    const error = cartError('INVALID', ['input'], 'The input contains characters that are not allowed.')
    return { cart: null, userErrors: [error], warnings: [], cartKey }
  }
  await parts.database.db.insert(carts).values({ token, keyHash: hashToken(key), shopId: shop.id, language })
  const payload = await changeOpenCart(context, cartKey, input, (state) => takeSteps(state, stepsOf(context, input)))
  if (payload.userErrors.length === 0) return { ...payload, cartKey }
  await parts.carts.discard(cartKey)
  return { ...payload, cart: null, cartKey }
}
