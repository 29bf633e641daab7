import { markets } from '@dvaput/domain/markets/markets'
import { parseProductIdentity } from '@dvaput/domain/products/product-identity'
import type { TargetPrices } from '../target-prices/target-prices.ts'
import type { OnOfferMove } from './apply-move.ts'

/** What a customer offers is what they would pay: the shop counts it, and the customer may watch for it. */
export const createRecordTargetPrice =
  ({ recordOffer }: Pick<TargetPrices, 'recordOffer'>): OnOfferMove =>
  async (tx, { offer, move }) => {
    const isAmountOfCustomer = move.move === 'submit' || move.move === 'answer'
    const identity = parseProductIdentity(offer.item)
    if (!isAmountOfCustomer || move.amount === null || !identity) return
    await recordOffer(tx, {
      // An alert of the same e-mail that nobody was logged in for stays as it is.
      customer: { id: offer.customerId, email: offer.email, isVerified: false },
      locale: { market: markets[offer.market], language: offer.language },
      identity,
      amount: { minor: move.amount, currency: offer.currency },
    })
  }
