import type { Database } from '@dvaput/database/open-database'
import { limits } from '@dvaput/domain/catalogue/limits'
import type { ListingQuery } from '@dvaput/domain/catalogue/listing-query'
import type { Product } from '@dvaput/domain/catalogue/product'
import type { Market } from '@dvaput/domain/markets/market'
import type { Language } from '@dvaput/domain/text/language'
import { findEntries } from './find-entries.ts'
import type { FoundPlace } from './listing-place.ts'
import { readFoundProducts } from './read-found-products.ts'
import type { SearchQuestion } from './search-question.ts'
import { type ListingFacet, toFacets } from './to-facets.ts'

export type ListingAsked = {
  readonly market: Market
  readonly place: FoundPlace
  readonly query: ListingQuery
  readonly language: Language
  readonly now: Date
}

export type FoundListing = {
  readonly products: readonly Product[]
  readonly total: number
  /** False: there are more, and the counts of the facets are of the first few thousand. */
  readonly isTotalExact: boolean
  readonly page: number
  readonly pages: number
  readonly facets: readonly ListingFacet[]
}

export type Listing = ReturnType<typeof createListing>

type Needs = { readonly database: Pick<Database, 'db'> }

/** Two statements, however many products there are. */
export const findListing = async (
  { database }: Needs,
  asked: ListingAsked,
  question: SearchQuestion | null,
): Promise<FoundListing> => {
  const { market, place, query, language, now } = asked
  const found = await findEntries(database, { shop: market.shop, currency: market.currency, place, query, question })
  return {
    products: await readFoundProducts(database, found.ids, { market, language, now }),
    total: found.total,
    isTotalExact: found.isTotalExact,
    page: query.page,
    pages: Math.ceil(found.total / limits.pageSize),
    facets: toFacets(found.counts, query),
  }
}

/** Listings on our own copy of the catalogue. A text in the query is for the search. */
export const createListing = (needs: Needs) => ({
  list: (asked: ListingAsked): Promise<FoundListing> => findListing(needs, asked, null),
})
