import type { Transaction } from '@dvaput/database/in-transaction'
import type { MarketId } from '@dvaput/domain/markets/market'
import { markets } from '@dvaput/domain/markets/markets'
import type { OfferMove } from '@dvaput/domain/offers/offer'
import type { Mail } from '../mail/mail.ts'
import type { OfferMailStep } from '../mail/templates/offer-texts.ts'
import type { OnOfferMove } from './apply-move.ts'
import type { OfferRow } from './offers.table.ts'

type Needs = { readonly mail: Pick<Mail, 'queue'>; readonly homes: Readonly<Record<MarketId, string>> }

/** Nothing of what the customer did a moment ago, except that an offer has arrived and what was agreed. */
const stepOf: Readonly<Record<OfferMove, OfferMailStep | null>> = {
  submit: 'received',
  approve: 'approved',
  accept: 'approved',
  counter: 'countered',
  reject: 'rejected',
  answer: 'received',
  decline: null,
  withdraw: null,
  expire: 'expired',
  sell: 'sold',
  buy: null,
  'pay-by-passed': 'unpaid',
  // The buyer gets the email about the order.
  cancel: null,
}

/** One mail for each step that concerns the customer, in the language of the offer. */
export const createOfferMails = ({ mail, homes }: Needs) => {
  const send = async (tx: Transaction, offer: OfferRow, step: OfferMailStep, occasion: number): Promise<void> => {
    const { market, language, currency } = offer
    const money = (minor: number) => ({ minor, currency })
    const url = new URL('/my-offers', homes[market])
    if (language !== markets[market].languages[0]) url.searchParams.set('lang', language)
    const isOpen = offer.status === 'pending' || offer.status === 'countered'
    const isApproved = step === 'approved'
    await mail.queue(tx, {
      template: 'offer',
      language,
      market,
      to: offer.email,
      params: {
        ...{ step, title: offer.title, price: money(offer.originalPrice), offered: money(offer.offeredPrice) },
        ...(offer.counterPrice !== null && step === 'countered' && { counter: money(offer.counterPrice) }),
        ...(isApproved && offer.agreedPrice !== null && { agreed: money(offer.agreedPrice) }),
        ...(offer.response !== null && step !== 'received' && { response: offer.response }),
        ...(isApproved && offer.code !== null && { code: offer.code }),
        ...(isOpen && { answerBy: offer.answerBy.toISOString() }),
        ...(isApproved && offer.payBy !== null && { payBy: offer.payBy.toISOString() }),
        url: url.href,
      },
      key: `offer-${step}:${offer.id}:${occasion}`,
    })
  }

  const onMove: OnOfferMove = async (tx, { offer, move, isDecided }) => {
    const step = stepOf[move.move]
    // What a rule has decided at once is told once.
    if (step !== null && !isDecided) await send(tx, offer, step, move.number)
  }

  return {
    onMove,

    /** A rule had decided for it, and no unit was free: now the shop has to answer, and the customer hears of it. */
    onUndecided: (tx: Transaction, offer: OfferRow): Promise<void> =>
      send(tx, offer, 'received', offer.updatedAt.getTime()),
  }
}
