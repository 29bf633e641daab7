import type { CardProduct } from '../catalogue/card-product.ts'
import type { Market } from '../markets/market.ts'
import type { Currency, Money } from '../money/money.ts'
import { identityOf, isSameProduct, isSoldIn, type ProductIdentity } from '../products/product-identity.ts'
import { type CartLine, isSoldOut, lineLimit, toCartLine } from './cart-line.ts'

/** Of one market. */
export type Cart = readonly CartLine[]

/** A cart of the platform has up to 100 lines. // ENT-23 */
export const maxCartLines = 100

export type AddRefusal = 'sold-out' | 'exceeds-stock' | 'cart-full'

type Addition = {
  readonly cart: Cart
  /** How many of the requested pieces were added. */
  readonly added: number
  /** How many pieces of the product the cart holds now. */
  readonly held: number
  readonly refused: AddRefusal | null
}

const isQuantity = (value: number): boolean => Number.isSafeInteger(value) && value >= 1

/**
 * A line of the same product grows and takes over the newest price and stock. A total above the stock is clamped; a
 * requested quantity that is itself above the stock is refused. // CART-09, CART-11, PDP-29
 */
export const addToCart = (cart: Cart, product: CardProduct, quantity: number, market: Market): Addition => {
  const identity = identityOf(product)
  const limit = product.inStock ? lineLimit(product, market) : 0
  const isOfProduct = (line: CartLine) => identity !== undefined && isSameProduct(line.identity, identity)
  const before = cart.find(isOfProduct)?.quantity ?? 0
  const refuse = (refused: AddRefusal): Addition => ({ cart, added: 0, held: before, refused })
  if (!identity || !isSoldIn(market, identity) || limit < 1) return refuse('sold-out')
  if (!isQuantity(quantity) || quantity > limit) return refuse('exceeds-stock')
  if (before === 0 && cart.length >= maxCartLines) return refuse('cart-full')
  const after = Math.min(before + quantity, limit)
  const line = toCartLine(product, identity, after)
  return {
    cart: before > 0 ? cart.map((each) => (isOfProduct(each) ? line : each)) : [...cart, line],
    added: Math.max(0, after - before),
    held: after,
    refused: before + quantity > limit ? 'exceeds-stock' : null,
  }
}

/** Clamps to whole numbers from 1 to the stock; NaN changes nothing. */
export const setQuantity = (cart: Cart, identity: ProductIdentity, quantity: number, market: Market): Cart =>
  cart.map((line) => {
    if (!isSameProduct(line.identity, identity) || Number.isNaN(quantity)) return line
    return { ...line, quantity: Math.max(1, Math.min(lineLimit(line, market), Math.trunc(quantity))) }
  })

export const removeLine = (cart: Cart, identity: ProductIdentity): Cart =>
  cart.filter((line) => !isSameProduct(line.identity, identity))

export const countOf = (cart: Cart): number => cart.reduce((sum, { quantity }) => sum + quantity, 0)

/** The first piece at the agreed price where there is one, the others at the full price. */
export const lineTotal = ({ price, quantity, agreed }: Pick<CartLine, 'price' | 'quantity' | 'agreed'>): Money => ({
  ...price,
  minor: price.minor * quantity - (agreed && quantity > 0 ? price.minor - agreed.price.minor : 0),
})

/** One sum for each currency, in the order in which they came, of what can be bought. // CART-23 */
export const subtotals = (cart: Cart): readonly Money[] => {
  const sums = new Map<Currency, number>()
  for (const line of cart) {
    if (isSoldOut(line)) continue
    const { minor, currency } = lineTotal(line)
    sums.set(currency, (sums.get(currency) ?? 0) + minor)
  }
  return [...sums].map(([currency, minor]) => ({ minor, currency }))
}
