import { addressForms } from '@dvaput/domain/address/address-forms'
import { marketIds } from '@dvaput/domain/markets/market'

const maxWords = 8

/** As the platform stores them: with the country, which nobody types who is there. */
const phonesOf = (typed: string): readonly string[] => {
  const digits = typed.replace(/[\s()./-]/g, '').replace(/^00/, '+')
  if (/^\+\d{5,15}$/.test(digits)) return [`${digits}*`]
  return marketIds
    .map((market) => addressForms[market].phone)
    .filter(({ pattern }) => pattern.test(digits))
    .map(({ toInternational }) => toInternational(digits))
}

/**
 * What somebody typed, in the query language of the Admin API: a phone number, or words that begin those of the name or
 * the e-mail. Lower case, because AND, OR and NOT are operators there.
 */
export const toCustomerQuery = (typed: string): string => {
  const phones = phonesOf(typed)
  if (phones.length > 0) return phones.map((phone) => `phone:${phone}`).join(' OR ')
  const words = typed.toLowerCase().match(/[\p{L}\p{N}][\p{L}\p{N}@._+-]*/gu) ?? []
  return words
    .slice(0, maxWords)
    .map((word) => `${word}*`)
    .join(' ')
}
