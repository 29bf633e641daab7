import type { Database } from '@dvaput/database/open-database'
import { and, eq, inArray, type SQL, sql } from '@dvaput/database/query'
import type { Language } from '@dvaput/domain/text/language'
import type { Shop } from '../shops/shops.table.ts'
import { facetValues } from './facet-values.table.ts'
import type { FilteredColumns, FilterGroups } from './filter-groups.ts'

/** Rows looked at: up to here counts are exact, beyond they are those of as many matches. */
const mostRows = 5_000

export type FacetCount = {
  readonly id: string
  readonly count: number
  readonly filterId: string
  readonly filterName: string
  readonly label: string
  readonly filterTranslations: Partial<Record<Language, string>>
  readonly translations: Partial<Record<Language, string>>
}

export type Counts = {
  readonly facets: readonly FacetCount[]
  readonly inStock: number
  readonly outOfStock: number
  /** Minor units; undefined where nothing matches. */
  readonly maxPrice: number | undefined
}

/**
 * Which one filter a row fails, empty for none. A filter's own values are counted as if it was not in use, so a row
 * that fails it alone counts there; a row that fails two counts nowhere. That is one reading for all filters.
 */
const failing = (groups: FilterGroups): { which: SQL; atMostOne: SQL | undefined; ofFacet: SQL } => {
  const entries = [...groups]
  if (entries.length === 0) return { which: sql`''`, atMostOne: undefined, ofFacet: sql`true` }
  const cases = entries.map(([id, condition]) => sql`WHEN NOT coalesce((${condition}), false) THEN ${id}::text`)
  const failures = entries.map(([, condition]) => sql`(NOT coalesce((${condition}), false))::integer`)
  return {
    which: sql`CASE ${sql.join(cases, sql` `)} ELSE '' END`,
    atMostOne: sql`${sql.join(failures, sql` + `)} <= 1`,
    ofFacet: sql`(failing = '' OR starts_with(facet, failing || '.'))`,
  }
}

type Counted = {
  readonly from: SQL
  readonly columns: FilteredColumns
  readonly where: SQL | undefined
  readonly groups: FilterGroups
}

export const countFacets = async (
  { db }: Database,
  shop: Shop,
  { from, columns, where, groups }: Counted,
): Promise<Counts> => {
  const { which, atMostOne, ofFacet } = failing(groups)
  const { rows } = await db.execute<{ id: string; count: string }>(sql`
    WITH matching AS MATERIALIZED (
      SELECT ${columns.facets} AS facets, ${columns.available} AS available, ${columns.maxPrice} AS max_price,
        ${which} AS failing
      FROM ${from} WHERE ${and(where, atMostOne) ?? sql`true`} LIMIT ${mostRows}
    )
    SELECT facet AS id, count(*) FROM matching, unnest(facets) AS facet
    WHERE ${ofFacet} GROUP BY facet
    UNION ALL
    SELECT CASE WHEN available THEN 'in-stock' ELSE 'out-of-stock' END, count(*) FROM matching
    WHERE failing IN ('', 'filter.v.availability') GROUP BY available
    UNION ALL
    SELECT 'max-price', max(max_price) FROM matching WHERE failing IN ('', 'filter.v.price') HAVING count(*) > 0`)
  const counts = new Map(rows.map(({ id, count }) => [id, Number(count)]))
  const known = await db
    .select()
    .from(facetValues)
    .where(and(eq(facetValues.shopId, shop.id), inArray(facetValues.id, [...counts.keys(), ''])))
  return {
    facets: known.map((value) => ({ ...value, count: counts.get(value.id) ?? 0 })),
    inStock: counts.get('in-stock') ?? 0,
    outOfStock: counts.get('out-of-stock') ?? 0,
    maxPrice: counts.get('max-price'),
  }
}
