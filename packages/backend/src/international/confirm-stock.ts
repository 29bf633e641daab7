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
 * product that ERA does not count. What ERA does not know is 0. The replica learns of a lower stock at once.
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
    const uncounted = new Set(rows.filter(({ stock }) => stock === null).map(({ id }) => id))
    const stock = new Map(ids.map((id) => [id, live.get(id) ?? (uncounted.has(id) ? null : 0)]))
    const lower = rows.filter(({ id, stock: before }) => before !== null && (live.get(id) ?? 0) < before)
    if (lower.length === 0) return stock
    await database.inTransaction(async (tx) => {
      for (const { id } of lower)
        await tx.client.query(
          // Without a digest the next sync writes the product whole.
          `UPDATE backend.international_products SET stock = $2, listed = listed AND $2 > 0, digest = ''
           WHERE id = $1`,
          [id, live.get(id) ?? 0],
        )
      const soldOut = lower.filter(({ id }) => (live.get(id) ?? 0) === 0).map(({ id }) => id)
      await removeEntries(tx, soldOut)
      if (soldOut.length > 0) await countImported(tx)
      await bus.publish(
        tx,
        lower.map(({ handle }) => importedProductTag(handle)),
      )
    })
    return stock
  }
