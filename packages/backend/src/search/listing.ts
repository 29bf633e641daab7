import type { Database } from '@dvaput/database/open-database'
import type { CardProduct } from '@dvaput/domain/catalogue/card-product'
import { limits } from '@dvaput/domain/catalogue/limits'
import { formatListingQuery, type ListingQuery } from '@dvaput/domain/catalogue/listing-query'
import type { Locale } from '@dvaput/domain/markets/locale'
import { type RefreshRows, readCards } from '../catalogue/read-cards.ts'
import { findEntries } from './find-entries.ts'
import { respellQuery } from './respell-query.ts'
import type { SearchQuery } from './search-query.ts'
import type { SearchScope } from './search-scope.ts'
import { type ListingFacet, toFacets } from './to-facets.ts'

export type ListingAsked = Locale & {
  readonly place: SearchScope
  readonly query: ListingQuery
  readonly now: Date
  readonly signal?: AbortSignal | undefined
}

/** Which products, and what else there is to say. */
export type FoundIds = {
  readonly ids: readonly number[]
  readonly total: number
  /** False: there are more. */
  readonly isTotalExact: boolean
  /** False: the facets were counted over some thousands of the goods only. */
  readonly areCountsExact: boolean
  readonly page: number
  readonly pages: number
  readonly facets: readonly ListingFacet[]
}

export type FoundListing = Omit<FoundIds, 'ids'> & { readonly products: readonly CardProduct[] }

export type Listing = ReturnType<typeof createListing>

export type FindingNeeds = { readonly database: Database; readonly refreshRows?: RefreshRows | undefined }

/** One statement, however many products there are. What was chosen stands in the facets as the shop writes it. */
export const findIds = async (
  database: Pick<Database, 'db'>,
  { market, place, query: asked }: Pick<ListingAsked, 'market' | 'place' | 'query'>,
  question: SearchQuery | null,
): Promise<FoundIds> => {
  const { shop, currency } = market
  const find = (query: ListingQuery) => findEntries(database, { shop, currency, place, query, question })
  const first = await find(asked)
  const query = await respellQuery(database, shop, asked, first.counts)
  const found = formatListingQuery(query) === formatListingQuery(asked) ? first : await find(query)
  return {
    ids: found.ids,
    total: found.total,
    isTotalExact: found.isTotalExact,
    areCountsExact: found.areCountsExact,
    page: query.page,
    pages: Math.ceil(found.total / limits.pageSize),
    facets: toFacets(found.counts, query),
  }
}

/** Listings on our own copy of the catalogue, in two statements. A text in the query is for the search. */
export const createListing = ({ database, refreshRows }: FindingNeeds) => ({
  async list(asked: ListingAsked): Promise<FoundListing> {
    const { ids, ...found } = await findIds(database, asked, null)
    return { ...found, products: await readCards(database, ids, { ...asked, refreshRows }) }
  },
})
