import type { Transaction } from '@dvaput/database/in-transaction'
import { and, eq, isNull } from '@dvaput/database/query'
import { hashToken } from '../shops/hash-token.ts'
import { type Cart, carts } from '../tables/carts.table.ts'
import { type AddressFields, customerAddresses, customers } from '../tables/customers.table.ts'
import type { Shop } from '../tables/shops.table.ts'
import { type CartKey, toCartId } from './cart-id.ts'
import type { CartAddress } from './delivery/visible-address.ts'
import { type PricedCart, priceCart } from './price-cart.ts'
import { type CartItem, readCartItems } from './read-cart.ts'

/** What stands behind the fields of a `Cart`. */
export type OpenCart = PricedCart & {
  readonly __typename: 'Cart'
  readonly id: string
  readonly cart: Cart
  readonly cartKey: CartKey
  readonly lines: readonly CartItem[]
  readonly address: CartAddress | undefined
}

const isCart = (shop: Pick<Shop, 'id'>, { token, key }: CartKey) =>
  and(eq(carts.token, token), eq(carts.keyHash, hashToken(key)), eq(carts.shopId, shop.id))

/** Open means: of this shop, with the right key, not bought yet. */
export const isOpenCart = (shop: Pick<Shop, 'id'>, cartKey: CartKey) =>
  and(isCart(shop, cartKey), isNull(carts.completedAt))

const defaultAddressOf = async (db: Transaction['db'], customerId: number): Promise<AddressFields | undefined> => {
  const [found] = await db
    .select({ fields: customerAddresses.fields })
    .from(customers)
    .innerJoin(customerAddresses, eq(customerAddresses.id, customers.defaultAddressId))
    .where(and(eq(customers.id, customerId), eq(customerAddresses.customerId, customerId)))
  return found?.fields
}

/** The selected address, else the first, else the default one of the customer who is signed in. */
export const addressOf = async (
  db: Transaction['db'],
  { deliveryAddresses, buyerIdentity: { customerId } }: Cart,
): Promise<CartAddress | undefined> => {
  const own = deliveryAddresses.find(({ selected }) => selected) ?? deliveryAddresses[0]
  if (own || customerId == null) return own
  const fields = await defaultAddressOf(db, customerId)
  return fields && { fields, ofCustomer: customerId }
}

export const openCart = async (
  db: Transaction['db'],
  shop: Shop,
  cartKey: CartKey,
  { evenIfBought = false } = {},
): Promise<OpenCart | undefined> => {
  const [cart] = await db
    .select()
    .from(carts)
    .where(evenIfBought ? isCart(shop, cartKey) : isOpenCart(shop, cartKey))
  if (!cart) return undefined
  const lines = await readCartItems(db, cart)
  const address = await addressOf(db, cart)
  const { email, customerId } = cart.buyerIdentity
  const priced = await priceCart(
    db,
    shop,
    { cart, lines },
    { email, customerId, address: address?.fields, deliveryHandle: cart.deliveryHandle },
  )
  return { __typename: 'Cart', id: toCartId(cartKey), cart, cartKey, lines, address, ...priced }
}
