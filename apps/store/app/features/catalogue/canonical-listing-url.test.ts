import type { ListingFacet } from '@dvaput/backend/search/to-facets'
import { parseListingQuery } from '@dvaput/domain/catalogue/listings/listing-query'
import { expect, it } from 'vitest'
import { canonicalListingUrl } from './canonical-listing-url.ts'

const choice = (value: string, selected: boolean) => ({ value, count: 1, selected })
const brands = (...chosen: readonly string[]): readonly ListingFacet[] => [
  { name: 'brand', values: ['Lenovo', 'HP', 'Dell'].map((brand) => choice(brand, chosen.includes(brand))) },
]

const settle = (search: string, answer: { facets: readonly ListingFacet[]; pages: number }) => {
  const url = new URL(`http://localhost/products?${search}`)
  return canonicalListingUrl(url, '/products', parseListingQuery(url.searchParams), { ...answer, namedPrice: null })
}

it.each([
  ['brand=lenovo', brands('Lenovo'), 3, '/products?brand=Lenovo'],
  ['brand=LENOVO&brand=Lenovo&memory=16', brands('Lenovo'), 3, '/products?brand=Lenovo&memory=16'],
  ['brand=lenovo&page=9&sort=newest', brands('Lenovo'), 3, '/products?brand=Lenovo&sort=newest&page=3'],
  ['page=2', [], 0, '/products'],
  ['page=2&lang=en', [], 0, '/products?lang=en'],
  ['brand=hp&lang=es', brands('HP'), 1, '/products?brand=HP&lang=es'],
])('the listing URL %s is redirected to its canonical one', (search, facets, pages, address) => {
  expect(settle(search, { facets, pages })).toBe(address)
})

it.each([
  ['', brands(), 3],
  ['page=3&utm_source=x', brands(), 3],
  // In the order of the filters, not of the address.
  ['brand=HP&brand=Lenovo', brands('HP', 'Lenovo'), 1],
  ['brand=Nobody', [{ name: 'brand', values: [choice('Nobody', true)] } as const], 0],
  ['brand=Dell&memory=16', [], 1],
])('the listing URL %s is canonical and stays where it is', (search, facets, pages) => {
  expect(settle(search, { facets, pages })).toBeNull()
})

it.each([
  ['/search', 'laptop', 300, 500, '/search?query=laptop&min=300&max=500'],
  ['/products', 'laptop', null, 500, '/products?query=laptop&max=500'],
  ['/search', '', null, 500, '/products?max=500'],
])('a price that the text of %s names becomes a filter', (path, text, priceFrom, priceTo, address) => {
  const url = new URL(`http://localhost${path}?query=laptop+300+do+500`)
  const result = { facets: [], pages: 1, namedPrice: { text, priceFrom, priceTo } }
  expect(canonicalListingUrl(url, path, parseListingQuery(url.searchParams), result)).toBe(address)
})
