import { describe, expect, it } from 'vitest'
import {
  changeImportedQuery,
  emptyImportedQuery,
  formatImportedQuery,
  type ImportedQuery,
  importedSorts,
} from './listing-query.ts'
import { parseImportedQuery } from './parse-imported-query.ts'

const parse = (text: string) => parseImportedQuery(new URLSearchParams(text))

describe('the query of the international listing', () => {
  it('reads categoria, subcategoria, tag and page, beside search and sort [ROUTE-10]', () => {
    expect(parse('categoria=apple&tag=macbook&page=3&search=m1+pro&sort=price-desc')).toEqual({
      category: 'apple',
      subcategory: null,
      tag: 'macbook',
      search: 'm1 pro',
      conditions: [],
      priceFrom: null,
      priceTo: null,
      withWarnings: false,
      sort: 'price-desc',
      page: 3,
    })
    expect(parse('subcategoria=ipad')).toMatchObject({ category: 'apple', subcategory: 'ipad' })
  })

  it('has the five sorts of the specification', () => {
    expect(importedSorts.map((sort) => parse(`sort=${sort}`).sort)).toEqual([
      'featured',
      'newest',
      'price-asc',
      'price-desc',
      'name',
    ])
  })

  it.each([
    '',
    'categoria=todos',
    'categoria=nope&subcategoria=nope',
    'page=0',
    'page=-1',
    'page=1e3',
    'page=99999',
    'sort=random',
    'condition=broken&min=cheap&max=-5&warnings=yes',
    'search=%00+%09',
  ])('shows everything for %j', (text) => {
    expect(parse(text)).toEqual(emptyImportedQuery)
  })

  it('puts a price range in order', () => {
    expect(parse('min=300&max=200')).toMatchObject({ priceFrom: 200, priceTo: 300 })
    // Without scripts a form sends what was typed.
    expect(parse('min=90.000&max=$200.000')).toMatchObject({ priceFrom: 90_000, priceTo: 200_000 })
  })

  it('lets the subcategory decide the category', () => {
    expect(parse('categoria=desktop&subcategoria=ipad').category).toBe('apple')
  })

  it.each<ImportedQuery>([
    emptyImportedQuery,
    { ...emptyImportedQuery, category: 'apple', subcategory: 'ipad', tag: 'ipados', page: 2 },
    { ...emptyImportedQuery, search: 'wi-fi & más', sort: 'name' },
    {
      ...emptyImportedQuery,
      conditions: ['new', 'used-good'],
      priceFrom: 100_000,
      priceTo: 250_000,
      withWarnings: true,
    },
  ])('comes back as it was written', (query) => {
    expect(parse(formatImportedQuery(query))).toEqual(query)
  })

  it('goes to page 1 when the category or the search changes', () => {
    const query = { ...emptyImportedQuery, page: 7 }
    expect(changeImportedQuery(query, { category: 'apple' }).page).toBe(1)
    expect(changeImportedQuery(query, { search: 'x' }).page).toBe(1)
    expect(changeImportedQuery(query, { page: 8 }).page).toBe(8)
  })
})
