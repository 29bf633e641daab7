import { and, type SQL, sql } from '@dvaput/database/query'
import type { QueryRootSearchArgs } from '@shopify/hydrogen-react/storefront-api-types'
import { type ProductSource, toProductSource } from '../catalogue/product-loaders.ts'
import { listedProducts } from '../catalogue/visible.ts'
import { readPage } from '../graphql/connection.ts'
import type { StorefrontContext } from '../graphql/storefront-context.ts'
import { type Page, pages } from '../tables/content.table.ts'
import { products } from '../tables/products.table.ts'
import { countFacets } from './count-facets.ts'
import { countUpTo } from './count-up-to.ts'
import { groupFilters, ofProducts } from './filter-groups.ts'
import { listFoundProducts } from './list-matching-products.ts'
import { compileProductQuery } from './product-query.ts'
import { productSorts } from './product-sorts.ts'
import { type ReadSection, readSections } from './read-sections.ts'
import { degreesOfRelevance } from './relevance.ts'
import { isFoundPage, listFoundPages } from './search-pages.ts'
import { partsByAvailability } from './search-products.ts'
import { toFilters } from './to-filters.ts'
import { asResult, track } from './tracking-parameters.ts'
import { withWrittenOptions } from './translated-options.ts'
import { withLastAsPrefix } from './with-last-as-prefix.ts'

/** A search that finds more says as many. */
const maxCounted = 2_000
/** What a search finds lies far apart, so that each match is a page to read; a collection counts all of its members. */
const maxCountedForFilters = 5_000

type Found = ProductSource | (Page & { readonly __typename: 'Page' })

const asSources =
  (read: ReturnType<typeof listFoundProducts>): ReadSection<ProductSource> =>
  async (requested) =>
    (await read(requested)).map((row) => ({ ...row, node: toProductSource(row.node) }))

export const readSearch = async (args: QueryRootSearchArgs, context: StorefrontContext) => {
  const { shop, parts, language } = context
  const { database } = parts
  const page = readPage(args)
  const query = args.prefix === 'LAST' ? withLastAsPrefix(args.query) : args.query
  const types = args.types?.length ? args.types : (['PRODUCT', 'PAGE', 'ARTICLE'] as const)
  const groups = groupFilters(await withWrittenOptions(args.productFilters, context), shop.currency, ofProducts)
  const byAvailability = partsByAvailability(args.unavailableProducts)
  const matching = compileProductQuery(query, shop)
  const listed = and(listedProducts(shop.id), byAvailability.length === 1 ? byAvailability[0] : undefined)
  const sortKey = args.sortKey ?? 'RELEVANCE'
  const sort = productSorts[sortKey]
  const degrees = sortKey === 'RELEVANCE' ? degreesOfRelevance(query, matching) : [matching]
  const withProducts = types.includes('PRODUCT')
  // Product filters are about products: nothing else passes them.
  const withPages = types.includes('PAGE') && groups.size === 0
  const foundPages = isFoundPage(shop, query)
  const productParts = withProducts ? byAvailability.map((one) => degrees.map((degree) => and(one, degree))) : []
  const counts = new Map<SQL | undefined, number>()
  const sections: ReadSection<Found>[][] = [
    ...productParts.map((degreesOfPart) =>
      degreesOfPart.map((part) =>
        asSources(
          listFoundProducts(database, sort, and(listed, part, ...groups.values()), (count) => counts.set(part, count)),
        ),
      ),
    ),
    ...(withPages ? [[listFoundPages(database, foundPages)]] : []),
  ]
  const connection = await readSections(sections, { sort, reverse: Boolean(args.reverse), page })

  const countOf = (table: typeof products | typeof pages, where: SQL | undefined) =>
    database.inTransaction((tx) => countUpTo(tx, table, where, maxCounted))
  const nodes = track(connection.nodes, asResult())
  return {
    ...connection,
    nodes,
    edges: connection.edges.map((edge, index) => ({ ...edge, node: nodes[index] })),
    totalCount: async () => {
      // Reading the page may have counted them all, or as many as are counted at all.
      const known = [...counts.values()].reduce((sum, count) => sum + count, 0)
      const isKnown = known >= maxCounted || counts.size === productParts.flat().length
      const found = isKnown ? known : await countOf(products, and(listed, matching, ...groups.values()))
      return Math.min(maxCounted, found + (withPages ? await countOf(pages, foundPages) : 0))
    },
    productFilters: async () => {
      if (!withProducts) return []
      const counts = await countFacets(database, shop, {
        from: sql`${products}`,
        columns: ofProducts,
        where: and(listed, matching),
        groups,
        maxRows: maxCountedForFilters,
      })
      return toFilters(counts, shop, language)
    },
  }
}
