import type { MarketId } from '../markets/market.ts'
import type { Money } from '../money/money.ts'
import type { ProductIdentity } from '../products/product-identity.ts'

// A counter-offer exists in both markets. // MYOF-13, divergences D-14
export const offerStatuses = ['pending', 'approved', 'rejected', 'expired', 'countered'] as const
export type OfferStatus = (typeof offerStatuses)[number]

/** Why it ended, beside its status; null where the shop rejected it. */
export const offerReasons = ['withdrawn', 'declined', 'sold', 'unanswered', 'unpaid', 'used', 'cancelled'] as const
export type OfferReason = (typeof offerReasons)[number]

// Whether the warehouse knows of the offer, and what became of it there. // MYOF-16
export const eraStatuses = ['not_sent', 'sent', 'failed', 'updated', 'sold'] as const
export type EraStatus = (typeof eraStatuses)[number]

export const offerMoves = [
  'submit',
  'approve',
  'counter',
  'reject',
  'accept',
  'answer',
  'decline',
  'withdraw',
  'expire',
  'sell',
  'buy',
  'pay-by-passed',
  'cancel',
] as const
export type OfferMove = (typeof offerMoves)[number]

export const offerActors = ['customer', 'shop', 'rule', 'era', 'clock', 'stock', 'order'] as const
export type OfferActor = (typeof offerActors)[number]

export type OfferKind = 'local' | 'international'

/** As another system writes it: an unknown status reads as pending. // MYOF-15 */
export const readOfferStatus = (text: string): OfferStatus => {
  if (text === 'accepted') return 'approved'
  return offerStatuses.find((status) => status === text) ?? 'pending'
}

/** One line of the thread. */
export type OfferMoveView = {
  readonly number: number
  readonly move: OfferMove
  readonly actor: OfferActor
  readonly amount: Money | null
  readonly message: string | null
  readonly createdAt: string
}

/** An offer as its customer sees it. Moments are ISO texts. */
export type Offer = {
  readonly id: string
  readonly product: ProductIdentity
  /** Of the whole product: `/product/{productId}` leads to its page. */
  readonly productId: string
  readonly title: string
  readonly handle: string
  readonly sku: string | null
  readonly picture: string | null
  readonly market: MarketId
  readonly status: OfferStatus
  readonly reason: OfferReason | null
  readonly eraStatus: EraStatus
  readonly isInternational: boolean
  readonly originalPrice: Money
  /** The customer's last amount. */
  readonly offeredPrice: Money
  readonly counterPrice: Money | null
  readonly agreedPrice: Money | null
  /** What the shop wrote. */
  readonly response: string | null
  /** What the customer wrote. */
  readonly message: string | null
  /** Of an approved offer alone. */
  readonly code: string | null
  readonly createdAt: string
  /** Until when the one whose turn it is may answer; null where nobody is asked. */
  readonly answerBy: string | null
  /** Until when an approved offer may be paid. */
  readonly payBy: string | null
  readonly expirationDate: string
  readonly usedAt: string | null
  readonly moves: readonly OfferMoveView[]
  /** Whether the customer is asked to accept, answer or decline a counter-offer. */
  readonly mayAnswer: boolean
  /** Whether another amount may be the answer. */
  readonly mayCounter: boolean
  readonly mayWithdraw: boolean
  /** Whether the customer's next amount for this product is the last for now. */
  readonly isLastMove: boolean
}
