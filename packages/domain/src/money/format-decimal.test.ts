import fc from 'fast-check'
import { expect, it } from 'vitest'
import { formatDecimal } from './format-decimal.ts'
import { createMoney, currencies } from './money.ts'
import { parseDecimal } from './parse-decimal.ts'

it.each([
  [123_450, 'BAM', '1234.50'],
  [5, 'BAM', '0.05'],
  [0, 'USD', '0.00'],
  [-199, 'USD', '-1.99'],
  [249_990, 'CLP', '249990'],
  [0, 'CLP', '0'],
] as const)('the decimal text of %i minor units of %s is %s', (minor, currency, text) => {
  expect(formatDecimal(createMoney(minor, currency))).toBe(text)
})

it('the decimal text of an amount is read back as the same amount', () => {
  fc.assert(
    fc.property(fc.nat({ max: 9_999_999_999_999 }), fc.constantFrom(...currencies), (minor, currency) => {
      expect(parseDecimal(formatDecimal({ minor, currency }), currency)).toEqual({ minor, currency })
    }),
  )
})
