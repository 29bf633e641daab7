import { and, eq, ne, sql } from '@dvaput/database/query'
import type { StorefrontContext } from '../graphql/storefront-context.ts'
import { collectionProducts } from '../tables/collections.table.ts'
import { type Product, products } from '../tables/products.table.ts'
import { type ProductSource, toProductSource } from './product-loaders.ts'
import { readComplements } from './read-complements.ts'
import { listedProducts } from './visible.ts'

type Intent = 'COMPLEMENTARY' | 'RELATED'

export type RecommendationArgs = {
  productId?: string | null
  productHandle?: string | null
  intent?: Intent | null
}

/** As many as the hosted platform recommends. */
const most = 10
/** Looked at before they are weighed, the nearest in price first, so that a large type costs no more than a small one. */
const candidates = 200

const sharedCollections = (productId: number) => sql`(
  SELECT count(*) FROM ${collectionProducts} AS theirs
  JOIN ${collectionProducts} AS ours USING (collection_id)
  WHERE theirs.product_id = ${products.id} AND ours.product_id = ${productId}
)`

const sharedTags = (tags: readonly string[]) =>
  sql`cardinality(ARRAY(SELECT unnest(${products.tags}) INTERSECT SELECT unnest(${sql.param(tags)}::text[])))`

/** Others of the same kind. */
const readRelated = async (product: Product, { parts, shop }: StorefrontContext): Promise<readonly Product[]> => {
  const { db } = parts.database
  const distance = sql`abs(${products.minPrice} - ${product.minPrice})`
  const near = db
    .select({ id: products.id })
    .from(products)
    .where(
      and(
        listedProducts(shop.id),
        eq(products.availableForSale, true),
        ne(products.id, product.id),
        eq(products.productType, product.productType),
      ),
    )
    .orderBy(distance, products.id)
    .limit(candidates)
  return db
    .select()
    .from(products)
    .where(sql`${products.id} IN ${near}`)
    .orderBy(
      sql`${sharedCollections(product.id)} + ${sharedTags(product.tags)} + (${products.vendor} = ${product.vendor})::int
        - 4 * ${distance} / (${product.minPrice} + 1.0) DESC`,
      products.id,
    )
    .limit(most)
}

const readers = {
  RELATED: readRelated,
  COMPLEMENTARY: (product, context) => readComplements(product, most, context),
} satisfies Record<Intent, (product: Product, context: StorefrontContext) => Promise<readonly Product[]>>

export const readRecommendations = async (
  product: Product,
  intent: Intent,
  context: StorefrontContext,
): Promise<readonly ProductSource[]> => (await readers[intent](product, context)).map(toProductSource)
