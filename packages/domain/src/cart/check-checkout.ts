import type { RefusalCode } from '../refusals/refusal-status.ts'
import { isMixed, ofKind, type ProductKind } from './cart-kinds.ts'
import { type CartLine, isSoldOut } from './cart-line.ts'

/** Each has a text of its own. // CART-26 */
const refusals = {
  local: { without: 'cart-without-local', mixed: 'cart-mixed' },
  international: { without: 'cart-without-international', mixed: 'cart-has-local' },
} as const satisfies Record<ProductKind, Record<string, RefusalCode>>

type CheckoutRefusal = (typeof refusals)[ProductKind]['without' | 'mixed'] | 'cart-empty' | 'cart-out-of-stock'

type Line = Pick<CartLine, 'identity' | 'stock' | 'isStockKnown'>

/** Why these lines cannot be checked out as this kind; nothing where they can. */
export const checkCheckout = (lines: readonly Line[], kind: ProductKind): CheckoutRefusal | undefined => {
  if (lines.length === 0) return 'cart-empty'
  if (ofKind(lines, kind).length === 0) return refusals[kind].without
  if (isMixed(lines)) return refusals[kind].mixed
  return lines.some(isSoldOut) ? 'cart-out-of-stock' : undefined
}
