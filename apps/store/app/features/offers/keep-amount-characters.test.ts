import { expect, it } from 'vitest'
import { keepAmountCharacters } from './keep-amount-characters.ts'

it.each([
  ['400', '400'],
  ['4a0 0 ', '400'],
  ['abc', ''],
  ['-5', '-5'],
  ['1.200,50', '1.200,50'],
  ['12,5', '12,5'],
  ['$ 286.990 CLP', '286.990'],
  ['9'.repeat(30), '9'.repeat(18)],
])('the amount field of an offer keeps the digits of %j and what stands between them [OFFER-09]', (typed, kept) => {
  expect(keepAmountCharacters(typed)).toBe(kept)
})
