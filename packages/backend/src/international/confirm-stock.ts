import type { Database } from '@dvaput/database/open-database'
import { importedProductTag } from '@dvaput/domain/catalogue/catalogue-tags'
import type { EraClient } from '@dvaput/integrations/era/era-client'
import type { InvalidationBus } from '../cache/invalidation-bus.ts'
import { countImported } from './count-imported.ts'
import { removeEntries } from './write-imported.ts'

type Needs = {
  readonly database: Database
  readonly bus: Pick<InvalidationBus, 'publish'>
  readonly era: Pick<EraClient, 'readStock'>
}

/**
 * What ERA has of each at this moment; throws an IntegrationError where it does not answer in time. Null stands for a
 * product that its answer leaves out: an empty answer is no stock count. Only what the replica does not have, or has as
 * removed after a full sync, is 0 without ERA's word. The replica learns of a lower stock at once.
 */
export const createConfirmStock =
  ({ database, bus, era }: Needs) =>
  async (ids: readonly string[]): Promise<ReadonlyMap<string, number | null>> => {
    if (ids.length === 0) return new Map()
    const live = await era.readStock(ids)
    const { rows } = await database.pool.query<{ id: string; handle: string; stock: number | null }>(
      'SELECT id, handle, stock FROM backend.international_products WHERE id = ANY($1) AND removed_at IS NULL',
      [ids],
    )
    const known = new Set(rows.map(({ id }) => id))
    const stock = new Map(ids.map((id) => [id, live.get(id) ?? (known.has(id) ? null : 0)]))
    const lower = rows.flatMap(({ id, handle, stock: before }) => {
      const now = live.get(id)
      return now !== undefined && before !== null && now < before ? [{ id, handle, now }] : []
    })
    if (lower.length === 0) return stock
    await database.inTransaction(async (tx) => {
      for (const { id, now } of lower)
        await tx.client.query(
          // Without a digest the next sync writes the product whole.
          `UPDATE backend.international_products SET stock = $2, listed = listed AND $2 > 0, digest = ''
           WHERE id = $1`,
          [id, now],
        )
      const soldOut = lower.filter(({ now }) => now === 0).map(({ id }) => id)
      await removeEntries(tx, soldOut)
      if (soldOut.length > 0) await countImported(tx)
      await bus.publish(
        tx,
        lower.map(({ handle }) => importedProductTag(handle)),
      )
    })
    return stock
  }
