import type { MissingForSale } from '@dvaput/domain/products/missing-for-sale'
import type { AdminRefusalCode } from '@dvaput/domain/refusals/admin-refusals'
import type { Outcome } from '@dvaput/integrations/customers/outcome'
import type { ShopProduct } from '@dvaput/integrations/shop-products/shop-product'

/** A product with the revision that a change of it has to name. */
export type EditedProduct = ShopProduct & { readonly revision: string }

type Refused<Code extends AdminRefusalCode, More = unknown> = { readonly ok: false; readonly code: Code } & More

/** `current`, where somebody else changed it after it was read; `message`, the shop's own words. */
type Refusals = {
  readonly 'not-found': Refused<'not-found'>
  readonly 'changed-meanwhile': Refused<'changed-meanwhile', { readonly current: EditedProduct }>
  /** An upload that is no picture we take, or is over 10 MiB. */
  readonly 'not-a-picture': Refused<'not-a-picture'>
  readonly 'too-large': Refused<'too-large'>
  /** It cannot be put on sale, or stay there, as it would be. */
  readonly incomplete: Refused<'incomplete', { readonly missing: readonly MissingForSale[] }>
  /** Another product has this SKU, or another variant of this one. */
  readonly 'sku-taken': Refused<'sku-taken', { readonly sku: string }>
  /** The variant is on sale, and would no longer be cheaper than before. */
  readonly 'compare-at-too-low': Refused<'compare-at-too-low'>
  readonly refused: Refused<'refused', { readonly message: string }>
}

/** What the shop says itself. */
type ShopRefusalCode = 'not-a-picture' | 'refused'
/** What every change of a product may be refused with. */
export type EditRefusalCode = ShopRefusalCode | 'not-found' | 'changed-meanwhile' | 'incomplete'

/** Each command names the codes that it returns, so that its callers map just those. */
export type ProductResult<Value, Code extends keyof Refusals = Exclude<keyof Refusals, 'compare-at-too-low'>> =
  | { readonly ok: true; readonly value: Value }
  | Refusals[Code]

export const notFound = { ok: false, code: 'not-found' } as const

export const refusalOf = (outcome: Outcome<unknown>): Refusals[ShopRefusalCode] | undefined => {
  if (outcome.ok) return undefined
  const { code, message } = outcome.error
  return code === 'NOT_A_PICTURE' ? { ok: false, code: 'not-a-picture' } : { ok: false, code: 'refused', message }
}
