import { type PageArgs, toListConnection } from '../../graphql/connection.ts'
import type { StorefrontContext } from '../../graphql/storefront-context.ts'
import type { Product } from '../../tables/products.table.ts'
import { encodeVariants } from './encode-variants.ts'
import { toPlaces } from './read-option.ts'
import { findSelected, isNeighbour, type Matching, matches, readSelection } from './select-variant.ts'
import {
  isVariantAvailable,
  optionsOfProduct,
  unitsOfVariant,
  type VariantSource,
  variantsOfProduct,
} from './variant-loaders.ts'

type PlacedVariant = VariantSource & { readonly places: readonly number[]; readonly isAvailable: boolean }
type SortKey = 'ID' | 'POSITION' | 'RELEVANCE' | 'SKU' | 'TITLE'

const readPlaced = async ({ id }: Product, context: StorefrontContext) => {
  const [options, variants] = await Promise.all([
    optionsOfProduct(context).load(id),
    variantsOfProduct(context).load(id),
  ])
  const placed = await Promise.all(
    variants.map(
      async (variant): Promise<PlacedVariant> => ({
        ...variant,
        places: toPlaces(options, variant),
        isAvailable: await isVariantAvailable(variant, context),
      }),
    ),
  )
  return { options, variants: placed }
}

const firstAvailable = (variants: readonly PlacedVariant[]) =>
  variants.find(({ isAvailable }) => isAvailable) ?? variants[0]

/** What is selected; where options are left open, the first that is to be had; where it does not exist, any that is. */
const selectOrFirst = async (product: Product, matching: Matching, context: StorefrontContext) => {
  const { options, variants } = await readPlaced(product, context)
  const requested = readSelection(options, matching)
  const fitting = requested ? variants.filter((variant) => matches(requested, variant)) : []
  return { options, variants, requested, selected: firstAvailable(fitting) ?? firstAvailable(variants) }
}

const encode = async (
  product: Product,
  context: StorefrontContext,
  isIncluded: (variant: PlacedVariant) => boolean,
) => {
  const { variants } = await readPlaced(product, context)
  const isComplete = ({ places }: PlacedVariant) => !places.includes(-1)
  return encodeVariants(variants.filter((each) => isComplete(each) && isIncluded(each)).map(({ places }) => places))
}

const compareText = (one: string | null, other: string | null) => (one ?? '').localeCompare(other ?? '', 'en')

const compareBy = {
  ID: (one, other) => one.id - other.id,
  POSITION: (one, other) => one.position - other.position,
  RELEVANCE: (one, other) => one.position - other.position,
  SKU: (one, other) => compareText(one.sku, other.sku) || one.id - other.id,
  TITLE: (one, other) => compareText(one.title, other.title) || one.id - other.id,
} satisfies Record<SortKey, (one: VariantSource, other: VariantSource) => number>

/** The fields of a product that are about its variants. */
export const productVariantFields = {
  async variants({ id }: Product, args: PageArgs & { sortKey?: SortKey | null }, context: StorefrontContext) {
    const variants = await variantsOfProduct(context).load(id)
    return toListConnection(variants.toSorted(compareBy[args.sortKey ?? 'POSITION']), args, (variant) => variant.id)
  },
  variantsCount: async ({ id }: Product, _args: unknown, context: StorefrontContext) => ({
    count: (await variantsOfProduct(context).load(id)).length,
    precision: 'EXACT',
  }),
  async totalInventory({ id }: Product, _args: unknown, context: StorefrontContext) {
    const tracked = (await variantsOfProduct(context).load(id)).filter((variant) => variant.tracked)
    const units = await Promise.all(tracked.map((variant) => unitsOfVariant(context).load(variant.id)))
    return units.reduce((sum, each) => sum + each, 0)
  },
  encodedVariantExistence: (product: Product, _args: unknown, context: StorefrontContext) =>
    encode(product, context, () => true),
  encodedVariantAvailability: (product: Product, _args: unknown, context: StorefrontContext) =>
    encode(product, context, ({ isAvailable }) => isAvailable),
  selectedOrFirstAvailableVariant: async (product: Product, matching: Matching, context: StorefrontContext) =>
    (await selectOrFirst(product, matching, context)).selected ?? null,
  async variantBySelectedOptions(product: Product, matching: Matching, context: StorefrontContext) {
    const { options, variants } = await readPlaced(product, context)
    return findSelected(variants, readSelection(options, matching)) ?? null
  },
  /** Around what is selected, whether it exists or not. */
  async adjacentVariants(product: Product, matching: Matching, context: StorefrontContext) {
    const { options, variants, requested, selected } = await selectOrFirst(product, matching, context)
    const middle =
      requested?.size === options.length ? options.map((_, index) => requested.get(index) ?? 0) : selected?.places
    if (!middle) return []
    return variants.filter(({ places }) => isNeighbour(places, middle)).toSorted((one, other) => one.id - other.id)
  },
}
