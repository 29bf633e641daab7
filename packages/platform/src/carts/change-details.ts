import type { AttributeInput, CartBuyerIdentityInput } from '@shopify/hydrogen-react/storefront-api-types'
import { parseEmail } from '../customers/parse-email.ts'
import { parsePhone } from '../customers/parse-phone.ts'
import { customerOfToken } from '../customers/tokens/customer-of-token.ts'
import { foldCode } from '../discounts/fold-code.ts'
import type { BuyerIdentity } from '../tables/carts.table.ts'
import type { Shop } from '../tables/shops.table.ts'
import type { CartContext } from './cart-context.ts'
import { type CartUserError, cartError } from './cart-refusal.ts'
import type { CartChange, CartState } from './change-cart.ts'
import { checkAttributes } from './check-attributes.ts'
import { readAttributes } from './lines/draft-lines.ts'

const maxNoteLength = 5_000

export const setNote = (note: string, path: readonly string[] = ['note']): CartChange =>
  note.length > maxNoteLength
    ? {
        errors: [
          cartError('NOTE_TOO_LONG', path, `The note exceeds the maximum number of ${maxNoteLength} characters.`),
        ],
      }
    : { set: { note } }

export const setAttributes = (
  attributes: readonly AttributeInput[],
  path: readonly string[] = ['attributes'],
): CartChange => {
  const errors = checkAttributes(attributes, path)
  return errors.length > 0 ? { errors } : { set: { attributes: readAttributes(attributes) } }
}

/** A code without effect is stored and marked as such: it may apply once the cart has changed. */
export const setDiscountCodes = (codes: readonly string[]): CartChange => {
  const byFolded = new Map<string, string>()
  for (const code of codes) {
    const folded = foldCode(code)
    if (folded !== '' && !byFolded.has(folded)) byFolded.set(folded, code.trim())
  }
  return { set: { discountCodes: [...byFolded.values()] } }
}

const readCustomer = async ({ tx, cart }: CartState, shop: Shop, token: string | null | undefined) => {
  if (token === undefined) return { customerId: cart.buyerIdentity.customerId ?? null }
  if (token === null) return { customerId: null }
  const customer = await customerOfToken(tx.db, shop.id, token)
  return customer && { customerId: customer.id, email: customer.email }
}

/** E-mail and phone of a customer go with that customer: who comes next on the same device is somebody else. */
const cartLifetime = (known: BuyerIdentity, customerId: number | null): BuyerIdentity =>
  known.customerId == null || known.customerId === customerId
    ? known
    : { ...known, email: null, vouchedEmail: null, phone: null }

/** Only what is named changes. A customer who signs in brings the address along. */
export const setBuyerIdentity = async (
  state: CartState,
  { shop, access }: Pick<CartContext, 'shop' | 'access'>,
  input: CartBuyerIdentityInput,
  path: readonly string[] = ['buyerIdentity'],
): Promise<CartChange> => {
  const errors: CartUserError[] = []
  const invalid = (field: keyof CartBuyerIdentityInput, message: string) =>
    void errors.push(cartError('INVALID', [...path, field], message))

  const email = input.email ? parseEmail(input.email, []) : undefined
  if (email && !email.ok) invalid('email', 'Email is invalid')
  const phone = input.phone ? parsePhone(input.phone, shop.market) : undefined
  if (input.phone && phone === undefined) invalid('phone', 'Phone is invalid')
  if (input.companyLocationId != null) invalid('companyLocationId', 'Company location is invalid')
  const customer = await readCustomer(state, shop, input.customerAccessToken)
  if (!customer) invalid('customerAccessToken', 'Customer is invalid')
  if (errors.length > 0) return { errors }

  const customerId = customer?.customerId ?? null
  const named = email?.ok ? email.email : null
  const known = cartLifetime(state.cart.buyerIdentity, customerId)
  const buyerIdentity: BuyerIdentity = {
    ...known,
    customerId,
    ...(input.email === undefined ? { email: known.email ?? customer?.email ?? null } : {}),
    ...(input.email === undefined ? {} : { email: named, vouchedEmail: access === 'private' ? named : null }),
    ...(input.phone === undefined ? {} : { phone: phone ?? null }),
    ...(input.countryCode === undefined ? {} : { countryCode: input.countryCode }),
    ...(input.preferences === undefined ? {} : { preferences: input.preferences }),
  }
  return { set: { buyerIdentity } }
}
