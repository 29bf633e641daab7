import type { Database } from '@dvaput/database/open-database'
import type { ShopHandle } from '@dvaput/domain/markets/shop-handle'

/** As many similar products as below an imported one. // IPDP-09 */
export const maxSimilarShown = 6

type ProductKey = {
  readonly shop: ShopHandle
  readonly id: number
  readonly productType: string
  readonly priceMinor: number
}

/** Of the same type and working, nearest in price. Walks an index both ways, so the work does not grow with the catalogue. */
export const findSimilarIds = async ({ pool }: Pick<Database, 'pool'>, product: ProductKey): Promise<number[]> => {
  if (product.productType === '') return []
  const nearest = (comparison: '>=' | '<', order: 'ASC' | 'DESC') =>
    `(SELECT id, price_minor FROM backend.catalogue_entries
      WHERE shop = $1 AND product_type = $2 AND price_minor ${comparison} $3 AND id <> $4 AND prominence >= 0
      ORDER BY price_minor ${order}, id ${order} LIMIT $5)`
  const { rows } = await pool.query<{ id: string }>(
    `SELECT id FROM (${nearest('>=', 'ASC')} UNION ALL ${nearest('<', 'DESC')}) AS near
     ORDER BY abs(price_minor - $3), id LIMIT $5`,
    [product.shop, product.productType, product.priceMinor, product.id, maxSimilarShown],
  )
  return rows.map(({ id }) => Number(id))
}
