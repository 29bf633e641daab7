import type { CartErrorCode, CountryCode, MailingAddressInput } from '@shopify/hydrogen-react/storefront-api-types'
import type { CartContext, CartResolvers } from '../carts/cart-context.ts'
import { parseCartId } from '../carts/cart-id.ts'
import type { CartUserError } from '../carts/cart-refusal.ts'
import { type CartPayload, changeOpenCart } from '../carts/change-cart.ts'
import { createCart } from '../carts/create-cart.ts'
import { selectDelivery, toDeliveryGroupId } from '../carts/delivery/change-delivery.ts'
import { readMailingAddress } from '../carts/delivery/read-cart-address.ts'
import type { Attribute } from '../tables/carts.table.ts'
import { toCheckout } from './legacy-checkout.resolvers.ts'

type CreateInput = {
  readonly lineItems?: readonly { variantId: string; quantity: number; customAttributes?: Attribute[] | null }[] | null
  readonly email?: string | null
  readonly note?: string | null
  readonly customAttributes?: Attribute[] | null
  readonly shippingAddress?: MailingAddressInput | null
  readonly buyerIdentity?: { countryCode: CountryCode } | null
}

const codes: Partial<Record<CartErrorCode, string>> = {
  LESS_THAN: 'LESS_THAN',
  NOTE_TOO_LONG: 'TOO_LONG',
  INVALID_DELIVERY_GROUP: 'NOT_SUPPORTED',
  INVALID_DELIVERY_OPTION: 'SHIPPING_RATE_EXPIRED',
}

const names: Readonly<Record<string, string>> = {
  lines: 'lineItems',
  merchandiseId: 'variantId',
  cartId: 'checkoutId',
  deliveryOptionHandle: 'shippingRateHandle',
}

const toCheckoutError = ({ code, field, message }: CartUserError) => ({
  code: codes[code] ?? 'INVALID',
  field: field?.map((name) => names[name] ?? name) ?? null,
  message: message.replace('The specified cart', 'The checkout'),
})

const toPayload = ({ cart, userErrors }: Pick<CartPayload, 'cart' | 'userErrors'>) => {
  const checkoutUserErrors = userErrors.map(toCheckoutError)
  return { checkout: cart && toCheckout(cart), checkoutUserErrors, userErrors: checkoutUserErrors, queueToken: null }
}

const notEnough = {
  code: 'NOT_ENOUGH_IN_STOCK',
  field: ['input', 'lineItems'],
  message: 'Not enough items available. One or more items are not available in the quantity you requested.',
}

/** The older call refused what the cart only clamps. */
const create = async (context: CartContext, input: CreateInput) => {
  const { lineItems, email, note, customAttributes, shippingAddress, buyerIdentity } = input
  const { cartKey, ...created } = await createCart(context, {
    note: note ?? null,
    attributes: customAttributes ?? [],
    buyerIdentity: { ...(email ? { email } : {}), ...buyerIdentity },
    lines: (lineItems ?? []).map(({ variantId, quantity, customAttributes: attributes }) => ({
      merchandiseId: variantId,
      quantity,
      attributes: attributes ?? [],
    })),
  })
  if (created.warnings.length > 0) {
    await context.parts.carts.discard(cartKey)
    return { checkout: null, checkoutUserErrors: [notEnough], userErrors: [notEnough], queueToken: null }
  }
  if (!created.cart || !shippingAddress) return toPayload(created)
  const addressed = await setAddress(context, cartKey, shippingAddress, ['input', 'shippingAddress'])
  if (addressed.userErrors.length > 0) await context.parts.carts.discard(cartKey)
  return toPayload(addressed.userErrors.length > 0 ? { ...addressed, cart: null } : addressed)
}

const setAddress = (
  context: CartContext,
  cartKey: ReturnType<typeof parseCartId>,
  shippingAddress: MailingAddressInput,
  path: readonly string[],
) =>
  changeOpenCart(context, cartKey, shippingAddress, () => {
    const { fields, errors } = readMailingAddress(shippingAddress, path)
    return errors.length > 0
      ? { errors }
      : { set: { deliveryAddresses: [{ id: 'checkout', selected: true, oneTimeUse: true, fields }] } }
  })

const updateAddress = async (
  _source: unknown,
  { checkoutId, shippingAddress }: { checkoutId: string; shippingAddress: MailingAddressInput },
  context: CartContext,
) => toPayload(await setAddress(context, parseCartId(checkoutId, 'Checkout'), shippingAddress, ['shippingAddress']))

export const legacyCheckoutMutationResolvers: CartResolvers = {
  Mutation: {
    checkoutCreate: (_source, { input }: { input: CreateInput }, context) => create(context, input),
    checkoutShippingAddressUpdate: updateAddress,
    checkoutShippingAddressUpdateV2: updateAddress,
    checkoutShippingLineUpdate: async (_source, args: { checkoutId: string; shippingRateHandle: string }, context) => {
      const { checkoutId, shippingRateHandle: deliveryOptionHandle } = args
      const payload = await changeOpenCart(context, parseCartId(checkoutId, 'Checkout'), args, async (state) => {
        const deliveryGroupId = toDeliveryGroupId(state.cart.token)
        const change = await selectDelivery(state, context.shop, [{ deliveryGroupId, deliveryOptionHandle }])
        if (!('errors' in change)) return change
        return { errors: change.errors.map((error) => ({ ...error, field: ['shippingRateHandle'] })) }
      })
      return toPayload(payload)
    },
  },
}
