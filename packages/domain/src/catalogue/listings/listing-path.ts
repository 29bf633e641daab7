import { toTypeSlug } from '../menus/type-slug.ts'
import type { ListingScope } from './listing-scope.ts'

/** A type under its own name; several types under the name in the URL. */
const ownSlug = ({ slug, types: [only, ...others] }: Extract<ListingScope, { kind: 'subcategory' }>): string =>
  only !== undefined && others.length === 0 ? toTypeSlug(only) : slug

/** The one address of a listing, whichever name it was reached by. // CAT-13 */
export const listingPath = (scope: ListingScope): string => {
  switch (scope.kind) {
    case 'all':
      return '/products'
    case 'sale':
      return '/products/sale'
    case 'collection':
      // The shop's gathering of what is reduced, which has an address of its own.
      return scope.collection === 'ponude-i-akcije' ? '/products/sale' : `/products/${scope.collection}`
    case 'subcategory':
      return `/products/${scope.collection}/${ownSlug(scope)}`
    case 'tags':
      return `/products/${scope.category}`
    case 'shop-collection':
      return `/products/${encodeURIComponent(scope.handle)}`
  }
}
