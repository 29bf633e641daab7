import { type Currency, type Money, minorDigits } from './money.ts'

type Notation = { thousands: string; decimal: string; before: string; after: string }

const notation = {
  BAM: { thousands: '.', decimal: ',', before: '', after: ' KM' },
  CLP: { thousands: '.', decimal: ',', before: '$', after: ' CLP' },
  USD: { thousands: ',', decimal: '.', before: '$', after: ' USD' },
} as const satisfies Record<Currency, Notation>

const groupThousands = (digits: string, separator: string): string => digits.replace(/\B(?=(\d{3})+$)/g, separator)

/**
 * Written by hand: browsers and Node disagree about `bs-BA` amounts, and a price that
 * reads differently after hydration is a price nobody trusts. // spec §1 number format
 */
export const formatMoney = ({ minor, currency }: Money): string => {
  const { thousands, decimal, before, after } = notation[currency]
  const digits = String(Math.abs(minor)).padStart(minorDigits[currency] + 1, '0')
  const cut = digits.length - minorDigits[currency]
  const whole = groupThousands(digits.slice(0, cut), thousands)
  const fraction = cut < digits.length ? decimal + digits.slice(cut) : ''
  return `${minor < 0 ? '−' : ''}${before}${whole}${fraction}${after}`
}
