import type { Database } from '@dvaput/database/open-database'
import { and, eq, isNull, ne, sql } from '@dvaput/database/query'
import type { ShopHandle } from '@dvaput/domain/markets/shop-handle'
import type { Language } from '@dvaput/domain/text/language'
import type { ShopProducts } from '@dvaput/integrations/shop-products/shop-products'
import { catalogueProducts } from '../catalogue-sync/catalogue-products.table.ts'

export type SkuTwin = { readonly sku: string; readonly gid: string; readonly title: string }

type Sought = { readonly shop: ShopHandle; readonly gid: string; readonly skus: readonly string[] }
/** Which of those are looked for that the replica does not have. */
type Hidden = { readonly products: Pick<ShopProducts, 'list'>; readonly statuses: readonly ('draft' | 'archived')[] }

const maxTwins = 10
/** Each is a request of its own to the shop. */
const maxAsked = 10

const findOnSale = async (
  { db }: Pick<Database, 'db'>,
  { shop, gid, skus }: Sought,
  language: Language,
): Promise<readonly SkuTwin[]> => {
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

const findHidden = async ({ gid, skus }: Sought, { products, statuses }: Hidden): Promise<readonly SkuTwin[]> => {
  const asked = skus.slice(0, maxAsked).flatMap((sku) => statuses.map((status) => ({ sku, status })))
  const found = await Promise.all(
    asked.map(async ({ sku, status }) =>
      (await products.list({ status, sku })).products.map((each) => ({ sku, gid: each.gid, title: each.title })),
    ),
  )
  return found.flat().filter((each) => each.gid !== gid)
}

/** Other products that have one of these SKUs: of those on sale, and of the others that are named. */
export const findSkuTwins = async (
  database: Pick<Database, 'db'>,
  sought: Sought,
  hidden: Hidden,
  language: Language,
): Promise<readonly SkuTwin[]> => {
  if (sought.skus.length === 0) return []
  const found = await Promise.all([findOnSale(database, sought, language), findHidden(sought, hidden)])
  // A product that has just left the shop may still be in the replica.
  const twins = new Map(found.flat().map((twin) => [`${twin.sku} ${twin.gid}`, twin]))
  return [...twins.values()].slice(0, maxTwins)
}
