import type { Database } from '@dvaput/database/open-database'
import type { ShopHandle } from '@dvaput/domain/markets/shop-handle'

export const findNewestIds = async ({ pool }: Pick<Database, 'pool'>, shop: ShopHandle, limit: number) => {
  const { rows } = await pool.query<{ id: string }>(
    'SELECT id FROM backend.catalogue_entries WHERE shop = $1 ORDER BY created_at DESC, id DESC LIMIT $2',
    [shop, limit],
  )
  return { ids: rows.map(({ id }) => Number(id)), total: rows.length }
}
