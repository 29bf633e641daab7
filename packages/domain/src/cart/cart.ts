import type { CardProduct } from '../catalogue/card-product.ts'
import type { Currency, Money } from '../money/money.ts'
import { type CartLine, lineKey, lineLimit, toCartLine } from './cart-line.ts'

export type Cart = readonly CartLine[]

export type AddRefusal = 'sold-out' | 'exceeds-stock'

type Addition = {
  readonly cart: Cart
  /** How many of those that were asked for found room. */
  readonly added: number
  /** How many of it lie in the cart now. */
  readonly held: number
  readonly refused: AddRefusal | null
}

const isQuantity = (value: number): boolean => Number.isSafeInteger(value) && value >= 1

/**
 * A product that is there already grows and takes over what is known of it now. What the cart would hold above the
 * stock is clamped; a quantity that is itself above the stock is refused whole. // spec §4 Cart, §5 Quantity
 */
export const addToCart = (cart: Cart, product: CardProduct, quantity: number): Addition => {
  const limit = product.inStock ? lineLimit(product) : 0
  const key = lineKey(product)
  const before = cart.find((line) => lineKey(line) === key)?.quantity ?? 0
  const refuse = (refused: AddRefusal): Addition => ({ cart, added: 0, held: before, refused })
  if (limit < 1) return refuse('sold-out')
  if (!isQuantity(quantity) || quantity > limit) return refuse('exceeds-stock')
  const after = Math.min(before + quantity, limit)
  const line = toCartLine(product, after)
  return {
    cart: before > 0 ? cart.map((each) => (lineKey(each) === key ? line : each)) : [...cart, line],
    added: Math.max(0, after - before),
    held: after,
    refused: before + quantity > limit ? 'exceeds-stock' : null,
  }
}

/** Whole numbers from 1 up to the stock; anything else becomes the nearest of them, and what is no number changes nothing. */
export const setQuantity = (cart: Cart, key: string, wanted: number): Cart =>
  cart.map((line) => {
    if (lineKey(line) !== key || Number.isNaN(wanted)) return line
    return { ...line, quantity: Math.max(1, Math.min(lineLimit(line), Math.trunc(wanted))) }
  })

export const removeLine = (cart: Cart, key: string): Cart => cart.filter((line) => lineKey(line) !== key)

export const countOf = (cart: Cart): number => cart.reduce((sum, { quantity }) => sum + quantity, 0)

export const lineTotal = ({ price, quantity }: CartLine): Money => ({ ...price, minor: price.minor * quantity })

/** One sum for each currency, in the order in which they came. // readings D-07 */
export const subtotals = (cart: Cart): readonly Money[] => {
  const sums = new Map<Currency, number>()
  for (const { minor, currency } of cart.map(lineTotal)) sums.set(currency, (sums.get(currency) ?? 0) + minor)
  return [...sums].map(([currency, minor]) => ({ minor, currency }))
}
