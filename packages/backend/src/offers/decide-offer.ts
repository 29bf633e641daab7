import type { Database } from '@dvaput/database/open-database'
import { eq } from '@dvaput/database/query'
import type { OfferActor } from '@dvaput/domain/offers/offer'
import type { Refusal } from '@dvaput/domain/refusals/refusal'
import type { AuditAuthor } from '../audit/audit-log.ts'
import { type ApplyMove, lockOffer, type Moved } from './apply-move.ts'
import type { Approval, ApproveOffer } from './approve-offer.ts'
import { hasChangedSince } from './offer-revision.ts'
import { type OfferRow, offers } from './offers.table.ts'

type Needs = {
  readonly database: Database
  readonly applyMove: ApplyMove
  readonly approvals: Pick<ApproveOffer, 'approve'>
}

export type Decided =
  | { readonly ok: true; readonly offer: OfferRow }
  | {
      readonly ok: false
      readonly refusal: Refusal<
        | 'not-found'
        | 'offer-not-possible'
        | 'offer-no-unit'
        | 'offer-failed'
        | 'offer-amount-too-high'
        | 'offer-amount-missing'
      >
    }

type By = {
  readonly actor?: Extract<OfferActor, 'shop' | 'era'>
  /** What the customer sees as the response. */
  readonly note?: string | null
  /** Of a message from outside: the same one again changes nothing. */
  readonly key?: string
  /** Which administrator answers, for the audit log. */
  readonly by?: AuditAuthor
  /** What they looked at: an offer that has changed since is not answered. */
  readonly revision?: string
}

const toDecided = (moved: Moved, row: OfferRow): Decided => {
  if (moved.ok) return moved
  if (moved.reason === 'repeated') return { ok: true, offer: row }
  return { ok: false, refusal: { code: moved.reason === 'not-found' ? 'not-found' : 'offer-not-possible' } }
}

/** What the shop answers, and the warehouse of an imported product. */
export const createDecideOffer = ({ database, applyMove, approvals }: Needs) => ({
  approve: (id: string, { actor = 'shop', note = null, by, revision }: By = {}): Promise<Approval> =>
    approvals.approve(id, { move: 'approve', actor, message: note, ...(by && { by }) }, revision),

  reject: (id: string, { actor = 'shop', note = null, key, by, revision }: By = {}): Promise<Decided> =>
    database.inTransaction(async (tx): Promise<Decided> => {
      const row = await lockOffer(tx, id)
      if (!row) return { ok: false, refusal: { code: 'not-found' } }
      if (hasChangedSince(row, revision)) return { ok: false, refusal: { code: 'offer-not-possible' } }
      return toDecided(
        await applyMove(tx, id, { move: 'reject', actor, message: note, by, ...(key !== undefined && { key }) }),
        row,
      )
    }),

  /** `amount` in minor units, strictly between the offer and the price. */
  counter: (
    id: string,
    amount: number,
    { actor = 'shop', note = null, key, by, revision }: By = {},
  ): Promise<Decided> =>
    database.inTransaction(async (tx): Promise<Decided> => {
      const row = await lockOffer(tx, id)
      if (!row) return { ok: false, refusal: { code: 'not-found' } }
      if (hasChangedSince(row, revision)) return { ok: false, refusal: { code: 'offer-not-possible' } }
      if (amount >= row.originalPrice) return { ok: false, refusal: { code: 'offer-amount-too-high' } }
      if (amount <= row.offeredPrice) return { ok: false, refusal: { code: 'offer-amount-missing' } }
      return toDecided(
        await applyMove(tx, id, {
          move: 'counter',
          actor,
          amount,
          message: note,
          by,
          ...(key !== undefined && { key }),
        }),
        row,
      )
    }),

  /** The queue of the shop: open threads that wait for it, the oldest first. */
  list: (limit = 100): Promise<OfferRow[]> =>
    database.db.select().from(offers).where(eq(offers.status, 'pending')).orderBy(offers.createdAt).limit(limit),
})
