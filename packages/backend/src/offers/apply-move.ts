import type { Transaction } from '@dvaput/database/in-transaction'
import { and, eq, getTableColumns, type SQL, sql } from '@dvaput/database/query'
import type { OfferActor, OfferMove } from '@dvaput/domain/offers/offer'
import type { OfferSettings } from '@dvaput/domain/offers/offer-limits'
import { nextOffer } from '@dvaput/domain/offers/offer-transitions'
import type { AuditAuthor } from '../audit/audit-log.ts'
import type { Infrastructure } from '../infrastructure.ts'
import type { AgreedPrices } from './agreed/agreed-price.ts'
import { type OfferMoveRow, offerMoves } from './offer-moves.table.ts'
import { offerNotice } from './offer-notice.ts'
import { type OfferRow, offers } from './offers.table.ts'

/** Runs in the transaction of the move: mails, messages to the warehouse, target prices. */
export type OnOfferMove = (tx: Transaction, step: OfferStep) => Promise<void>

export type OfferStep = {
  /** As the move has left it, and as it was; null before the first move. */
  readonly offer: OfferRow
  readonly before: OfferRow | null
  readonly move: OfferMoveRow
  /** A rule has decided, and its move follows: the customer need not hear of this one. */
  readonly isDecided: boolean
  /** Which administrator made it; null for everybody else. */
  readonly by: AuditAuthor | null
}

export type NewMove = {
  readonly move: OfferMove
  readonly actor: OfferActor
  /** Minor units of the offer's currency. */
  readonly amount?: number | null
  readonly message?: string | null
  /** Of a message from outside: the same one again makes no second move. */
  readonly key?: string
  /** Which order bought at the agreed price. */
  readonly orderId?: string
  /** A rule has decided, and its move follows within the same transaction. */
  readonly isDecided?: boolean
  /** Which administrator makes it, for the audit log. */
  readonly by?: AuditAuthor | undefined
}

export type Moved =
  | { readonly ok: true; readonly offer: OfferRow }
  | { readonly ok: false; readonly reason: 'not-found' | 'not-possible' | 'repeated' }

type Needs = {
  readonly bus: Pick<Infrastructure['bus'], 'publish'>
  readonly agreed: Pick<AgreedPrices, 'release'>
  readonly onMove: readonly OnOfferMove[]
  readonly settings: OfferSettings
}

type Changes = Partial<{ [Column in keyof OfferRow]: OfferRow[Column] | SQL }>

const now = sql`app_now()`
const inHours = (hours: number) => sql`app_now() + make_interval(secs => ${hours * 3600})`

/** Undoes an approval whose preparation did not end; the code stays for whoever removes it. */
export const noApproval: Changes = { approving: null, agreedPrice: null, payBy: null }

export type LockedOffer = OfferRow & {
  /** Whether the time to answer has passed, and the clock has not ended it yet. */
  readonly isDue: boolean
}

const columns = getTableColumns(offers)
const isDue = sql<boolean>`${offers.answerBy} <= app_now() AND ${offers.status} IN ('pending', 'countered')`

export const lockOffer = async ({ db }: Transaction, id: string): Promise<LockedOffer | undefined> =>
  (
    await db
      .select({ ...columns, isDue })
      .from(offers)
      .where(eq(offers.id, id))
      .for('update')
  )[0]

/** An approval that began in time ends well, however long the platform takes. */
const afterDeadline: readonly OfferMove[] = ['approve', 'accept', 'expire', 'sell']

const isRepeated = async ({ db }: Transaction, offerId: string, key: string | undefined): Promise<boolean> => {
  if (key === undefined) return false
  const rows = await db
    .select({ number: offerMoves.number })
    .from(offerMoves)
    .where(and(eq(offerMoves.offerId, offerId), eq(offerMoves.key, key)))
  return rows.length > 0
}

export type ApplyMove = ReturnType<typeof createApplyMove>

/** Every change of an offer: the row lock, the table of transitions, the move, the clocks and whoever has to hear of it. */
export const createApplyMove = ({ bus, agreed, onMove, settings }: Needs) => {
  const clocks = inHours(settings.answerHours)

  /** What each move changes beside the status. */
  const changesOf = (row: OfferRow, { move, actor, amount = null, message = null, orderId }: NewMove): Changes => {
    const bySomebodyElse = actor === 'shop' || actor === 'era' ? { response: message } : {}
    const changes: Record<OfferMove, Changes> = {
      submit: {},
      approve: { ...bySomebodyElse, approving: null },
      accept: { approving: null },
      counter: { ...bySomebodyElse, counterPrice: amount, answerBy: clocks },
      answer: {
        offeredPrice: amount ?? row.offeredPrice,
        counterPrice: null,
        message,
        response: null,
        answerBy: clocks,
      },
      reject: bySomebodyElse,
      decline: {},
      withdraw: {},
      expire: {},
      sell: { eraStatus: 'sold' },
      buy: { usedAt: now, orderId: orderId ?? null },
      'pay-by-passed': {},
      cancel: { usedAt: null, orderId: null, claim: null },
    }
    const isApproval = move === 'approve' || move === 'accept'
    return { ...(row.approving && !isApproval && noApproval), ...changes[move] }
  }

  /** Writes the move down and tells everybody, in the order in which they were handed in. */
  const record = async (
    tx: Transaction,
    offer: OfferRow,
    made: NewMove,
    before: OfferRow | null = null,
  ): Promise<void> => {
    const { move, actor, amount = null, message = null, key = null, isDecided = false, by = null } = made
    const number = sql<number>`(SELECT count(*) + 1 FROM backend.offer_moves WHERE offer_id = ${offer.id})`
    const values = { offerId: offer.id, number, move, actor, amount, message, key }
    const [written] = await tx.db.insert(offerMoves).values(values).returning()
    if (!written) throw new Error('expected one row, got none')
    for (const hook of onMove) await hook(tx, { offer, before, move: written, isDecided, by })
    await bus.publish(tx, [offerNotice(offer)])
  }

  const applyMove = async (
    tx: Transaction,
    id: string,
    made: NewMove,
    approved: Pick<OfferRow, 'code' | 'discountId' | 'holdId'> | null = null,
  ): Promise<Moved> => {
    const row = await lockOffer(tx, id)
    if (!row) return { ok: false, reason: 'not-found' }
    if (await isRepeated(tx, id, made.key)) return { ok: false, reason: 'repeated' }
    if (row.isDue && !afterDeadline.includes(made.move)) return { ok: false, reason: 'not-possible' }
    const next = nextOffer(row, made.move, made.actor)
    if (!next || (next.status === 'approved' && next.reason === null && !approved))
      return { ok: false, reason: 'not-possible' }
    const [offer] = await tx.db
      .update(offers)
      .set({ ...changesOf(row, made), ...approved, ...next, updatedAt: now })
      .where(eq(offers.id, id))
      .returning()
    if (!offer) throw new Error('expected one row, got none')
    // Whatever was held or being held for it is free again, also what an order has used up.
    const hadHold = row.approving !== null || row.status === 'approved'
    if (hadHold && (offer.status !== 'approved' || offer.usedAt !== null)) await agreed.release(tx, row)
    await record(tx, offer, made, row)
    return { ok: true, offer }
  }

  return Object.assign(applyMove, { record })
}
