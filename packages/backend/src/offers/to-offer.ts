import type { Money } from '@dvaput/domain/money/money'
import { isRoomBetween } from '@dvaput/domain/offers/check-offer-amount'
import type { Offer } from '@dvaput/domain/offers/offer'
import { parseProductIdentity } from '@dvaput/domain/products/product-identity'
import type { OfferMoveRow } from './offer-moves.table.ts'
import type { OfferRow } from './offers.table.ts'

type Limits = {
  /** Whether the customer's next amount for the product is the last for now, and whether there is a next one. */
  readonly isLastMove: boolean
  readonly mayMove: boolean
}

const isoOf = (date: Date | null): string | null => date?.toISOString() ?? null

/** As the customer sees it: one that is being approved is pending until its price counts. */
export const toOffer = (row: OfferRow, moves: readonly OfferMoveRow[], { isLastMove, mayMove }: Limits): Offer => {
  const product = parseProductIdentity(row.item)
  if (!product) throw new Error(`offer ${row.id} is about no product: ${row.item}`)
  const amount = (minor: number | null): Money | null => (minor === null ? null : { minor, currency: row.currency })
  const isOpen = row.status === 'pending' || row.status === 'countered'
  const isApproving = row.approving !== null
  const isAgreed = row.status === 'approved' || (row.status === 'expired' && row.reason === 'unpaid')
  const isCountered = row.status === 'countered' && !isApproving
  const hasRoom =
    row.counterPrice !== null && isRoomBetween({ offered: row.offeredPrice, counter: row.counterPrice }, row.currency)
  const payBy = isAgreed ? row.payBy : null
  return {
    id: row.id,
    product,
    productId: row.productKey
      .split(':')
      .slice(row.kind === 'local' ? 2 : 1)
      .join(':'),
    title: row.title,
    handle: row.handle,
    sku: row.sku,
    picture: row.picture,
    market: row.market,
    status: isApproving ? 'pending' : row.status,
    reason: row.reason,
    eraStatus: row.eraStatus,
    isInternational: row.kind === 'international',
    originalPrice: { minor: row.originalPrice, currency: row.currency },
    offeredPrice: { minor: row.offeredPrice, currency: row.currency },
    counterPrice: amount(row.counterPrice),
    agreedPrice: isAgreed ? amount(row.agreedPrice) : null,
    response: row.response,
    message: row.message,
    code: row.status === 'approved' && row.usedAt === null ? row.code : null,
    createdAt: row.createdAt.toISOString(),
    answerBy: isOpen && !isApproving ? row.answerBy.toISOString() : null,
    payBy: isoOf(payBy),
    expirationDate: (payBy ?? row.answerBy).toISOString(),
    usedAt: isoOf(row.usedAt),
    // Nobody learns that a rule has decided.
    moves: moves.map(({ number, move, actor, amount: minor, message, createdAt }) => ({
      ...{
        number,
        move,
        actor: actor === 'rule' ? 'shop' : actor,
        amount: amount(minor),
        message,
        createdAt: createdAt.toISOString(),
      },
    })),
    mayAnswer: isCountered,
    mayCounter: isCountered && mayMove && hasRoom,
    mayWithdraw: isOpen && !isApproving,
    isLastMove,
  }
}
