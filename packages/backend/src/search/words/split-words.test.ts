import { toLexeme } from '@dvaput/domain/text/to-lexeme'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { splitCompounds, splitWords, toCode } from './split-words.ts'

it.each([
  ['Lenovo ThinkPad T480', 'lenovo thinkpad t480'],
  ['i5-8350U, 16 GB', 'i5 8350u 16gb'],
  ['512ssd', '512 ssd'],
  ['512GB SSD', '512gb ssd'],
  ['16gbram', '16gb ram'],
  ['1 TB', '1tb'],
  ['1024 GB', '1tb'],
  ['1000gb', '1tb'],
  ['2048GB', '2tb'],
  ['15,6"', '15.6in'],
  ['15.6 inch', '15.6in'],
  ['14 pulgadas', '14in'],
  ['27 inča', '27in'],
  ['14" 14″', '14in 14in'],
  ['Štampač, ratón & miš', 'stampac raton mis'],
  ['3,5 GHz', '3.5ghz'],
  ['', ''],
])('the search splits %j into %j', (text, words) => {
  expect(splitWords(text).join(' ')).toBe(words)
})

it('the search knows words that are written apart also as one', () => {
  expect(splitCompounds('Sony WH-1000XM4, Wi-Fi')).toEqual(['wh1000xm4', 'wifi'])
  expect(toCode(' LAP-1X9 kq2/1 ')).toBe('lap1x9kq21')
})

it('the search splits no text into something that a query could read as an operator', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
      for (const word of splitWords(text)) expect(word).toMatch(/^[\p{L}\p{N}.]{1,40}$/u)
    }),
  )
})

it.each([
  [['laptop', 'laptopi', 'laptopa', 'laptops', 'laptopima'], 'laptop'],
  [['impresora', 'impresoras'], 'impresor'],
  [['portatil', 'portatiles'], 'portatil'],
  [['tastatura', 'tastature', 'tastaturu'], 'tastatur'],
  [['disk', 'diskovi', 'diska'], 'disk'],
  [['t480s'], 't480s'],
  [['ssd'], 'ssd'],
])('the search gives the words %j one stem', (words, stem) => {
  expect(words.map(toLexeme)).toEqual(words.map(() => stem))
})
