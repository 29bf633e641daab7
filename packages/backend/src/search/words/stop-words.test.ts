import { expect, it } from 'vitest'
import { isPreferenceWord, takeStopWords } from './stop-words.ts'

it.each([
  ['laptop za posao', 'laptop for:posao', ''],
  ['cargador de notebook', 'cargador of:notebook', ''],
  ['laptop sa punjacem', 'laptop with:punjacem', ''],
  ['monitor bez postolja', 'monitor without:postolja', ''],
  ['imate li laptop', 'laptop', ''],
  ['looking for a laptop', 'laptop', ''],
  ['stampac u boji', 'stampac with:boji', ''],
  ['galaxy a 52', 'galaxy a 52', ''],
  ['estacion de trabajo', 'estacion of:trabajo', ''],
  ['laptop do 500 km', 'laptop', 'do 500 km'],
  ['500 km laptop', 'laptop', '500 km'],
  ['notebook menos de 200.000 pesos dell', 'notebook dell', 'menos de 200.000 pesos'],
  ['laptop up to 500', 'laptop', 'up to 500'],
  // Figures that are no price
  ['iphone 13 pro max 256', 'iphone 13 pro max 256', ''],
  ['switch hasta 24 puertos', 'switch 24 puertos', ''],
  ['disk do 500gb', 'disk 500gb', ''],
  ['latitude 7490', 'latitude 7490', ''],
  // Joined, and what only looks so
  ['dell or hp', 'dell or:hp', ''],
  ['mis i tastatura', 'mis and:tastatura', ''],
  ['core i 5', 'core i 5', ''],
  ['moto o', 'moto o', ''],
])('without its stop words the search %j is %j', (text, searched, priced) => {
  const words = text.split(' ')
  const taken = takeStopWords(words, 'BAM')
  expect(taken.searched.map(({ word, connective }) => (connective ? `${connective}:${word}` : word)).join(' ')).toBe(
    searched,
  )
  expect(taken.priced.map(({ from, to }) => words.slice(from, to).join(' ')).join(', ')).toBe(priced)
})

it('the search takes “cheap” and “mejor” for a preference and not for a product', () => {
  const words = ['jeftin', 'povoljan', 'cheap', 'barato', 'baratas', 'mejor', 'laptop', 'dell', 'bestway', 'goodram']
  expect(words.filter(isPreferenceWord)).toEqual(words.slice(0, 6))
})
