import { limits } from '@dvaput/domain/catalogue/limits'
import type { ListingScope } from '@dvaput/domain/catalogue/listings/listing-scope'
import type { SearchScope } from '../search/search-scope.ts'

/** The scope of a listing as the search index knows it. */
export const toSearchScope = (scope: ListingScope): SearchScope => {
  switch (scope.kind) {
    case 'all':
    case 'sale':
      return { kind: scope.kind }
    case 'collection':
      return { kind: 'collection', handle: scope.collection }
    case 'shop-collection':
      return { kind: 'collection', handle: scope.handle }
    case 'subcategory':
      return { kind: 'types', types: scope.types, collection: scope.collection }
    case 'tags':
      // 50 of each. // CAT-16
      return scope.category === 'todos'
        ? { kind: 'tags', tags: scope.tags, perTag: limits.retailPerTag }
        : { kind: 'tags', tags: scope.tags }
  }
}
