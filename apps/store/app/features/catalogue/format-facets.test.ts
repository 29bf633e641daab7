import type { ListingFacet } from '@dvaput/backend/search/to-facets'
import type { FacetName } from '@dvaput/domain/catalogue/listings/listing-facets'
import type { Language } from '@dvaput/domain/text/language'
import { expect, it } from 'vitest'
import { formatFacets } from './format-facets.ts'

const chosen = (name: FacetName, value: string, label?: string): ListingFacet => ({
  name,
  values: [{ value, count: 3, selected: true, ...(label === undefined ? {} : { label }) }],
})

const wordsOf = async (facet: ListingFacet, language: Language) => {
  const [worded] = await formatFacets([facet], language)
  return worded?.values[0]?.label
}

it.each([
  ['type', 'laptop', 'en', 'Laptops'],
  ['condition', 'refurbished', 'es', 'Reacondicionado'],
  ['grade', 'a-plus', 'bcs', 'Klasa A+'],
  ['brand', 'Dell', 'bcs', 'Dell'],
  ['processor', 'Intel Core i5', 'es', 'Intel Core i5'],
  ['memory', '16', 'en', '16 GB'],
  ['storage', '512', 'en', '512 GB'],
  ['storage', '1000', 'en', '1 TB'],
  ['storage', '1024', 'en', '1024 GB'],
  ['storage', '1200', 'en', '1200 GB'],
  ['screen', '13.3', 'bcs', '13,3″'],
  ['screen', '13.3', 'en', '13.3″'],
  ['battery', '80', 'en', 'at least 80%'],
  ['keyboard', 'German', 'bcs', 'njemačka (QWERTZ)'],
  ['keyboard', 'Latin American', 'es', 'latinoamericana (QWERTY, Ñ)'],
  ['keyboard', 'Dvorak', 'en', 'Dvorak'],
  ['sim', '2 × nano-SIM + eSIM', 'bcs', '2 × nano-SIM + eSIM'],
] as const)('the facet %s %s is called in %s: %s', async (name, value, language, words) =>
  expect(await wordsOf(chosen(name, value), language)).toBe(words),
)

it('a kind that only the shop knows has the name the shop gave it', async () => {
  expect(await wordsOf(chosen('type', 'game-boy', 'Game Boy'), 'en')).toBe('Game Boy')
  expect(await wordsOf(chosen('type', 'game-boy'), 'en')).toBe('game-boy')
})

it.each([
  ['bcs', '16 GB (trenutno se ne primjenjuje)'],
  ['en', '16 GB (not applied right now)'],
  ['es', '16 GB (por ahora no se aplica)'],
] as const)('a choice that was not asked of the products says so: %s', async (language, words) =>
  expect(await wordsOf({ ...chosen('memory', '16'), isLeftOut: true }, language)).toBe(words),
)

it('a single value is offered only where it can be unchosen', async () => {
  const dell = { value: 'Dell', count: 3, selected: false }
  const hp = { ...dell, value: 'HP' }
  expect(await formatFacets([{ name: 'brand', values: [dell] }], 'en')).toEqual([])
  expect(await formatFacets([{ name: 'brand', values: [dell, hp] }], 'en')).toHaveLength(1)
  expect(await formatFacets([{ name: 'brand', values: [{ ...dell, selected: true }] }], 'en')).toHaveLength(1)
})
