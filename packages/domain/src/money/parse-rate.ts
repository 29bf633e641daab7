import { isReadInTwoWays } from '../text/is-read-in-two-ways.ts'
import { isExchangeRate } from './is-exchange-rate.ts'

/** One kind of separator at every third digit, and another one before what is left. */
const grouped = /^(\d{1,3}(?:([.,'])\d{3})(?:\2\d{3})*)(?:(?!\2)[.,](\d+))?$/

const toDecimal = (bare: string): string => {
  const [, whole, , fraction] = grouped.exec(bare) ?? []
  // A single point or comma that is no mistake is that of the decimals.
  if (whole === undefined || /^\d+[.,]\d+$/.test(bare)) return bare.replace(',', '.')
  return whole.replaceAll(/\D/g, '') + (fraction === undefined ? '' : `.${fraction}`)
}

/** A rate as people type it: 948,20, 948.20, 1.200,5 and 1 200. Decimal text, or why it is none. */
export const parseRate = (typed: string): { readonly rate: string } | 'two-ways' | 'not-a-rate' => {
  if (isReadInTwoWays(typed.trim())) return 'two-ways'
  const rate = toDecimal(typed.replaceAll(/[\s\u00A0\u202F]/g, ''))
  return isExchangeRate(rate) ? { rate } : 'not-a-rate'
}

/** A stored rate as it would be typed. */
export const formatTypedRate = (rate: string): string => (isReadInTwoWays(rate) ? `${rate}0` : rate)
