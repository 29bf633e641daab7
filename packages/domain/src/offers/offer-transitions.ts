import type { OfferActor, OfferMove, OfferReason, OfferStatus } from './offer.ts'

/** Before the first move there is no offer. */
export type OfferFrom = OfferStatus | 'none'

export type OfferTransition = {
  readonly from: readonly OfferFrom[]
  readonly move: OfferMove
  readonly by: readonly OfferActor[]
  readonly to: OfferStatus
  readonly reason: OfferReason | null
}

const open = ['pending', 'countered'] as const
const judges = ['shop', 'rule', 'era'] as const

/** Every step that an offer can take. */
export const offerTransitions: readonly OfferTransition[] = [
  { from: ['none'], move: 'submit', by: ['customer'], to: 'pending', reason: null },
  { from: ['pending'], move: 'approve', by: judges, to: 'approved', reason: null },
  { from: ['pending'], move: 'counter', by: ['shop', 'era'], to: 'countered', reason: null },
  { from: ['pending'], move: 'reject', by: judges, to: 'rejected', reason: null },
  { from: ['countered'], move: 'accept', by: ['customer'], to: 'approved', reason: null },
  { from: ['countered'], move: 'answer', by: ['customer'], to: 'pending', reason: null },
  { from: ['countered'], move: 'decline', by: ['customer'], to: 'rejected', reason: 'declined' },
  { from: open, move: 'withdraw', by: ['customer'], to: 'rejected', reason: 'withdrawn' },
  { from: open, move: 'expire', by: ['clock'], to: 'expired', reason: 'unanswered' },
  { from: open, move: 'sell', by: ['stock', 'era'], to: 'rejected', reason: 'sold' },
  // An order that was placed in time may be recorded after the deadline: the order counts.
  { from: ['approved', 'expired'], move: 'buy', by: ['order'], to: 'approved', reason: 'used' },
  { from: ['approved'], move: 'pay-by-passed', by: ['clock'], to: 'expired', reason: 'unpaid' },
  { from: ['approved'], move: 'cancel', by: ['order'], to: 'expired', reason: 'cancelled' },
]

type Next = { readonly status: OfferStatus; readonly reason: OfferReason | null }

/** Undefined where this actor may not make this move now. A bought offer ends with its order, and takes no other step. */
export const nextOffer = (
  from: { readonly status: OfferFrom; readonly reason: OfferReason | null },
  move: OfferMove,
  actor: OfferActor,
): Next | undefined => {
  if ((from.reason === 'used') !== (move === 'cancel')) return undefined
  if (from.status === 'expired' && from.reason !== 'unpaid') return undefined
  const step = offerTransitions.find(
    (each) => each.move === move && each.from.includes(from.status) && each.by.includes(actor),
  )
  return step && { status: step.to, reason: step.reason }
}

/** The customer's own moves that name an amount: these are counted. */
export const countedMoves = ['submit', 'answer'] as const satisfies readonly OfferMove[]
