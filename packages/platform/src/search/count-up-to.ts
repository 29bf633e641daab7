import type { Transaction } from '@dvaput/database/in-transaction'
import { count, type SQL, sql } from '@dvaput/database/query'
import type { pages } from '../tables/content.table.ts'
import type { products } from '../tables/products.table.ts'

/**
 * How many there are, up to a limit. For a word that many have, the planner would rather read the whole table than its
 * index: it does not know that the words of a row lie beside it and have to be fetched one by one.
 */
export const countUpTo = async (
  { client, db }: Transaction,
  table: typeof products | typeof pages,
  where: SQL | undefined,
  limit: number,
): Promise<number> => {
  await client.query('SET LOCAL enable_seqscan = off')
  const found = db
    .select({ one: sql`1`.as('one') })
    .from(table)
    .where(where)
    .limit(limit)
    .as('found')
  return (await db.select({ count: count() }).from(found))[0]?.count ?? 0
}
