import { expect, it } from 'vitest'
import { formatExchangeRate } from './format-exchange-rate.ts'

it.each([
  ['bcs', '1 USD = 948,2 CLP'],
  ['en', '1 USD = 948.2 CLP'],
  ['es', '1 USD = 948,2 CLP'],
] as const)('writes a rate in %s as %s', (language, text) => {
  expect(formatExchangeRate({ pesosPerDollar: '948.2' }, language)).toBe(text)
})
