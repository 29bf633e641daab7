import type { Database } from '@dvaput/database/open-database'
import { limits } from '@dvaput/domain/catalogue/limits'
import { formatListingQuery, type ListingQuery } from '@dvaput/domain/catalogue/listings/listing-query'
import type { Market } from '@dvaput/domain/markets/market'
import { findEntries } from './find-entries.ts'
import type { SearchQuery } from './search-query.ts'
import type { SearchScope } from './search-scope.ts'
import { type ListingFacet, toFacets } from './to-facets.ts'
import { respellQuery } from './words/respell-query.ts'

export type IndexQuery = { readonly market: Market; readonly scope: SearchScope; readonly query: ListingQuery }

/** Which products, and what else the index says of them. */
export type IndexResult = {
  readonly ids: readonly number[]
  readonly total: number
  /** How many more do not work, are for parts or are locked. */
  readonly withheld: number
  /** False: there are more. */
  readonly isTotalExact: boolean
  /** False: the facets were counted over some of the products only. */
  readonly areCountsExact: boolean
  readonly page: number
  readonly pages: number
  readonly facets: readonly ListingFacet[]
}

/** One statement, however many products there are. Chosen brands are spelt as the shop spells them. */
export const findIds = async (
  database: Pick<Database, 'db' | 'pool'>,
  { market, scope, query: given }: IndexQuery,
  searchQuery: SearchQuery | null,
): Promise<IndexResult> => {
  const { shop, currency } = market
  const find = (query: ListingQuery) => findEntries(database, { shop, currency, scope, query, searchQuery })
  const first = await find(given)
  const query = await respellQuery(database, shop, given, first.counts)
  const result = formatListingQuery(query) === formatListingQuery(given) ? first : await find(query)
  return {
    ids: result.ids,
    total: result.total,
    withheld: result.withheld,
    isTotalExact: result.isTotalExact,
    areCountsExact: result.areCountsExact,
    page: query.page,
    pages: Math.ceil(result.total / limits.pageSize),
    facets: toFacets(result.counts, query),
  }
}
