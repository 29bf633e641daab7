import fc from 'fast-check'
import { expect, it } from 'vitest'
import { deletionsOf, editDistance, maxEdits } from './edit-distance.ts'

it.each([
  ['lenovo', 'lenovo', 0],
  ['lenvo', 'lenovo', 1],
  ['lenoovo', 'lenovo', 1],
  ['lemovo', 'lenovo', 1],
  ['iphnoe', 'iphone', 1],
  ['elitbok', 'elitebook', 2],
  ['', 'abc', 3],
])('the search takes %s for %s with %i slips', (one, other, slips) => {
  expect(editDistance(one, other)).toBe(slips)
  expect(editDistance(other, one)).toBe(slips)
})

it('forgives short words and numbers nothing, long ones two slips', () => {
  expect(['ssd', '8350', 'dell', 'iphone', 'thinkpad'].map(maxEdits)).toEqual([0, 0, 1, 1, 2])
})

/** The same word with some letters left out, added or mistaken. */
const slipped = fc
  .tuple(
    fc.string({ unit: fc.constantFrom(...'abcdest'), minLength: 4, maxLength: 7 }),
    fc.array(fc.tuple(fc.nat({ max: 6 }), fc.constantFrom('x', 'y', ''), fc.boolean()), { maxLength: 2 }),
  )
  .map(([word, slips]) => ({
    word,
    wrong: slips.reduce(
      (text, [at, letter, adds]) => text.slice(0, at) + letter + text.slice(at + (adds ? 0 : 1)),
      word,
    ),
  }))

it('the search finds every word within two slips by what is left of both', () => {
  fc.assert(
    fc.property(slipped, ({ word, wrong }) => {
      fc.pre(wrong.length > 3 && wrong.length <= 7 && editDistance(word, wrong) <= 2)
      const left = new Set(deletionsOf(word))
      expect(deletionsOf(wrong).some((each) => left.has(each))).toBe(true)
    }),
  )
})
