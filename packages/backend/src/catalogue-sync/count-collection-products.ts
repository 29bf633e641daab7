import type { Transaction } from '@dvaput/database/in-transaction'
import type { ShopHandle } from '@dvaput/domain/markets/shop-handle'

/** How many listed products each of these collections has; of all of them where none is named. */
export const countCollectionProducts = async (
  { client }: Transaction,
  shop: ShopHandle,
  handles?: readonly string[],
): Promise<void> => {
  if (handles?.length === 0) return
  // Two that change one collection count one after the other: each would miss the products that the other has written.
  await client.query(
    `SELECT FROM backend.catalogue_collections WHERE shop = $1 AND ($2::text[] IS NULL OR handle = ANY ($2))
     ORDER BY id FOR NO KEY UPDATE`,
    [shop, handles ?? null],
  )
  await client.query(
    `UPDATE backend.catalogue_collections AS collection SET product_count = counted.products
     FROM (
       SELECT each.id, count(product.id)::int AS products
       FROM backend.catalogue_collections AS each
       LEFT JOIN backend.catalogue_products AS product
         ON product.shop = each.shop AND product.listed AND product.collections @> ARRAY[each.handle]
       WHERE each.shop = $1 AND each.removed_at IS NULL AND ($2::text[] IS NULL OR each.handle = ANY ($2))
       GROUP BY each.id
     ) AS counted
     WHERE collection.shop = $1 AND collection.id = counted.id AND collection.product_count <> counted.products`,
    [shop, handles ?? null],
  )
}
