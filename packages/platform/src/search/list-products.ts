import type { Database } from '@dvaput/database/open-database'
import { and, getTableColumns, type SQL } from '@dvaput/database/query'
import { inOrder, isBeyond, keyAsText, type Sort } from '../graphql/keyset.ts'
import { type Product, products } from '../tables/products.table.ts'
import type { ReadSection } from './read-sections.ts'

const { searchText: _searchText, ...columns } = getTableColumns(products)
export const productColumns = columns

/** One section of a list of products. */
export const listProducts =
  ({ db }: Pick<Database, 'db'>, sort: Sort, where: SQL | undefined): ReadSection<Product> =>
  async ({ beyond, descending, limit }) => {
    const rows = await db
      .select({ node: productColumns, key: keyAsText(sort) })
      .from(products)
      .where(and(where, beyond && isBeyond(sort, beyond, descending)))
      .orderBy(inOrder(sort, descending))
      .limit(limit)
    return rows.map(({ node, key }) => ({ node, key, id: node.id }))
  }
