import type { Currency } from '@dvaput/domain/money/money'
import { expect, it } from 'vitest'
import { narrowPrice } from './price-phrases.ts'
import { splitWords } from './split-words.ts'
import { takeStopWords } from './stop-words.ts'

it.each<[text: string, currency: Currency, from: number | null, to: number | null]>([
  ['laptop do 500 KM', 'BAM', null, 500],
  ['laptop ispod 1.500 maraka', 'BAM', null, 1_500],
  ['500 km laptop', 'BAM', null, 500],
  ['laptop under 499.99', 'BAM', null, 500],
  ['laptop manje od 700', 'BAM', null, 700],
  ['laptop od 300 do 500 KM', 'BAM', 300, 500],
  ['laptop preko 1000 KM', 'BAM', 1_000, null],
  ['laptop from 300 km up to 500 km', 'BAM', 300, 500],
  ['phone between 300 and 500', 'BAM', 300, 500],
  ['notebook hasta 300.000', 'CLP', null, 300_000],
  ['notebook menos de $300.000 pesos', 'CLP', null, 300_000],
  ['notebook 200 lucas', 'CLP', null, 200_000],
  ['celular entre 100 y 200 mil', 'CLP', 100_000, 200_000],
  // Not our money, so no bound of ours
  ['laptop do 500 eura', 'BAM', null, null],
  ['laptop do 500 KM', 'CLP', null, null],
  // Not a price
  ['switch od 8 do 24 porta', 'BAM', null, null],
  ['laptop od 2018 do 2021', 'BAM', null, null],
  ['laptop od 2020', 'BAM', null, null],
  ['disk od 500 do 1000 gb', 'BAM', null, null],
  ['monitor de 24 a 27', 'CLP', null, null],
  ['iphone 13 128', 'BAM', null, null],
])('%j in %s is %s to %s', (text, currency, from, to) => {
  const { price } = takeStopWords(splitWords(text), currency)
  expect([price?.from ?? null, price?.to ?? null]).toEqual([from, to])
})

it('never widens what was chosen', () => {
  const chosen = { priceFrom: 200, priceTo: 400 }
  expect(narrowPrice(chosen, { from: 100, to: 300 })).toEqual({ priceFrom: 200, priceTo: 300 })
  expect(narrowPrice(chosen, { from: null, to: 900 })).toEqual(chosen)
  expect(narrowPrice({ priceFrom: null, priceTo: null }, { from: null, to: 900 })).toEqual({
    priceFrom: null,
    priceTo: 900,
  })
  expect(narrowPrice(chosen, null)).toBe(chosen)
})
