import type { Database } from '@dvaput/database/open-database'
import { sql } from '@dvaput/database/query'
import type { ImportedProduct } from '@dvaput/domain/international/imported-product'

// 6 are shown of 8 requested. // IPDP-09
const relatedRequested = 8
export const relatedShown = 6
/** Among so many of the newest the price decides. */
const maxConsidered = 60

export type RelatedTo = Pick<ImportedProduct, 'eraId' | 'subcategory' | 'type' | 'price'>

/** Others of its subcategory that can be bought and work, the nearest in price first; then others of its type. */
export const findRelatedIds = async (
  { db }: Pick<Database, 'db'>,
  { eraId, subcategory, type, price }: RelatedTo,
): Promise<string[]> => {
  const near = (column: 'subcategory' | 'type', value: string, rank: number) => sql`
    (SELECT entry.id, ${sql.raw(String(rank))} AS rank, abs(entry.price_minor - ${price.pesos.minor}::int) AS distance
     FROM backend.international_entries AS entry
     WHERE entry.${sql.raw(column)} = ${value} AND entry.prominence > 0 AND NOT entry.has_warnings AND entry.id <> ${eraId}
     ORDER BY entry.prominence DESC, entry.created_at DESC, entry.id DESC LIMIT ${sql.raw(String(maxConsidered))})`
  const { rows } = await db.execute<{ id: string }>(sql`
    SELECT id FROM (${near('subcategory', subcategory, 0)} UNION ALL ${near('type', type, 1)}) AS candidate
    GROUP BY id ORDER BY min(rank), min(distance), id LIMIT ${relatedRequested}`)
  return rows.map(({ id }) => id)
}
