import { toGid } from '../../graphql/gid.ts'
import type { StorefrontResolvers } from '../../graphql/resolvers.ts'
import type { StorefrontContext } from '../../graphql/storefront-context.ts'
import { type ReadOption, type ReadOptionValue, toPlaces } from './read-option.ts'
import { optionsOfProduct, variantsOfProduct } from './variant-loaders.ts'

/** Of the variants with this value the one whose other values come first. */
const firstSelectable = async ({ productId, optionIndex, valueIndex }: ReadOptionValue, context: StorefrontContext) => {
  const [options, variants] = await Promise.all([
    optionsOfProduct(context).load(productId),
    variantsOfProduct(context).load(productId),
  ])
  const placed = variants
    .map((variant) => ({ variant, places: toPlaces(options, variant) }))
    .filter(({ places }) => places[optionIndex] === valueIndex)
    .sort((one, other) => {
      const index = one.places.findIndex((place, at) => place !== other.places[at])
      return index === -1 ? 0 : (one.places[index] ?? 0) - (other.places[index] ?? 0)
    })
  return placed[0]?.variant ?? null
}

export const productOptionResolvers: StorefrontResolvers = {
  ProductOption: {
    id: ({ id }: ReadOption) => toGid('ProductOption', id),
    values: ({ values }: ReadOption) => values.map(({ name }) => name),
    optionValues: ({ values }: ReadOption) => values,
  },
  ProductOptionValue: {
    id: ({ id }: ReadOptionValue) => toGid('ProductOptionValue', id),
    firstSelectableVariant: (value: ReadOptionValue, _args, context) => firstSelectable(value, context),
    swatch: ({ color }: ReadOptionValue) => (color === null ? null : { color, image: null }),
  },
}
