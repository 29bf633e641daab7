import type { Database } from '@dvaput/database/open-database'
import type { ShopHandle } from '@dvaput/domain/markets/shop-handle'
import { IntegrationError } from '@dvaput/integrations/http/integration-error'

type Needs = {
  readonly database: Pick<Database, 'pool'>
  /** Names the shop that was replicated. */
  readonly sourceOf: (shop: ShopHandle) => string
}

export type ReplicaState = ReturnType<typeof createReplicaState>

/** Whether the replica of a shop was ever complete: an incomplete one would look like all there is. */
export const createReplicaState = ({ database, sourceOf }: Needs) => {
  const complete = new Set<ShopHandle>()
  return {
    /** A refusal and no failure: the first sync is running, and the replica is used when it is complete. */
    async checkComplete(shop: ShopHandle): Promise<void> {
      if (complete.has(shop)) return
      const { rowCount } = await database.pool.query(
        'SELECT FROM backend.catalogue_syncs WHERE shop = $1 AND source = $2 AND last_full_at IS NOT NULL',
        [shop, sourceOf(shop)],
      )
      if (rowCount === 0)
        throw new IntegrationError({ service: 'catalogue replica', kind: 'refused', code: 'INCOMPLETE' })
      complete.add(shop)
    },
  }
}
