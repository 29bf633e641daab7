import { limits } from '@dvaput/domain/catalogue/limits'
import type { ListingScope } from '@dvaput/domain/catalogue/listing-scope'
import type { SearchScope } from '../search/search-scope.ts'

/** The goods of a listing, as our copy finds them. */
export const toSearchScope = (place: ListingScope): SearchScope => {
  switch (place.kind) {
    case 'all':
    case 'sale':
      return { kind: place.kind }
    case 'collection':
      return { kind: 'collection', handle: place.collection }
    case 'shop-collection':
      return { kind: 'collection', handle: place.handle }
    case 'subcategory':
      return { kind: 'types', types: place.types }
    case 'tags':
      // spec §9 Tag mapping: 50 of each
      return place.category === 'todos'
        ? { kind: 'tags', tags: place.tags, perTag: limits.retailPerTag }
        : { kind: 'tags', tags: place.tags }
  }
}
