import type { Database } from '@dvaput/database/open-database'
import { importedProductTag } from '@dvaput/domain/catalogue/catalogue-tags'
import type { EraClient } from '@dvaput/integrations/era/era-client'
import type { InvalidationBus } from '../cache/invalidation-bus.ts'
import { RubbishResponse } from './check-page.ts'
import type { SyncRun } from './sync-state.ts'
import { removeEntries } from './write-imported.ts'

type Needs = {
  readonly database: Database
  readonly bus: Pick<InvalidationBus, 'publish'>
  readonly era: Pick<EraClient, 'readStock'>
}

const atOnce = 90
/** So few are gone on any day; more of them must not be the greater part. */
const fewMissing = 20

/** Some of those that it has just listed: one alone may be a row that it made up. */
const witnessCount = 10

type Survey = { missing: string[]; listed: number; witnesses: string[] }

/** Rows that were rejected are there, only unreadable: their products stay as they were. */
const findMissing = async ({ pool }: Database, startedAt: Date): Promise<Survey> => {
  const { rows } = await pool.query<Survey>(
    `SELECT
       ARRAY(SELECT id FROM backend.international_products AS product
             WHERE removed_at IS NULL AND synced_at < $1
               AND NOT EXISTS (SELECT FROM backend.international_rejections AS rejection
                               WHERE rejection.era_id = product.id AND rejection.last_at >= $1)
             ORDER BY id) AS missing,
       (SELECT count(*)::int FROM backend.international_products WHERE removed_at IS NULL) AS listed,
       ARRAY(SELECT id FROM backend.international_products WHERE synced_at >= $1 AND status = 'active' LIMIT $2) AS witnesses`,
    [startedAt, witnessCount],
  )
  const [row] = rows
  if (!row) throw new Error('expected one row, got none')
  return row
}

/** What a full run did not see is looked up by id, and is removed only if ERA does not have it. */
export const createSettleMissing = ({ database, bus, era }: Needs) => {
  const remove = (gone: readonly string[], startedAt: Date) =>
    database.inTransaction(async (tx) => {
      const { rows } = await tx.client.query<{ id: string; handle: string }>(
        `UPDATE backend.international_products SET removed_at = app_now(), listed = false, stock = 0
         WHERE id = ANY($1) AND synced_at < $2 RETURNING id, handle`,
        [gone, startedAt],
      )
      await removeEntries(
        tx,
        rows.map(({ id }) => id),
      )
      await bus.publish(
        tx,
        rows.map(({ handle }) => importedProductTag(handle)),
      )
      return rows.length
    })

  return async ({ startedAt }: SyncRun): Promise<number> => {
    const { missing, listed, witnesses } = await findMissing(database, startedAt)
    if (listed === missing.length || (missing.length > fewMissing && missing.length > listed / 2))
      throw new RubbishResponse(`ERA does not list ${missing.length} of ${listed} products`)
    let removed = 0
    for (let from = 0; from < missing.length; from += atOnce) {
      const ids = missing.slice(from, from + atOnce)
      const stock = await era.readStock([...witnesses, ...ids])
      // An answer that does not know what it has just listed says nothing about the others either.
      if (!witnesses.some((id) => stock.has(id))) throw new RubbishResponse('ERA does not know its own products')
      removed += await remove(
        ids.filter((id) => !stock.has(id)),
        startedAt,
      )
    }
    return removed
  }
}
