import type { ListingQuery } from '@dvaput/domain/catalogue/listings/listing-query'
import type { Catalogue } from '../catalogue/catalogue.ts'
import type { CountSearchMiss } from './search-misses.ts'

/** What a price or a facet has left out, the shop has. */
const isNarrowed = ({ priceFrom, priceTo, facets }: ListingQuery): boolean =>
  priceFrom !== null || priceTo !== null || Object.values(facets).some((values) => values.length > 0)

/** The catalogue, whose searches are counted where they find nothing. */
export const withCountedMisses = <Searched extends Pick<Catalogue, 'search'>>(
  catalogue: Searched,
  count: CountSearchMiss,
): Searched => ({
  ...catalogue,
  async search(locale, query) {
    const listing = await catalogue.search(locale, query)
    if (listing.total === 0 && !isNarrowed(query)) await count(query.text, locale.language)
    return listing
  },
})
