import type { CategoryId } from './category-tree.ts'
import type { ImportedCondition } from './imported-condition.ts'

// What the select offers, in its order. // INTL-02
export const importedSorts = ['featured', 'newest', 'price-asc', 'price-desc', 'name'] as const
export type ImportedSort = (typeof importedSorts)[number]

export const importedPageSize = 48 // INTL-11

/** Everything a shopper can choose in the international listing; the URL holds all of it. */
export type ImportedQuery = {
  readonly category: CategoryId | null
  readonly subcategory: string | null
  readonly tag: string
  readonly search: string
  readonly conditions: readonly ImportedCondition[]
  /** In whole pesos, both ends included. */
  readonly priceFrom: number | null
  readonly priceTo: number | null
  /** Also what does not work, is for parts or is locked. // divergences D-27 */
  readonly withWarnings: boolean
  readonly sort: ImportedSort
  readonly page: number
}

export const emptyImportedQuery: ImportedQuery = {
  category: null,
  subcategory: null,
  tag: '',
  search: '',
  conditions: [],
  priceFrom: null,
  priceTo: null,
  withWarnings: false,
  sort: 'featured',
  page: 1,
}

/** The parameters of the URL that are read here. // ROUTE-10 */
export const importedParameters = {
  query: ['categoria', 'subcategoria', 'tag', 'search', 'min', 'max', 'warnings', 'sort', 'page'],
  lists: ['condition'],
} as const

const encode = (text: string): string => encodeURIComponent(text).replaceAll('%20', '+')

const toText = (amount: number | null): string => (amount === null ? '' : String(amount))

/** Without the question mark; empty where nothing was chosen. */
export const formatImportedQuery = (query: ImportedQuery): string => {
  const values: Record<(typeof importedParameters.query)[number], string> = {
    categoria: query.category ?? '',
    subcategoria: query.subcategory ?? '',
    tag: query.tag,
    search: query.search,
    min: toText(query.priceFrom),
    max: toText(query.priceTo),
    warnings: query.withWarnings ? '1' : '',
    sort: query.sort === 'featured' ? '' : query.sort,
    page: query.page === 1 ? '' : String(query.page),
  }
  return [
    ...importedParameters.query.flatMap((name) => (values[name] === '' ? [] : [`${name}=${encode(values[name])}`])),
    ...query.conditions.map((condition) => `condition=${condition}`),
  ].join('&')
}

/** Without the filters; category, search and order stay. */
export const clearImportedFilters = (query: ImportedQuery): ImportedQuery => ({
  ...query,
  ...{ conditions: [], priceFrom: null, priceTo: null, withWarnings: false, page: 1 },
})

/** The number on the filters. A price range is one. */
export const countImportedFilters = ({ conditions, priceFrom, priceTo, withWarnings }: ImportedQuery): number =>
  conditions.length + (priceFrom === null && priceTo === null ? 0 : 1) + (withWarnings ? 1 : 0)

/** Whatever else is changed, the shopper starts again at page 1. // INTL-13, INTL-14 */
export const changeImportedQuery = (query: ImportedQuery, change: Partial<ImportedQuery>): ImportedQuery => ({
  ...query,
  page: 1,
  ...change,
})
