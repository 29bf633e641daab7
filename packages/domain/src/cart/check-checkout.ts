import { isMixed, ofKind, type ProductKind } from './cart-kinds.ts'
import { type CartLine, isSoldOut } from './cart-line.ts'

/** Why a checkout is refused or failed; each has a text of its own. // spec §5 Checkout rules, §8 Cart */
export const checkoutErrors = [
  'international-products',
  'local-products',
  'no-local-products',
  'no-international-products',
  'out-of-stock',
  'create-products',
  'checkout',
] as const
export type CheckoutError = (typeof checkoutErrors)[number]

const otherPresent = { local: 'international-products', international: 'local-products' } as const
const nonePresent = { local: 'no-local-products', international: 'no-international-products' } as const

type CheckedOutLine = Pick<CartLine, 'identity' | 'stock' | 'isStockKnown'>

/** Why these lines cannot be checked out as this kind; nothing where they can. */
export const checkCheckout = (lines: readonly CheckedOutLine[], kind: ProductKind): CheckoutError | undefined => {
  if (ofKind(lines, kind).length === 0) return nonePresent[kind]
  if (isMixed(lines)) return otherPresent[kind]
  return lines.some(isSoldOut) ? 'out-of-stock' : undefined
}
