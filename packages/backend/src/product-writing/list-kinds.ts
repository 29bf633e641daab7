import type { Database } from '@dvaput/database/open-database'
import type { ShopHandle } from '@dvaput/domain/markets/shop-handle'

/** From one kind to the next in the index: a hundred thousand products have a few dozen kinds. */
const nextKinds = `
  WITH RECURSIVE kind (name) AS (
    (SELECT product_type FROM backend.catalogue_entries WHERE shop = $1 ORDER BY product_type LIMIT 1)
    UNION ALL
    SELECT (SELECT product_type FROM backend.catalogue_entries
            WHERE shop = $1 AND product_type > kind.name ORDER BY product_type LIMIT 1)
    FROM kind WHERE kind.name IS NOT NULL
  )
  SELECT name FROM kind WHERE name <> '' LIMIT 500`

/** The product types that a shop lists. */
export const listKinds = async ({ pool }: Database, shop: ShopHandle): Promise<readonly string[]> =>
  (await pool.query<{ name: string }>(nextKinds, [shop])).rows.map(({ name }) => name)
