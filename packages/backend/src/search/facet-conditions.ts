import { type SQL, sql } from '@dvaput/database/query'
import { type FacetName, facetNames, isFieldFacet } from '@dvaput/domain/catalogue/listings/listing-facets'
import { type ListingQuery, priceRangeMinor } from '@dvaput/domain/catalogue/listings/listing-query'
import type { Currency } from '@dvaput/domain/money/money'

/** A bit for each facet: which of the chosen ones a product misses is one number. */
export const facetBit = (name: FacetName): number => 1 << facetNames.indexOf(name)

/** Names of facets are ours, so that they can stand in a statement as they are. */
export const facetColumn = (name: FacetName): string =>
  isFieldFacet(name) ? `(entry.fields ->> '${name}')` : `entry.${name}`

const meets = (name: FacetName, values: readonly string[]): SQL =>
  name === 'battery'
    ? sql`entry.battery >= ${Math.min(...values.map(Number))}::int`
    : sql`${sql.raw(facetColumn(name))} = ANY (${sql.param([...values])}::text[])`

/** What was chosen in each group, where anything was. */
const chosenConditions = ({ facets }: ListingQuery): readonly { bit: number; condition: SQL }[] =>
  facetNames.flatMap((name) =>
    facets[name].length === 0 ? [] : [{ bit: facetBit(name), condition: meets(name, facets[name]) }],
  )

export const priceCondition = (query: ListingQuery, currency: Currency): SQL => {
  const { from, to } = priceRangeMinor(query, currency)
  return sql`${from === null ? sql`true` : sql`entry.price_minor >= ${from}::bigint`}
    AND ${to === null ? sql`true` : sql`entry.price_minor <= ${to}::bigint`}`
}

/** All that was chosen. */
export const allChosen = (query: ListingQuery): SQL =>
  sql.join([sql`true`, ...chosenConditions(query).map(({ condition }) => condition)], sql` AND `)

/** The groups a product misses. */
export const missedGroups = (query: ListingQuery): SQL =>
  sql.join(
    [
      sql`0`,
      ...chosenConditions(query).map(
        ({ bit, condition }) => sql`CASE WHEN ${condition} THEN 0 ELSE ${sql.raw(String(bit))} END`,
      ),
    ],
    sql` | `,
  )

/** A group's counts leave out its own choice, so what misses one group still counts there; what misses two never does. */
const missesAtMostOne = (query: ListingQuery): SQL =>
  chosenConditions(query).length < 2 ? sql`true` : sql`(${missedGroups(query)}) & ((${missedGroups(query)}) - 1) = 0`

/**
 * The same in parts that are each cut short by themselves: what meets every choice, and what misses one group. Cut
 * together, a rare choice would drown in what misses it.
 */
export const countedParts = (query: ListingQuery): readonly [chosen: SQL, missing?: SQL] =>
  chosenConditions(query).length === 0
    ? [allChosen(query)]
    : [allChosen(query), sql`(${missedGroups(query)}) <> 0 AND ${missesAtMostOne(query)}`]
