import { expect, it } from 'vitest'
import { languages } from '../text/language.ts'
import { formatTypedAmount } from './format-typed-amount.ts'
import { createMoney, currencies } from './money.ts'
import { parsePrice } from './parse-price.ts'

it.each([
  ['bcs', 'BAM', '1234,50'],
  ['es', 'BAM', '1234,50'],
  ['en', 'BAM', '1234.50'],
  ['bcs', 'CLP', '123450'],
  ['en', 'CLP', '123450'],
] as const)('an amount to be changed is in %s, of %s, %s', (language, currency, text) => {
  expect(formatTypedAmount(createMoney(123_450, currency), language)).toBe(text)
})

it('an amount that a field shows is read back as the same amount', () => {
  for (const currency of currencies)
    for (const language of languages)
      for (const minor of [0, 5, 99, 1_000, 3_500, 123_400, 123_456_700]) {
        const money = createMoney(minor, currency)
        expect(parsePrice(formatTypedAmount(money, language), currency)).toEqual(money)
      }
})
