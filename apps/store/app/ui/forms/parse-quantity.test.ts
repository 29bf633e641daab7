import { expect, it } from 'vitest'
import { clampQuantity } from './clamp-quantity.ts'
import { parseQuantity } from './parse-quantity.ts'

const before = 2
const take = (typed: string) => clampQuantity(parseQuantity(typed), { min: 1, max: 7 }, before)

it.each([
  ['5', 5],
  [' 05 ', 5],
  ['0', 1],
  ['15', 7],
  ['9'.repeat(400), 7],
])('a typed %j is taken as %j', (typed, quantity) => expect(take(typed)).toBe(quantity))

it.each(['', ' ', '-3', '+3', '1.5', '2,0', '1e1', '0x5', 'abc', '1 2', 'Infinity'])(
  'a typed %j leaves the quantity as it was',
  (typed) => expect(take(typed)).toBe(before),
)
