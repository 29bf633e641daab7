import { expect, it } from 'vitest'
import { formatProvince } from './address-texts.ts'

it.each([
  [
    'the name that the platform sends',
    { province: 'Kanton Sarajevo', provinceCode: 'SA', countryCode: 'BA' },
    'Kanton Sarajevo',
  ],
  [
    'the form’s name for a code of a country whose regions the platform does not know',
    { province: 'VS', provinceCode: 'VS', countryCode: 'PE' },
    'Valparaíso',
  ],
  ['nothing for a code that nobody knows', { province: 'X9', provinceCode: 'X9', countryCode: 'PE' }, ''],
  ['nothing where there is none', { province: '', provinceCode: '', countryCode: 'CL' }, ''],
])('an address of the contact page shows %s', (_, address, shown) => {
  expect(formatProvince(address, 'ba')).toBe(shown)
})
