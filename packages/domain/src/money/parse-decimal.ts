import { type Currency, type Money, minorDigits } from './money.ts'

const decimal = /^(\d{1,13})(?:\.(\d{1,20}))?$/

/**
 * A decimal from outside, digit by digit and never through a float: "1999.5" of marks is 199950. Nothing where the text
 * is no amount of this currency, as "1.005" of marks, "0.5" of pesos or "-1".
 */
export const parseDecimal = (text: string, currency: Currency): Money | null => {
  const [, integer, fraction = ''] = decimal.exec(text) ?? []
  const decimals = fraction.replace(/0+$/, '')
  const digits = minorDigits[currency]
  if (integer === undefined || decimals.length > digits) return null
  return { minor: Number(integer + decimals.padEnd(digits, '0')), currency }
}
