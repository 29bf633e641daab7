import { readLine } from '../catalogue/listing-facets.ts'
import { readPage } from '../catalogue/read-page.ts'
import { categoryOf, subcategoryOf } from './category-tree.ts'
import { type ImportedQuery, importedSorts } from './listing-query.ts'

const longestText = 200
const longestTag = 100

/** A subcategory decides its category; `todos` and unknown ones are none. */
const readCategories = (rawCategory: string | null, rawSubcategory: string | null) => {
  const subcategory = subcategoryOf(rawSubcategory)
  if (subcategory) return { category: subcategory.category, subcategory: subcategory.id }
  return { category: categoryOf(rawCategory)?.id ?? null, subcategory: null }
}

/** `URLSearchParams`, or anything that finds the first value of a name. */
type Parameters = { get(name: string): string | null }

/** A bad value is as good as none: a link that was cut or typed by hand still shows a listing. */
export const parseImportedQuery = (parameters: Parameters): ImportedQuery => ({
  ...readCategories(parameters.get('categoria'), parameters.get('subcategoria')),
  tag: readLine(parameters.get('tag') ?? '', longestTag),
  search: readLine(parameters.get('search') ?? '', longestText),
  sort: importedSorts.find((sort) => sort === parameters.get('sort')) ?? 'featured',
  page: readPage(parameters.get('page')),
})
