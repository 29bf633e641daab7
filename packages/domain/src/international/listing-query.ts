import type { CategoryId } from './category-tree.ts'

// spec §2 International listing
export const importedSorts = ['featured', 'newest', 'price-asc', 'price-desc', 'name'] as const
export type ImportedSort = (typeof importedSorts)[number]

export const importedPageSize = 48 // spec §9 Limits

/** Everything a shopper can choose in the international listing; the URL holds all of it. */
export type ImportedQuery = {
  readonly category: CategoryId | null
  readonly subcategory: string | null
  readonly tag: string
  readonly search: string
  readonly sort: ImportedSort
  readonly page: number
}

export const emptyImportedQuery: ImportedQuery = {
  category: null,
  subcategory: null,
  tag: '',
  search: '',
  sort: 'featured',
  page: 1,
}

/** The parameters of the URL that are read here. // spec §2 Route table */
export const importedParameters = ['categoria', 'subcategoria', 'tag', 'search', 'sort', 'page'] as const

const encode = (text: string): string => encodeURIComponent(text).replaceAll('%20', '+')

/** Without the question mark; empty where nothing was chosen. */
export const formatImportedQuery = ({ category, subcategory, tag, search, sort, page }: ImportedQuery): string => {
  const values: Record<(typeof importedParameters)[number], string> = {
    categoria: category ?? '',
    subcategoria: subcategory ?? '',
    tag,
    search,
    sort: sort === 'featured' ? '' : sort,
    page: page === 1 ? '' : String(page),
  }
  return importedParameters
    .flatMap((name) => (values[name] === '' ? [] : [`${name}=${encode(values[name])}`]))
    .join('&')
}

/** Whatever else is changed, the shopper starts again at page 1. // spec §4 Listing */
export const changeImportedQuery = (query: ImportedQuery, change: Partial<ImportedQuery>): ImportedQuery => ({
  ...query,
  page: 1,
  ...change,
})
