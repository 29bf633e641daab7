import { type PageArgs, toListConnection } from '../../graphql/connection.ts'
import { toDecimalMoney } from '../../graphql/decimal-money.ts'
import { toGid } from '../../graphql/gid.ts'
import type { StorefrontResolvers } from '../../graphql/resolvers.ts'
import type { StorefrontContext } from '../../graphql/storefront-context.ts'
import type { ProductVariant } from '../../tables/products.table.ts'
import { metafieldFields, readMetafield } from '../metafields.ts'
import { pickupLocation } from '../pickup-location.ts'
import { anyProductById, imagesOfProduct } from '../product-loaders.ts'
import { toPlaces } from './read-option.ts'
import { heldUntilOfVariant, isVariantAvailable, optionsOfProduct, unitsOfVariant } from './variant-loaders.ts'

const price = ({ price: minor }: ProductVariant, _args: unknown, { shop }: StorefrontContext) =>
  toDecimalMoney(minor, shop.currency)

const compareAtPrice = ({ compareAtPrice: minor }: ProductVariant, _args: unknown, { shop }: StorefrontContext) =>
  minor === null ? null : toDecimalMoney(minor, shop.currency)

/** Below zero there is nothing to be had. */
const quantityAvailable = async ({ id, tracked }: ProductVariant, _args: unknown, context: StorefrontContext) =>
  tracked ? Math.max(0, await unitsOfVariant(context).load(id)) : 0

const selectedOptions = async (variant: ProductVariant, _args: unknown, context: StorefrontContext) => {
  const options = await optionsOfProduct(context).load(variant.productId)
  const places = toPlaces(options, variant)
  return options.map(({ name, values }, index) => ({ name, value: values[places[index] ?? -1]?.name ?? '' }))
}

const storeAvailability = async (variant: ProductVariant, args: PageArgs, context: StorefrontContext) => {
  const location = pickupLocation(context.shop, context.language)
  const available = await isVariantAvailable(variant, context)
  const availability = {
    available,
    location,
    pickUpTime: location.pickUpTime,
    quantityAvailable: await quantityAvailable(variant, undefined, context),
  }
  return toListConnection([availability], args, () => location.id)
}

const fields = metafieldFields('ProductVariant')

/** The one that nobody writes: until when the last units are held by somebody who is paying. */
const metafield = async (
  variant: ProductVariant,
  identifier: Parameters<typeof fields.metafield>[1],
  context: StorefrontContext,
) => {
  if (identifier.namespace !== 'dvaput' || identifier.key !== 'held_until')
    return fields.metafield(variant, identifier, context)
  const until = await heldUntilOfVariant(context).load(variant.id)
  const value = until && { type: 'date_time', value: until.toISOString() }
  return (
    value &&
    readMetafield('ProductVariant', { ...variant, metafields: { 'dvaput.held_until': value } }, identifier, context)
  )
}

export const productVariantResolvers: StorefrontResolvers = {
  ProductVariant: {
    ...fields,
    metafield,
    id: ({ id }: ProductVariant) => toGid('ProductVariant', id),
    title: async (variant: ProductVariant, args, context) => {
      const chosen = await selectedOptions(variant, args, context)
      return chosen.map(({ value }) => value).join(' / ')
    },
    price,
    priceV2: price,
    compareAtPrice,
    compareAtPriceV2: compareAtPrice,
    availableForSale: (variant: ProductVariant, _args, context) => isVariantAvailable(variant, context),
    quantityAvailable,
    currentlyNotInStock: async ({ id, tracked, continueSelling }: ProductVariant, _args, context) =>
      tracked && continueSelling && (await unitsOfVariant(context).load(id)) <= 0,
    selectedOptions,
    image: async ({ productId, imageId }: ProductVariant, _args, context) => {
      const images = await imagesOfProduct(context).load(productId)
      return images.find(({ id }) => id === imageId) ?? images[0] ?? null
    },
    product: ({ productId }: ProductVariant, _args, context) => anyProductById(context).load(productId),
    weight: ({ weightGrams }: ProductVariant) => weightGrams / 1000,
    weightUnit: () => 'KILOGRAMS',
    taxable: () => true,
    requiresComponents: () => false,
    quantityRule: () => ({ minimum: 1, maximum: null, increment: 1 }),
    storeAvailability,
  },
}
