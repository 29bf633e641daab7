import type { Money } from '../money/money.ts'
import type { ProductIdentity } from '../products/product-identity.ts'
import { type Cart, subtotals } from './cart.ts'

/** Each kind is checked out on its own. // CART-18 */
export type ProductKind = ProductIdentity['kind']

export const productKinds = ['local', 'international'] as const satisfies readonly ProductKind[]

type Line = { readonly identity: Pick<ProductIdentity, 'kind'> }

export const ofKind = <L extends Line>(lines: readonly L[], kind: ProductKind): readonly L[] =>
  lines.filter(({ identity }) => identity.kind === kind)

export const kindsOf = (lines: readonly Line[]): readonly ProductKind[] =>
  productKinds.filter((kind) => ofKind(lines, kind).length > 0)

export const isMixed = (lines: readonly Line[]): boolean => kindsOf(lines).length > 1

export type KindTotal = { readonly kind: ProductKind; readonly sum: Money }

/** One sum for each kind and currency, of what can be bought. // CART-23 */
export const kindTotals = (cart: Cart): readonly KindTotal[] =>
  kindsOf(cart).flatMap((kind) => subtotals(ofKind(cart, kind)).map((sum) => ({ kind, sum })))

/** Counted for the success page. // STOR-04 */
export type CartAnalysis = { readonly eraCount: number; readonly localCount: number }

export const analyseCart = (lines: readonly Line[]): CartAnalysis => ({
  eraCount: ofKind(lines, 'international').length,
  localCount: ofKind(lines, 'local').length,
})
