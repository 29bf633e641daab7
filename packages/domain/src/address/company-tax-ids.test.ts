import { describe, expect, it } from 'vitest'
import { companyTaxIds } from './company-tax-ids.ts'

const { ba, cl } = companyTaxIds

describe('a RUT', () => {
  it.each([
    ['76.086.428-5', '76.086.428-5'],
    ['760864285', '76.086.428-5'],
    ['12.345.678-5', '12.345.678-5'],
    ['11111111-1', '11.111.111-1'],
    ['6-K', undefined],
    ['1.000.005-k', '1.000.005-K'],
    ['10.000.004-0', '10.000.004-0'],
    ['10.000.004-K', undefined],
    ['76.086.428-6', undefined],
    ['76.086.428', undefined],
    ['76086428-5; DROP', undefined],
    ['', undefined],
  ])('%s reads as %s', (text, expected) => {
    expect(cl.parseTaxId(text)).toBe(expected)
  })

  it('knows a changed digit and two that changed places', () => {
    for (const wrong of ['76.086.482-5', '76.806.428-5', '67.086.428-5', '75.086.428-5'])
      expect(cl.parseTaxId(wrong)).toBeUndefined()
  })
})

describe('Bosnian numbers', () => {
  it.each([
    ['4200000000005', '4200000000005'],
    ['4200 0000 0000 5', '4200000000005'],
    ['420000000000', undefined],
    ['42000000000055', undefined],
    ['420000000000x', undefined],
  ])('the JIB %s reads as %s', (text, expected) => {
    expect(ba.parseTaxId(text)).toBe(expected)
  })

  it('has twelve digits for PDV', () => {
    expect(ba.vatNumber.parse('200000000005')).toBe('200000000005')
    expect(ba.vatNumber.parse('4200000000005')).toBeUndefined()
  })
})
