import { offerAmountDigits } from '@dvaput/domain/offers/offer-limits'

/** Digits with their separators. */
const maxLength = offerAmountDigits + 6

/**
 * What the amount field takes of a text: digits, and what stands between them, so that `12,5` is refused and never
 * becomes 125. // OFFER-09
 */
export const keepAmountCharacters = (typed: string): string => typed.replaceAll(/[^\d.,-]/g, '').slice(0, maxLength)
