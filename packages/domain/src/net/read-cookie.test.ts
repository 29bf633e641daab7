import { expect, it } from 'vitest'
import { readCookie } from './read-cookie.ts'

it.each([
  ['a=1; order=xyz', 'xyz'],
  ['order=first; order=second', 'first'],
  ['reorder=1; order = spaced ', 'spaced'],
  ['order', undefined],
  ['', undefined],
  [null, undefined],
])('the cookie header %j holds the cookie %j', (header, value) => {
  expect(readCookie(header, 'order')).toBe(value)
})
