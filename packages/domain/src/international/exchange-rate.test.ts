import fc from 'fast-check'
import { expect, it } from 'vitest'
import { isExchangeRate } from '../money/is-exchange-rate.ts'
import { convertDollars } from './exchange-rate.ts'

it.each([
  [10_000, '948', 94_800],
  [1, '750', 8],
  [1, '749.99', 7],
  [2, '725', 15],
  [14_999, '948.35', 142_243],
  [0, '948', 0],
])('%i cents at %s are %i pesos, rounded half up once', (cents, rate, pesos) => {
  expect(convertDollars(cents, rate)).toBe(pesos)
})

it('the conversion to pesos is off by half a peso at most, whatever the rate', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 100_000_000 }),
      fc.integer({ min: 1, max: 999_999 }),
      fc.integer({ min: 0, max: 999_999 }),
      (cents, whole, millionths) => {
        const pesos = convertDollars(cents, `${whole}.${String(millionths).padStart(6, '0')}`)
        const exact = BigInt(cents) * (BigInt(whole) * 1_000_000n + BigInt(millionths))
        const off = BigInt(pesos) * 100_000_000n - exact
        expect(off > -50_000_000n && off <= 50_000_000n).toBe(true)
      },
    ),
  )
})

it.each(['', '0', '0.00', '-1', '1e3', '948,5', 'NaN', '1234567', '948.1234567'])('%j is no exchange rate', (text) => {
  expect(isExchangeRate(text)).toBe(false)
})

it.each(['948', '948.35', '0.5'])('the text %s is an exchange rate', (text) => {
  expect(isExchangeRate(text)).toBe(true)
})
