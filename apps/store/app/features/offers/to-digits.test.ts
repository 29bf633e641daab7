import { expect, it } from 'vitest'
import { toDigits } from './to-digits.ts'

it.each([
  ['400', '400'],
  ['4a0-0 ', '400'],
  ['abc', ''],
  ['-5', '5'],
  ['1.200', '1200'],
  ['1.200,50', '1200'],
  ['12,5', '12'],
  ['400.', '400'],
  ['$ 286.990 CLP', '286990'],
  ['9'.repeat(20), '9'.repeat(12)],
])('takes the digits of %j alone [OFFER-09]', (typed, digits) => {
  expect(toDigits(typed)).toBe(digits)
})
