import type { Database } from '@dvaput/database/open-database'
import type { ShopHandle } from '@dvaput/domain/markets/shop-handle'

/** The newest products of a kind say what such products are specified by. */
const usedNames = `
  SELECT DISTINCT name
  FROM (SELECT product.specifications
        FROM backend.catalogue_entries AS entry
        JOIN backend.catalogue_products AS product USING (shop, id)
        WHERE entry.shop = $1 AND entry.product_type = $2 ORDER BY entry.created_at DESC LIMIT 200) AS newest,
    jsonb_object_keys(newest.specifications) AS name`

/** Names of the specifications that products of this kind have. */
export const listSpecificationNames = async (
  { pool }: Database,
  shop: ShopHandle,
  kind: string,
): Promise<readonly string[]> =>
  (await pool.query<{ name: string }>(usedNames, [shop, kind])).rows.map(({ name }) => name)
