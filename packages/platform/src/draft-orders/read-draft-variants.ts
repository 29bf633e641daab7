import type { Transaction } from '@dvaput/database/in-transaction'
import { and, asc, eq, inArray } from '@dvaput/database/query'
import {
  type Product,
  type ProductImage,
  type ProductVariant,
  productImages,
  products,
  productVariants,
} from '../tables/products.table.ts'
import type { Shop } from '../tables/shops.table.ts'

export type DraftVariant = {
  readonly variant: ProductVariant
  readonly product: Product
  readonly image: ProductImage | undefined
}

/** Of this shop; what is gone or another's is not among them. */
export const readDraftVariants = async (
  { db }: Pick<Transaction, 'db'>,
  shop: Shop,
  variantIds: readonly number[],
): Promise<ReadonlyMap<number, DraftVariant>> => {
  if (variantIds.length === 0) return new Map()
  const rows = await db
    .select({ variant: productVariants, product: products })
    .from(productVariants)
    .innerJoin(products, eq(products.id, productVariants.productId))
    .where(and(eq(productVariants.shopId, shop.id), inArray(productVariants.id, [...variantIds])))
  const productIds = rows.map(({ product }) => product.id)
  const images =
    productIds.length === 0
      ? []
      : await db
          .select()
          .from(productImages)
          .where(inArray(productImages.productId, productIds))
          .orderBy(asc(productImages.position))
  return new Map(
    rows.map(({ variant, product }) => {
      const own = images.filter(({ productId }) => productId === product.id)
      return [variant.id, { variant, product, image: own.find(({ id }) => id === variant.imageId) ?? own[0] }]
    }),
  )
}
