import { failpoint } from '@dvaput/database/failpoint'
import type { Transaction } from '@dvaput/database/in-transaction'
import type { Database } from '@dvaput/database/open-database'
import { and, eq, isNotNull, lte, sql } from '@dvaput/database/query'
import { workOnEach } from '@dvaput/domain/flow/work-on-each'
import type { OfferSettings } from '@dvaput/domain/offers/offer-limits'
import { nextOffer } from '@dvaput/domain/offers/offer-transitions'
import type { Refusal } from '@dvaput/domain/refusals/refusal'
import { IntegrationError } from '@dvaput/integrations/http/integration-error'
import { z } from 'zod'
import type { Infrastructure } from '../infrastructure.ts'
import type { Jobs } from '../jobs/jobs.ts'
import type { AgreedPrices, ApprovingOffer } from './agreed/agreed-price.ts'
import { type ApplyMove, lockOffer, noApproval } from './apply-move.ts'
import { offerNotice } from './offer-notice.ts'
import { hasChangedSince } from './offer-revision.ts'
import { type Approving, type OfferRow, offers } from './offers.table.ts'

type Needs = {
  readonly database: Database
  readonly jobs: Pick<Jobs, 'define' | 'enqueue'>
  readonly bus: Pick<Infrastructure['bus'], 'publish'>
  readonly agreed: AgreedPrices
  readonly applyMove: ApplyMove
  readonly settings: OfferSettings
  /** The approval of a rule came to nothing. */
  readonly onUndecided: (tx: Transaction, offer: OfferRow) => Promise<void>
}

export type Approval =
  | { readonly ok: true; readonly offer: OfferRow }
  | {
      readonly ok: false
      readonly refusal: Refusal<'not-found' | 'offer-not-possible' | 'offer-no-unit' | 'offer-failed'>
    }

/** When the job looks whether the request that began an approval has ended it: longer than the platform's timeouts. */
const leftBehindMs = 90_000

const isApproving = (row: OfferRow): row is ApprovingOffer =>
  row.approving !== null && row.agreedPrice !== null && row.payBy !== null

/** An offer may be approved again after a try that failed: the deadline tells them apart. */
const isSameApproval = (row: OfferRow, prepared: OfferRow): boolean =>
  row.approving !== null && row.payBy?.getTime() === prepared.payBy?.getTime()

const refused = (code: 'not-found' | 'offer-not-possible' | 'offer-no-unit' | 'offer-failed'): Approval => ({
  ok: false,
  refusal: { code },
})

export type ApproveOffer = ReturnType<typeof defineApproveOffer>

/**
 * An approval in three steps: the intent is written down with price, deadline and code; the platform holds the unit and
 * makes the code, outside any transaction; the status follows. A job takes up what a crash has left between the steps.
 */
export const defineApproveOffer = (needs: Needs) => {
  const { database, jobs, bus, agreed, applyMove, settings, onUndecided } = needs

  const job = jobs.define({
    name: 'approve-offer',
    payload: z.object({ id: z.uuid() }),
    async run({ id }) {
      await finish(id)
    },
  })

  /** First step. `later`: nobody waits for the result, so the job does the rest at once. */
  const begin = async (
    tx: Transaction,
    id: string,
    approving: Approving,
    { later = false, revision }: { readonly later?: boolean; readonly revision?: string | undefined } = {},
  ): Promise<Approval> => {
    const row = await lockOffer(tx, id)
    if (!row) return refused('not-found')
    if (hasChangedSince(row, revision)) return refused('offer-not-possible')
    if (row.approving || row.isDue || nextOffer(row, approving.move, approving.actor)?.status !== 'approved')
      return refused('offer-not-possible')
    const agreedPrice = approving.move === 'accept' ? row.counterPrice : row.offeredPrice
    const [offer] = await tx.db
      .update(offers)
      .set({
        approving,
        agreedPrice,
        code: agreed.createCode(row),
        payBy: sql`app_now() + make_interval(secs => ${settings.payHours * 3600})`,
        updatedAt: sql`app_now()`,
      })
      .where(eq(offers.id, id))
      .returning()
    if (!offer) throw new Error('expected one row, got none')
    await jobs.enqueue(tx, job, { id }, later ? {} : { startAfter: new Date(Date.now() + leftBehindMs) })
    await bus.publish(tx, [offerNotice(offer)])
    return { ok: true, offer }
  }

  /** Back to where it stood before. */
  const abandon = (prepared: OfferRow): Promise<void> =>
    database.inTransaction(async (tx) => {
      const row = await lockOffer(tx, prepared.id)
      await agreed.release(tx, prepared)
      if (!row || !isSameApproval(row, prepared)) return
      await tx.db
        .update(offers)
        .set({ ...noApproval, code: null, updatedAt: sql`app_now()` })
        .where(eq(offers.id, row.id))
      if (row.approving?.actor === 'rule') await onUndecided(tx, row)
      await bus.publish(tx, [offerNotice(row)])
    })

  /** Third step. An offer that was withdrawn, sold or given up meanwhile loses what was made for it. */
  const complete = (
    prepared: ApprovingOffer,
    made: Pick<OfferRow, 'code' | 'discountId' | 'holdId'>,
  ): Promise<Approval> =>
    database.inTransaction(async (tx) => {
      const row = await lockOffer(tx, prepared.id)
      if (row?.status === 'approved' && row.code === prepared.code) return { ok: true, offer: row }
      if (!row?.approving || !isSameApproval(row, prepared)) {
        await agreed.release(tx, { ...prepared, ...made })
        return refused('offer-not-possible')
      }
      const { agreedPrice: amount, approving } = row
      const moved = await applyMove(tx, row.id, { ...approving, amount }, made)
      if (!moved.ok) throw new Error(`offer ${row.id} could not be approved: ${moved.reason}`)
      return moved
    })

  /** Second step and third, any number of times. Throws where the platform does not answer. */
  const finish = async (id: string): Promise<Approval> => {
    const [row] = await database.db.select().from(offers).where(eq(offers.id, id))
    if (!row) return refused('not-found')
    if (row.status === 'approved') return { ok: true, offer: row }
    if (!isApproving(row)) {
      // Ended by somebody while a process that is gone was preparing it.
      if (row.code !== null) await database.inTransaction((tx) => agreed.release(tx, row))
      return refused('offer-not-possible')
    }
    await failpoint('before-offer-prepare')
    const prepared = await agreed.prepare(row)
    if (!prepared.ok) {
      await abandon(row)
      return prepared
    }
    await failpoint('before-offer-approved')
    const { code, discountId, holdId } = prepared
    return complete(row, { code, discountId, holdId })
  }

  return {
    begin,

    /** For whoever waits. Where the platform does not answer the offer stays as it is, and the job goes on trying. */
    async approve(id: string, approving: Approving, revision?: string): Promise<Approval> {
      const begun = await database.inTransaction((tx) => begin(tx, id, approving, { revision }))
      if (!begun.ok) return begun
      await failpoint('after-offer-approving')
      try {
        return await finish(id)
      } catch (error) {
        if (!(error instanceof IntegrationError)) throw error
        return begun
      }
    },

    /** An approval that could not be prepared until its price would have ended has failed. */
    async abandonDue(): Promise<void> {
      const due = await database.db
        .select()
        .from(offers)
        .where(and(isNotNull(offers.approving), lte(offers.payBy, sql`app_now()`)))
      await workOnEach(due, abandon)
    },
  }
}
