import { separators } from '../text/format-number.ts'
import type { Language } from '../text/language.ts'
import { formatMoney } from './format-money.ts'
import { isExchangeRate } from './is-exchange-rate.ts'
import { type Currency, createMoney, currencies, type Money, unitOf } from './money.ts'

/**
 * What a peso price is about worth in the buyer's currency. For reading only: nothing is charged by it.
 * // decision 0073
 */
export type ApproximateRate = {
  readonly currency: Currency
  /** Decimal text, as the shop has set it. */
  readonly pesosPerUnit: string
  /** ISO: when it was set. */
  readonly at: string
}

/** From here on cents would claim a precision that the rate does not have. */
const wholeFromUnits = 10

/** Null where there is nothing to convert: another currency than pesos, or no rate. */
export const toApproximate = ({ minor, currency }: Money, rate: ApproximateRate | undefined): Money | null => {
  if (!rate || currency !== 'CLP' || rate.currency === 'CLP') return null
  const [integer = '', fraction = ''] = rate.pesosPerUnit.split('.')
  const unit = unitOf(rate.currency)
  const divide = (step: number) => {
    const numerator = BigInt(Math.abs(minor)) * BigInt(unit) * 10n ** BigInt(fraction.length)
    const divisor = BigInt(integer + fraction) * BigInt(step)
    return Number((2n * numerator + divisor) / (2n * divisor)) * step
  }
  const exact = divide(1)
  const rounded = exact < wholeFromUnits * unit ? exact : divide(unit)
  return createMoney(minor < 0 ? -rounded : rounded, rate.currency)
}

const about = { bcs: 'oko', en: 'about', es: 'aprox.' } as const satisfies Record<Language, string>

/** As `oko 519 KM`. Null where there is nothing to convert. */
export const formatApproximate = (
  money: Money,
  rate: ApproximateRate | undefined,
  language: Language,
): string | null => {
  const approximate = toApproximate(money, rate)
  if (!approximate) return null
  const isWhole = approximate.minor % unitOf(approximate.currency) === 0
  const text = formatMoney(approximate, language)
  // Of whole units, "519,00 KM" is "519 KM".
  const short = isWhole ? text.replace(`${separators[language].decimal}00 `, ' ') : text
  return `${about[language]} ${short}`
}

/** An amount with what it is about worth: `$286.990 CLP (oko 519 KM)`. */
export const formatWithApproximate = (money: Money, rate: ApproximateRate | undefined, language: Language): string => {
  const approximate = formatApproximate(money, rate, language)
  return formatMoney(money, language) + (approximate === null ? '' : ` (${approximate})`)
}

/**
 * Under this attribute a cart, and the order that comes of it, keeps the rate that its buyer saw. The underscore hides it
 * from the shopper at a hosted shop.
 */
const rateAttribute = '_approximate_rate'

export const toRateAttribute = ({ currency, pesosPerUnit, at }: ApproximateRate) => ({
  key: rateAttribute,
  value: `${currency} ${pesosPerUnit} ${at}`,
})

/** Undefined where there is none, or it is no rate. */
export const parseRateAttribute = (
  attributes: readonly { readonly key: string; readonly value: string }[],
): ApproximateRate | undefined => {
  const [code = '', pesosPerUnit = '', at = ''] =
    attributes.find(({ key }) => key === rateAttribute)?.value.split(' ') ?? []
  const currency = currencies.find((each) => each === code)
  return currency && isExchangeRate(pesosPerUnit) && !Number.isNaN(Date.parse(at))
    ? { currency, pesosPerUnit, at }
    : undefined
}
