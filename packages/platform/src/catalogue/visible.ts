import { and, eq, inArray, type SQL, sql } from '@dvaput/database/query'
import { collections } from '../tables/collections.table.ts'
import { products } from '../tables/products.table.ts'

const isPublished = sql`${products.publishedAt} <= (SELECT app_now())`

/** What a storefront may see of a shop's products, where it names them by id or handle. */
export const visibleProducts = (shopId: number): SQL | undefined =>
  and(eq(products.shopId, shopId), inArray(products.status, ['active', 'unlisted']), isPublished)

/** What it finds in listings, search and sitemaps. */
export const listedProducts = (shopId: number): SQL | undefined =>
  and(eq(products.shopId, shopId), eq(products.status, 'active'), isPublished)

export const visibleCollections = (shopId: number): SQL | undefined =>
  and(eq(collections.shopId, shopId), sql`${collections.publishedAt} <= (SELECT app_now())`)
