import type { QueryRootCartArgs } from '@shopify/hydrogen-react/storefront-api-types'
import { readMetafield } from '../catalogue/metafields.ts'
import { type PageArgs, toListConnection } from '../graphql/connection.ts'
import { toDecimalMoney } from '../graphql/decimal-money.ts'
import { readCartHold } from '../stock/read-holds.ts'
import type { Metafields } from '../tables/products.table.ts'
import type { CartContext, CartResolvers } from './cart-context.ts'
import { parseCartId } from './cart-id.ts'
import { checkoutUrlFor } from './checkout-url.ts'
import { linesOf, lineTotal } from './lines/cart-line.resolvers.ts'
import { toAllocation } from './lines/discount-allocation.ts'
import { type OpenCart, openCart } from './open-cart.ts'

type MetafieldName = { readonly key: string; readonly namespace?: string | null }

/** The one that nobody writes: until when its own payment step holds its units. */
const heldUntil = async ({ cart: { token } }: OpenCart, { parts }: CartContext): Promise<Metafields> => {
  const until = await readCartHold(parts.database.db, token)
  return until ? { 'dvaput.held_until': { type: 'date_time', value: until.toISOString() } } : {}
}

const metafieldOf = async (open: OpenCart, name: MetafieldName, context: CartContext) => {
  const { token, createdAt, updatedAt } = open.cart
  const isHold = name.namespace === 'dvaput' && name.key === 'held_until'
  const metafields = isHold ? await heldUntil(open, context) : open.cart.metafields
  const found = readMetafield('Cart', { id: token, metafields, createdAt, updatedAt }, name, context)
  return found && { ...found, parentResource: open }
}

export const toCartLines = (open: OpenCart, args: PageArgs) =>
  toListConnection(linesOf(open), args, ({ line }) => line.id)

/** Taxes are in the prices, so the sum of the lines, less what is off the whole cart, is what is paid. */
const cost = (open: OpenCart) => {
  const money = (minor: number) => toDecimalMoney(minor, open.priced.currency)
  const subtotal = money(linesOf(open).reduce((sum, line) => sum + lineTotal(line), 0))
  return {
    subtotalAmount: subtotal,
    subtotalAmountEstimated: true,
    totalAmount: money(open.priced.total),
    totalAmountEstimated: true,
    checkoutChargeAmount: subtotal,
    // The hosted cart has no taxes any more; a client that gets some takes them off the subtotal, where ours are inside.
    totalTaxAmount: null,
    totalTaxAmountEstimated: true,
    totalDutyAmount: null,
    totalDutyAmountEstimated: true,
  }
}

export const cartResolvers: CartResolvers = {
  QueryRoot: {
    cart: async (_source, { id }: QueryRootCartArgs, { parts, shop }) => {
      const cartKey = parseCartId(id)
      return cartKey ? ((await openCart(parts.database.db, shop, cartKey)) ?? null) : null
    },
  },
  Cart: {
    checkoutUrl: ({ cart, cartKey }: OpenCart, _args, context) => checkoutUrlFor(context, cart, cartKey),
    createdAt: ({ cart }: OpenCart) => cart.createdAt,
    updatedAt: ({ cart }: OpenCart) => cart.updatedAt,
    note: ({ cart }: OpenCart) => cart.note,
    attributes: ({ cart }: OpenCart) => cart.attributes,
    attribute: ({ cart }: OpenCart, { key }: { key: string }) =>
      cart.attributes.find((attribute) => attribute.key === key) ?? null,
    totalQuantity: ({ lines }: OpenCart) => lines.reduce((sum, { quantity }) => sum + quantity, 0),
    lines: toCartLines,
    cost,
    estimatedCost: cost,
    discountCodes: ({ priced }: OpenCart) => priced.codes,
    discountAllocations: (open: OpenCart) =>
      open.priced.discounts
        .filter(({ scope, amount }) => scope !== 'line' && amount > 0)
        .map((discount) => toAllocation(open, discount)),
    appliedGiftCards: () => [],
    metafield: metafieldOf,
    metafields: (open: OpenCart, { identifiers }: { identifiers: readonly MetafieldName[] }, context) =>
      identifiers.map((name) => metafieldOf(open, name, context)),
  },
}
