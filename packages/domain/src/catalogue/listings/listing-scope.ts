import type { MainCollection } from '../../markets/main-collections.ts'
import { findMainCollection } from '../menus/collection-menus.ts'
import { isRetailCategory, type RetailCategory, tagsOf } from '../menus/retail-categories.ts'
import { type ProductType, productTypesOf } from '../menus/subcategories.ts'

/** Which products a listing shows. */
export type ListingScope =
  | { readonly kind: 'all' }
  | { readonly kind: 'sale' }
  | { readonly kind: 'collection'; readonly collection: MainCollection }
  | {
      readonly kind: 'subcategory'
      readonly collection: MainCollection
      readonly slug: string
      readonly types: readonly ProductType[]
    }
  | { readonly kind: 'tags'; readonly category: RetailCategory; readonly tags: readonly string[] }
  /** A collection that only the shop knows, if it exists. */
  | { readonly kind: 'shop-collection'; readonly handle: string }

/** A handle of the shop; anything else needs no lookup. */
const handlePattern = /^[\p{L}\p{N}_-]{1,255}$/u

type Options = {
  /** Whether the market's shop lists by tag. */
  readonly tagListings: boolean
}

/** The scope of `/products/{category}/{subcategory}`, or undefined. Only the shop knows whether a shop collection exists. */
export const findListingScope = (
  category: string | undefined,
  subcategory: string | undefined,
  { tagListings }: Options,
): ListingScope | undefined => {
  if (category === undefined) return { kind: 'all' }
  const collection = findMainCollection(category)
  if (subcategory !== undefined) {
    const types = productTypesOf(subcategory)
    return collection && types && { kind: 'subcategory', collection, slug: subcategory, types }
  }
  if (category === 'sale') return { kind: 'sale' }
  if (collection) return { kind: 'collection', collection }
  if (tagListings && isRetailCategory(category)) return { kind: 'tags', category, tags: tagsOf(category) }
  return handlePattern.test(category) ? { kind: 'shop-collection', handle: category } : undefined
}
