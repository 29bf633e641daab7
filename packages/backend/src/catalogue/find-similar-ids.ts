import type { Database } from '@dvaput/database/open-database'
import type { ShopHandle } from '@dvaput/domain/markets/shop-handle'

/** spec §9 Limits: related products, 6 shown */
export const shownSimilar = 6

type Goods = {
  readonly shop: ShopHandle
  readonly id: number
  readonly productType: string
  readonly priceMinor: number
}

/** Of the same kind, nearest in price. An index walked both ways: the work does not grow with the goods. */
export const findSimilarIds = async ({ pool }: Pick<Database, 'pool'>, goods: Goods): Promise<number[]> => {
  if (goods.productType === '') return []
  const nearest = (comparison: '>=' | '<', order: 'ASC' | 'DESC') =>
    `(SELECT id, price_minor FROM backend.catalogue_entries
      WHERE shop = $1 AND product_type = $2 AND price_minor ${comparison} $3 AND id <> $4
      ORDER BY price_minor ${order}, id ${order} LIMIT $5)`
  const { rows } = await pool.query<{ id: string }>(
    `SELECT id FROM (${nearest('>=', 'ASC')} UNION ALL ${nearest('<', 'DESC')}) AS near
     ORDER BY abs(price_minor - $3), id LIMIT $5`,
    [goods.shop, goods.productType, goods.priceMinor, goods.id, shownSimilar],
  )
  return rows.map(({ id }) => Number(id))
}
