import { findMainCollection, type MainCollection } from './main-collections.ts'
import { isRetailCategory, type RetailCategory, tagsOf } from './retail-categories.ts'
import { type ProductType, productTypesOf } from './subcategories.ts'

/** What the listing at an address shows. */
export type ListingPlace =
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
  /** One of the shop's own that is in none of our tables, if there is one. */
  | { readonly kind: 'shop-collection'; readonly handle: string }

/** As a shop writes them. What cannot be one need not be looked up. */
const handlePattern = /^[\p{L}\p{N}_-]{1,255}$/u

type Options = {
  /** Whether the market's shop lists by tag. */
  readonly tagListings: boolean
}

/**
 * Of `/products/{category}/{subcategory}`. Nothing where no such listing exists. Whether the shop has a collection of its
 * own by that name is for the shop to say.
 */
export const findListingPlace = (
  category: string | undefined,
  subcategory: string | undefined,
  { tagListings }: Options,
): ListingPlace | undefined => {
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
