import { and, asc, count, eq, inArray } from '@dvaput/database/query'
import { defineLoader, groupByKey } from '../graphql/loader.ts'
import { collectionProducts, collections } from '../tables/collections.table.ts'
import { productImages, productOptions, products, productVariants } from '../tables/products.table.ts'
import { stock } from '../tables/stock.table.ts'
import type { AdminContext } from './admin-context.ts'

const inOrderOf = <Row extends { id: number }>(ids: readonly number[], rows: readonly Row[]): (Row | null)[] => {
  const found = new Map(rows.map((row) => [row.id, row]))
  return ids.map((id) => found.get(id) ?? null)
}

export const productById = defineLoader(async ({ db, shop }: AdminContext, ids: readonly number[]) =>
  inOrderOf(
    ids,
    await db
      .select()
      .from(products)
      .where(and(eq(products.shopId, shop.id), inArray(products.id, [...ids]))),
  ),
)

export const variantById = defineLoader(async ({ db, shop }: AdminContext, ids: readonly number[]) =>
  inOrderOf(
    ids,
    await db
      .select()
      .from(productVariants)
      .where(and(eq(productVariants.shopId, shop.id), inArray(productVariants.id, [...ids]))),
  ),
)

export const variantsOfProduct = defineLoader(async ({ db }: AdminContext, productIds: readonly number[]) => {
  const rows = await db
    .select()
    .from(productVariants)
    .where(inArray(productVariants.productId, [...productIds]))
    .orderBy(asc(productVariants.productId), asc(productVariants.position))
  return groupByKey(productIds, rows, ({ productId }) => productId)
})

export const optionsOfProduct = defineLoader(async ({ db }: AdminContext, productIds: readonly number[]) => {
  const rows = await db
    .select()
    .from(productOptions)
    .where(inArray(productOptions.productId, [...productIds]))
    .orderBy(asc(productOptions.productId), asc(productOptions.position))
  return groupByKey(productIds, rows, ({ productId }) => productId)
})

export const imagesOfProduct = defineLoader(async ({ db }: AdminContext, productIds: readonly number[]) => {
  const rows = await db
    .select()
    .from(productImages)
    .where(inArray(productImages.productId, [...productIds]))
    .orderBy(asc(productImages.productId), asc(productImages.position))
  return groupByKey(productIds, rows, ({ productId }) => productId)
})

export const stockOfVariant = defineLoader(async ({ db }: AdminContext, variantIds: readonly number[]) => {
  const rows = await db
    .select()
    .from(stock)
    .where(inArray(stock.variantId, [...variantIds]))
  const found = new Map(rows.map((row) => [row.variantId, row]))
  return variantIds.map((variantId) => found.get(variantId) ?? { variantId, onHand: 0, reserved: 0 })
})

export const collectionsOfProduct = defineLoader(async ({ db }: AdminContext, productIds: readonly number[]) => {
  const rows = await db
    .select({ productId: collectionProducts.productId, collection: collections })
    .from(collectionProducts)
    .innerJoin(collections, eq(collections.id, collectionProducts.collectionId))
    .where(inArray(collectionProducts.productId, [...productIds]))
    .orderBy(asc(collections.id))
  return groupByKey(productIds, rows, ({ productId }) => productId).map((group) =>
    group.map(({ collection }) => collection),
  )
})

export const productCountOfCollection = defineLoader(async ({ db }: AdminContext, ids: readonly number[]) => {
  const rows = await db
    .select({ id: collectionProducts.collectionId, count: count() })
    .from(collectionProducts)
    .where(inArray(collectionProducts.collectionId, [...ids]))
    .groupBy(collectionProducts.collectionId)
  const found = new Map(rows.map((row) => [row.id, row.count]))
  return ids.map((id) => found.get(id) ?? 0)
})
