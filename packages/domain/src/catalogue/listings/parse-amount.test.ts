import { expect, it } from 'vitest'
import { parseAmount } from './parse-amount.ts'

it.each([
  ['', null],
  ['   ', null],
  ['0', 0],
  ['900', 900],
  [' 1200 ', 1200],
  ['1.200', 1200],
  ['1 200', 1200],
  ['1,200', 1200],
  ['1.234.567', 1_234_567],
  ['900 KM', 900],
  ['$249.990', 249_990],
  ['12.5', undefined],
  ['12,50', undefined],
  ['-3', undefined],
  ['1e5', undefined],
  ['abc', undefined],
  ['1234567890', undefined],
])('the parser of URL amounts reads %j as %j', (typed, amount) => expect(parseAmount(typed)).toBe(amount))
