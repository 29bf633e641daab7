import { expect, it } from 'vitest'
import { formatTypedRate, parseRate } from './parse-rate.ts'

it.each([
  ['560', '560'],
  ['948,20', '948.20'],
  ['948.20', '948.20'],
  ['1.200,5', '1200.5'],
  ['1,200.5', '1200.5'],
  ['1 200', '1200'],
  ['1 200,5', '1200.5'],
  ['0,560', '0.560'],
  ['1.2000', '1.2000'],
  ['12.345,125', '12345.125'],
])('the typed exchange rate %s is read as %s', (typed, rate) => expect(parseRate(typed)).toEqual({ rate }))

it.each(['1.200', '1,200', '948.205'])('does not guess what %s is', (typed) =>
  expect(parseRate(typed)).toBe('two-ways'),
)

it.each(['', '0', '-5', '1.2.3', '1,200,5', 'a', '1.200.000.000', '5,1234567'])('%s is no rate', (typed) =>
  expect(parseRate(typed)).toBe('not-a-rate'),
)

it.each(['560', '560.125', '0.125', '948.2'])('reads %s again as it was shown', (rate) => {
  const again = parseRate(formatTypedRate(rate))
  expect(typeof again === 'string' ? again : Number(again.rate)).toBe(Number(rate))
})
