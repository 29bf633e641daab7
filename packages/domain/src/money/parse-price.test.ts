import { expect, it } from 'vitest'
import { parsePrice } from './parse-price.ts'

it.each([
  ['1234.50', 'BAM', 123_450],
  ['1234,5', 'BAM', 123_450],
  ['1.234,50', 'BAM', 123_450],
  ['1,234.50', 'BAM', 123_450],
  ['1 234,50', 'BAM', 123_450],
  ['12,50', 'BAM', 1_250],
  ['999', 'BAM', 99_900],
  ['0', 'BAM', 0],
  ['249990', 'CLP', 249_990],
  ['249.990', 'CLP', 249_990],
  ['12.000', 'CLP', 12_000],
  ['1.249.990', 'CLP', 1_249_990],
] as const)('reads the typed amount %s of %s', (text, currency, minor) => {
  expect(parsePrice(text, currency)).toEqual({ minor, currency })
})

it.each([
  ['1.234', 'BAM'],
  ['12.345', 'BAM'],
  // A thousand, or one and no hundredths.
  ['1.000', 'BAM'],
  ['1.234.50', 'BAM'],
  ['1.234,567.50', 'BAM'],
  ['1.234,567', 'BAM'],
  ['-5', 'BAM'],
  ['12.', 'BAM'],
  ['12 KM', 'BAM'],
  ['', 'BAM'],
  ['1.005', 'BAM'],
  ['249.5', 'CLP'],
  ['12,5', 'CLP'],
] as const)('does not guess what the typed amount %s of %s is', (text, currency) => {
  expect(parsePrice(text, currency)).toBeNull()
})
