import { separators } from '../text/format-number.ts'
import type { Language } from '../text/language.ts'
import type { ExchangeRate } from './exchange-rate.ts'

/** `1 USD = 948,2 CLP` in Spanish. */
export const formatExchangeRate = ({ pesosPerDollar }: Pick<ExchangeRate, 'pesosPerDollar'>, language: Language) =>
  `1 USD = ${pesosPerDollar.replace('.', separators[language].decimal)} CLP`
