import fc from 'fast-check'
import { expect, it } from 'vitest'
import { readXml } from '../../../../../tests/support/requests/read-xml.ts'
import { escapeXml, textElement, xmlHead } from './xml.ts'

const anySign = fc.string({ unit: 'binary', minLength: 1, maxLength: 1 })
const awkward = fc.constantFrom('&', '<', '>', '"', "'", ';', ']', '\u0000', '\u0085', '\ufffe', '\ud83d', '\n')

it('the XML writer writes whatever a shop may have typed so that a strict reader takes it, and loses no letter', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.oneof(awkward, anySign), maxLength: 40 }), (text) => {
      const read = readXml(`${xmlHead}<a b="${escapeXml(text)}">${escapeXml(text)}</a>`)
      const expected = text.toWellFormed().replaceAll(/(?![\t\n\r])[\p{Cc}\ufffe\uffff]/gu, '')
      expect(read.text).toBe(expected)
      expect(read.attributes.b).toBe(expected)
    }),
  )
})

it.each(['', null, undefined])('the XML writer writes no element for %j', (text) =>
  expect(textElement('a', text)).toBe(''),
)

it.each([
  ['a bare ampersand', '<a>x & y</a>'],
  ['an entity of HTML', '<a>&nbsp;</a>'],
  ['a bare sign', '<a>x < y</a>'],
  ['elements that cross', '<a><b></a></b>'],
  ['an element that is not closed', '<a><b></a>'],
  ['a second root', '<a/><b/>'],
  ['a prefix nobody declared', '<g:a/>'],
  ['a control sign', '<a>\u0001</a>'],
  ['half a letter', '<a>\ud800</a>'],
  ['nothing', ''],
])('the reader of these tests refuses %s', (_, document) => expect(() => readXml(xmlHead + document)).toThrow())
