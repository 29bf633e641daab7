import { and, asc, eq, inArray } from '@dvaput/database/query'
import { defineLoader, groupByKey } from '../graphql/loader.ts'
import type { StorefrontContext } from '../graphql/storefront-context.ts'
import { type Product, type ProductImage, productImages, products } from '../tables/products.table.ts'
import { anyOf } from './any-of.ts'
import { translate } from './translate.ts'
import { visibleProducts } from './visible.ts'

export type ProductSource = Product & { readonly __typename: 'Product' }
export type ImageSource = ProductImage & { readonly __typename: 'MediaImage' }

export const toProductSource = (product: Product): ProductSource => ({ ...product, __typename: 'Product' })

const toSources = <Key>(
  keys: readonly Key[],
  rows: readonly Product[],
  keyOf: (row: Product) => Key,
): (ProductSource | null)[] => {
  const found = new Map(rows.map((row) => [keyOf(row), row]))
  return keys.map((key) => {
    const row = found.get(key)
    return row ? toProductSource(row) : null
  })
}

export const productById = defineLoader(async ({ parts, shop }: StorefrontContext, ids: readonly number[]) => {
  const { db } = parts.database
  const rows = await db
    .select()
    .from(products)
    .where(and(visibleProducts(shop.id), anyOf(products.id, ids)))
  return toSources(ids, rows, ({ id }) => id)
})

export const productByHandle = defineLoader(async ({ parts, shop }: StorefrontContext, handles: readonly string[]) => {
  const { db } = parts.database
  const rows = await db
    .select()
    .from(products)
    .where(and(visibleProducts(shop.id), inArray(products.handle, [...handles])))
  return toSources(handles, rows, ({ handle }) => handle)
})

/** Also those that are not published: what lies in a cart still has a product. */
export const anyProductById = defineLoader(async ({ parts, shop }: StorefrontContext, ids: readonly number[]) => {
  const { db } = parts.database
  const rows = await db
    .select()
    .from(products)
    .where(and(eq(products.shopId, shop.id), anyOf(products.id, ids)))
  return toSources(ids, rows, ({ id }) => id)
})

/** With their texts in the language of the query. */
export const imagesOfProduct = defineLoader(async (context: StorefrontContext, productIds: readonly number[]) => {
  const { db } = context.parts.database
  const rows = await db
    .select()
    .from(productImages)
    .where(anyOf(productImages.productId, productIds))
    .orderBy(asc(productImages.productId), asc(productImages.position))
  const sources = rows.map(
    (row): ImageSource => ({ ...row, altText: translate(row, 'altText', context), __typename: 'MediaImage' }),
  )
  return groupByKey(productIds, sources, ({ productId }) => productId)
})
