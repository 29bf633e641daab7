import type { Database } from '@dvaput/database/open-database'
import { eq } from '@dvaput/database/query'
import { markets } from '@dvaput/domain/markets/markets'
import type { OfferActor } from '@dvaput/domain/offers/offer'
import { parseProductIdentity } from '@dvaput/domain/products/product-identity'
import type { Refusal } from '@dvaput/domain/refusals/refusal'
import { IntegrationError } from '@dvaput/integrations/http/integration-error'
import type { AuditAuthor } from '../../audit/audit-log.ts'
import { type ApplyMove, lockOffer, type Moved } from '../apply-move.ts'
import type { Approval, ApproveOffer } from '../approve-offer.ts'
import { hasChangedSince } from '../offer-revision.ts'
import type { OfferedProducts } from '../offered-product.ts'
import { type OfferRow, offers } from '../offers.table.ts'

type Needs = {
  readonly database: Database
  readonly products: Pick<OfferedProducts, 'isForSale'>
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
export const createDecideOffer = ({ database, products, applyMove, approvals }: Needs) => {
  /** The last unit may be sold, or held for somebody else: whoever accepted would be turned away. */
  const checkUnit = async (id: string): Promise<'offer-no-unit' | 'offer-failed' | null> => {
    const { item, market, language } = offers
    const [row] = await database.db.select({ item, market, language }).from(offers).where(eq(offers.id, id))
    const identity = row && parseProductIdentity(row.item)
    if (!row || !identity) return null
    try {
      const isForSale = await products.isForSale({ market: markets[row.market], language: row.language }, identity)
      return isForSale ? null : 'offer-no-unit'
    } catch (error) {
      if (!(error instanceof IntegrationError)) throw error
      return 'offer-failed'
    }
  }

  return {
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

    /** `amount` in minor units, strictly between the offer and the price, and only while there is a unit to sell. */
    counter: async (
      id: string,
      amount: number,
      { actor = 'shop', note = null, key, by, revision }: By = {},
    ): Promise<Decided> => {
      const problem = await checkUnit(id)
      if (problem) return { ok: false, refusal: { code: problem } }
      return database.inTransaction(async (tx): Promise<Decided> => {
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
      })
    },

    /** The queue of the shop: open threads that wait for it, the oldest first. */
    list: (limit = 100): Promise<OfferRow[]> =>
      database.db.select().from(offers).where(eq(offers.status, 'pending')).orderBy(offers.createdAt).limit(limit),
  }
}
