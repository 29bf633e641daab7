import { expect, it } from 'vitest'
import { formatTaxTitle } from './tax-title.ts'

it('an order names the value added tax in the language of the reader, and leaves another tax its name', () => {
  expect(formatTaxTitle('PDV', 'en')).toBe('VAT')
  expect(formatTaxTitle('PDV', 'es')).toBe('IVA')
  expect(formatTaxTitle('IVA', 'bcs')).toBe('PDV')
  expect(formatTaxTitle('Eco fee', 'en')).toBe('Eco fee')
})
