import { readLine } from '../catalogue/listings/listing-facets.ts'
import { parseAmount } from '../catalogue/listings/parse-amount.ts'
import { readPage } from '../catalogue/listings/read-page.ts'
import { categoryOf, subcategoryOf } from './category-tree.ts'
import { importedConditions } from './imported-condition.ts'
import { type ImportedQuery, importedSorts } from './listing-query.ts'

const maxTextLength = 200
const maxTagLength = 100

/** A subcategory decides its category; `todos` and unknown ones are none. */
const readCategories = (rawCategory: string | null, rawSubcategory: string | null) => {
  const subcategory = subcategoryOf(rawSubcategory)
  if (subcategory) return { category: subcategory.category, subcategory: subcategory.id }
  return { category: categoryOf(rawCategory)?.id ?? null, subcategory: null }
}

/** `URLSearchParams`, or anything that finds the values of a name. */
type Parameters = { get(name: string): string | null; getAll(name: string): readonly string[] }

/** Also as somebody types it: without scripts the form sends it so. */
const readAmount = (raw: string | null): number | null => parseAmount(raw ?? '') ?? null

/** In order, whichever way round they were typed. */
const readPrices = (from: number | null, to: number | null) =>
  from !== null && to !== null && from > to ? { priceFrom: to, priceTo: from } : { priceFrom: from, priceTo: to }

/** A bad value is as good as none: a link that was cut or typed by hand still shows a listing. */
export const parseImportedQuery = (parameters: Parameters): ImportedQuery => ({
  ...readCategories(parameters.get('categoria'), parameters.get('subcategoria')),
  tag: readLine(parameters.get('tag') ?? '', maxTagLength),
  search: readLine(parameters.get('search') ?? '', maxTextLength),
  conditions: importedConditions.filter((condition) => parameters.getAll('condition').includes(condition)),
  ...readPrices(readAmount(parameters.get('min')), readAmount(parameters.get('max'))),
  withWarnings: parameters.get('warnings') === '1',
  sort: importedSorts.find((sort) => sort === parameters.get('sort')) ?? 'featured',
  page: readPage(parameters.get('page')),
})
