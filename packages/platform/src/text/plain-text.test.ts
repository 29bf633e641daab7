import { expect, it } from 'vitest'
import { toPlainText, truncate } from './plain-text.ts'

it('makes one line of a text with tags', () => {
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
])('cuts %s at %i', (text, length, cut) => {
  expect(truncate(text, length)).toBe(cut)
})
