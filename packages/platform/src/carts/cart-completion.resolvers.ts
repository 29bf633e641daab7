import type {
  MutationCartGiftCardCodesUpdateArgs,
  MutationCartPaymentUpdateArgs,
  MutationCartPrepareForCompletionArgs,
  MutationCartSubmitForCompletionArgs,
} from '@shopify/hydrogen-react/storefront-api-types'
import type { CartContext, CartResolvers } from './cart-context.ts'
import { checkoutUrlOf, parseCartId, toCartId } from './cart-id.ts'
import { cartError, noSuchCart } from './cart-refusal.ts'
import { changeCart } from './change-cart.ts'
import { type OpenCart, openCart } from './open-cart.ts'

/** Payment happens on the checkout's own pages; the hosted platform lets only payment apps go past them. */
const payAtCheckout = 'Complete the purchase at the cart’s checkout URL.'

const find = async ({ parts, shop }: CartContext, id: string): Promise<OpenCart | undefined> => {
  const cartKey = parseCartId(id)
  return cartKey && openCart(parts.database.db, shop, cartKey)
}

const missing = ({ lines, cart, needsDelivery, chosen }: OpenCart) => [
  ...(lines.some(({ quantity }) => quantity > 0)
    ? []
    : [{ code: 'MERCHANDISE_NOT_APPLICABLE', message: 'The cart is empty.' }]),
  ...(cart.buyerIdentity.email
    ? []
    : [{ code: 'BUYER_IDENTITY_EMAIL_REQUIRED', message: 'The buyer’s email is required.' }]),
  ...(needsDelivery && !chosen
    ? [{ code: 'NO_DELIVERY_GROUP_SELECTED', message: 'A delivery option is required.' }]
    : []),
  { code: 'PAYMENTS_METHOD_UNAVAILABLE', message: payAtCheckout },
]

/** There are no gift cards here: a code changes nothing and says so. */
const ignoreGiftCards = (context: CartContext, args: { cartId: string }, codes: readonly string[]) =>
  changeCart(context, args, ({ cart }) => ({
    warnings:
      codes.length === 0
        ? []
        : [
            {
              code: 'PAYMENTS_GIFT_CARDS_UNAVAILABLE',
              message: 'Gift cards are not available as a payment method.',
              target: toCartId({ token: cart.token, key: parseCartId(args.cartId)?.key ?? '' }),
            },
          ],
  }))

export const cartCompletionResolvers: CartResolvers = {
  QueryRoot: {
    cartCompletionAttempt: () => null,
  },
  Mutation: {
    cartPaymentUpdate: (_source, args: MutationCartPaymentUpdateArgs, context) =>
      changeCart(context, args, ({ lines }) => ({
        errors: [
          lines.length === 0
            ? cartError('INVALID_PAYMENT_EMPTY_CART', ['cartId'], 'A payment cannot be set on an empty cart.')
            : cartError('PAYMENT_METHOD_NOT_SUPPORTED', ['payment'], payAtCheckout),
        ],
      })),
    cartPrepareForCompletion: async (_source, { cartId }: MutationCartPrepareForCompletionArgs, context) => {
      const cart = await find(context, cartId)
      return cart
        ? { result: { __typename: 'CartStatusNotReady', cart, errors: missing(cart) }, userErrors: [] }
        : { result: null, userErrors: [noSuchCart] }
    },
    cartSubmitForCompletion: async (_source, { cartId }: MutationCartSubmitForCompletionArgs, context) => {
      const cart = await find(context, cartId)
      if (!cart) return { result: null, userErrors: [noSuchCart] }
      const checkoutUrl = checkoutUrlOf(context.origin, cart.cartKey)
      return { result: { __typename: 'SubmitFailed', checkoutUrl, errors: missing(cart) }, userErrors: [] }
    },
    cartGiftCardCodesUpdate: (_source, args: MutationCartGiftCardCodesUpdateArgs, context) =>
      ignoreGiftCards(context, args, args.giftCardCodes),
    cartGiftCardCodesAdd: (_source, args: MutationCartGiftCardCodesUpdateArgs, context) =>
      ignoreGiftCards(context, args, args.giftCardCodes),
    cartGiftCardCodesRemove: (_source, args: { cartId: string }, context) => ignoreGiftCards(context, args, []),
  },
}
