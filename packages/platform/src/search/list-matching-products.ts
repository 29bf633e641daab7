import type { Transaction } from '@dvaput/database/in-transaction'
import type { Database } from '@dvaput/database/open-database'
import { eq, type SQL, sql } from '@dvaput/database/query'
import { inOrder, isBeyond, keyAsText, type Sort } from '../graphql/keyset.ts'
import { type Product, products } from '../tables/products.table.ts'
import { countUpTo } from './count-up-to.ts'
import { listProducts, productColumns } from './list-products.ts'
import type { ReadSection } from './read-sections.ts'

/** Up to so many matches are sorted; of more, the sorted list is walked until the page is full. */
const few = 2_000

type SectionQuery = Parameters<ReadSection<Product>>[0]

const sortFew = async (
  { db }: Transaction,
  sort: Sort,
  where: SQL | undefined,
  { beyond, descending, limit }: SectionQuery,
) => {
  const found: Sort = { ...sort, key: sql.raw('found.key'), id: sql.raw('found.id') }
  // OFFSET 0 keeps the planner from walking the sorted list all the same.
  const page = sql`(
    SELECT * FROM (
      SELECT ${products.id} AS id, ${sort.key} AS key FROM ${products} WHERE ${where ?? sql`true`} OFFSET 0
    ) AS found
    WHERE ${beyond ? isBeyond(found, beyond, descending) : sql`true`}
    ORDER BY ${inOrder(found, descending)} LIMIT ${limit}
  ) AS found`
  const rows = await db
    .select({ node: productColumns, key: keyAsText(found) })
    .from(page)
    .innerJoin(products, eq(products.id, sql`found.id`))
    .orderBy(inOrder(found, descending))
  return rows.map(({ node, key }) => ({ node, key, id: node.id }))
}

/**
 * One section of a search. How many rows match nobody can tell beforehand, least of all for the beginning of a word, and
 * the wrong way to read them is a hundred times slower: so they are counted first.
 */
export const listFoundProducts =
  (
    { inTransaction }: Database,
    sort: Sort,
    where: SQL | undefined,
    onCount: (count: number) => void = () => undefined,
  ): ReadSection<Product> =>
  (requested) =>
    inTransaction(async (tx) => {
      const count = await countUpTo(tx, products, where, few)
      onCount(count)
      if (count < few) return count === 0 ? [] : sortFew(tx, sort, where, requested)
      await tx.client.query('SET LOCAL enable_bitmapscan = off')
      return listProducts(tx, sort, where)(requested)
    })
