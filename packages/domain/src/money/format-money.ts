import { separators } from '../text/format-number.ts'
import type { Language } from '../text/language.ts'
import { type Currency, type Money, minorDigits } from './money.ts'

const signs = {
  BAM: { before: '', after: ' KM' },
  CLP: { before: '$', after: ' CLP' },
  USD: { before: '$', after: ' USD' },
} as const satisfies Record<Currency, { before: string; after: string }>

const groupThousands = (digits: string, separator: string): string => digits.replace(/\B(?=(\d{3})+$)/g, separator)

/**
 * Separators of the language; pesos keep the dot in every language. Written by hand: browsers and Node
 * disagree about `bs-BA` amounts, and a price must read the same after hydration. // GEN-18, GEN-19, divergences D-22
 */
export const formatMoney = ({ minor, currency }: Money, language: Language): string => {
  const { thousands, decimal } = separators[currency === 'CLP' ? 'es' : language]
  const { before, after } = signs[currency]
  const digits = String(Math.abs(minor)).padStart(minorDigits[currency] + 1, '0')
  const cut = digits.length - minorDigits[currency]
  const integer = groupThousands(digits.slice(0, cut), thousands)
  const fraction = cut < digits.length ? decimal + digits.slice(cut) : ''
  return `${minor < 0 ? '−' : ''}${before}${integer}${fraction}${after}`
}
