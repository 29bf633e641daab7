import type { Database } from '@dvaput/database/open-database'
import { type SQL, sql } from '@dvaput/database/query'
import { limits } from '@dvaput/domain/catalogue/limits'
import { type FacetName, facetNames } from '@dvaput/domain/catalogue/listing-facets'
import type { ListingQuery, ListingSort } from '@dvaput/domain/catalogue/listing-query'
import type { ShopHandle } from '@dvaput/domain/markets/shop-handle'
import type { Currency } from '@dvaput/domain/money/money'
import { allChosen, countedParts, facetBit, missedGroups, missesAtMostOne, priceCondition } from './facet-conditions.ts'
import { relevanceOf, searchHits } from './search-hits.ts'
import type { SearchQuery } from './search-query.ts'
import { isCountedExactly, type SearchScope, scopeCondition } from './search-scope.ts'

export type FacetCount = {
  readonly name: FacetName
  readonly value: string
  readonly label: string | null
  readonly count: number
}
export type IndexedEntries = {
  readonly ids: readonly number[]
  readonly total: number
  readonly isTotalExact: boolean
  readonly areCountsExact: boolean
  readonly counts: readonly FacetCount[]
}

type EntryQuery = {
  readonly shop: ShopHandle
  readonly currency: Currency
  readonly scope: SearchScope
  readonly query: ListingQuery
  /** Nothing where nothing was typed. */
  readonly searchQuery: SearchQuery | null
  /** What is counted, and up to how many; all facets of as many as anybody counts, unless it says so. */
  readonly counted?: { readonly facets: readonly FacetName[]; readonly most: number }
}

/** Beyond so many, nobody counts. */
export const maxCounted = 5_000
/** At least so many per cent. */
const batteryLevels = [80, 85, 90, 95]

const orders = {
  featured: sql`entry.prominence DESC, entry.created_at DESC, entry.id DESC`,
  newest: sql`entry.created_at DESC, entry.id DESC`,
  'price-asc': sql`entry.price_minor, entry.id`,
  'price-desc': sql`entry.price_minor DESC, entry.id DESC`,
} as const satisfies Record<ListingSort, SQL>

/**
 * The condition stands behind the grouping, not before: there the planner would take it for a rare one and sort by text,
 * three times slower than hashing.
 */
const countFacet = (name: FacetName): SQL =>
  sql.raw(`SELECT '${name}' AS name, found.${name} AS value, ${name === 'type' ? 'max(found.product_type)' : 'NULL'} AS label,
    count(*) FILTER (WHERE found.missed & ~${facetBit(name)} = 0)::int AS count
    FROM found GROUP BY found.${name}`)

/** Counts of every facet, each without its own group's choice. */
const countFacets = ({ facets }: ListingQuery, names: readonly FacetName[]): SQL => {
  const levels = [...new Set([...batteryLevels, ...facets.battery.map(Number)])]
  const countBattery = sql`SELECT 'battery' AS name, level.percent::text AS value, NULL AS label, count(*)::int AS count
    FROM found JOIN unnest(${sql.param(levels)}::int[]) AS level (percent) ON found.battery >= level.percent
    WHERE found.missed & ~${sql.raw(String(facetBit('battery')))} = 0
    GROUP BY level.percent`
  return sql.join(
    names.map((name) => (name === 'battery' ? countBattery : countFacet(name))),
    sql` UNION ALL `,
  )
}

/** At least so many products that miss one facet are counted, or its other values would not be seen. */
const leastMissing = 1_000

/** What is counted, whole or the first of it. */
const countedRows = (rowsOf: (part: SQL) => SQL, query: ListingQuery, isComplete: boolean, limit: number): SQL => {
  if (isComplete) return sql`found AS MATERIALIZED (${rowsOf(missesAtMostOne(query))})`
  const most = sql.raw(String(limit))
  const [chosen, missing] = countedParts(query)
  if (!missing) return sql`found AS MATERIALIZED (${rowsOf(chosen)} LIMIT ${most})`
  return sql`
    chosen AS MATERIALIZED (${rowsOf(chosen)} LIMIT ${most}),
    found AS MATERIALIZED (
      SELECT * FROM chosen UNION ALL
      (${rowsOf(missing)} LIMIT (SELECT greatest(${most} - count(*), ${sql.raw(String(leastMissing))}) FROM chosen))
    )`
}

type Row = { ids: string[]; total: number; missing: number; counts: FacetCount[] }

/** One statement: the page, the number of all, and what else could be chosen. */
export const findEntries = async ({ db }: Pick<Database, 'db'>, entryQuery: EntryQuery): Promise<IndexedEntries> => {
  const { shop, currency, scope, query, searchQuery } = entryQuery
  const { facets, most } = entryQuery.counted ?? { facets: facetNames, most: maxCounted }
  const narrowed = sql`entry.shop = ${shop} AND ${scopeCondition(shop, scope)} AND ${priceCondition(query, currency)}`
  const isComplete = searchQuery === null && isCountedExactly(scope)
  const parts = countedParts(query).map((part) => sql`${narrowed} AND ${part}`)
  const hits = searchQuery && searchHits(shop, parts, searchQuery, most)
  const source = hits ? sql`hits AS entry WHERE true` : sql`backend.catalogue_entries AS entry WHERE ${narrowed}`
  const rowsOf = (part: SQL) => sql`
    SELECT entry.product_type, ${sql.raw(facetNames.map((name) => `entry.${name}`).join(', '))},
      ${missedGroups(query)} AS missed
    FROM ${source} AND ${part}`
  const order = searchQuery && query.sort === 'featured' ? relevanceOf(searchQuery) : orders[query.sort]
  const { rows } = await db.execute<Row>(sql`
    WITH ${hits ? sql`${hits},` : sql``} ${countedRows(rowsOf, query, isComplete, most)},
      counts AS (${countFacets(query, facets)})
    SELECT
      ARRAY(
        SELECT entry.id FROM ${source} AND ${allChosen(query)}
        ORDER BY ${order} LIMIT ${limits.pageSize} OFFSET ${(query.page - 1) * limits.pageSize}
      ) AS ids,
      (SELECT count(*) FROM found WHERE missed = 0)::int AS total,
      (SELECT count(*) FROM found WHERE missed <> 0)::int AS missing,
      (SELECT coalesce(json_agg(counts), '[]') FROM counts WHERE value IS NOT NULL AND count > 0) AS counts`)
  const [row] = rows
  if (!row) throw new Error('expected one row, got none')
  const { ids, total, missing, counts } = row
  return {
    ids: ids.map(Number),
    total,
    isTotalExact: isComplete || total < most,
    areCountsExact: isComplete || total + missing < most,
    counts,
  }
}
