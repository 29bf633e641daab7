import { catalogueTag, collectionTag, productTag, productTypeTag } from '@dvaput/domain/catalogue/catalogue-tags'
import type { ListingPlace } from '@dvaput/domain/catalogue/listing-place'
import type { ShopHandle } from '@dvaput/domain/markets/shop-handle'

/** By what changes a listing is touched: no others drop its page. */
export const cacheTagsOfListing = (shop: ShopHandle, place: ListingPlace): string[] => {
  switch (place.kind) {
    case 'collection':
      return [collectionTag(shop, place.collection)]
    case 'shop-collection':
      return [collectionTag(shop, place.handle)]
    case 'subcategory':
      return place.types.map((type) => productTypeTag(shop, type))
    case 'all':
    case 'sale':
    case 'tags':
      return [catalogueTag(shop)]
  }
}

/** Of a page that shows these very products, and would not show another one in their place. */
export const cacheTagsOfProducts = (shop: ShopHandle, handles: readonly string[]): string[] =>
  [...new Set(handles)].map((handle) => productTag(shop, handle))
