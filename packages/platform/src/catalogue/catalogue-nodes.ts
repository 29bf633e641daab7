import { and, eq } from '@dvaput/database/query'
import { byNumber, type NodeReaders } from '../graphql/node-reader.ts'
import type { StorefrontContext } from '../graphql/storefront-context.ts'
import { productImages, productOptions, products } from '../tables/products.table.ts'
import { collectionById } from './collections/collection-loaders.ts'
import { type MetafieldOwner, parseMetafieldGid, readMetafield } from './metafields.ts'
import { imagesOfProduct, productById } from './product-loaders.ts'
import { optionOfValue } from './variants/read-option.ts'
import { optionsOfProduct, variantById } from './variants/variant-loaders.ts'
import { visibleProducts } from './visible.ts'

const findImage = async (context: StorefrontContext, imageId: number) => {
  const [found] = await context.parts.database.db
    .select({ productId: products.id })
    .from(productImages)
    .innerJoin(products, eq(products.id, productImages.productId))
    .where(and(visibleProducts(context.shop.id), eq(productImages.id, imageId)))
  const images = found ? await imagesOfProduct(context).load(found.productId) : []
  return images.find(({ id }) => id === imageId)
}

const findOption = async (context: StorefrontContext, optionId: number) => {
  const [found] = await context.parts.database.db
    .select({ productId: products.id })
    .from(productOptions)
    .innerJoin(products, eq(products.id, productOptions.productId))
    .where(and(visibleProducts(context.shop.id), eq(productOptions.id, optionId)))
  // The option of a product that has none bears the product's own number.
  const productId = found?.productId ?? (await productById(context).load(optionId))?.id
  const options = productId === undefined ? [] : await optionsOfProduct(context).load(productId)
  return options.find(({ id }) => id === optionId)
}

const findOptionValue = async (context: StorefrontContext, valueId: number) =>
  (await findOption(context, optionOfValue(valueId)))?.values.find(({ id }) => id === valueId)

const owners: Readonly<Record<string, (context: StorefrontContext, id: number) => Promise<MetafieldOwner | null>>> = {
  Collection: (context, id) => collectionById(context).load(id),
  Product: (context, id) => productById(context).load(id),
  ProductVariant: (context, id) => variantById(context).load(id),
}

export const catalogueNodes = {
  Collection: byNumber('Collection', (context, id) => collectionById(context).load(id)),
  MediaImage: byNumber('MediaImage', findImage),
  Metafield: async (context, _id, gid) => {
    const named = parseMetafieldGid(gid)
    const owner = named && (await owners[named.type]?.(context, named.ownerId))
    return named && owner ? readMetafield(named.type, owner, named, context) : null
  },
  Product: byNumber('Product', (context, id) => productById(context).load(id)),
  ProductOption: byNumber('ProductOption', findOption),
  ProductOptionValue: byNumber('ProductOptionValue', findOptionValue),
  ProductVariant: byNumber('ProductVariant', (context, id) => variantById(context).load(id)),
} satisfies NodeReaders
