import type { Market } from '../markets/market.ts'
import { isSameProduct } from '../products/product-identity.ts'
import { type Cart, maxCartLines } from './cart.ts'
import { type CartLine, lineLimit } from './cart-line.ts'

/**
 * The cart with at least these lines, each up to its stock: the same lines again change nothing. What it holds already
 * takes the newer price and stock.
 */
export const addLines = (cart: Cart, lines: readonly CartLine[], market: Market): Cart => {
  let result = cart
  for (const line of lines) {
    const held = result.find(({ identity }) => isSameProduct(identity, line.identity))
    const quantity = Math.min(Math.max(held?.quantity ?? 0, line.quantity), lineLimit(line, market))
    if (quantity < 1) continue
    const added = { ...line, ...(held && { category: held.category, tags: held.tags }), quantity }
    if (held) result = result.map((each) => (each === held ? added : each))
    else if (result.length < maxCartLines) result = [...result, added]
  }
  return result
}
