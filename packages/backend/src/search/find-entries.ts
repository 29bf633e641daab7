import type { Database } from '@dvaput/database/open-database'
import { type SQL, sql } from '@dvaput/database/query'
import { limits } from '@dvaput/domain/catalogue/limits'
import { type FacetName, facetNames } from '@dvaput/domain/catalogue/listings/listing-facets'
import type { ListingQuery, ListingSort } from '@dvaput/domain/catalogue/listings/listing-query'
import type { ShopHandle } from '@dvaput/domain/markets/shop-handle'
import type { Currency } from '@dvaput/domain/money/money'
import { allChosen, countedParts, facetBit, facetColumn, missedGroups, priceCondition } from './facet-conditions.ts'
import { relevanceOf, searchHits } from './search-hits.ts'
import type { SearchQuery } from './search-query.ts'
import { listedIn, maxCounted, type SearchScope, scopeCondition } from './search-scope.ts'

export type FacetCount = {
  readonly name: FacetName
  readonly value: string
  readonly label: string | null
  readonly count: number
}
export type IndexedEntries = {
  readonly ids: readonly number[]
  readonly total: number
  /** How many more do not work, are for parts or are locked. */
  readonly withheld: number
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
  /** What is counted, and up to how many; all facets of as many as the scope counts, unless it says so. */
  readonly counted?: { readonly facets: readonly FacetName[]; readonly most: number }
}

/** At least so many per cent. */
const batteryLevels = [80, 85, 90, 95]

const orders = {
  featured: sql`entry.prominence DESC, entry.created_at DESC, entry.id DESC`,
  newest: sql`entry.created_at DESC, entry.id DESC`,
  'price-asc': sql`entry.price_minor, entry.id`,
  'price-desc': sql`entry.price_minor DESC, entry.id DESC`,
} as const satisfies Record<ListingSort, SQL>

const groupedBy = facetNames.filter((name) => name !== 'battery')
const groupColumns = sql.raw(['product_type', ...groupedBy, 'missed'].join(', '))
const levelsOf = ({ facets }: ListingQuery): readonly number[] => [
  ...new Set([...batteryLevels, ...facets.battery.map(Number)]),
]
const levelColumn = (percent: number): SQL => sql.raw(`battery_${percent}`)

/** Products that are alike are counted once, for all facets; the batteries of each group by their levels. */
const groupRows = (query: ListingQuery): SQL => {
  const levels = levelsOf(query).map(
    (percent) => sql`(count(*) FILTER (WHERE battery >= ${sql.raw(String(percent))}))::int AS ${levelColumn(percent)}`,
  )
  return sql`SELECT ${groupColumns}, count(*)::int AS products, ${sql.join(levels, sql`, `)}
    FROM found GROUP BY ${groupColumns}`
}

/**
 * The condition stands behind the grouping, not before: there the planner would take it for a rare one and sort by text,
 * three times slower than hashing.
 */
const countFacet = (name: FacetName): SQL =>
  sql.raw(`SELECT '${name}' AS name, ${name} AS value, ${name === 'type' ? 'max(product_type)' : 'NULL'} AS label,
    coalesce(sum(products) FILTER (WHERE missed & ~${facetBit(name)} = 0), 0)::int AS count
    FROM alike GROUP BY ${name}`)

const countLevel = (percent: number): SQL =>
  sql`SELECT 'battery' AS name, ${String(percent)} AS value, NULL AS label,
    coalesce(sum(${levelColumn(percent)}), 0)::int AS count
    FROM alike WHERE missed & ~${sql.raw(String(facetBit('battery')))} = 0`

/** Counts of every facet, each without its own group's choice. */
const countFacets = (query: ListingQuery, names: readonly FacetName[]): SQL =>
  sql.join(
    names.flatMap((name) => (name === 'battery' ? levelsOf(query).map(countLevel) : [countFacet(name)])),
    sql` UNION ALL `,
  )

/** At least so many products that miss one facet are counted, or its other values would not be seen. */
const minMissing = 1_000

