import { formatNumber } from '../text/format-number.ts'
import type { Language } from '../text/language.ts'
import { formatDecimal } from './format-decimal.ts'
import type { Money } from './money.ts'

/**
 * An amount in a field where it can be changed: with the decimal sign of the language, and without separators of
 * thousands, which would be wrong as soon as a digit is added. `parsePrice` reads it back in every language.
 */
export const formatTypedAmount = (money: Money, language: Language): string =>
  formatNumber(formatDecimal(money), language)
