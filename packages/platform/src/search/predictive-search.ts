import { and, desc, sql } from '@dvaput/database/query'
import type {
  PredictiveSearchType,
  QueryRootPredictiveSearchArgs,
  SearchableField,
} from '@shopify/hydrogen-react/storefront-api-types'
import { toCollectionSource } from '../catalogue/collections/collection-loaders.ts'
import { toProductSource } from '../catalogue/product-loaders.ts'
import { listedProducts, visibleCollections } from '../catalogue/visible.ts'
import { refuse } from '../graphql/refuse.ts'
import type { StorefrontContext } from '../graphql/storefront-context.ts'
import { wordsOf, wordsWithin } from '../query-syntax/query-conditions.ts'
import type { Term } from '../query-syntax/tokenise-query.ts'
import { collections } from '../tables/collections.table.ts'
import { toWords } from '../text/to-words.ts'
import { listFoundProducts } from './list-matching-products.ts'
import { productSearch } from './product-search-columns.ts'
import { productSorts } from './product-sorts.ts'
import { readSections } from './read-sections.ts'
import { degreesOfRelevance } from './relevance.ts'
import { isFoundPage, listFoundPages } from './search-pages.ts'
import { partsByAvailability } from './search-products.ts'
import { shareOutLimit } from './share-out-limit.ts'
import { suggestQueries } from './suggest-queries.ts'
import { asGuess, track } from './tracking-parameters.ts'
import { withLastAsPrefix } from './with-last-as-prefix.ts'

/** The smallest of the vectors that has what the field names. */
const vectors = {
  AUTHOR: 'titleWords',
  BODY: 'words',
  PRODUCT_TYPE: 'headWords',
  TAG: 'words',
  TITLE: 'titleWords',
  VARIANTS_BARCODE: 'words',
  VARIANTS_SKU: 'words',
  VARIANTS_TITLE: 'headWords',
  VENDOR: 'headWords',
} as const satisfies Record<SearchableField, keyof typeof productSearch>

const defaultFields: readonly SearchableField[] = ['TITLE', 'PRODUCT_TYPE', 'VARIANTS_TITLE', 'VENDOR']
const allTypes: readonly PredictiveSearchType[] = ['PRODUCT', 'COLLECTION', 'PAGE', 'ARTICLE', 'QUERY']
const largest = 10
/** Nobody types more before looking at what was found. */
const maxTypedLength = 500
const maxWords = 32

const asTyped = (query: string): Term => ({
  kind: 'term',
  field: undefined,
  comparator: '=',
  value: query,
  quoted: false,
  prefix: true,
})

const findProducts = async (query: string, args: QueryRootPredictiveSearchArgs, context: StorefrontContext) => {
  const { shop, parts } = context
  const fields = args.searchableFields?.length ? args.searchableFields : defaultFields
  const requested = new Set(fields.map((field) => vectors[field]))
  const widest = (['words', 'headWords', 'titleWords'] as const).find((name) => requested.has(name)) ?? 'titleWords'
  const matching = wordsOf(productSearch[widest])(asTyped(query))
  const degrees = degreesOfRelevance(`${query}*`, matching, args.query)
  const sort = productSorts.RELEVANCE
  const sections = partsByAvailability(args.unavailableProducts).map((part) =>
    degrees.map((degree) => listFoundProducts(parts.database, sort, and(listedProducts(shop.id), part, degree))),
  )
  const page = { limit: largest, backwards: false, cursor: undefined }
  return (await readSections(sections, { sort, reverse: false, page })).nodes.map(toProductSource)
}

const findCollections = async (query: string, { shop, parts }: StorefrontContext) => {
  const matches = wordsWithin(sql`${collections.title}`, sql`${collections.translations}::text`)
  const rows = await parts.database.db
    .select()
    .from(collections)
    .where(and(visibleCollections(shop.id), matches(asTyped(query))))
    .orderBy(desc(collections.updatedAt))
    .limit(largest)
  return rows.map(toCollectionSource)
}

const findPages = async (query: string, { shop, parts }: StorefrontContext) => {
  const read = listFoundPages(parts.database, isFoundPage(shop, withLastAsPrefix(query)))
  return (await read({ beyond: undefined, descending: false, limit: largest })).map(({ node }) => node)
}

export const readPredictiveSearch = async (args: QueryRootPredictiveSearchArgs, context: StorefrontContext) => {
  const limit = args.limit ?? largest
  if (limit < 1 || limit > largest) throw refuse('BAD_REQUEST', `limit must be between 1 and ${largest}`)
  const types = args.types?.length ? args.types : allTypes
  const words = toWords(args.query.slice(0, maxTypedLength)).slice(0, maxWords)
  const query = words.join(' ')
  const requested = (type: PredictiveSearchType) => words.length > 0 && types.includes(type)
  const needsProducts = requested('PRODUCT') || requested('QUERY')
  const [products, foundCollections, pages] = await Promise.all([
    needsProducts ? findProducts(query, args, context) : [],
    requested('COLLECTION') ? findCollections(query, context) : [],
    requested('PAGE') ? findPages(query, context) : [],
  ])
  const guess = asGuess(query)
  const found = {
    products: requested('PRODUCT') ? track(products, guess) : [],
    queries: requested('QUERY') ? suggestQueries(words, products, context.language) : [],
    collections: track(foundCollections, guess),
    pages: track(pages, guess),
    articles: [],
  }
  return shareOutLimit(found, limit, args.limitScope ?? 'ALL')
}
