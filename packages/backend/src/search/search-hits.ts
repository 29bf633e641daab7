import { type SQL, sql } from '@dvaput/database/query'
import { limits } from '@dvaput/domain/catalogue/limits'
import { columnFacets } from '@dvaput/domain/catalogue/listings/listing-facets'
import type { SearchQuery, WeakQuery } from './search-query.ts'
import { preferenceOrders } from './words/preference-orders.ts'

/** Two columns with an index each: weights within one would have to be read from every document. */
export const weakCondition = ({ inHead, inBody }: WeakQuery): SQL =>
  sql`${inHead === null ? sql`true` : sql`entry.head @@ ${inHead}::tsquery`}
    AND ${inBody === null ? sql`true` : sql`entry.body @@ ${inBody}::tsquery`}`

export const codeCondition = ({ codes }: Pick<SearchQuery, 'codes'>): SQL =>
  sql`entry.codes && ${sql.param([...codes])}::text[]`

/** What hits are counted and ordered by. Descriptions are left out where no order asks for them: they are long. */
const columnsOf = ({ purpose }: SearchQuery): SQL =>
  sql.raw(
    [
      'shop',
      'id',
      'price_minor',
      'created_at',
      'prominence',
      'product_type',
      ...columnFacets,
      'fields',
      'codes',
      'head',
    ]
      .concat(purpose === null ? [] : 'body')
      .map((column) => `entry.${column}`)
      .join(', '),
  )

/** The first of them, featured and newest first: sorted without their long columns, which are read of the first alone. */
const firstOf = (matching: SQL, most: number): SQL => sql`entry.ctid = ANY (ARRAY(
  SELECT entry.ctid FROM backend.catalogue_entries AS entry WHERE ${matching}
  ORDER BY entry.prominence DESC, entry.created_at DESC, entry.id DESC LIMIT ${sql.raw(String(most))}))`

/**
 * Whatever the shop has of it. The condition stands there twice, so that the planner takes it for a rare one and asks
 * the index: what nobody has would be looked for in every row.
 */
const anywhere = (shop: string, query: string): SQL => sql`
  SELECT FROM backend.catalogue_entries AS other
  WHERE other.shop = ${shop} AND other.head @@ ${query}::tsquery AND other.head @@ ${query}::tsquery`

/**
 * Matching products, featured and newest first where there are too many. Descriptions are searched only where no title,
 * type, tag or specification of the shop matches: nearly every laptop's text mentions its screen. The sum keeps the
 * planner from walking all entries by id in the hope of finding codes early.
 */
const hitsOf = (shop: string, narrowed: SQL, searchQuery: SearchQuery, most: number, strong: SQL) => {
  const { broad, weak } = searchQuery
  const columns = columnsOf(searchQuery)
  const hasCode = codeCondition(searchQuery)
  const inHead = sql`${narrowed} AND entry.head @@ ${broad}::tsquery`
  const mentioned = sql`CASE WHEN EXISTS (SELECT FROM ${strong}) THEN false ELSE NOT EXISTS (${anywhere(shop, broad)}) END
    AND ${narrowed} AND ${weakCondition(weak)} AND NOT ${hasCode}`
  return {
    strong: sql`${strong} AS MATERIALIZED (
      SELECT ${columns}, true AS is_strong FROM backend.catalogue_entries AS entry WHERE ${firstOf(inHead, most)})`,
    all: sql`
      SELECT * FROM ${strong}
      UNION ALL
      (SELECT ${columns}, true FROM backend.catalogue_entries AS entry
       WHERE ${narrowed} AND ${hasCode} AND NOT entry.head @@ ${broad}::tsquery
       ORDER BY entry.id + 0 LIMIT ${sql.raw(String(limits.pageSize))})
      UNION ALL
      (SELECT ${columns}, false FROM backend.catalogue_entries AS entry WHERE ${firstOf(mentioned, most)})`,
  }
}

/** Of each part so many: what meets the choices is not to be cut off by what does not. */
export const searchHits = (shop: string, parts: readonly SQL[], searchQuery: SearchQuery, most: number): SQL => {
  const hits = parts.map((part, index) => hitsOf(shop, part, searchQuery, most, sql.raw(`strong_${index}`)))
  const strong = hits.map((part) => part.strong)
  const all = hits.map((part) => part.all)
  return sql`${sql.join(strong, sql`, `)}, hits AS MATERIALIZED (${sql.join(all, sql` UNION ALL `)})`
}

/** Exact codes first, then the named product type, then where the words occur. */
export const relevanceOf = (searchQuery: SearchQuery): SQL => {
  const { phrase, inTitle, inKind, exact, named, purpose, siblings, preferences } = searchQuery
  return sql`
    ${codeCondition(searchQuery)} DESC,
    ${named === null ? sql`` : sql`entry.is_strong AND entry.head @@ ${named}::tsquery DESC,`}
    ${sql.join(preferences.map((id) => sql`${preferenceOrders[id]},`))}
    ${purpose === null ? sql`` : sql`entry.body @@ ${purpose}::tsquery DESC,`}
    CASE
      WHEN entry.head @@ ${phrase}::tsquery THEN 0
      WHEN entry.head @@ ${inTitle}::tsquery THEN 1
      WHEN entry.head @@ ${inKind}::tsquery THEN 2
      WHEN entry.head @@ ${exact}::tsquery THEN 3
      WHEN entry.is_strong THEN 4
      ELSE 5
    END,
    ${siblings === null ? sql`` : sql`entry.head @@ ${siblings}::tsquery,`}
    entry.prominence DESC, entry.created_at DESC, entry.id DESC`
}
