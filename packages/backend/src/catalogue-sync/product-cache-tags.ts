import {
  catalogueTag,
  collectionTag,
  productStockTag,
  productTag,
  productTypeTag,
} from '@dvaput/domain/catalogue/catalogue-tags'
import type { ShopHandle } from '@dvaput/domain/markets/shop-handle'

export type TaggedProduct = {
  readonly handle: string
  readonly productType: string
  readonly collections: readonly string[]
}

export type TouchedProducts = {
  /** As they were and as they are: both have pages. */
  readonly touched: readonly TaggedProduct[]
  /** Those of which some were sold, and nothing that a list shows is another. */
  readonly recounted: readonly Pick<TaggedProduct, 'handle'>[]
}

/** The pages that a change of these products may have touched. */
export const productCacheTags = (shop: ShopHandle, { touched, recounted }: TouchedProducts): string[] => {
  const tags = touched.flatMap(({ handle, productType, collections }) => [
    catalogueTag(shop),
    productTag(shop, handle),
    productTypeTag(shop, productType),
    ...collections.map((collection) => collectionTag(shop, collection)),
  ])
  return [...new Set([...tags, ...recounted.map(({ handle }) => productStockTag(shop, handle))])]
}
