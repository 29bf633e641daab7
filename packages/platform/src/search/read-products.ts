import { and } from '@dvaput/database/query'
import type { QueryRootProductsArgs } from '@shopify/hydrogen-react/storefront-api-types'
import { toProductSource } from '../catalogue/product-loaders.ts'
import { listedProducts } from '../catalogue/visible.ts'
import { readPage } from '../graphql/connection.ts'
import type { StorefrontContext } from '../graphql/storefront-context.ts'
import { listFoundProducts } from './list-matching-products.ts'
import { listProducts } from './list-products.ts'
import { compileProductQuery } from './product-query.ts'
import { productSorts } from './product-sorts.ts'
import { readSections } from './read-sections.ts'
import { degreesOfRelevance } from './relevance.ts'

/** `QueryRoot.products`. Filters with counts belong to collections and search; here the hosted platform lists none. */
export const readProducts = async (args: QueryRootProductsArgs, { shop, parts }: StorefrontContext) => {
  const sortKey = args.sortKey ?? 'ID'
  const sort = productSorts[sortKey]
  const matching = compileProductQuery(args.query, shop)
  const degrees = sortKey === 'RELEVANCE' && args.query ? degreesOfRelevance(args.query, matching) : [matching]
  const list = matching ? listFoundProducts : listProducts
  const sections = degrees.map((degree) => list(parts.database, sort, and(listedProducts(shop.id), degree)))
  const { edges, pageInfo } = await readSections([sections], {
    sort,
    reverse: Boolean(args.reverse),
    page: readPage(args),
  })
  const sources = edges.map(({ cursor, node }) => ({ cursor, node: toProductSource(node) }))
  return { edges: sources, nodes: sources.map(({ node }) => node), pageInfo, filters: [] }
}
