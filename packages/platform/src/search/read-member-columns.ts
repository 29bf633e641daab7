import type { Database } from '@dvaput/database/open-database'
import { and, eq, sql } from '@dvaput/database/query'
import type { ProductFilter } from '@shopify/hydrogen-react/storefront-api-types'
import { facetValues } from '../tables/facet-values.table.ts'
import type { Shop } from '../tables/shops.table.ts'
import { facetCode } from './facet-codes.ts'
import { facetIds } from './facet-id.ts'
import { type FilteredColumns, facetsOf } from './filter-groups.ts'

const vendor = 'filter.p.vendor'

/** The codes of these values, by filter. Read beforehand: the planner knows how common a literal code is. */
const readCodes = async ({ db }: Database, shop: Shop, requested: ReadonlyMap<string, readonly string[]>) => {
  if (requested.size === 0) return new Map<string, string[]>()
  const ids = [...requested].map(([filterId, values]) => facetIds(filterId, values))
  const rows = await db
    .select({ filterId: facetValues.filterId, number: facetValues.number })
    .from(facetValues)
    .where(and(eq(facetValues.shopId, shop.id), sql`${facetValues.id} = ANY (${sql.join(ids, sql` || `)})`))
  return new Map(
    [...Map.groupBy(rows, ({ filterId }) => filterId)].map(([filterId, values]) => [
      filterId,
      values.map(({ number }) => facetCode(number)),
    ]),
  )
}

/**
 * What the database stores beside the members of a collection, so that neither a page nor the counts of its filters touch
 * the products' wide rows.
 */
export const readMemberColumns = async (
  database: Database,
  shop: Shop,
  filters: readonly ProductFilter[],
): Promise<FilteredColumns> => {
  const requested = filters.flatMap(facetsOf).filter(([filterId]) => filterId !== vendor)
  const byFilter = Map.groupBy(requested, ([filterId]) => filterId)
  const codes = await readCodes(
    database,
    shop,
    new Map([...byFilter].map(([filterId, pairs]) => [filterId, pairs.map(([, value]) => value)])),
  )
  return {
    productId: sql.raw('member.product_id'),
    available: sql.raw('member.available'),
    minPrice: sql.raw('member.min_price'),
    maxPrice: sql.raw('member.max_price'),
    facetCodes: sql.raw('member.facet_codes'),
    hasFacet: (filterId, values) => {
      // In the indexes that a collection is listed from.
      if (filterId === vendor) return sql`member.vendor_facet = ANY (${facetIds(filterId, values)})`
      const known = codes.get(filterId)
      return known ? sql`member.facet_codes ~ ${`[${known.join('')}]`}::text` : sql`false`
    },
  }
}
