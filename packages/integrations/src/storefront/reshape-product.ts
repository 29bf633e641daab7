import type { Picture, SourceProduct, SourceVariant } from '@dvaput/domain/catalogue/source-product'
import type { ResultOf } from 'gql.tada'
import type { productFields } from './product-documents.ts'
import { reshapeMoney } from './reshape-money.ts'

type StorefrontProduct = ResultOf<typeof productFields>
type StorefrontImage = StorefrontProduct['images']['nodes'][number]
type StorefrontVariant = StorefrontProduct['variants']['nodes'][number]

/** Where our pages find a picture of the shop. */
export type PictureUrl = (url: string) => string

export const asTheShopSays: PictureUrl = (url) => url

const reshapePicture = ({ url, altText, width, height }: StorefrontImage, addressOf: PictureUrl): Picture => ({
  url: addressOf(url),
  alt: altText,
  width,
  height,
})

const reshapeVariant = (variant: StorefrontVariant): SourceVariant => ({
  id: variant.id,
  title: variant.title,
  sku: variant.sku,
  price: reshapeMoney(variant.price),
  compareAtPrice: variant.compareAtPrice && reshapeMoney(variant.compareAtPrice),
  availableForSale: variant.availableForSale,
  quantityAvailable: variant.quantityAvailable,
})

/** Theirs → ours, once, at the border: no page ever sees a decimal text or a connection. */
export const reshapeStorefrontProduct = (
  product: StorefrontProduct,
  pictureUrl: PictureUrl = asTheShopSays,
): SourceProduct => ({
  id: product.id,
  handle: product.handle,
  title: product.title,
  descriptionHtml: product.descriptionHtml,
  productType: product.productType,
  vendor: product.vendor,
  tags: product.tags,
  collections: product.collections.nodes.map(({ title, handle }) => ({ title, handle })),
  createdAt: new Date(product.createdAt),
  publishedAt: new Date(product.publishedAt),
  availableForSale: product.availableForSale,
  images: product.images.nodes.map((image) => reshapePicture(image, pictureUrl)),
  variants: product.variants.nodes.map(reshapeVariant),
  minimumPrice: reshapeMoney(product.priceRange.minVariantPrice),
})
