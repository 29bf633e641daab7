import type { Offer } from '@dvaput/domain/offers/offer'

/** An offer with what only the server's clock knows. */
export type OfferView = Offer & {
  /** Of whoever has to act now: to answer, or to buy at the agreed price. Null where nobody has to. */
  readonly secondsLeft: number | null
}

export const toOfferView = (offer: Offer, now: number): OfferView => {
  const until = offer.status === 'approved' && offer.usedAt === null ? offer.payBy : offer.answerBy
  const isOpen = offer.status === 'pending' || offer.status === 'countered' || offer.status === 'approved'
  const secondsLeft = isOpen && until !== null ? Math.max(0, (Date.parse(until) - now) / 1_000) : null
  return { ...offer, secondsLeft: offer.usedAt === null ? secondsLeft : null }
}
