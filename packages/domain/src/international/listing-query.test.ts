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
    'search=%00+%09',
  ])('shows everything for %j', (text) => {
    expect(parse(text)).toEqual(emptyImportedQuery)
  })

  it('lets the subcategory decide the category', () => {
    expect(parse('categoria=desktop&subcategoria=ipad').category).toBe('apple')
  })

  it.each<ImportedQuery>([
    emptyImportedQuery,
    { ...emptyImportedQuery, category: 'apple', subcategory: 'ipad', tag: 'ipados', page: 2 },
    { ...emptyImportedQuery, search: 'wi-fi & más', sort: 'name' },
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
