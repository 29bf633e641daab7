import { offerAmountDigits } from '@dvaput/domain/offers/offer-limits'

/** What the amount field takes of a text: digits alone. The decimals of a pasted amount are no part of it. // spec §5 Offer */
export const toDigits = (typed: string): string =>
  typed
    .trim()
    .replace(/[.,]\d{0,2}$/, '')
    .replaceAll(/\D/g, '')
    .slice(0, offerAmountDigits)
