import { sql } from '@dvaput/database/query'

/** Columns that the database maintains and no code writes: see the migrations platform_rules and plain_names. */
export const productSearch = {
  /** Words of the title, in every language. */
  titleWords: sql.raw('products.title_words'),
  /** And of type, vendor and options. */
  headWords: sql.raw('products.head_words'),
  /** And all others of `toSearchText`. */
  words: sql.raw('products.search'),
  /** What the product can be filtered by, as ids of filter values. */
  facets: sql.raw('products.facets'),
  /** The same as facet codes, one character each. */
  facetCodes: sql.raw('products.facet_codes'),
  titleKey: sql.raw('products.title_key'),
}
