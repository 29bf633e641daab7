import type { Currency } from '@dvaput/domain/money/money'
import { expect, it } from 'vitest'
import { narrowPrice } from './price-phrases.ts'
import { readSearchText } from './read-search-text.ts'
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
  // As a range
  ['laptop 300-500 KM', 'BAM', 300, 500],
  ['laptop 300 – 500', 'BAM', 300, 500],
  ['laptop između 300 i 500', 'BAM', 300, 500],
  ['laptop 400 do 600 maraka', 'BAM', 400, 600],
  ['notebook 200-300 lucas', 'CLP', 200_000, 300_000],
  ['notebook $200.000 - $300.000', 'CLP', 200_000, 300_000],
  ['notebook entre cien y doscientos mil', 'CLP', 100_000, 200_000],
  ['laptop between five hundred and a thousand km', 'BAM', 500, 1_000],
  // At most
  ['notebook bajo 300.000', 'CLP', null, 300_000],
  ['notebook bajo los 300 mil', 'CLP', null, 300_000],
  ['notebook bajo 300', 'CLP', null, 300_000],
  ['notebook 300k', 'CLP', null, 300_000],
  ['celular por debajo de 150 lucas', 'CLP', null, 150_000],
  ['laptop ne skuplje od 800', 'BAM', null, 800],
  ['laptop budžet 700', 'BAM', null, 700],
  ['laptop no more than 600', 'BAM', null, 600],
  ['laptop 500 KM max', 'BAM', null, 500],
  ['laptop 500KM', 'BAM', null, 500],
  // At least
  ['laptop preko 1000', 'BAM', 1_000, null],
  ['laptop od 500', 'BAM', 500, null],
  ['laptop iznad 700 KM', 'BAM', 700, null],
  ['laptop over 900', 'BAM', 900, null],
  ['laptop 1000 KM i više', 'BAM', 1_000, null],
  ['notebook sobre 300 mil', 'CLP', 300_000, null],
  ['notebook desde 200.000', 'CLP', 200_000, null],
  // Around
  ['laptop oko 500 KM', 'BAM', 400, 600],
  ['laptop around 1000', 'BAM', 800, 1_200],
  ['notebook alrededor de 300 mil', 'CLP', 240_000, 360_000],
  // In words
  ['laptop do petsto maraka', 'BAM', null, 500],
  ['laptop ispod hiljadu', 'BAM', null, 1_000],
  ['laptop do hiljadu i petsto KM', 'BAM', null, 1_500],
  ['laptop oko dvije hiljade', 'BAM', 1_600, 2_400],
  ['laptop under a thousand', 'BAM', null, 1_000],
  ['laptop under one thousand', 'BAM', null, 1_000],
  ['notebook hasta medio millón', 'CLP', null, 500_000],
  ['notebook menos de quinientos mil pesos', 'CLP', null, 500_000],
  ['notebook hasta un palo', 'CLP', null, 1_000_000],
  // However thousands are parted
  ['laptop do 1.000,00 KM', 'BAM', null, 1_000],
  ['laptop do 1,000', 'BAM', null, 1_000],
  ['laptop do 1.000', 'BAM', null, 1_000],
  ['laptop do 499,90 KM', 'BAM', null, 500],
  // Not our money, so no bound of ours
  ['laptop do 500€', 'BAM', null, null],
  ['laptop do 500 eura', 'BAM', null, null],
  ['laptop do 500 KM', 'CLP', null, null],
  // Not a price
  ['switch od 8 do 24 porta', 'BAM', null, null],
  ['laptop od 2018 do 2021', 'BAM', null, null],
  ['laptop od 2020', 'BAM', null, null],
  ['disk od 500 do 1000 gb', 'BAM', null, null],
  ['monitor de 24 a 27', 'CLP', null, null],
  ['iphone 13 128', 'BAM', null, null],
  ['ssd 256-512', 'BAM', null, null],
  ['monitor 4k', 'CLP', null, null],
  ['i5-8350u', 'BAM', null, null],
  ['laptop 2018-2021', 'BAM', null, null],
  ['galaxy a 52', 'CLP', null, null],
])('%j in %s is %s to %s', (text, currency, from, to) => {
  const { price } = takeStopWords(readSearchText(text), currency)
  expect([price?.from ?? null, price?.to ?? null]).toEqual([from, to])
})

it('a price in the text never widens a price range that was chosen', () => {
  const chosen = { priceFrom: 200, priceTo: 400 }
  expect(narrowPrice(chosen, { from: 100, to: 300 })).toEqual({ priceFrom: 200, priceTo: 300 })
  expect(narrowPrice(chosen, { from: null, to: 900 })).toEqual(chosen)
  expect(narrowPrice({ priceFrom: null, priceTo: null }, { from: null, to: 900 })).toEqual({
    priceFrom: null,
    priceTo: 900,
  })
  expect(narrowPrice(chosen, null)).toBe(chosen)
})
