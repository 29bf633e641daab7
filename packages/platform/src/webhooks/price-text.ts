import { type Currency, minorDigits } from '@dvaput/domain/money/money'

/** As the hosted platform's webhook bodies and its `Money` scalar write it: every digit the currency has. */
export const toPriceText = (minor: number, currency: Currency): string => {
  const digits = minorDigits[currency]
  const padded = String(Math.abs(minor)).padStart(digits + 1, '0')
  const cut = padded.length - digits
  const sign = minor < 0 ? '-' : ''
  return digits === 0 ? sign + padded : `${sign}${padded.slice(0, cut)}.${padded.slice(cut)}`
}

/** The `…_set` twin that stands beside each price of an order. */
export const toPriceSet = (minor: number, currency: Currency) => {
  const money = { amount: toPriceText(minor, currency), currency_code: currency }
  return { shop_money: money, presentment_money: money }
}
