import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatMoney } from './format-money.ts'
import { createMoney, currencies, minorDigits } from './money.ts'

const anyMinor = fc.maxSafeInteger()
const anyCurrency = fc.constantFrom(...currencies)

describe('an amount in words', () => {
  it.each([
    [0, '0,00 KM'],
    [5, '0,05 KM'],
    [50, '0,50 KM'],
    [99_999, '999,99 KM'],
    [100_000, '1.000,00 KM'],
    [123_450, '1.234,50 KM'],
    [123_456_789, '1.234.567,89 KM'],
    [-123_450, '−1.234,50 KM'],
  ])('%i fening is %s [GEN-04] [GEN-18]', (minor, text) => {
    expect(formatMoney(createMoney(minor, 'BAM'))).toBe(text)
  })

  it.each([
    [0, '$0 CLP'],
    [999, '$999 CLP'],
    [1_000, '$1.000 CLP'],
    [100_000, '$100.000 CLP'],
    [1_234_567, '$1.234.567 CLP'],
    [-1_000, '−$1.000 CLP'],
  ])('%i pesos is %s [GEN-19]', (minor, text) => {
    expect(formatMoney(createMoney(minor, 'CLP'))).toBe(text)
  })

  it('of dollars has the dollar’s own signs', () => {
    expect(formatMoney(createMoney(123_450, 'USD'))).toBe('$1,234.50 USD')
  })

  it('loses no digit and no minor unit, however large', () => {
    fc.assert(
      fc.property(anyMinor, anyCurrency, (minor, currency) => {
        const digits = formatMoney(createMoney(minor, currency)).replaceAll(/\D/g, '')
        expect(Number(digits)).toBe(Math.abs(minor))
        expect(digits.length).toBeGreaterThan(minorDigits[currency])
      }),
    )
  })

  it('shows every amount differently', () => {
    fc.assert(
      fc.property(anyMinor, anyMinor, anyCurrency, (one, other, currency) => {
        fc.pre(one !== other)
        expect(formatMoney(createMoney(one, currency))).not.toBe(formatMoney(createMoney(other, currency)))
      }),
    )
  })

  it('groups by three and by nothing else', () => {
    fc.assert(
      fc.property(anyMinor, (minor) => {
        expect(formatMoney(createMoney(minor, 'BAM'))).toMatch(/^−?\d{1,3}(\.\d{3})*,\d{2} KM$/)
        expect(formatMoney(createMoney(minor, 'CLP'))).toMatch(/^−?\$\d{1,3}(\.\d{3})* CLP$/)
      }),
    )
  })
})

describe('money', () => {
  it.each([0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])('is never %d minor units', (minor) => {
    expect(() => createMoney(minor, 'BAM')).toThrow(RangeError)
  })
})
