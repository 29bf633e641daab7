import type { MissingForSale } from '@dvaput/domain/products/missing-for-sale'
import type { Outcome } from '@dvaput/integrations/customers/outcome'
import type { ShopProduct } from '@dvaput/integrations/shop-products/shop-product'

/** A product with the revision that a change of it has to name. */
export type EditedProduct = ShopProduct & { readonly revision: string }

export type ProductRefusal =
  | { readonly ok: false; readonly code: 'not-found' }
  /** Somebody else changed it after it was read; `current` is what it is now. */
  | { readonly ok: false; readonly code: 'changed-meanwhile'; readonly current: EditedProduct }
  /** An upload that is no picture we take, or is over 10 MiB. */
  | { readonly ok: false; readonly code: 'not-a-picture' | 'too-large' }
  /** It cannot be put on sale, or stay there, as it would be. */
  | { readonly ok: false; readonly code: 'incomplete'; readonly missing: readonly MissingForSale[] }
  /** Another product has this SKU, or another variant of this one. */
  | { readonly ok: false; readonly code: 'sku-taken'; readonly sku: string }
  /** The shop's own words. */
  | { readonly ok: false; readonly code: 'refused'; readonly message: string }

export type ProductResult<Value> = { readonly ok: true; readonly value: Value } | ProductRefusal

export const notFound = { ok: false, code: 'not-found' } as const

export const refusalOf = (outcome: Outcome<unknown>): ProductRefusal | undefined => {
  if (outcome.ok) return undefined
  const { code, message } = outcome.error
  return code === 'NOT_A_PICTURE' ? { ok: false, code: 'not-a-picture' } : { ok: false, code: 'refused', message }
}
