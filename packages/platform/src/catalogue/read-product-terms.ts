import { sql } from '@dvaput/database/query'
import { readPage } from '../graphql/connection.ts'
import type { StorefrontContext } from '../graphql/storefront-context.ts'
import { products } from '../tables/products.table.ts'
import { listedProducts } from './visible.ts'

const readWords = async ({ parts, shop }: StorefrontContext, word: ReturnType<typeof sql>, first: number) => {
  const { limit } = readPage({ first })
  const { rows } = await parts.database.db.execute<{ word: string }>(
    sql`SELECT word FROM (SELECT DISTINCT ${word} AS word FROM ${products} WHERE ${listedProducts(shop.id)}) AS words
      WHERE word <> '' ORDER BY lower(word), word LIMIT ${limit + 1}`,
  )
  return rows.map((row) => row.word)
}

/** One more than requested, where there are more. */
export const readProductTags = (context: StorefrontContext, first: number): Promise<readonly string[]> =>
  readWords(context, sql`unnest(${products.tags})`, first)

export const readProductTypes = (context: StorefrontContext, first: number): Promise<readonly string[]> =>
  readWords(context, sql`${products.productType}`, first)
