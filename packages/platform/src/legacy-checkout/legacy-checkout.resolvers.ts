import { eq } from '@dvaput/database/query'
import type { CartResolvers } from '../carts/cart-context.ts'
import { parseCartId } from '../carts/cart-id.ts'
import { checkoutUrlFor } from '../carts/checkout-url.ts'
import { isRequestedBy, showAddress } from '../carts/delivery/visible-address.ts'
import { linesOf, type OpenLine } from '../carts/lines/cart-line.resolvers.ts'
import { type OpenCart, openCart } from '../carts/open-cart.ts'
import { mailingAddress } from '../customers/addresses/mailing-address.ts'
import type { DeliveryOption } from '../delivery/delivery-option.ts'
import { type PageArgs, toListConnection } from '../graphql/connection.ts'
import { toDecimalMoney } from '../graphql/decimal-money.ts'
import { toGid } from '../graphql/gid.ts'
import type { NodeReaders } from '../graphql/node-reader.ts'
import type { StorefrontContext } from '../graphql/storefront-context.ts'
import { withoutBuyer } from '../orders/order-nodes.ts'
import { checkouts } from '../tables/checkouts.table.ts'
import { orders } from '../tables/orders.table.ts'

/** A cart under its older name; what stands behind both is the same. */
type OpenCheckout = Omit<OpenCart, '__typename'> & { readonly __typename: 'Checkout' }

export const toCheckout = (open: OpenCart): OpenCheckout => ({ ...open, __typename: 'Checkout' })

type Rate = { readonly open: OpenCheckout; readonly option: DeliveryOption }

const money = (minorOf: (open: OpenCheckout) => number) => (open: OpenCheckout) =>
  toDecimalMoney(minorOf(open), open.priced.currency)

const subtotal = money(({ priced }) => priced.subtotal - priced.discountTotal)
const total = money(({ priced }) => priced.total)
const tax = money(({ priced }) => priced.taxTotal)
const ratePrice = ({ open, option }: Rate) => toDecimalMoney(option.price, open.priced.currency)

/** The cart's key is handed around before there is a buyer: it tells of the order what the order's own link does. */
const orderOf = async ({ cart }: OpenCheckout, context: StorefrontContext) => {
  const [found] = await context.parts.database.db
    .select({ order: orders })
    .from(orders)
    .innerJoin(checkouts, eq(checkouts.token, orders.checkoutToken))
    .where(eq(checkouts.cartToken, cart.token))
  if (!found) return null
  return (await isRequestedBy(context, found.order.customerId)) ? found.order : withoutBuyer(found.order)
}

export const legacyCheckoutResolvers: CartResolvers = {
  Checkout: {
    id: ({ cartKey }: OpenCheckout) => `${toGid('Checkout', cartKey.token)}?key=${cartKey.key}`,
    webUrl: ({ cart, cartKey }: OpenCheckout, _args, context) => checkoutUrlFor(context, cart, cartKey),
    createdAt: ({ cart }: OpenCheckout) => cart.createdAt,
    updatedAt: ({ cart }: OpenCheckout) => cart.updatedAt,
    completedAt: ({ cart }: OpenCheckout) => cart.completedAt,
    currencyCode: ({ priced }: OpenCheckout) => priced.currency,
    customAttributes: ({ cart }: OpenCheckout) => cart.attributes,
    note: ({ cart }: OpenCheckout) => cart.note,
    email: ({ cart }: OpenCheckout) => cart.buyerIdentity.email ?? null,
    buyerIdentity: ({ cart }: OpenCheckout) => ({ countryCode: cart.buyerIdentity.countryCode ?? null }),
    lineItems: (open: OpenCheckout, args: PageArgs) =>
      toListConnection(linesOf({ ...open, __typename: 'Cart' }).toReversed(), args, ({ line }) => line.id),
    lineItemsSubtotalPrice: money(({ priced }) => priced.subtotal),
    subtotalPrice: subtotal,
    subtotalPriceV2: subtotal,
    totalPrice: total,
    totalPriceV2: total,
    paymentDue: total,
    paymentDueV2: total,
    totalTax: tax,
    totalTaxV2: tax,
    taxExempt: () => false,
    taxesIncluded: () => true,
    requiresShipping: ({ needsDelivery }: OpenCheckout) => needsDelivery,
    /** Nothing is missing but the payment. */
    ready: ({ cart, needsDelivery, chosen }: OpenCheckout) =>
      Boolean(cart.buyerIdentity.email) && (!needsDelivery || chosen !== undefined),
    shippingAddress: async ({ cart, address }: OpenCheckout, _args, context) =>
      address ? mailingAddress(toGid('MailingAddress', cart.token), await showAddress(context, address)) : null,
    availableShippingRates: (open: OpenCheckout) =>
      open.address ? { ready: true, shippingRates: open.options.map((option): Rate => ({ open, option })) } : null,
    shippingLine: (open: OpenCheckout): Rate | null => (open.chosen ? { open, option: open.chosen } : null),
    order: (open: OpenCheckout, _args, context) => orderOf(open, context),
  },
  CheckoutLineItem: {
    id: ({ open, line }: OpenLine) => `${toGid('CheckoutLineItem', line.id)}?checkout=${open.cart.token}`,
    title: ({ line }: OpenLine, _args, { language }) =>
      line.product.translations[language]?.title ?? line.product.title,
    quantity: ({ line }: OpenLine) => line.quantity,
    variant: ({ line }: OpenLine) => ({ ...line.variant, __typename: 'ProductVariant' }),
    customAttributes: ({ line }: OpenLine) => line.attributes,
    unitPrice: ({ open, line }: OpenLine) => toDecimalMoney(line.variant.price, open.priced.currency),
  },
  ShippingRate: {
    handle: ({ option }: Rate) => option.handle,
    title: ({ option }: Rate, _args, { language }) => option.title[language],
    price: ratePrice,
    priceV2: ratePrice,
  },
}

/** A checkout stays readable once it is bought, to tell its order. */
export const cartNodes = {
  Cart: async ({ parts, shop }, id) => {
    const cartKey = parseCartId(id)
    return cartKey && openCart(parts.database.db, shop, cartKey)
  },
  Checkout: async ({ parts, shop }, id) => {
    const cartKey = parseCartId(id, 'Checkout')
    const open = cartKey && (await openCart(parts.database.db, shop, cartKey, { evenIfBought: true }))
    return open && toCheckout(open)
  },
} satisfies NodeReaders
