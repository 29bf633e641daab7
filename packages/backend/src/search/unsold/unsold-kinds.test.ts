import { productTypes } from '@dvaput/domain/catalogue/menus/subcategories'
import { toTypeSlug } from '@dvaput/domain/catalogue/menus/type-slug'
import { expect, it } from 'vitest'
import { neighbourMeanings } from '../words/neighbour-meanings.ts'
import { meaningsOf, toPhrases } from '../words/synonyms.ts'
import { unsoldKinds } from './unsold-kinds.ts'

const slugs = productTypes.map(toTypeSlug)
const ids = unsoldKinds.map(({ id }) => id)

it('the list of kinds that the shop does not sell has some sixty kinds that a shop is asked for, each by a name in every language', () => {
  expect(unsoldKinds.length).toBeGreaterThan(55)
  expect(new Set(ids).size).toBe(ids.length)
  for (const { names, words } of unsoldKinds) {
    expect(Object.values(names).filter((name) => name === '')).toEqual([])
    expect(words.split(', ').length).toBeGreaterThan(2)
  }
})

it('the list of kinds that the shop does not sell takes no word away from a product type, and none from another kind', () => {
  const taken = [true, false].flatMap((tagListings) =>
    unsoldKinds.flatMap(({ id, words }) =>
      toPhrases(words)
        .filter((phrase) => meaningsOf({ tagListings }).find(phrase.split(' '))?.unsold?.id !== id)
        .map((phrase) => `${id}: ${phrase}`),
    ),
  )
  expect(taken).toEqual([])
})

it('the search’s list of unsold kinds names product types and kinds that exist', () => {
  const named = unsoldKinds.flatMap(({ near, included }) => [...near, ...(included?.types ?? [])])
  const beside = neighbourMeanings.flatMap(({ beside: types, means }) =>
    'type' in means ? [...types, means.type] : types,
  )
  for (const slug of [...named, ...beside]) expect(slugs).toContain(slug)
  for (const { means } of neighbourMeanings) if ('unsold' in means) expect(ids).toContain(means.unsold)
})
