import { type Currency, unitOf } from '../../money/money.ts'
import { type FacetName, type FacetValues, facetNames, readFacet, readLine } from './listing-facets.ts'
import { parseAmount } from './parse-amount.ts'
import { readPage } from './read-page.ts'

// What the select offers, in its order. // LIST-03
export const listingSorts = ['featured', 'newest', 'price-asc', 'price-desc'] as const
export type ListingSort = (typeof listingSorts)[number]

/** Everything a shopper can choose in a listing or a search; the address holds all of it. */
export type ListingQuery = {
  readonly text: string
  readonly sort: ListingSort
  readonly page: number
  /** In whole units of the listing's currency. */
  readonly priceFrom: number | null
  readonly priceTo: number | null
  /** Also what does not work, is for parts or is locked. // divergences D-27 */
  readonly withWarnings: boolean
  readonly facets: FacetValues
}

/** Every URL parameter that is read here, in the order in which a URL has them. */
export const listingParameters = {
  query: ['query', 'q', 'min', 'max', 'warnings', 'sort', 'page'],
  lists: facetNames,
} as const

const maxTextLength = 200
/** Of an address that somebody made up, no more is read. */
const maxParameters = 300

const emptyFacets = Object.fromEntries(facetNames.map((name) => [name, []])) as unknown as FacetValues

export const emptyListingQuery: ListingQuery = {
  text: '',
  sort: 'featured',
  page: 1,
  priceFrom: null,
  priceTo: null,
  withWarnings: false,
  facets: emptyFacets,
}

/** `URLSearchParams`, or anything that lists names and values. */
type Parameters = Iterable<readonly [name: string, value: string]>

const collect = (parameters: Parameters): ReadonlyMap<string, readonly string[]> => {
  const valuesByName = new Map<string, string[]>()
  let count = 0
  for (const [name, value] of parameters) {
    count += 1
    if (count > maxParameters) break
    const values = valuesByName.get(name)
    if (values) values.push(value)
    else valuesByName.set(name, [value])
  }
  return valuesByName
}

const readText = (raw: string | undefined): string => readLine(raw ?? '', maxTextLength)

/** Also as somebody types it: without scripts the form sends it so. */
const readAmount = (raw: string | undefined): number | null => parseAmount(raw ?? '') ?? null

const inOrder = (from: number | null, to: number | null) =>
  from !== null && to !== null && from > to ? { priceFrom: to, priceTo: from } : { priceFrom: from, priceTo: to }

/** A bad value is as good as none: a link that was cut or typed by hand still shows a listing. */
export const parseListingQuery = (parameters: Parameters): ListingQuery => {
  const given = collect(parameters)
  const first = (name: string) => given.get(name)?.[0]
  return {
    // Both are read, and `query` wins. // divergences C-10
    text: readText(first('query')) || readText(first('q')),
    sort: listingSorts.find((sort) => sort === first('sort')) ?? 'featured',
    page: readPage(first('page')),
    ...inOrder(readAmount(first('min')), readAmount(first('max'))),
    withWarnings: first('warnings') === '1',
    facets: Object.fromEntries(
      facetNames.map((name) => [name, readFacet(name, given.get(name) ?? [])]),
    ) as unknown as FacetValues,
  }
}

const encode = (text: string): string => encodeURIComponent(text).replaceAll('%20', '+')

/** Without the question mark; empty where nothing was chosen. The same choices always give the same text. */
export const formatListingQuery = (query: ListingQuery): string => {
  const { text, sort, page, priceFrom, priceTo, withWarnings, facets } = query
  const pairs: (readonly [string, string])[] = [
    ...(text === '' ? [] : [['query', text] as const]),
    ...facetNames.flatMap((name) => facets[name].map((value) => [name, value] as const)),
    ...(priceFrom === null ? [] : [['min', String(priceFrom)] as const]),
    ...(priceTo === null ? [] : [['max', String(priceTo)] as const]),
    ...(withWarnings ? [['warnings', '1'] as const] : []),
    ...(sort === 'featured' ? [] : [['sort', sort] as const]),
    ...(page === 1 ? [] : [['page', String(page)] as const]),
  ]
  return pairs.map(([name, value]) => `${name}=${encode(value)}`).join('&')
}

/** Whatever else is changed, the shopper starts again at page 1. // INTL-13, INTL-14 */
export const changeListingQuery = (query: ListingQuery, change: Partial<ListingQuery>): ListingQuery => ({
  ...query,
  page: 1,
  ...change,
})

export const toggleFacet = (query: ListingQuery, name: FacetName, value: string): ListingQuery => {
  const [toggled] = readFacet(name, [value])
  if (toggled === undefined) return query
  const chosen = query.facets[name]
  const values = chosen.includes(toggled) ? chosen.filter((other) => other !== toggled) : [toggled, ...chosen]
  return changeListingQuery(query, { facets: { ...query.facets, [name]: readFacet(name, values) } })
}

/** `Clear all filters`: the order stays. */
export const clearFilters = ({ sort }: ListingQuery): ListingQuery => ({ ...emptyListingQuery, sort })

/** The number on the filter button. A price range is one. */
export const countFilters = ({ text, priceFrom, priceTo, withWarnings, facets }: ListingQuery): number =>
  (text === '' ? 0 : 1) +
  (priceFrom === null && priceTo === null ? 0 : 1) +
  (withWarnings ? 1 : 0) +
  facetNames.reduce((sum, name) => sum + facets[name].length, 0)

/** The range as prices are kept, both ends included. */
export const priceRangeMinor = ({ priceFrom, priceTo }: ListingQuery, currency: Currency) => {
  const unit = unitOf(currency)
  return {
    from: priceFrom === null ? null : priceFrom * unit,
    to: priceTo === null ? null : priceTo * unit,
  }
}
