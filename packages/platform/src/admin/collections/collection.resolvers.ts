import { and, eq, sql } from '@dvaput/database/query'
import { definitionOf, ruleDefinitions } from '../../catalogue/collections/rule-definitions.ts'
import type { PageArgs } from '../../graphql/connection.ts'
import { parseNumericGid, toGid } from '../../graphql/gid.ts'
import type { Sort } from '../../graphql/keyset.ts'
import { pictureUrl } from '../../pictures/picture-url.ts'
import { compileQuery } from '../../query-syntax/compile-query.ts'
import { idOf, textOf, timeOf, wordsWithin } from '../../query-syntax/query-conditions.ts'
import { adminCollectionSort } from '../../search/product-sorts.ts'
import {
  type Collection,
  type CollectionRule,
  collectionProducts,
  collections,
} from '../../tables/collections.table.ts'
import { products } from '../../tables/products.table.ts'
import { toPlainText, truncate } from '../../text/plain-text.ts'
import type { AdminContext, AdminResolvers } from '../admin-context.ts'
import { productCountOfCollection } from '../catalogue-loaders.ts'
import { metafieldFields } from '../metafields.ts'
import { readRows, sortBy } from '../read-rows.ts'
import { defineRowsOf } from '../read-rows-of.ts'

type Identifier = { id?: string | null; handle?: string | null }
type MembersArgs = PageArgs & { sortKey: Parameters<typeof adminCollectionSort>[0] }
type ListArgs = PageArgs & { query?: string | null; sortKey: keyof typeof sorts }

const id = sql`${collections.id}`
const sorts = {
  ID: sortBy('id', id, 'number', id),
  RELEVANCE: sortBy('id', id, 'number', id),
  TITLE: sortBy('title', sql`${collections.title}`, 'text', id),
  UPDATED_AT: sortBy('updated', sql`${collections.updatedAt}`, 'time', id),
} as const satisfies Record<string, Sort>

const queryFields = {
  words: wordsWithin(sql`${collections.title}`),
  fields: {
    handle: textOf(sql`${collections.handle}`),
    id: idOf(id),
    title: wordsWithin(sql`${collections.title}`),
    updated_at: timeOf(sql`${collections.updatedAt}`),
  },
}

const productsOfCollection = defineRowsOf(
  products,
  (parentId) => sql`${products.id} IN (
    SELECT ${collectionProducts.productId} FROM ${collectionProducts}
    WHERE ${collectionProducts.collectionId} = ${parentId})`,
)

const one = async ({ db, shop }: AdminContext, { id: gid, handle }: Identifier) => {
  const collectionId = gid == null ? undefined : parseNumericGid('Collection', gid)
  if (gid != null && collectionId === undefined) return null
  const requested = collectionId === undefined ? eq(collections.handle, handle ?? '') : eq(collections.id, collectionId)
  const [row] = await db
    .select()
    .from(collections)
    .where(and(eq(collections.shopId, shop.id), requested))
  return row ?? null
}

export const collectionResolvers: AdminResolvers = {
  QueryRoot: {
    collection: (_root, identifier: Identifier, context) => one(context, identifier),
    collectionByHandle: (_root, identifier: Identifier, context) => one(context, identifier),
    collectionByIdentifier: (_root, { identifier }: { identifier: Identifier }, context) => one(context, identifier),
    metafieldDefinitions: (_root, { namespace }: { namespace?: string | null }) => ({
      nodes: ruleDefinitions.filter((each) => namespace == null || each.namespace === namespace),
      pageInfo: { hasNextPage: false, hasPreviousPage: false, startCursor: null, endCursor: null },
    }),
    collections: (_root, args: ListArgs, context) =>
      readRows(context, {
        table: collections,
        where: and(eq(collections.shopId, context.shop.id), compileQuery(args.query, queryFields)),
        sort: sorts[args.sortKey],
        args,
      }),
  },
  CollectionRule: {
    conditionObject: ({ metafield }: CollectionRule) => {
      const metafieldDefinition = metafield === undefined ? undefined : definitionOf(metafield)
      return metafieldDefinition ? { __typename: 'CollectionRuleMetafieldCondition', metafieldDefinition } : null
    },
  },
  Collection: {
    id: (collection: Collection) => toGid('Collection', collection.id),
    legacyResourceId: (collection: Collection) => collection.id,
    description: (collection: Collection, { truncateAt }: { truncateAt?: number | null }) =>
      truncate(toPlainText(collection.descriptionHtml), truncateAt),
    image: ({ image }: Collection, _args, { origin }) =>
      image && { ...image, id: null, url: pictureUrl(origin, image.pictureKey) },
    ruleSet: ({ rules, anyRuleSuffices }: Collection) => rules && { rules, appliedDisjunctively: anyRuleSuffices },
    seo: (collection: Collection) => ({ title: collection.seoTitle, description: collection.seoDescription }),
    products: (collection: Collection, { sortKey, ...args }: MembersArgs, context) =>
      productsOfCollection(context).load({
        ...{ parentId: collection.id, args, where: undefined },
        sort: adminCollectionSort(sortKey, collection.sortOrder),
      }),
    productsCount: async (collection: Collection, _args, context) => ({
      count: await productCountOfCollection(context).load(collection.id),
      precision: 'EXACT',
    }),
    ...metafieldFields('Collection'),
  },
}
