import { catalogueTag, collectionTag, productTag, productTypeTag } from '@dvaput/domain/catalogue/catalogue-tags'
import type { ShopHandle } from '@dvaput/domain/markets/shop-handle'

export type TaggedProduct = {
  readonly handle: string
  readonly productType: string
  readonly collections: readonly string[]
}

/** The pages that a change of this product may have touched: as it was, and as it is. */
export const productCacheTags = (shop: ShopHandle, products: readonly TaggedProduct[]): string[] => {
  if (products.length === 0) return []
  const tags = products.flatMap(({ handle, productType, collections }) => [
    productTag(shop, handle),
    productTypeTag(shop, productType),
    ...collections.map((collection) => collectionTag(shop, collection)),
  ])
  return [...new Set([catalogueTag(shop), ...tags])]
}
