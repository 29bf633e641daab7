import { expect, it } from 'vitest'
import { toPlainText, truncate } from './plain-text.ts'

it('the plain text of a description with tags is one line', () => {
  expect(toPlainText('<p>A &amp; B</p>\n<ul><li>1&nbsp;TB</li><li>&#269;ip &#x161;</li></ul>')).toBe('A & B 1 TB čip š')
  expect(toPlainText('<style>p { color: red }</style>a<script>alert(1)</script >b')).toBe('a b')
  expect(toPlainText('&unknown; &#0; &#99999999;')).toBe('&unknown; &#0; &#99999999;')
})

it.each([
  ['short', 10, 'short'],
  ['a longer text', 8, 'a lon...'],
  ['a longer text', 2, '..'],
  ['a longer text', -5, ''],
  ['ab😀cdef', 6, 'ab...'],
])('the plain text of %s is cut at %i characters', (text, length, cut) => {
  expect(truncate(text, length)).toBe(cut)
})
