import { and, eq, type SQL, sql } from '@dvaput/database/query'
import type { CollectionProductsArgs } from '@shopify/hydrogen-react/storefront-api-types'
import { type ProductSource, toProductSource } from '../catalogue/product-loaders.ts'
import { readPage } from '../graphql/connection.ts'
import { inOrder, isBeyond, keyAsText, type Position, readPosition, type Sort } from '../graphql/keyset.ts'
import { defineLoader } from '../graphql/loader.ts'
import type { StorefrontContext } from '../graphql/storefront-context.ts'
import type { Collection } from '../tables/collections.table.ts'
import { collectionProducts } from '../tables/collections.table.ts'
import { products } from '../tables/products.table.ts'
import { countFacets } from './count-facets.ts'
import { groupFilters } from './filter-groups.ts'
import { productColumns } from './list-products.ts'
import { collectionSort } from './product-sorts.ts'
import { readMemberColumns } from './read-member-columns.ts'
import { isDescending, type Placed, toPlacedConnection } from './read-sections.ts'
import { toFilters } from './to-filters.ts'
import { withWrittenOptions } from './translated-options.ts'

type CollectionPageQuery = {
  readonly collectionId: number
  /** Equal for collections with the same arguments, whose pages are then read in one statement. */
  readonly alike: string
  readonly sort: Sort
  readonly descending: boolean
  readonly beyond: Position | undefined
  readonly limit: number
  readonly where: SQL | undefined
}

/** Counts are exact up to here: as many as the largest shop has. */
const maxMembers = 100_000

const members = sql`${collectionProducts} AS member`
const isListed = sql`member.listed_from <= (SELECT app_now())`

const readAlike = async ({ parts }: StorefrontContext, queries: readonly CollectionPageQuery[]) => {
  const [first] = queries
  if (!first) return []
  const { sort, descending, beyond, limit, where } = first
  const ids = sql`${sql.param(queries.map(({ collectionId }) => collectionId))}::bigint[]`
  // Of one collection the planner knows the size, of `requested.id` only an average one's.
  const ofCollection =
    queries.length === 1 ? sql`member.collection_id = ${first.collectionId}` : sql`member.collection_id = requested.id`
  const condition = and(ofCollection, where, beyond && isBeyond(sort, beyond, descending))
  const rows = await parts.database.db
    .select({
      node: productColumns,
      key: sql<string>`page.key`,
      collectionId: sql<string>`page.collection_id`,
      place: sql<string>`page.place`,
    })
    .from(
      sql`(
        SELECT requested.id AS collection_id, found.*, row_number() OVER () AS place
        FROM unnest(${ids}) AS requested (id) CROSS JOIN LATERAL (
          SELECT member.product_id, ${keyAsText(sort)} AS key FROM ${members}
          WHERE ${condition} ORDER BY ${inOrder(sort, descending)} LIMIT ${limit}
        ) AS found
      ) AS page`,
    )
    .innerJoin(products, eq(products.id, sql`page.product_id`))
  rows.sort((one, other) => Number(one.place) - Number(other.place))
  const byCollection = Map.groupBy(rows, ({ collectionId }) => Number(collectionId))
  return queries.map((query) => ({
    query,
    rows: (byCollection.get(query.collectionId) ?? []).map(
      ({ node, key }): Placed<ProductSource> => ({ node: toProductSource(node), key, id: node.id }),
    ),
  }))
}

const pageOfCollection = defineLoader(async (context: StorefrontContext, queries: readonly CollectionPageQuery[]) => {
  const groups = [...Map.groupBy(queries, ({ alike }) => alike).values()]
  const results = new Map<CollectionPageQuery, readonly Placed<ProductSource>[]>()
  for (const group of groups) {
    // The same collection may be selected twice in one operation; the statement names it once.
    const once = [...new Map(group.map((query) => [query.collectionId, query])).values()]
    const found = new Map((await readAlike(context, once)).map(({ query, rows }) => [query.collectionId, rows]))
    for (const query of group) results.set(query, found.get(query.collectionId) ?? [])
  }
  return queries.map((query) => results.get(query) ?? [])
})

export const readCollectionProducts = async (
  collection: Collection,
  args: CollectionProductsArgs,
  context: StorefrontContext,
) => {
  const { shop, parts, language } = context
  const page = readPage(args)
  const sort = collectionSort(args.sortKey ?? 'COLLECTION_DEFAULT', collection.sortOrder)
  const order = { sort, reverse: Boolean(args.reverse), page }
  const requested = await withWrittenOptions(args.filters, context)
  const columns = await readMemberColumns(parts.database, shop, requested)
  const groups = groupFilters(requested, shop.currency, columns)
  const rows = await pageOfCollection(context).load({
    collectionId: collection.id,
    alike: JSON.stringify([args, sort.name]),
    sort,
    descending: isDescending(order),
    beyond: page.cursor === undefined ? undefined : readPosition(sort, page.cursor),
    limit: page.limit + 1,
    where: and(isListed, ...groups.values()),
  })
  const connection = toPlacedConnection(
    rows.map((row) => ({ ...row, section: 0 })),
    order,
  )
  const filters = async () => {
    const where = and(isListed, sql`member.collection_id = ${collection.id}`)
    return toFilters(
      await countFacets(parts.database, shop, { from: members, columns, where, groups, maxRows: maxMembers }),
      shop,
      language,
    )
  }
  return { ...connection, filters }
}
