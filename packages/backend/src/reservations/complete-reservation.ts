import type { Transaction } from '@dvaput/database/in-transaction'
import type { Database } from '@dvaput/database/open-database'
import { and, eq, gt, type SQL, sql } from '@dvaput/database/query'
import type { ShopHandle } from '@dvaput/domain/markets/shop-handle'
import type { CounterPayment } from '@dvaput/domain/reservations/reservation'
import type { ShopDrafts } from '@dvaput/integrations/drafts/shop-drafts'
import type { Failpoints } from '../failpoints/failpoints.ts'
import { markCompleted } from './mark-completed.ts'
import type { SendReservationMail } from './reservation-mails.ts'
import { type ReservationRow, reservations } from './reservations.table.ts'

type Needs = {
  readonly database: Database
  readonly draftsOf: (shop: ShopHandle) => Pick<ShopDrafts, 'complete' | 'extend' | 'find'>
  readonly sendMail: SendReservationMail
  readonly failpoints: Failpoints
}

export type Completed =
  | { readonly ok: true; readonly orderId: string }
  | { readonly ok: false; readonly reason: 'not-held' | 'refused-by-shop' }

export type Extended = 'extended' | 'not-held' | 'refused-by-shop'

const now = sql`app_now()`

/** What the shop does at the counter. */
export const createCompleteReservation = ({ database, draftsOf, sendMail, failpoints }: Needs) => {
  const { db } = database

  const change = async (
    which: SQL | undefined,
    state: 'held' | 'completing',
    payment: CounterPayment | null = null,
  ): Promise<ReservationRow | undefined> => {
    const [row] = await db.update(reservations).set({ state, payment, updatedAt: now }).where(which).returning()
    return row
  }
  const inState = (id: string, state: ReservationRow['state']) =>
    and(eq(reservations.id, id), eq(reservations.state, state))

  return {
    /** Paid: makes the order of it. A second call returns the order of the first. */
    async complete(id: string, payment: CounterPayment | null = null): Promise<Completed> {
      const row = await change(inState(id, 'held'), 'completing', payment)
      if (!row) {
        const [left] = await db.select().from(reservations).where(eq(reservations.id, id))
        return left?.orderId ? { ok: true, orderId: left.orderId } : { ok: false, reason: 'not-held' }
      }
      await failpoints('before-reservation-order')
      const completed = await draftsOf(row.shop).complete(row.draftId ?? '')
      await failpoints('after-reservation-order')
      if (!completed.ok) {
        await change(inState(id, 'completing'), 'held')
        return { ok: false, reason: 'refused-by-shop' }
      }
      await markCompleted(db, id, completed.value.orderId)
      return { ok: true, orderId: completed.value.orderId }
    },

    /** For a row whose call was lost: the shop knows whether there is an order. */
    async settleCompleting({ id, shop, draftId }: ReservationRow): Promise<void> {
      const draft = await draftsOf(shop).find(draftId ?? '')
      if (draft?.orderId) await markCompleted(db, id, draft.orderId)
      else await change(inState(id, 'completing'), 'held')
    },

    /**
     * By so many hours from now. The shop first: if its answer is lost, the reservation ends at the time that the
     * customer knows. `alsoWrite` runs in the transaction of the change.
     */
    async extend(
      id: string,
      hours: number,
      alsoWrite?: (tx: Transaction, row: ReservationRow) => Promise<void>,
    ): Promise<Extended> {
      const isLive = and(inState(id, 'held'), gt(reservations.expiresAt, now))
      const until = sql<Date>`app_now() + make_interval(hours => ${hours})`.mapWith(reservations.expiresAt)
      const [row] = await db
        .select({ shop: reservations.shop, draftId: reservations.draftId, until })
        .from(reservations)
        .where(isLive)
      if (!row) return 'not-held'
      const extended = await draftsOf(row.shop).extend(row.draftId ?? '', row.until)
      if (!extended.ok) return 'refused-by-shop'
      return database.inTransaction(async (tx) => {
        const [left] = await tx.db
          .update(reservations)
          .set({ expiresAt: row.until, updatedAt: now })
          .where(isLive)
          .returning()
        if (!left) return 'not-held'
        await sendMail(tx, 'extended', left)
        await alsoWrite?.(tx, left)
        return 'extended'
      })
    },
  }
}
