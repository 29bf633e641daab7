import type { Database } from '@dvaput/database/open-database'
import type { ShopHandle } from '@dvaput/domain/markets/shop-handle'
import { IntegrationError } from '@dvaput/integrations/http/integration-error'

type Needs = {
  readonly database: Pick<Database, 'pool'>
  /** Where each shop is asked. */
  readonly sourceOf: (shop: ShopHandle) => string
}

export type ReplicaState = ReturnType<typeof createReplicaState>

/** Whether our copy of a shop has ever been whole: half of it would be taken for all there is. */
export const createReplicaState = ({ database, sourceOf }: Needs) => {
  const whole = new Set<ShopHandle>()
  return {
    /** A refusal and no failure: the copy is being made, and will answer when it is. */
    async checkComplete(shop: ShopHandle): Promise<void> {
      if (whole.has(shop)) return
      const { rowCount } = await database.pool.query(
        'SELECT FROM backend.catalogue_syncs WHERE shop = $1 AND source = $2 AND last_full_at IS NOT NULL',
        [shop, sourceOf(shop)],
      )
      if (rowCount === 0) throw new IntegrationError({ service: 'catalogue copy', kind: 'refused', code: 'NOT_WHOLE' })
      whole.add(shop)
    },
  }
}
