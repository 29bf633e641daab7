import type { Database } from '@dvaput/database/open-database'
import { and, eq, sql } from '@dvaput/database/query'
import type { ShopHandle } from '@dvaput/domain/markets/shop-handle'
import type { ShopDrafts } from '@dvaput/integrations/drafts/shop-drafts'
import type { createEndReservation, Ended } from './end-reservation.ts'
import { reservations } from './reservations.table.ts'

type Needs = {
  readonly database: Pick<Database, 'db'>
  readonly draftsOf: (shop: ShopHandle) => Pick<ShopDrafts, 'setLines'>
  readonly cancel: ReturnType<typeof createEndReservation>['cancel']
}

/** More than anybody presses at once. */
const tries = 10

/**
 * One product of a reservation; the last one ends it. The shop first, as where it is extended: if its answer is lost, the
 * customer sees the line and presses again, and is never charged for what they gave up.
 */
export const createCancelLine =
  ({ database: { db }, draftsOf, cancel }: Needs) =>
  async (customerId: string, id: string, variantId: string): Promise<Ended | 'refused-by-shop'> => {
    const isOwn = and(eq(reservations.id, id), eq(reservations.customerId, customerId))
    for (let tried = 0; tried < tries; tried += 1) {
      const [row] = await db.select().from(reservations).where(isOwn)
      if (!row) return 'not-found'
      if (row.state !== 'held') return 'not-held'
      const left = row.lines.filter((line) => line.variantId !== variantId)
      if (left.length === 0) return cancel(customerId, id)
      // A second press.
      if (left.length === row.lines.length) return 'ended'
      const changed = await draftsOf(row.shop).setLines(row.draftId ?? '', left)
      if (!changed.ok) return 'refused-by-shop'
      // Another line may have gone meanwhile: it is read again then.
      const isUnchanged = sql`${reservations.lines} = ${JSON.stringify(row.lines)}::jsonb`
      const { rowCount } = await db
        .update(reservations)
        .set({ lines: left, updatedAt: sql`app_now()` })
        .where(and(isOwn, eq(reservations.state, 'held'), isUnchanged))
      if (rowCount === 1) return 'ended'
    }
    return 'refused-by-shop'
  }
