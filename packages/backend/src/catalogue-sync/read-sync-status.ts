import type { Database } from '@dvaput/database/open-database'
import type { ShopHandle } from '@dvaput/domain/markets/shop-handle'

export type CatalogueSyncStatus = {
  readonly shop: ShopHandle
  readonly listed: number
  readonly totalDrift: number
  /** Since the last full sync; null before the first. */
  readonly ageSeconds: number | null
}

/** How the replica of each shop stands. */
export const createReadSyncStatus =
  ({ pool }: Pick<Database, 'pool'>) =>
  async (): Promise<CatalogueSyncStatus[]> => {
    const { rows } = await pool.query<CatalogueSyncStatus>(
      `SELECT shop, total_drift AS "totalDrift",
         extract(epoch FROM app_now() - last_full_at)::float8 AS "ageSeconds",
         (SELECT count(*)::int FROM backend.catalogue_entries AS entry WHERE entry.shop = sync.shop) AS listed
       FROM backend.catalogue_syncs AS sync ORDER BY shop`,
    )
    return rows
  }
