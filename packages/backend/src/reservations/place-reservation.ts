import { failpoint } from '@dvaput/database/failpoint'
import type { Database } from '@dvaput/database/open-database'
import { and, eq, sql } from '@dvaput/database/query'
import { markets } from '@dvaput/domain/markets/markets'
import type { ShopHandle } from '@dvaput/domain/markets/shop-handle'
import { formatProductIdentity, type LocalIdentity } from '@dvaput/domain/products/product-identity'
import type { RefusedLine, ReservedLine } from '@dvaput/domain/reservations/reservation'
import { reservationAttribute } from '@dvaput/domain/reservations/reservation-attribute'
import type { Draft, NewDraftOutcome, ShopDrafts } from '@dvaput/integrations/drafts/shop-drafts'
import { IntegrationError } from '@dvaput/integrations/http/integration-error'
import type { FindHolds } from '../cart/find-holds.ts'
import { refuseHeld } from './refuse-held.ts'
import type { ReleaseDraft } from './release-draft.ts'
import type { SendReservationMail } from './reservation-mails.ts'
import { reservationTag } from './reservation-tag.ts'
import { type ReservationRow, reservations } from './reservations.table.ts'

/** Called in the transaction in which a reservation is held. */
export type OnHeld = (row: ReservationRow, tx: Parameters<SendReservationMail>[0]) => Promise<void>

type Needs = {
  readonly database: Database
  readonly draftsOf: (shop: ShopHandle) => Pick<ShopDrafts, 'create' | 'findByTag'>
  readonly releaseDraft: ReleaseDraft
  readonly sendMail: SendReservationMail
  readonly onHeld: OnHeld
  readonly findHolds: FindHolds | undefined
}

const now = sql`app_now()`

const isPlacing = (id: string) => and(eq(reservations.id, id), eq(reservations.state, 'placing'))

/** The shop's price counts from here on. */
const withPrices = (lines: readonly ReservedLine[], draft: Draft): readonly ReservedLine[] =>
  lines.map((line) => ({
    ...line,
    price: draft.lines.find(({ variantId }) => variantId === line.variantId)?.price ?? line.price,
  }))

const toRefused = (
  { variantId, name, quantity }: ReservedLine,
  heldUntil: string | undefined,
  { market, language }: ReservationRow,
): RefusedLine => ({
  ...{ variantId, name, quantity },
  refusal:
    heldUntil === undefined
      ? { code: 'reservation-short', params: { name, count: 0 } }
      : refuseHeld({ name, heldUntil }, { market: markets[market], language }),
})

export type PlaceReservation = ReturnType<typeof createPlaceReservation>

/** Has the shop hold the stock of a row that is written down already. Every step may be repeated by the sweeper. */
export const createPlaceReservation = (needs: Needs) => {
  const { database, draftsOf, releaseDraft, sendMail, onHeld, findHolds } = needs

  const hold = (row: ReservationRow, draft: Draft): Promise<ReservationRow | undefined> =>
    database.inTransaction(async (tx) => {
      const [held] = await tx.db
        .update(reservations)
        .set({ state: 'held', draftId: draft.id, lines: withPrices(row.lines, draft), updatedAt: now })
        .where(isPlacing(row.id))
        .returning()
      if (held) {
        await sendMail(tx, 'made', held)
        await onHeld(held, tx)
        return held
      }
      // Given up meanwhile, or held by another process with this same draft.
      const [current] = await tx.db.select().from(reservations).where(eq(reservations.id, row.id))
      if (current?.draftId !== draft.id) await releaseDraft.release(tx, { ...row, draftId: draft.id })
      return current
    })

  const fail = (row: ReservationRow): Promise<ReservationRow | undefined> =>
    database.inTransaction(async (tx) => {
      const [failed] = await tx.db
        .update(reservations)
        .set({ state: 'failed', endedAt: now, updatedAt: now })
        .where(isPlacing(row.id))
        .returning()
      if (failed) await releaseDraft.releaseLater(tx, failed)
      return failed
    })

  /** Our copy of the stock may be some seconds old, and then only the shop knows that somebody is paying for the last one. */
  const refuseLines = async (row: ReservationRow, lines: readonly ReservedLine[]): Promise<readonly RefusedLine[]> => {
    const identityOf = ({ variantId }: ReservedLine): LocalIdentity => ({ kind: 'local', shop: row.shop, variantId })
    const buyer = { customerId: row.customerId, browser: undefined }
    const holds = await findHolds?.(row.shop, lines.map(identityOf), buyer)
    return lines.map((line) => toRefused(line, holds?.get(formatProductIdentity(identityOf(line)))?.heldUntil, row))
  }

  const dropLine = async (row: ReservationRow, index: number | null): Promise<ReservationRow | undefined> => {
    const dropped = row.lines.filter((_, at) => index === null || at === index)
    const lines = row.lines.filter((line) => !dropped.includes(line))
    const refused = [...row.refused, ...(await refuseLines(row, dropped))]
    const [left] = await database.db
      .update(reservations)
      .set({ lines, refused, updatedAt: now })
      .where(isPlacing(row.id))
      .returning()
    return left
  }

  /** What became of a request whose answer was lost; undefined where the shop knows nothing of it. */
  const findPlaced = async (row: ReservationRow): Promise<ReservationRow | undefined> => {
    const draft = await draftsOf(row.shop).findByTag(reservationTag(row.id))
    return draft ? hold(row, draft) : undefined
  }

  const create = async (row: ReservationRow): Promise<NewDraftOutcome | 'unknown'> => {
    const { id, shop, lines, email, pickupCode, expiresAt } = row
    try {
      return await draftsOf(shop).create({
        lines: lines.map(({ variantId, quantity }) => ({ variantId, quantity })),
        email,
        note: `Reservation ${pickupCode}`,
        tags: ['reservation', reservationTag(id)],
        attributes: [{ key: reservationAttribute, value: id }],
        reserveUntil: expiresAt,
      })
    } catch (error) {
      if (!(error instanceof IntegrationError)) throw error
      return 'unknown'
    }
  }

  return {
    /** The row as it is afterwards; `placing` where nobody knows yet what became of it. */
    async place(row: ReservationRow): Promise<ReservationRow | undefined> {
      let waiting = row
      while (waiting.lines.length > 0) {
        await failpoint('before-reservation-draft')
        const made = await create(waiting)
        await failpoint('after-reservation-draft')
        if (made === 'unknown') return (await findPlaced(waiting).catch(() => undefined)) ?? waiting
        if (made.ok) return hold(waiting, made.draft)
        const left = await dropLine(waiting, made.line)
        if (!left) return undefined
        waiting = left
      }
      return fail(waiting)
    },

    /** For a row that was left behind. */
    async settle(row: ReservationRow): Promise<void> {
      if (!(await findPlaced(row))) await fail(row)
    },
  }
}
