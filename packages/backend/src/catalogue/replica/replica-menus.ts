import type { Database } from '@dvaput/database/open-database'
import { type ShopMenus, toShopMenus } from '@dvaput/domain/catalogue/menus/shop-menus'
import { mainCollections } from '@dvaput/domain/markets/main-collections'
import type { ShopHandle } from '@dvaput/domain/markets/shop-handle'

type Row = { readonly collection: string; readonly types: readonly string[] }

/** The menus of a shop, by the types of the products in its main collections. */
export const readReplicaMenus = async ({ pool }: Pick<Database, 'pool'>, shop: ShopHandle): Promise<ShopMenus> => {
  const { rows } = await pool.query<Row>(
    `SELECT collection, array_agg(product_type ORDER BY products DESC, product_type) AS types
     FROM (
       SELECT collection, product_type, count(*) AS products
       FROM backend.catalogue_members WHERE shop = $1 AND collection = ANY ($2)
       GROUP BY collection, product_type
     ) AS counted
     GROUP BY collection`,
    [shop, mainCollections],
  )
  return toShopMenus(new Map(rows.map(({ collection, types }) => [collection, types])))
}
