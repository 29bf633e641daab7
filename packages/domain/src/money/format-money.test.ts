import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { languages } from '../text/language.ts'
import { formatMoney } from './format-money.ts'
import { createMoney, currencies, minorDigits } from './money.ts'

const anyMinor = fc.maxSafeInteger()
const anyCurrency = fc.constantFrom(...currencies)
const anyLanguage = fc.constantFrom(...languages)

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
  ])('%i fening is %s in Bosnian and Spanish [GEN-04] [GEN-18]', (minor, text) => {
    expect(formatMoney(createMoney(minor, 'BAM'), 'bcs')).toBe(text)
    expect(formatMoney(createMoney(minor, 'BAM'), 'es')).toBe(text)
  })

  it.each([
    [0, '0.00 KM'],
    [99_999, '999.99 KM'],
    [122_900, '1,229.00 KM'],
    [123_456_789, '1,234,567.89 KM'],
    [-123_450, '−1,234.50 KM'],
  ])('%i fening is %s in English', (minor, text) => {
    expect(formatMoney(createMoney(minor, 'BAM'), 'en')).toBe(text)
  })

  it.each([
    [0, '$0 CLP'],
    [999, '$999 CLP'],
    [1_000, '$1.000 CLP'],
    [100_000, '$100.000 CLP'],
    [1_234_567, '$1.234.567 CLP'],
    [-1_000, '−$1.000 CLP'],
  ])('%i pesos is %s in every language [GEN-19]', (minor, text) => {
    for (const language of languages) expect(formatMoney(createMoney(minor, 'CLP'), language)).toBe(text)
  })

  it('of dollars follows the language', () => {
    expect(formatMoney(createMoney(123_450, 'USD'), 'en')).toBe('$1,234.50 USD')
    expect(formatMoney(createMoney(123_450, 'USD'), 'es')).toBe('$1.234,50 USD')
  })

  it('loses no digit and no minor unit, however large', () => {
    fc.assert(
      fc.property(anyMinor, anyCurrency, anyLanguage, (minor, currency, language) => {
        const digits = formatMoney(createMoney(minor, currency), language).replaceAll(/\D/g, '')
        expect(Number(digits)).toBe(Math.abs(minor))
        expect(digits.length).toBeGreaterThan(minorDigits[currency])
      }),
    )
  })

  it('shows every amount differently', () => {
    fc.assert(
      fc.property(anyMinor, anyMinor, anyCurrency, anyLanguage, (one, other, currency, language) => {
        fc.pre(one !== other)
        const [first, second] = [createMoney(one, currency), createMoney(other, currency)]
        expect(formatMoney(first, language)).not.toBe(formatMoney(second, language))
      }),
    )
  })

  it('groups by three and by nothing else', () => {
    fc.assert(
      fc.property(anyMinor, (minor) => {
        expect(formatMoney(createMoney(minor, 'BAM'), 'bcs')).toMatch(/^−?\d{1,3}(\.\d{3})*,\d{2} KM$/)
        expect(formatMoney(createMoney(minor, 'CLP'), 'en')).toMatch(/^−?\$\d{1,3}(\.\d{3})* CLP$/)
      }),
    )
  })
})

describe('money', () => {
  it.each([0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])('is never %d minor units', (minor) => {
    expect(() => createMoney(minor, 'BAM')).toThrow(RangeError)
  })
})
