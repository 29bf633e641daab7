import type { Database } from '@dvaput/database/open-database'
import { and, eq, isNull, ne, sql } from '@dvaput/database/query'
import type { ShopHandle } from '@dvaput/domain/markets/shop-handle'
import type { Language } from '@dvaput/domain/text/language'
import { catalogueProducts } from '../catalogue-sync/catalogue-products.table.ts'

export type SkuTwin = { readonly sku: string; readonly gid: string; readonly title: string }

type Sought = { readonly shop: ShopHandle; readonly gid: string; readonly skus: readonly string[] }

const maxTwins = 10

/** Other products on sale that have one of these SKUs. */
export const findSkuTwins = async (
  { db }: Pick<Database, 'db'>,
  { shop, gid, skus }: Sought,
  language: Language,
): Promise<readonly SkuTwin[]> => {
  if (skus.length === 0) return []
  const { titles, skus: owned, ...product } = catalogueProducts
  const rows = await db
    .select({ gid: product.gid, title: sql<string>`${titles} ->> ${language}`, skus: owned })
    .from(catalogueProducts)
    .where(
      and(
        eq(product.shop, shop),
        ne(product.gid, gid),
        isNull(product.removedAt),
        sql`${owned} && ${sql.param([...skus])}::text[]`,
      ),
    )
    .limit(maxTwins)
  return rows.flatMap((row) =>
    row.skus.filter((sku) => skus.includes(sku)).map((sku) => ({ sku, gid: row.gid, title: row.title })),
  )
}
