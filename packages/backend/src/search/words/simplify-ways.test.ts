import fc from 'fast-check'
import { expect, it } from 'vitest'
import { simplifyWays } from './simplify-ways.ts'

it('the simplified search expression drops repeated ways and those that a shorter one includes', () => {
  expect(
    simplifyWays([['ssd', 'disk'], ['ssd'], ['ssd'], ['unidad', 'ssd'], ['hard', 'disk'], ['disk', 'hard']]),
  ).toEqual([['ssd'], ['hard', 'disk']])
  expect(simplifyWays([])).toEqual([])
})

it('the simplified search expression finds what all the ways find', () => {
  const word = fc.constantFrom('a', 'b', 'c', 'd', '!e')
  const ways = fc.array(fc.array(word, { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 6 })
  const matches = (all: readonly (readonly string[])[], document: readonly string[]) =>
    all.some((way) => way.every((each) => document.includes(each)))
  fc.assert(
    fc.property(
      ways,
      fc.array(word),
      (all, document) => matches(simplifyWays(all), document) === matches(all, document),
    ),
  )
})
