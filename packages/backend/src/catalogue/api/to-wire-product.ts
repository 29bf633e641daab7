import { formatDescriptionHtml, formatDescriptionText } from '@dvaput/domain/catalogue/description/format-description'
import { currentPrice } from '@dvaput/domain/catalogue/prices'
import type { Product } from '@dvaput/domain/catalogue/product'
import type { Money } from '@dvaput/domain/money/money'
import { toMajor } from '@dvaput/domain/money/to-major'
import type { ProductsResult } from '../catalogue-source.ts'
import type { CollectionView } from '../catalogue-views.ts'
import type { WireCollection, WireHybridProduct, WireProduct } from './products.schema.ts'

const major = (money: Money | null): number | null => money && toMajor(money)

const toWireImages = ({ images }: Pick<Product, 'images'>) => images.map(({ url, alt }) => ({ url, altText: alt }))

/** Prices leave in whole units with decimals. // ENT-01 */
export const toWireProduct = (product: Product): WireProduct => {
  const { price, salePrice, variants, variantTitle: _variantTitle, ...inside } = product
  const {
    grade: _grade,
    shop: _shop,
    isStockKnown: _isStockKnown,
    collectionHandles: _handles,
    keyFacts: _keyFacts,
    warnings: _warnings,
    ...rest
  } = inside
  return {
    ...rest,
    tags: [...rest.tags],
    features: [...rest.features],
    collections: [...rest.collections],
    price: toMajor(price),
    salePrice: major(salePrice),
    images: toWireImages(product),
    variants: variants.map(({ price: variantPrice, compareAtPrice, ...variant }) => ({
      ...variant,
      price: toMajor(variantPrice),
      compareAtPrice: major(compareAtPrice),
    })),
  }
}

/** In a list, with the variant of the shown price alone. // CONST-03 */
export const toWireListProduct = (product: Product): WireProduct =>
  toWireProduct({ ...product, variants: product.variants.filter(({ id }) => id === product.variantId) })

/** A local product with its live price and stock. // ENT-12 */
export const toWireHybridProduct = (
  product: Product,
  { readAt }: Pick<ProductsResult, 'readAt'>,
): WireHybridProduct => ({
  id: product.id,
  title: product.title,
  description: product.description,
  handle: product.handle,
  price: {
    realTime: toMajor(currentPrice(product)),
    original: toMajor(product.price),
    currency: product.currency,
  },
  image: product.image,
  images: toWireImages(product),
  variantId: product.variantId,
  productType: product.productType,
  vendor: product.vendor,
  tags: [...product.tags],
  collections: [...product.collections],
  available: product.availableForSale,
  stock: product.stock,
  realTimeStock: product.isStockKnown ? product.stock : null,
  eraSku: null,
  condition: product.condition,
  shipping: 'calculated-at-checkout',
  lastUpdated: readAt.toISOString(),
  source: product.source,
})

/** Their HTML is written anew from the ten allowed tags. // divergences S-21 */
export const toWireCollection = ({ image, kind, description, ...collection }: CollectionView): WireCollection => ({
  ...collection,
  description: formatDescriptionText(description),
  body_html: formatDescriptionHtml(description),
  image: image && { url: image.url, altText: image.alt },
  type: kind,
  custom_collection: kind === 'custom',
})
