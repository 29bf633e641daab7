import type { Callbacks } from '../callbacks/callbacks.ts'
import type { Offer, OfferAnswer, Offers } from './offers.ts'

const approvedFrom = 0.92
const refusedBelow = 0.5

/** What a clerk of the warehouse would say; of nothing between the two amounts, no counter can be made. */
export const decideOffer = ({ offered, price }: Pick<Offer, 'offered' | 'price'>): OfferAnswer => {
  if (offered >= price * approvedFrom) return { status: 'approved', note: 'De acuerdo, es tuyo.' }
  if (offered < price * refusedBelow) return { status: 'rejected', note: 'Está muy por debajo de lo que nos cuesta.' }
  const middle = Math.round((offered + price) / 2)
  return middle > offered && middle < price
    ? { status: 'countered', amount: middle, note: 'Podemos encontrarnos a mitad de camino.' }
    : { status: 'approved', note: 'De acuerdo, es tuyo.' }
}

type Needs = {
  readonly offers: Offers
  readonly callbacks: Pick<Callbacks, 'announceOffer'>
  /** Milliseconds until an answer; undefined where somebody else answers. */
  readonly after: number | undefined
}

/** Answers an offer that nobody else has answered by then. */
export const createAnswerByItself = ({ offers, callbacks, after }: Needs) => {
  const timers = new Set<NodeJS.Timeout>()
  return {
    plan({ reference, numbers }: Offer) {
      if (after === undefined) return
      const known = numbers.length
      const timer = setTimeout(() => {
        timers.delete(timer)
        const offer = offers.find(reference)
        if (offer?.status !== 'pending' || offer.numbers.length !== known) return
        const answered = offers.answer(reference, decideOffer(offer))
        if (answered) void callbacks.announceOffer(answered)
      }, after)
      timers.add(timer)
    },
    close() {
      for (const timer of timers) clearTimeout(timer)
    },
  }
}
