import type { Transaction } from '@dvaput/database/in-transaction'
import type { Database } from '@dvaput/database/open-database'
import { eq } from '@dvaput/database/query'
import type { AuditAction } from '@dvaput/domain/administrators/audit-actions'
import { formatOrderId } from '@dvaput/domain/orders/order-id'
import type { CounterPayment } from '@dvaput/domain/reservations/reservation'
import type { AuditAuthor, AuditLog } from '../../audit/audit-log.ts'
import type { ChangeInTurn } from '../../audit/change-in-turn.ts'
import { revisionOf } from '../../audit/revision-of.ts'
import { orders } from '../../orders/orders.table.ts'
import type { Reservations } from '../../reservations/reservations.ts'
import { type AdminReservation, createListReservations } from './list-reservations.ts'

type Needs = {
  readonly database: Database
  readonly reservations: Pick<Reservations, 'complete' | 'release' | 'extend'>
  readonly audit: Pick<AuditLog, 'record'>
  readonly inTurn: ChangeInTurn
  readonly findCustomer: (email: string) => Promise<{ readonly firstName: string; readonly lastName: string } | null>
}

/** Which reservation, as it was seen, and who changes it. */
type Edit = { readonly id: string; readonly revision: string; readonly by: AuditAuthor }

export type ReservationProblem = 'not-found' | 'changed-meanwhile' | 'not-held' | 'refused-by-shop'
export type ReservationResult = 'ok' | ReservationProblem

/** Changes with every change of the reservation. */
const reservationRevision = ({ updatedAt }: Pick<AdminReservation, 'updatedAt'>): string => revisionOf([updatedAt])

/** Reservations as the people at the counter see and change them. */
export const createReservationAdmin = ({ database, reservations, audit, inTurn, findCustomer }: Needs) => {
  const reading = createListReservations(database)

  const change = (
    { id, revision }: Edit,
    act: (before: AdminReservation) => Promise<ReservationResult>,
  ): Promise<ReservationResult> =>
    inTurn(`reservation ${id}`, async () => {
      const before = await reading.find(id)
      if (!before) return 'not-found'
      return reservationRevision(before) === revision ? act(before) : 'changed-meanwhile'
    })

  const entry = ({ id, by }: Edit, action: AuditAction, before: unknown, after: unknown) => ({
    ...{ by, action, before, after },
    subject: { kind: 'reservation', id },
  })

  /** As `#1001`; its id where we have not read it yet. */
  const orderOf = async ({ orderId, shop }: AdminReservation) => {
    if (orderId === null) return null
    const id = formatOrderId(shop, orderId)
    const [order] = await database.db.select({ name: orders.name }).from(orders).where(eq(orders.id, id))
    return { id, name: order?.name || id }
  }

  return {
    ...reading,

    async find(id: string) {
      const found = await reading.find(id)
      return found && { ...found, revision: reservationRevision(found), order: await orderOf(found) }
    },

    /** Empty where the shop cannot say: the e-mail is known in any case. */
    async nameOf({ email }: Pick<AdminReservation, 'email'>): Promise<string> {
      const customer = await findCustomer(email).catch(() => null)
      return [customer?.firstName, customer?.lastName].filter(Boolean).join(' ')
    },

    /** Who took the money stands in the log before the shop is asked to make the order. */
    complete: (edit: Edit, payment: CounterPayment): Promise<ReservationResult> =>
      change(edit, async ({ state, pickupCode }) => {
        if (state !== 'held') return 'not-held'
        const record = (tx: Transaction | null, after: object) =>
          audit.record(
            tx,
            entry(edit, 'reservation.complete', { state, pickupCode }, { pickupCode, payment, ...after }),
          )
        const completed = await reservations.complete(edit.id, payment, (tx) => record(tx, { state: 'completed' }))
        if (completed.ok) return 'ok'
        if (completed.reason === 'refused-by-shop') await record(null, { state, refusedByShop: true })
        return completed.reason
      }),

    release: (edit: Edit): Promise<ReservationResult> =>
      change(edit, async ({ state, pickupCode }) => {
        const released = entry(edit, 'reservation.release', { state, pickupCode }, { state: 'released', pickupCode })
        const ended = await reservations.release(edit.id, (tx) => audit.record(tx, released))
        return ended === 'ended' ? 'ok' : ended
      }),

    extend: (edit: Edit, hours: number): Promise<ReservationResult> =>
      change(edit, async ({ expiresAt }) => {
        const extended = await reservations.extend(edit.id, hours, (tx, row) =>
          audit.record(tx, entry(edit, 'reservation.extend', { expiresAt }, { expiresAt: row.expiresAt })),
        )
        return extended === 'extended' ? 'ok' : extended
      }),
  }
}

export type ReservationAdmin = ReturnType<typeof createReservationAdmin>
