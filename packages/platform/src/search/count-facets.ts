import type { Database } from '@dvaput/database/open-database'
import { and, eq, type SQL, sql } from '@dvaput/database/query'
import type { Language } from '@dvaput/domain/text/language'
import { facetValues } from '../tables/facet-values.table.ts'
import type { Shop } from '../tables/shops.table.ts'
import { countCodes } from './facet-codes.ts'
import type { FilteredColumns, FilterGroups } from './filter-groups.ts'

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
 * Which one filter a row fails, counted from 1, and 0 for none. A filter's own values are counted as if it was not in
 * use, so a row that fails it alone counts there; a row that fails two counts nowhere. That is one reading for all.
 */
const failing = (groups: FilterGroups): { which: SQL; atMostOne: SQL | undefined } => {
  const fails = [...groups.values()].map((condition) => sql`NOT coalesce((${condition}), false)`)
  if (fails.length === 0) return { which: sql`0`, atMostOne: undefined }
  const cases = fails.map((each, index) => sql`WHEN ${each} THEN ${sql.raw(String(index + 1))}`)
  return {
    which: sql`CASE ${sql.join(cases, sql` `)} ELSE 0 END`,
    // Of one filter nobody fails two.
    atMostOne:
      fails.length < 2
        ? undefined
        : sql`${sql.join(
            fails.map((each) => sql`(${each})::integer`),
            sql` + `,
          )} <= 1`,
  }
}

type Counted = {
  readonly from: SQL
  readonly columns: FilteredColumns
  readonly where: SQL | undefined
  readonly groups: FilterGroups
  /** Rows looked at: beyond them counts are those of as many matches. */
  readonly maxRows: number
}

/** The rows in one text: the mark of each says which filter it fails and whether it is available. */
const readRows = async ({ db }: Database, { from, columns, where, groups, maxRows }: Counted) => {
  const { which, atMostOne } = failing(groups)
  const priceAt = [...groups.keys()].indexOf('filter.v.price') + 1
  const { rows } = await db.execute<{ codes: string | null; maxPrice: string | null }>(sql`
    SELECT string_agg(chr(failing * 2 + available::integer + 1) || codes, '') AS codes,
      max(max_price) FILTER (WHERE failing IN (0, ${sql.raw(String(priceAt))})) AS "maxPrice"
    FROM (
      SELECT ${columns.facetCodes} AS codes, ${columns.available} AS available, ${columns.maxPrice} AS max_price,
        ${which} AS failing
      FROM ${from} WHERE ${and(where, atMostOne) ?? sql`true`} LIMIT ${maxRows}
    ) AS matching`)
  return rows[0]
}

const describe = async ({ db }: Database, shop: Shop, numbers: readonly number[]) =>
  db
    .select()
    .from(facetValues)
    .where(and(eq(facetValues.shopId, shop.id), sql`${facetValues.number} = ANY (${sql.param(numbers)}::integer[])`))

export const countFacets = async (database: Database, shop: Shop, counted: Counted): Promise<Counts> => {
  const found = await readRows(database, counted)
  const marked = [...countCodes(found?.codes ?? '')].map(([mark, { rows, tally }]) => ({
    failing: [...counted.groups.keys()][((mark - 1) >> 1) - 1],
    isAvailable: (mark - 1) % 2 === 1,
    rows,
    counts: tally.read(),
  }))
  const known = await describe(database, shop, [...new Set(marked.flatMap(({ counts }) => [...counts.keys()]))])
  /** Of the rows that pass all other filters. */
  const countOf = (filterId: string, isAvailable: boolean | undefined, number?: number): number =>
    marked.reduce((sum, each) => {
      const counts =
        (each.failing === undefined || each.failing === filterId) &&
        (isAvailable === undefined || each.isAvailable === isAvailable)
      return counts ? sum + (number === undefined ? each.rows : (each.counts.get(number) ?? 0)) : sum
    }, 0)
  return {
    facets: known.flatMap((value) => {
      const count = countOf(value.filterId, undefined, value.number)
      return count === 0 ? [] : [{ ...value, count }]
    }),
    inStock: countOf('filter.v.availability', true),
    outOfStock: countOf('filter.v.availability', false),
    maxPrice: found?.maxPrice == null ? undefined : Number(found.maxPrice),
  }
}
