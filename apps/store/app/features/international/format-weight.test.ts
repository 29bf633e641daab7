import { expect, it } from 'vitest'
import { formatWeight } from './format-weight.ts'

it.each([
  [1_800, 'bcs', '1,8'],
  [1_849, 'en', '1.8'],
  [4_000, 'es', '4'],
  [40, 'en', '0.1'],
  [12_500, 'es', '12,5'],
] as const)('writes %i grams in %s as %s kg', (grams, language, expected) => {
  expect(formatWeight(grams, language)).toBe(expected)
})
