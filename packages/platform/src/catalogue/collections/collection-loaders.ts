import { and, asc, eq, inArray } from '@dvaput/database/query'
import { defineLoader, groupByKey } from '../../graphql/loader.ts'
import type { StorefrontContext } from '../../graphql/storefront-context.ts'
import { type Collection, collectionProducts, collections } from '../../tables/collections.table.ts'
import { visibleCollections } from '../visible.ts'

export type CollectionSource = Collection & { readonly __typename: 'Collection' }

export const toCollectionSource = (collection: Collection): CollectionSource => ({
  ...collection,
  __typename: 'Collection',
})

export const collectionById = defineLoader(async ({ parts, shop }: StorefrontContext, ids: readonly number[]) => {
  const { db } = parts.database
  const rows = await db
    .select()
    .from(collections)
    .where(and(visibleCollections(shop.id), inArray(collections.id, [...ids])))
  const found = new Map(rows.map((row) => [row.id, toCollectionSource(row)]))
  return ids.map((id) => found.get(id) ?? null)
})

export const collectionByHandle = defineLoader(
  async ({ parts, shop }: StorefrontContext, handles: readonly string[]) => {
    const { db } = parts.database
    const rows = await db
      .select()
      .from(collections)
      .where(and(visibleCollections(shop.id), inArray(collections.handle, [...handles])))
    const found = new Map(rows.map((row) => [row.handle, toCollectionSource(row)]))
    return handles.map((handle) => found.get(handle) ?? null)
  },
)

export const collectionsOfProduct = defineLoader(
  async ({ parts, shop }: StorefrontContext, productIds: readonly number[]) => {
    const { db } = parts.database
    const rows = await db
      .select({ productId: collectionProducts.productId, collection: collections })
      .from(collectionProducts)
      .innerJoin(collections, eq(collections.id, collectionProducts.collectionId))
      .where(and(visibleCollections(shop.id), inArray(collectionProducts.productId, [...productIds])))
      .orderBy(asc(collections.id))
    return groupByKey(productIds, rows, ({ productId }) => productId).map((group) =>
      group.map(({ collection }) => toCollectionSource(collection)),
    )
  },
)
