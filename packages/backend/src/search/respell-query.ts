import type { Database } from '@dvaput/database/open-database'
import { sql } from '@dvaput/database/query'
import { namedFacets, respellFacet } from '@dvaput/domain/catalogue/listing-facets'
import type { ListingQuery } from '@dvaput/domain/catalogue/listing-query'
import type { ShopHandle } from '@dvaput/domain/markets/shop-handle'
import type { FacetCount } from './find-entries.ts'

type NamedFacet = (typeof namedFacets)[number]

const writtenBy = async ({ db }: Pick<Database, 'db'>, shop: ShopHandle, name: NamedFacet) => {
  const { rows } = await db.execute<{ value: string }>(
    sql`SELECT DISTINCT ${sql.raw(name)} AS value FROM backend.catalogue_entries
      WHERE shop = ${shop} AND ${sql.raw(name)} IS NOT NULL`,
  )
  return rows.map(({ value }) => value)
}

/** The query with brands as the shop spells them; the shop's brands are read only for one that was not found. */
export const respellQuery = async (
  database: Pick<Database, 'db'>,
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
        async (name) => [name, respellFacet(name, query.facets[name], await writtenBy(database, shop, name))] as const,
      ),
  )
  return { ...query, facets: { ...query.facets, ...Object.fromEntries(respelt) } }
}
