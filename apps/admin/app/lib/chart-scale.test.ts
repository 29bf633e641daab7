import { expect, it } from 'vitest'
import { scaleTop, scaleValues } from './chart-scale.ts'

it.each([
  [0, 1],
  [-5, 1],
  [1, 1],
  [3, 4],
  [7, 8],
  [10, 10],
  [11, 20],
  [101, 200],
  [2_300, 2_500],
  [123_456, 200_000],
])('above %i the scale ends at %i', (highest, top) => expect(scaleTop(highest)).toBe(top))

it('the scale of a chart names the middle where there is one', () => {
  expect(scaleValues(200)).toEqual([200, 100, 0])
  expect(scaleValues(1)).toEqual([1, 0])
})
