import { type Money, minorDigits } from './money.ts'

/** For readers that are machines: "1234.50" of marks, "100000" of pesos. Digit by digit and never through a float. */
export const formatDecimal = ({ minor, currency }: Money): string => {
  const digits = String(Math.abs(minor)).padStart(minorDigits[currency] + 1, '0')
  const cut = digits.length - minorDigits[currency]
  const fraction = cut < digits.length ? `.${digits.slice(cut)}` : ''
  return `${minor < 0 ? '-' : ''}${digits.slice(0, cut)}${fraction}`
}
