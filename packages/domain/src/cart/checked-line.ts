import { isSameProduct, type ProductIdentity } from '../products/product-identity.ts'
import type { Cart } from './cart.ts'
import type { CartLine } from './cart-line.ts'

/** `not-for-sale`: withdrawn for now, or not sold in this market. `unknown`: no source could be queried. */
export const lineStates = ['for-sale', 'sold-out', 'not-for-sale', 'gone', 'unknown'] as const
export type LineState = (typeof lineStates)[number]

/** `stock`: less of it than the line has. */
export const lineChanges = ['price', 'stock'] as const
export type LineChange = (typeof lineChanges)[number]

/** What the browser has of a line, for the server to compare. */
export type RequestedLine = Pick<CartLine, 'identity' | 'price' | 'quantity'>

export type CurrentLine = Pick<
  CartLine,
  'handle' | 'name' | 'price' | 'stock' | 'isStockKnown' | 'agreed' | 'warnings' | 'condition' | 'grade'
> & {
  /** The most of it that the cart may hold. */
  readonly limit: number
  /** Where the source knows its pictures. */
  readonly image?: string | null
}

export type CheckedLine = {
  readonly identity: ProductIdentity
  readonly state: LineState
  readonly changes: readonly LineChange[]
  /** Null where the product is neither for sale nor sold out. */
  readonly current: CurrentLine | null
  /** ISO: sold out because somebody is paying for the last of it, until then at most. */
  readonly heldUntil?: string
  /** Where this buyer pays for it: what is held is theirs. */
  readonly ownPayment?: string
}

export const compareLine = (before: RequestedLine, { price, limit }: CurrentLine): readonly LineChange[] => {
  const isPriceSame = before.price.minor === price.minor && before.price.currency === price.currency
  const isEnough = limit < 1 || before.quantity <= limit
  return [...(isPriceSame ? [] : (['price'] as const)), ...(isEnough ? [] : (['stock'] as const))]
}

const applyTo = (line: CartLine, { state, current }: CheckedLine): CartLine => {
  if (state === 'unknown') return line
  if (!current) return { ...line, stock: 0, isStockKnown: true }
  const { limit, ...facts } = current
  const { agreed: _before, warnings: _warnings, ...kept } = line
  return { ...kept, ...facts, quantity: limit < 1 ? line.quantity : Math.min(line.quantity, limit) }
}

/**
 * The cart with the prices and stock of the server. Lines that were added or removed since the query stay as they
 * are. What cannot be bought stays until the shopper removes it.
 */
export const applyCheckedLines = (cart: Cart, checked: readonly CheckedLine[]): Cart =>
  cart.map((line) => {
    const match = checked.find(({ identity }) => isSameProduct(identity, line.identity))
    return match ? applyTo(line, match) : line
  })
