import { type Currency, minorDigits } from '@dvaput/domain/money/money'

export type DecimalMoney = { readonly amount: string; readonly currencyCode: Currency }

/** Minor units as the decimal the hosted platform writes: no needless zeros, one digit after the point at least. */
export const toDecimal = (minor: number, currency: Currency): string => {
  const digits = minorDigits[currency]
  const padded = String(Math.abs(minor)).padStart(digits + 1, '0')
  const cut = padded.length - digits
  const fraction = padded.slice(cut).replace(/0+$/, '') || '0'
  return `${minor < 0 ? '-' : ''}${padded.slice(0, cut)}.${fraction}`
}

export const toDecimalMoney = (minor: number, currency: Currency): DecimalMoney => ({
  amount: toDecimal(minor, currency),
  currencyCode: currency,
})

/** Undefined where the text is no amount of this currency, as "1.005" of marks or "0.5" of pesos. */
export const parseDecimal = (text: string, currency: Currency): number | undefined => {
  const [, sign, whole = '', fraction = ''] = /^(-?)(\d{1,13})(?:\.(\d+))?$/.exec(text.trim()) ?? []
  if (whole === '') return undefined
  const digits = minorDigits[currency]
  const kept = fraction.replace(/0+$/, '')
  if (kept.length > digits) return undefined
  const minor = Number(whole + kept.padEnd(digits, '0'))
  return sign ? -minor : minor
}
