import { and, eq, type SQL, sql } from '@dvaput/database/query'
import { collections } from '../tables/collections.table.ts'
import { products } from '../tables/products.table.ts'

/** What a storefront may see of a shop's products. */
export const visibleProducts = (shopId: number): SQL | undefined =>
  and(eq(products.shopId, shopId), eq(products.status, 'active'), sql`${products.publishedAt} <= (SELECT app_now())`)

export const visibleCollections = (shopId: number): SQL | undefined =>
  and(eq(collections.shopId, shopId), sql`${collections.publishedAt} <= (SELECT app_now())`)
