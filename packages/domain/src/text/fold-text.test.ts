import fc from 'fast-check'
import { expect, it } from 'vitest'
import { foldText } from './fold-text.ts'

it.each([
  ['Sljedeći', 'sljedeci'],
  ['ČĆŽŠĐ čćžšđ', 'cczsd cczsd'],
  ['Envío, Ñuñoa, pingüino', 'envio, nunoa, pinguino'],
  ['c\u030caj', 'caj'],
  ['ThinkPad T14', 'thinkpad t14'],
])('the text %s is found as %s', (text, folded) => {
  expect(foldText(text)).toBe(folded)
})

it('a folded text is folded no further', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(foldText(foldText(text))).toBe(foldText(text))
    }),
  )
})

it('a folded word is found whichever way its accents are written', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(foldText(text.normalize('NFD'))).toBe(foldText(text.normalize('NFC')))
    }),
  )
})