/** What is counted: all of it, or the first of it. */
const countedRows = (rowsOf: (part: SQL) => SQL, query: ListingQuery, limit: number): SQL => {
  const most = sql.raw(String(limit))
  const [chosen, missing] = countedParts(query)
  if (!missing) return sql`found AS (${rowsOf(chosen)} LIMIT ${most})`
  return sql`
    chosen AS MATERIALIZED (${rowsOf(chosen)} LIMIT ${most}),
    found AS (
      SELECT * FROM chosen UNION ALL
      (${rowsOf(missing)} LIMIT (SELECT greatest(${most} - count(*), ${sql.raw(String(minMissing))}) FROM chosen))
    )`
}

/** What the filter leaves out by itself. */
const isFine = ({ withWarnings }: ListingQuery): SQL => (withWarnings ? sql`true` : sql`entry.prominence >= 0`)

/** Beyond so many, what is left out is not counted. */
const maxWithheld = 1_000

/** How many the filter leaves out; the index of prominences names them, and they are few. */
const countWithheld = ({ shop, scope, query, searchQuery }: EntryQuery, price: SQL): SQL => {
  if (query.withWarnings) return sql`0`
  const source = searchQuery
    ? sql`backend.catalogue_entries AS entry WHERE entry.shop = ${shop} AND ${scopeCondition(shop, scope)}
        AND entry.head @@ ${searchQuery.broad}::tsquery`
    : listedIn(shop, scope)
  return sql`(SELECT count(*) FROM (
    SELECT FROM ${source} AND ${price} AND ${allChosen(query)} AND entry.prominence < 0
    LIMIT ${sql.raw(String(maxWithheld))}) AS withheld)::int`
}

type Row = { ids: string[]; withheld: number; total: number; missing: number; counts: FacetCount[] }

/** One statement: the page, the number of all, and what else could be chosen. */
export const findEntries = async ({ db }: Pick<Database, 'db'>, entryQuery: EntryQuery): Promise<IndexedEntries> => {
  const { shop, currency, scope, query, searchQuery } = entryQuery
  const { facets, most } = entryQuery.counted ?? { facets: facetNames, most: maxCounted(scope, searchQuery !== null) }
  const price = priceCondition(query, currency)
  const fine = isFine(query)
  const narrowed = sql`entry.shop = ${shop} AND ${scopeCondition(shop, scope)} AND ${price} AND ${fine}`
  const parts = countedParts(query).map((part) => sql`${narrowed} AND ${part}`)
  const hits = searchQuery && searchHits(shop, parts, searchQuery, most)
  const source = hits ? sql`hits AS entry WHERE true` : sql`${listedIn(shop, scope)} AND ${price} AND ${fine}`
  // Of everything the first are counted, along an index: what is new is among the filters.
  const countedOrder = !hits && scope.kind === 'all' ? sql`ORDER BY ${orders.featured}` : sql``
  const rowsOf = (part: SQL) => sql`
    SELECT entry.product_type, ${sql.raw(facetNames.map((name) => `${facetColumn(name)} AS ${name}`).join(', '))},
      ${missedGroups(query)} AS missed
    FROM ${source} AND ${part} ${countedOrder}`
  const order = searchQuery && query.sort === 'featured' ? relevanceOf(searchQuery) : orders[query.sort]
  const { rows } = await db.execute<Row>(sql`
    WITH ${hits ? sql`${hits},` : sql``} ${countedRows(rowsOf, query, most)},
      alike AS MATERIALIZED (${groupRows(query)}),
      counts AS (${countFacets(query, facets)})
    SELECT
      ARRAY(
        SELECT entry.id FROM ${source} AND ${allChosen(query)}
        ORDER BY ${order} LIMIT ${limits.pageSize} OFFSET ${(query.page - 1) * limits.pageSize}
      ) AS ids,
      ${countWithheld(entryQuery, price)} AS withheld,
      (SELECT coalesce(sum(products), 0) FROM alike WHERE missed = 0)::int AS total,
      (SELECT coalesce(sum(products), 0) FROM alike WHERE missed <> 0)::int AS missing,
      (SELECT coalesce(json_agg(counts), '[]') FROM counts WHERE value IS NOT NULL AND count > 0) AS counts`)
  const [row] = rows
  if (!row) throw new Error('expected one row, got none')
  const { ids, withheld, total, missing, counts } = row
  return {
    ids: ids.map(Number),
    total,
    withheld,
    isTotalExact: total < most,
    areCountsExact: total + missing < most,
    counts,
  }
}
