import { unitsForSale } from '../../catalogue/variants/units-for-sale.ts'
import { toGid } from '../../graphql/gid.ts'
import type { ProductVariant } from '../../tables/products.table.ts'
import { toPriceText } from '../../webhooks/price-text.ts'
import type { AdminResolvers } from '../admin-context.ts'
import { imagesOfProduct, optionsOfProduct, productById, stockOfVariant } from '../catalogue-loaders.ts'
import { metafieldFields } from '../metafields.ts'
import { toImage } from './product.resolvers.ts'

export const productVariantResolvers: AdminResolvers = {
  ProductVariant: {
    id: (variant: ProductVariant) => toGid('ProductVariant', variant.id),
    legacyResourceId: (variant: ProductVariant) => variant.id,
    displayName: async (variant: ProductVariant, _args, context) =>
      `${(await productById(context).load(variant.productId))?.title} - ${variant.title}`,
    price: (variant: ProductVariant, _args, { shop }) => toPriceText(variant.price, shop.currency),
    compareAtPrice: ({ compareAtPrice }: ProductVariant, _args, { shop }) =>
      compareAtPrice === null ? null : toPriceText(compareAtPrice, shop.currency),
    availableForSale: async (variant: ProductVariant, _args, context) => {
      const { onHand, reserved } = await stockOfVariant(context).load(variant.id)
      return unitsForSale(variant, onHand - reserved) > 0
    },
    inventoryQuantity: async (variant: ProductVariant, _args, context) => {
      const { onHand, reserved } = await stockOfVariant(context).load(variant.id)
      return onHand - reserved
    },
    inventoryPolicy: ({ continueSelling }: ProductVariant) => (continueSelling ? 'CONTINUE' : 'DENY'),
    inventoryItem: (variant: ProductVariant) => variant,
    selectedOptions: async (variant: ProductVariant, _args, context) => {
      const options = await optionsOfProduct(context).load(variant.productId)
      if (options.length === 0) return [{ name: 'Title', value: variant.title }]
      return options.map(({ name }, index) => ({ name, value: variant.optionValues[index] ?? '' }))
    },
    product: (variant: ProductVariant, _args, context) => productById(context).load(variant.productId),
    image: async (variant: ProductVariant, _args, context) => {
      const image = (await imagesOfProduct(context).load(variant.productId)).find(({ id }) => id === variant.imageId)
      return image ? toImage(image, context) : null
    },
    ...metafieldFields('ProductVariant'),
  },
}
