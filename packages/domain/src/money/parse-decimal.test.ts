import { expect, it } from 'vitest'
import type { Currency } from './money.ts'
import { parseDecimal } from './parse-decimal.ts'

it.each<[string, Currency, number]>([
  ['1999.5', 'BAM', 199_950],
  ['1999.50', 'BAM', 199_950],
  ['0.07', 'BAM', 7],
  ['1.10', 'USD', 110],
  ['12', 'BAM', 1_200],
  ['249990.0', 'CLP', 249_990],
  ['249990', 'CLP', 249_990],
  ['0.0', 'CLP', 0],
  ['9007199254740.99', 'BAM', 900_719_925_474_099],
])('the decimal amount %s %s is %i minor units', (text, currency, minor) =>
  expect(parseDecimal(text, currency)).toEqual({ minor, currency }),
)

it.each<[string, Currency]>([
  ['1.005', 'BAM'],
  ['0.5', 'CLP'],
  ['-1', 'BAM'],
  ['', 'BAM'],
  ['1,5', 'BAM'],
  ['1e3', 'BAM'],
  ['Infinity', 'BAM'],
  [' 1', 'BAM'],
  ['99999999999999', 'BAM'],
])('the text %j is no decimal amount of %s', (text, currency) => expect(parseDecimal(text, currency)).toBeNull())
