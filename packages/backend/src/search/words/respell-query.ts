import type { Database } from '@dvaput/database/open-database'
import { namedFacets, respellFacet } from '@dvaput/domain/catalogue/listings/listing-facets'
import type { ListingQuery } from '@dvaput/domain/catalogue/listings/listing-query'
import type { ShopHandle } from '@dvaput/domain/markets/shop-handle'
import type { FacetCount } from '../find-entries.ts'
import { type NamedFacet, readNamedValues } from './named-values.ts'

/** The query with brands as the shop spells them; the shop's brands are read only for one that was not found. */
export const respellQuery = async (
  database: Pick<Database, 'pool'>,
  shop: ShopHandle,
  query: ListingQuery,
  counts: readonly FacetCount[],
): Promise<ListingQuery> => {
  const isCounted = (name: NamedFacet) => (value: string) =>
    counts.some((each) => each.name === name && each.value === value)
  const respelt = await Promise.all(
    namedFacets
      .filter((name) => !query.facets[name].every(isCounted(name)))
      .map(
        async (name) =>
          [name, respellFacet(name, query.facets[name], await readNamedValues(database, shop, name))] as const,
      ),
  )
  return { ...query, facets: { ...query.facets, ...Object.fromEntries(respelt) } }
}
