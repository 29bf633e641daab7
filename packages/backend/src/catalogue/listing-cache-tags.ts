import {
  catalogueTag,
  collectionTag,
  productStockTag,
  productTag,
  productTypeTag,
} from '@dvaput/domain/catalogue/catalogue-tags'
import type { ListingScope } from '@dvaput/domain/catalogue/listings/listing-scope'
import type { ShopHandle } from '@dvaput/domain/markets/shop-handle'

/** By what changes a listing is touched: no others drop its page. */
export const cacheTagsOfListing = (shop: ShopHandle, scope: ListingScope): string[] => {
  switch (scope.kind) {
    case 'collection':
      return [collectionTag(shop, scope.collection)]
    case 'shop-collection':
      return [collectionTag(shop, scope.handle)]
    case 'subcategory':
      return scope.types.map((type) => productTypeTag(shop, type))
    case 'all':
    case 'sale':
    case 'tags':
      return [catalogueTag(shop)]
  }
}

/** Of a page that has cards of exactly these products. */
export const cacheTagsOfCards = (shop: ShopHandle, handles: readonly string[]): string[] =>
  [...new Set(handles)].map((handle) => productTag(shop, handle))

/** Of the page of one product, below which similar ones are shown. */
export const cacheTagsOfProductPage = (
  shop: ShopHandle,
  handle: string,
  similar: readonly { readonly handle: string }[],
): string[] => [
  productStockTag(shop, handle),
  ...cacheTagsOfCards(shop, [handle, ...similar.map((each) => each.handle)]),
]
