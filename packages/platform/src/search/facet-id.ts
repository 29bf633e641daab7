import { type SQL, sql } from '@dvaput/database/query'

const plain = /^[\x20-\x7e]*$/

/**
 * How products carry this value of a filter; the database's `platform.facet_id` has the last word on letters beyond
 * ASCII. It is asked once and not for each row, and where it need not be asked the planner knows what is looked for.
 */
export const facetId = (filterId: string, value: string): SQL =>
  plain.test(filterId + value)
    ? sql`${`${filterId}.${value.toLowerCase().replaceAll(' ', '-')}`}::text`
    : sql`(SELECT platform.facet_id(${filterId}, ${value}))`

/**
 * One query to the database for all of them: a text may name two thousand, and each would be planned by itself.
 * With its type, or `= ANY (…)` would take the answer for a table.
 */
export const facetIds = (filterId: string, values: readonly string[]): SQL =>
  plain.test(filterId + values.join(''))
    ? sql`ARRAY[${sql.join(
        values.map((value) => facetId(filterId, value)),
        sql`, `,
      )}]`
    : sql`(SELECT array_agg(platform.facet_id(${filterId}, value)) FROM unnest(${sql.param(values)}::text[]) AS value)::text[]`
