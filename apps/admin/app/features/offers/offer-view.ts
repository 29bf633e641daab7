import type { ShopOffer } from '@dvaput/backend/shop-side/list-shop-offers'
import { percentOfPrice } from '@dvaput/domain/offers/offer-queue'
import { numberOf } from '../../lib/urls/shop-gid.ts'

/** Marked in the list when less is left. */
const urgentSeconds = 6 * 3600

const timeLeft = (seconds: number) => ({
  hours: Math.floor(Math.max(0, seconds) / 3600),
  minutes: Math.floor((Math.max(0, seconds) % 3600) / 60),
  isOver: seconds <= 0,
  isUrgent: seconds < urgentSeconds,
})

/** What the screens show of an offer. */
export const toOfferView = (offer: ShopOffer) => {
  const { currency, originalPrice, offeredPrice, counterPrice, agreedPrice, secondsLeft } = offer
  const money = (minor: number) => ({ minor, currency })
  const isApproving = offer.approving !== null
  const isOpen = offer.status === 'pending' || offer.status === 'countered'
  return {
    ...{ id: offer.id, revision: offer.revision, title: offer.title, sku: offer.sku, picture: offer.picture },
    ...{ market: offer.market, kind: offer.kind, status: offer.status, reason: offer.reason, isApproving },
    ...{ eraStatus: offer.eraStatus, stock: offer.stock, email: offer.email, message: offer.message },
    customer: numberOf(offer.customerId) || null,
    ...{ history: offer.history, daysOnSale: offer.daysOnSale },
    mayAnswer: offer.status === 'pending' && !isApproving && secondsLeft > 0,
    left: isOpen && !isApproving ? timeLeft(secondsLeft) : null,
    price: money(originalPrice),
    offered: money(offeredPrice),
    percent: percentOfPrice(offeredPrice, originalPrice),
    counter: counterPrice === null ? null : money(counterPrice),
    agreed: agreedPrice === null ? null : money(agreedPrice),
  }
}

export type OfferView = ReturnType<typeof toOfferView>
