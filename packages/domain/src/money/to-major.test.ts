import fc from 'fast-check'
import { expect, it } from 'vitest'
import { createMoney, currencies } from './money.ts'
import { parseDecimal } from './parse-decimal.ts'
import { toMajor } from './to-major.ts'

it.each([
  [123_450, 'BAM', 1234.5],
  [5, 'BAM', 0.05],
  [0, 'BAM', 0],
  [-199, 'USD', -1.99],
  [100_000, 'CLP', 100_000],
] as const)('%i minor units of %s are %d in whole units', (minor, currency, major) => {
  expect(toMajor(createMoney(minor, currency))).toBe(major)
})

it('an amount in whole units comes back as the same amount', () => {
  fc.assert(
    fc.property(fc.nat({ max: 9_999_999_999_999 }), fc.constantFrom(...currencies), (minor, currency) => {
      expect(parseDecimal(String(toMajor({ minor, currency })), currency)).toEqual({ minor, currency })
    }),
  )
})
