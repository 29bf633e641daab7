import { expect, it } from 'vitest'
import { formatNumber } from './format-number.ts'

it.each([
  ['bcs', '13,3'],
  ['en', '13.3'],
  ['es', '13,3'],
] as const)('13.3 in %s is %s', (language, text) => {
  expect(formatNumber(13.3, language)).toBe(text)
  expect(formatNumber('13.3', language)).toBe(text)
})

it.each(['bcs', 'en', 'es'] as const)('a whole number in %s has no decimals', (language) => {
  expect(formatNumber(17, language)).toBe('17')
})
