import { and, eq, ne, sql } from '@dvaput/database/query'
import type { StorefrontContext } from '../graphql/storefront-context.ts'
import { type Product, products } from '../tables/products.table.ts'
import { complementaryTypes } from './complementary-products.ts'
import { listedProducts } from './visible.ts'

/** The newest of each type that goes with this one, the types taking turns. Each type's come from the index by type. */
export const readComplements = async (
  product: Product,
  most: number,
  { parts, shop }: StorefrontContext,
): Promise<readonly Product[]> => {
  const types = complementaryTypes(product.productType)
  if (types.length === 0) return []
  const isOffered = and(
    listedProducts(shop.id),
    eq(products.availableForSale, true),
    ne(products.id, product.id),
    sql`${products.productType} = requested.type`,
  )
  const found = sql`(
    SELECT newest.id, requested.place, row_number() OVER (PARTITION BY requested.place ORDER BY newest.id DESC) AS turn
    FROM unnest(${sql.param(types)}::text[]) WITH ORDINALITY AS requested (type, place) CROSS JOIN LATERAL (
      SELECT ${products.id} AS id FROM ${products} WHERE ${isOffered} ORDER BY ${products.id} DESC LIMIT ${most}
    ) AS newest
  ) AS found`
  const rows = await parts.database.db
    .select({ product: products })
    .from(found)
    .innerJoin(products, eq(products.id, sql`found.id`))
    .orderBy(sql`found.turn, found.place`)
    .limit(most)
  return rows.map(({ product: row }) => row)
}
