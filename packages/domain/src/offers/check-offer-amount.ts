import { type Money, unitOf } from '../money/money.ts'
import { parseWholeAmount } from '../money/parse-whole-amount.ts'
import { offerAmountDigits } from './offer-limits.ts'

export type OfferAmountRefusal = 'offer-amount-missing' | 'offer-amount-not-whole' | 'offer-amount-too-high'

const maxUnits = 10 ** offerAmountDigits

const readUnits = (amount: string | number): number | 'not-whole' | undefined => {
  if (typeof amount === 'string') return parseWholeAmount(amount)
  return Number.isInteger(amount) || !(amount > 0) || !Number.isFinite(amount) ? amount : 'not-whole'
}

/** Whole units, above zero and below the current price. // OFFER-09, OFFER-10, OFFER-11 */
export const checkOfferAmount = (amount: string | number, price: Money): OfferAmountRefusal | Money => {
  const units = readUnits(amount)
  if (units === 'not-whole') return 'offer-amount-not-whole'
  if (units === undefined || !(units > 0 && units < maxUnits)) return 'offer-amount-missing'
  const minor = units * unitOf(price.currency)
  return Number.isSafeInteger(minor) && minor < price.minor
    ? { minor, currency: price.currency }
    : 'offer-amount-too-high'
}

export type OfferAnswerRefusal = OfferAmountRefusal | 'offer-answer-too-low' | 'offer-answer-too-high'

/** In minor units: what the customer has offered, and what the shop wants instead. */
type Between = { readonly offered: number; readonly counter: number }

/** An answer lies between the two: whoever would pay what the shop wants accepts that. */
export const checkAnswerAmount = (
  amount: string | number,
  price: Money,
  { offered, counter }: Between,
): OfferAnswerRefusal | Money => {
  const checked = checkOfferAmount(amount, price)
  if (typeof checked === 'string') return checked
  if (checked.minor >= counter) return 'offer-answer-too-high'
  return checked.minor <= offered ? 'offer-answer-too-low' : checked
}

/** Whether a whole unit lies between the two. */
export const isRoomBetween = ({ offered, counter }: Between, currency: Money['currency']): boolean => {
  const unit = unitOf(currency)
  return (Math.floor(offered / unit) + 1) * unit < counter
}

/** What somebody waits for: below the price of what is for sale; of what is sold out, any amount. */
export const checkTargetAmount = (
  amount: string | number,
  price: Money,
  isForSale: boolean,
): OfferAmountRefusal | Money =>
  checkOfferAmount(amount, isForSale ? price : { ...price, minor: Number.MAX_SAFE_INTEGER })

// The amount that is suggested, of the current price. // OFFER-13
const suggestedPercent = 80

/** In whole units, as the field takes them. Nothing where no whole unit lies below the price. */
export const suggestOffer = (price: Money): number | null => {
  const units = Math.round((price.minor * suggestedPercent) / 100 / unitOf(price.currency))
  return typeof checkOfferAmount(units, price) === 'string' ? null : units
}

/** Of what is sold out: its last price, in whole units that are enough for it. */
export const suggestTarget = ({ minor, currency }: Money): number => Math.ceil(minor / unitOf(currency))

export type Saving = { readonly amount: Money; readonly percent: number }

export const savingOf = (price: Money, amount: Money): Saving => ({
  amount: { minor: price.minor - amount.minor, currency: price.currency },
  // Rounded, and never the whole of a price of which something is left to pay.
  percent: price.minor === 0 ? 0 : Math.min(99, Math.round(((price.minor - amount.minor) / price.minor) * 100)),
})
