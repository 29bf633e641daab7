import { markets } from '@dvaput/domain/markets/markets'
import { describe, expect, it } from 'vitest'
import type { PageMatch } from './find-page.ts'
import { knownSearch } from './known-search.ts'

const page: PageMatch = {
  path: '/products',
  isData: false,
  pattern: '/products',
  access: { kind: 'shared', query: ['q', 'page'], lists: ['brand'] },
  routeIds: ['root', 'routes/products'],
}
const inEnglish = { market: markets.ba, language: 'en' } as const
const known = (search: string, match = page, locale: Parameters<typeof knownSearch>[2] = inEnglish) =>
  knownSearch(new URLSearchParams(search), match, locale)

it.each([
  ['', ''],
  ['?', ''],
  ['?utm_source=mail&fbclid=1', ''],
  ['?page=2&q=dell', '?q=dell&page=2'],
  ['?q=dell&utm_source=mail&page=2', '?q=dell&page=2'],
  ['?p%61ge=2', '?page=2'],
  ['?page=2&page=3', '?page=2'],
  ['?page=1', ''],
  ['?page=0002', '?page=2'],
  ['?page=10000', '?page=10000'],
  ['?page=10001', ''],
  ['?page=99999999999', ''],
  ['?page=-1&q=dell', '?q=dell'],
  ['?brand=Lenovo&page=2&brand=Dell', '?page=2&brand=Dell&brand=Lenovo'],
  ['?brand=Dell&brand=Lenovo&brand=Dell&page=2', '?page=2&brand=Dell&brand=Lenovo'],
  ['?brand=Dell%20EMC', '?brand=Dell+EMC'],
  ['?lang=en&page=2', '?page=2&lang=en'],
  ['?lang=en&lang=es', '?lang=en'],
  ['?lang=xx', ''],
  ['?lang=es', ''],
  ['?_routes=routes%2Fproducts', ''],
])('the cache key of the search %s is %s', (search, expected) => {
  expect(known(search)).toBe(expected)
})

it('the cache key of a page has no language where it is the market’s own', () => {
  expect(known('?lang=bcs', page, { market: markets.ba, language: 'bcs' })).toBe('')
  expect(known('?lang=bcs', page, { market: markets.cl, language: 'bcs' })).toBe('?lang=bcs')
})

describe('the cache key of a client navigation', () => {
  it.each([
    ['?_routes=routes%2Fproducts', '?_routes=routes%2Fproducts'],
    ['?_routes=routes/products,root', '?_routes=root%2Croutes%2Fproducts'],
    ['?_routes=routes/account', ''],
  ])('%s is %s', (search, expected) => {
    expect(known(search, { ...page, isData: true })).toBe(expected)
  })
})

it('the known search is nothing on a personal page, which has no cache key', () => {
  expect(known('?page=2', { ...page, access: { kind: 'personal', guard: 'anyone' } })).toBe('')
})
