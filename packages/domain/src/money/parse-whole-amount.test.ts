import { expect, it } from 'vitest'
import { parseWholeAmount } from './parse-whole-amount.ts'

it.each([
  ['400', 400],
  [' 0400 ', 400],
  ['1.200', 1200],
  ['1,200', 1200],
  ['1 200', 1200],
  ['1.234.567', 1_234_567],
  ['1.200,00', 1200],
  ['1,200.00', 1200],
  ['400.', 400],
  ['400,00 KM', 400],
  ['$ 286.990 CLP', 286_990],
  ['$249.990', 249_990],
])('the parser of whole amounts reads %j as %d', (typed, amount) => expect(parseWholeAmount(typed)).toBe(amount))

it.each(['12,5', '12.5', '12,50', '12.05', '1.200,50', '1,200.50', '1.20.000', '1.2000', '0.500'])(
  'the parser of whole amounts never reads %j as a whole amount',
  (typed) => expect(parseWholeAmount(typed)).toBe('not-whole'),
)

it.each(['', ' ', '-5', '1e3', 'abc', '12 5', '٣', '4-0', ','])(
  'the parser of whole amounts refuses %j as no amount',
  (typed) => expect(parseWholeAmount(typed)).toBeUndefined(),
)
