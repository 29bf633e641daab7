import type { SearchScope } from '@dvaput/backend/search/search-scope'
import { parseListingQuery } from '@dvaput/domain/catalogue/listings/listing-query'
import { markets } from '@dvaput/domain/markets/markets'
import type { BenchCatalogue } from './bench-catalogue.ts'

export type BenchQuery = {
  readonly name: string
  run(catalogue: BenchCatalogue, number: number): Promise<unknown>
}

const pick = <Item>(items: readonly Item[], number: number): Item => items[number % items.length] as Item
const locale = { market: markets.ba, language: 'bcs' } as const
const listingOf = (scope: SearchScope, parameters = '', text = '') => ({
  locale,
  scope,
  query: { ...parseListingQuery(new URLSearchParams(parameters)), text },
})

const all = { kind: 'all' } as const
const kinds = ['Laptop', 'Tablet', 'Printer']
const collections = kinds.map((kind) => ({ kind: 'collection', handle: kind.toLowerCase() }) as const)
const subcategories = kinds.map((kind) => ({ kind: 'types', types: [kind], collection: kind.toLowerCase() }) as const)
const sorts = ['featured', 'newest', 'price-asc', 'price-desc']
const filters = ['brand=Apple', 'memory=16&condition=used', 'grade=a&battery=90', 'min=300&max=900&storage=512']
/** From the many to the few, right and wrong, and two that no product has together. */
const texts = [
  'laptop',
  'thinkpad t14',
  'iphone 13',
  'portatil lenovo',
  'u2720q',
  'tihnkpad',
  '16gb 512ssd',
  'mobitel',
  'samsung laptop',
]
const beginnings = ['l', 'le', 'thinkp', 'iphone 1', 'macb', 'galxy', 'SKU-77', 'monit']

export const queries: readonly BenchQuery[] = [
  {
    name: 'listing of everything',
    run: ({ listing }, number) => listing.list(listingOf(all, `sort=${pick(sorts, number)}&page=${1 + (number % 5)}`)),
  },
  {
    name: 'listing of a collection',
    run: ({ listing }, number) => listing.list(listingOf(pick(collections, number), `sort=${pick(sorts, number)}`)),
  },
  {
    name: 'listing of a subcategory',
    run: ({ listing }, number) => listing.list(listingOf(pick(subcategories, number), `sort=${pick(sorts, number)}`)),
  },
  {
    name: 'everything, filtered',
    run: ({ listing }, number) => listing.list(listingOf(all, pick(filters, number))),
  },
  {
    name: 'a collection, filtered',
    run: ({ listing }, number) => listing.list(listingOf(pick(collections, number), pick(filters, number >> 1))),
  },
  {
    name: 'a subcategory, filtered',
    run: ({ listing }, number) => listing.list(listingOf(pick(subcategories, number), pick(filters, number >> 1))),
  },
  {
    name: 'search',
    run: ({ listing }, number) => listing.list(listingOf(all, '', pick(texts, number))),
  },
  {
    name: 'suggestions',
    run: ({ listing }, number) => listing.suggest(locale, pick(beginnings, number)),
  },
]
