import { categoryName } from '@dvaput/domain/international/category-tree'
import { type ImportedProduct, isBuyable } from '@dvaput/domain/international/imported-product'
import { toMajor } from '@dvaput/domain/money/to-major'
import type { Language } from '@dvaput/domain/text/language'
import type { WireCached, WireDetail, WireListing } from './international.schema.ts'

const toCommon = (product: ImportedProduct) => ({
  id: product.eraId,
  title: product.title,
  handle: product.handle,
  description: product.descriptionHtml,
  vendor: product.vendor,
  productType: product.type,
  tags: product.tags,
  imageUrl: product.pictures[0]?.url ?? null,
  images: product.pictures.map(({ url }) => url),
  sku: product.sku,
  variantId: product.eraId,
  isPriceConfirmed: product.price.kind === 'sold',
  confirmedAt: product.confirmedAt,
})

const toCollections = ({ category, subcategory }: ImportedProduct, language: Language) =>
  [category, subcategory].filter(Boolean).map((handle) => ({ title: categoryName(handle, language), handle }))

const toPrices = ({ price, compareAt }: ImportedProduct) => ({
  price: {
    amountCLP: price.pesos.minor,
    amount: price.kind === 'sold' && price.dollars ? toMajor(price.dollars) : null,
  },
  compareAtPrice: compareAt && { amountCLP: compareAt.minor },
})

/** With the fields of the detail. // ENT-09 */
export const toWireDetail = (product: ImportedProduct): WireDetail => ({
  ...toCommon(product),
  item_id: product.eraId,
  price: product.price.pesos.minor,
  currency: 'CLP',
  inventoryQuantity: product.stock,
  product_type: product.type,
  item_condition: product.condition,
  platform_id: product.eraId,
})

/** With the fields of the inventory. // ENT-10 */
export const toWireListing = (product: ImportedProduct, language: Language): WireListing => {
  const [first] = product.pictures
  return {
    ...toCommon(product),
    ...toPrices(product),
    collections: toCollections(product, language),
    createdAt: product.createdAt,
    inventoryQuantity: product.stock,
    image: first ? { src: first.url, altText: first.alt ?? product.title } : null,
  }
}

/** With the fields of the cached listing. // ENT-11 */
export const toWireCached = (product: ImportedProduct, language: Language): WireCached => ({
  ...toCommon(product),
  ...toPrices(product),
  collections: toCollections(product, language),
  status: isBuyable(product) ? 'active' : 'sold',
  inventory: product.stock,
})
