import { type SQL, sql } from '@dvaput/database/query'
import { limits } from '@dvaput/domain/catalogue/limits'
import type { SearchQuery, WeakQuery } from './search-query.ts'
import { wishOrders } from './wish-orders.ts'

/** Two columns with an index each: weights within one would have to be read from every document. */
export const weakCondition = ({ inHead, inBody }: WeakQuery): SQL =>
  sql`${inHead === null ? sql`true` : sql`entry.head @@ ${inHead}::tsquery`}
    AND ${inBody === null ? sql`true` : sql`entry.body @@ ${inBody}::tsquery`}`

/**
 * Matching products, featured and newest first where there are too many. Descriptions are searched only where no title,
 * type, tag or specification of the shop matches: nearly every laptop's text mentions its screen. The sum keeps the
 * planner from walking all entries by id in the hope of finding codes early.
 */
const hitsOf = (shop: string, narrowed: SQL, { broad, weak, codes }: SearchQuery, most: number): SQL => sql`
  (SELECT entry.*, true AS is_strong FROM backend.catalogue_entries AS entry
   WHERE ${narrowed} AND entry.head @@ ${broad}::tsquery
   ORDER BY entry.prominence DESC, entry.created_at DESC, entry.id DESC LIMIT ${sql.raw(String(most))})
  UNION ALL
  (SELECT entry.*, true FROM backend.catalogue_entries AS entry
   WHERE ${narrowed} AND entry.codes && ${sql.param([...codes])}::text[] AND NOT entry.head @@ ${broad}::tsquery
   ORDER BY entry.id + 0 LIMIT ${sql.raw(String(limits.pageSize))})
  UNION ALL
  (SELECT entry.*, false FROM backend.catalogue_entries AS entry
   WHERE NOT EXISTS (SELECT FROM backend.catalogue_entries AS other
                     WHERE other.shop = ${shop} AND other.head @@ ${broad}::tsquery)
     AND ${narrowed} AND ${weakCondition(weak)} AND NOT entry.codes && ${sql.param([...codes])}::text[]
   ORDER BY entry.prominence DESC, entry.created_at DESC, entry.id DESC LIMIT ${sql.raw(String(most))})`

/** Of each part so many: what meets the choices is not to be cut off by what does not. */
export const searchHits = (shop: string, parts: readonly SQL[], searchQuery: SearchQuery, most: number): SQL => {
  const hits = parts.map((part) => hitsOf(shop, part, searchQuery, most))
  return sql`hits AS MATERIALIZED (${sql.join(hits, sql` UNION ALL `)})`
}

/** Exact codes first, then the named product type, then where the words occur. */
export const relevanceOf = (searchQuery: SearchQuery): SQL => {
  const { phrase, inTitle, inKind, exact, named, purpose, sisters, wishes, codes } = searchQuery
  return sql`
    entry.codes && ${sql.param([...codes])}::text[] DESC,
    ${named === null ? sql`` : sql`entry.is_strong AND entry.head @@ ${named}::tsquery DESC,`}
    ${sql.join(wishes.map((id) => sql`${wishOrders[id]},`))}
    ${purpose === null ? sql`` : sql`entry.body @@ ${purpose}::tsquery DESC,`}
    CASE
      WHEN entry.head @@ ${phrase}::tsquery THEN 0
      WHEN entry.head @@ ${inTitle}::tsquery THEN 1
      WHEN entry.head @@ ${inKind}::tsquery THEN 2
      WHEN entry.head @@ ${exact}::tsquery THEN 3
      WHEN entry.is_strong THEN 4
      ELSE 5
    END,
    ${sisters === null ? sql`` : sql`entry.head @@ ${sisters}::tsquery,`}
    entry.prominence DESC, entry.created_at DESC, entry.id DESC`
}
