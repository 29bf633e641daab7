import type { Transaction } from '@dvaput/database/in-transaction'
import type { Database } from '@dvaput/database/open-database'
import { and, eq, inArray, lte, type SQL, sql } from '@dvaput/database/query'
import type { ReleaseDraft } from './release-draft.ts'
import type { SendReservationMail } from './reservation-mails.ts'
import { type ReservationRow, reservations } from './reservations.table.ts'

type Needs = {
  readonly database: Database
  readonly releaseDraft: ReleaseDraft
  readonly sendMail: SendReservationMail
}

type End = 'cancelled' | 'expired' | 'released'

export type Ended = 'ended' | 'not-found' | 'not-held'

type AlsoWrite = (tx: Transaction) => Promise<void>

const atOnce = 100

const isHeld = eq(reservations.state, 'held')

/** Ends what is held: the state, the mail and the job that gives the stock back are written together or not at all. */
export const createEndReservation = ({ database, releaseDraft, sendMail }: Needs) => {
  const end = async (tx: Transaction, state: End, which: SQL | undefined): Promise<ReservationRow[]> => {
    const rows = await tx.db
      .update(reservations)
      .set({ state, endedAt: sql`app_now()`, updatedAt: sql`app_now()` })
      .where(and(isHeld, which))
      .returning()
    for (const row of rows) {
      await releaseDraft.release(tx, row)
      await sendMail(tx, state, row)
    }
    return rows
  }

  /** A second press finds it ended in the same way, which is no mistake. */
  const endOne = (state: End, which: SQL | undefined, alsoWrite?: AlsoWrite): Promise<Ended> =>
    database.inTransaction(async (tx) => {
      if ((await end(tx, state, which)).length > 0) {
        await alsoWrite?.(tx)
        return 'ended'
      }
      const [left] = await tx.db.select({ state: reservations.state }).from(reservations).where(which)
      if (!left) return 'not-found'
      return left.state === state ? 'ended' : 'not-held'
    })

  const expireSome = () =>
    database.inTransaction(async (tx) => {
      const due = tx.db
        .select({ id: reservations.id })
        .from(reservations)
        .where(and(isHeld, lte(reservations.expiresAt, sql`app_now()`)))
        .limit(atOnce)
        .for('update', { skipLocked: true })
      return (await end(tx, 'expired', inArray(reservations.id, due))).length
    })

  return {
    /** By its customer. */
    cancel: (customerId: string, id: string): Promise<Ended> =>
      endOne('cancelled', and(eq(reservations.id, id), eq(reservations.customerId, customerId))),

    /** By the shop. `alsoWrite` runs in the transaction of the change. */
    release: (id: string, alsoWrite?: AlsoWrite): Promise<Ended> =>
      endOne('released', eq(reservations.id, id), alsoWrite),

    async expireDue(): Promise<void> {
      while ((await expireSome()) === atOnce);
    },

    /** Before the account is deleted: nobody is left to collect it. */
    async cancelAll(tx: Transaction, customerId: string): Promise<void> {
      await end(tx, 'cancelled', eq(reservations.customerId, customerId))
    },
  }
}
