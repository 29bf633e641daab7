import { failpoint } from '@dvaput/database/failpoint'
import type { Transaction } from '@dvaput/database/in-transaction'
import type { Log } from '@dvaput/database/log'
import type { Database } from '@dvaput/database/open-database'
import { and, eq, gt, type SQL, sql } from '@dvaput/database/query'
import type { ShopHandle } from '@dvaput/domain/markets/shop-handle'
import { counterPaymentAttribute } from '@dvaput/domain/reservations/counter-payment'
import type { CounterPayment } from '@dvaput/domain/reservations/reservation'
import { reservationAttribute } from '@dvaput/domain/reservations/reservation-attribute'
import type { ShopDrafts } from '@dvaput/integrations/drafts/shop-drafts'
import type { ShopOrders } from '@dvaput/integrations/orders/shop-orders'
import { describeError } from '../log/describe-error.ts'
import { markCompleted } from './mark-completed.ts'
import type { SendReservationMail } from './reservation-mails.ts'
import { type ReservationRow, reservations } from './reservations.table.ts'

type Needs = {
  readonly database: Database
  readonly log: Log
  readonly draftsOf: (shop: ShopHandle) => Pick<ShopDrafts, 'complete' | 'extend' | 'find' | 'setAttributes'>
  readonly ordersOf: (shop: ShopHandle) => Pick<ShopOrders, 'handOver'> | undefined
  readonly sendMail: SendReservationMail
}

export type Completed =
  | { readonly ok: true; readonly orderId: string }
  | { readonly ok: false; readonly reason: 'not-held' | 'refused-by-shop' }

type AlsoWrite = (tx: Transaction, row: ReservationRow) => Promise<void>

export type Extended = 'extended' | 'not-held' | 'refused-by-shop'

const now = sql`app_now()`

/** What the shop does at the counter. */
export const createCompleteReservation = ({ database, log, draftsOf, ordersOf, sendMail }: Needs) => {
  const { db } = database

  const change = (
    which: SQL | undefined,
    state: 'held' | 'completing',
    payment: CounterPayment | null = null,
    alsoWrite?: AlsoWrite,
  ): Promise<ReservationRow | undefined> =>
    database.inTransaction(async (tx) => {
      const [row] = await tx.db.update(reservations).set({ state, payment, updatedAt: now }).where(which).returning()
      if (row) await alsoWrite?.(tx, row)
      return row
    })
  const inState = (id: string, state: ReservationRow['state']) =>
    and(eq(reservations.id, id), eq(reservations.state, state))

  /** Draft and order say how it was paid, before the order exists: its mail and every page follow from it. */
  const makeOrder = async ({ id, shop, draftId }: ReservationRow, payment: CounterPayment | null) => {
    const draft = draftId ?? ''
    // Refused for a draft that the shop has completed in its own back office: the order is there then.
    if (payment !== null)
      await draftsOf(shop).setAttributes(draft, [
        { key: reservationAttribute, value: id },
        { key: counterPaymentAttribute, value: payment },
      ])
    return draftsOf(shop).complete(draft)
  }

  /** The customer walks out with it: there is nothing to pack, and nothing is on its way. */
  const finish = async ({ id, shop, payment }: ReservationRow, orderId: string): Promise<void> => {
    await failpoint('before-reservation-handover')
    const handedOver = payment === null ? undefined : await ordersOf(shop)?.handOver(orderId)
    if (handedOver && !handedOver.ok) throw new Error(`the shop refuses to hand over ${orderId}`)
    await markCompleted(db, id, orderId)
  }

  return {
    /**
     * Paid: makes the order of it. A second call returns the order of the first. `alsoWrite` runs in the transaction that
     * claims the reservation, before the shop is asked.
     */
    async complete(id: string, payment: CounterPayment | null = null, alsoWrite?: AlsoWrite): Promise<Completed> {
      const row = await change(inState(id, 'held'), 'completing', payment, alsoWrite)
      if (!row) {
        const [left] = await db.select().from(reservations).where(eq(reservations.id, id))
        return left?.orderId ? { ok: true, orderId: left.orderId } : { ok: false, reason: 'not-held' }
      }
      await failpoint('before-reservation-order')
      const completed = await makeOrder(row, payment)
      await failpoint('after-reservation-order')
      if (!completed.ok) {
        await change(inState(id, 'completing'), 'held')
        return { ok: false, reason: 'refused-by-shop' }
      }
      // The money is taken and the order made: what is left to say to the shop, the sweeper says again.
      await finish(row, completed.value.orderId).catch((error: unknown) =>
        log.warn({ error: describeError(error), reservation: id }, 'reservation not handed over, retrying'),
      )
      return { ok: true, orderId: completed.value.orderId }
    },

    /** For a row whose call was lost: the shop knows whether there is an order. */
    async settleCompleting(row: ReservationRow): Promise<void> {
      const draft = await draftsOf(row.shop).find(row.draftId ?? '')
      if (draft?.orderId) await finish(row, draft.orderId)
      else await change(inState(row.id, 'completing'), 'held')
    },

    /**
     * By so many hours from now. The shop first: if its answer is lost, the reservation ends at the time that the
     * customer knows. `alsoWrite` runs in the transaction of the change.
     */
    async extend(id: string, hours: number, alsoWrite?: AlsoWrite): Promise<Extended> {
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
