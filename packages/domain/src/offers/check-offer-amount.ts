import { type Money, unitOf } from '../money/money.ts'
import { offerAmountDigits } from './offer-limits.ts'

export type OfferAmountRefusal = 'offer-amount-missing' | 'offer-amount-too-high'

const digitsOnly = new RegExp(`^\\d{1,${offerAmountDigits}}$`)

const readUnits = (amount: string | number): number | undefined => {
  const text = typeof amount === 'number' ? String(amount) : amount.trim()
  return digitsOnly.test(text) ? Number(text) : undefined
}

/** Whole units, above zero and below the current price. // spec §5 Offer, readings C-55 */
export const checkOfferAmount = (amount: string | number, price: Money): OfferAmountRefusal | Money => {
  const units = readUnits(amount)
  if (units === undefined || units === 0) return 'offer-amount-missing'
  const minor = units * unitOf(price.currency)
  return Number.isSafeInteger(minor) && minor < price.minor
    ? { minor, currency: price.currency }
    : 'offer-amount-too-high'
}

/** What somebody waits for: below the price of what is for sale; of what is sold out, any amount. */
export const checkTargetAmount = (
  amount: string | number,
  price: Money,
  isForSale: boolean,
): OfferAmountRefusal | Money =>
  checkOfferAmount(amount, isForSale ? price : { ...price, minor: Number.MAX_SAFE_INTEGER })

// spec §9 Limits
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
  percent: price.minor === 0 ? 0 : Math.round(((price.minor - amount.minor) / price.minor) * 100),
})
