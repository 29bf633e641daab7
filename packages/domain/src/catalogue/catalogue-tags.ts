import type { ShopHandle } from '../markets/shop-handle.ts'

/** Tags stand in a header, parted by spaces. */
const tag = (kind: string, shop: ShopHandle, name: string) => `${kind}:${shop}:${encodeURIComponent(name)}`

/** By handle: the page that says "not found" has one too, and goes when the product comes. */
export const productTag = (shop: ShopHandle, handle: string): string => tag('product', shop, handle)

/** Of pages that say how many there are. What lists show of the product is still the same when this alone is dropped. */
export const productStockTag = (shop: ShopHandle, handle: string): string => tag('stock', shop, handle)

/** Of what says how many there are of these products. */
export const countedProductTags = (shop: ShopHandle, handles: readonly string[]): string[] =>
  [...new Set(handles)].flatMap((handle) => [productTag(shop, handle), productStockTag(shop, handle)])

export const collectionTag = (shop: ShopHandle, handle: string): string => tag('collection', shop, handle)

export const productTypeTag = (shop: ShopHandle, productType: string): string => tag('type', shop, productType)

/** Of pages that show whatever the shop has: home, search, all products. */
export const catalogueTag = (shop: ShopHandle): string => `catalogue:${shop}`

/** Of the page of an imported product, by handle. */
export const importedProductTag = (handle: string): string => `international:${encodeURIComponent(handle)}`
