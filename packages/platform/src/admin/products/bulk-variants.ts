import type { Transaction } from '@dvaput/database/in-transaction'
import type { OptionInput, VariantInput } from '../../catalogue/product-input.ts'
import { parseNumericGid } from '../../graphql/gid.ts'
import type { ProductVariant } from '../../tables/products.table.ts'
import { type AdminContext, refusedBecause } from '../admin-context.ts'
import { isLocationOf } from '../inventory/location.ts'
import { lockProduct, readOptions, readVariants, saveVariant } from './lock-product.ts'
import { parseVariantFacts, type VariantFactsInput } from './product-inputs.ts'

type BulkVariant = VariantFactsInput & {
  readonly inventoryQuantities?: readonly { availableQuantity: number; locationId: string }[] | null
}

export type VariantsInput = {
  readonly productId: string
  readonly variants: readonly BulkVariant[]
  readonly strategy?: 'DEFAULT' | 'REMOVE_STANDALONE_VARIANT'
}

const noProduct = refusedBecause(['productId'], 'Product does not exist', 'PRODUCT_DOES_NOT_EXIST')

/** Values that the new variants bring are added to the options they name. */
const widen = (options: readonly OptionInput[], variants: readonly Partial<VariantInput>[]): OptionInput[] =>
  options.map((option, index) => ({
    ...option,
    values: [...new Set([...option.values, ...variants.flatMap(({ optionValues }) => optionValues?.[index] ?? [])])],
  }))

const openingStock = (quantities: BulkVariant['inventoryQuantities']) =>
  (quantities ?? []).reduce((sum, { availableQuantity }) => sum + availableQuantity, 0)

const standsAlone = (variants: readonly ProductVariant[]) => variants.length === 1

export const createVariants = async (tx: Transaction, context: AdminContext, input: VariantsInput) => {
  const { shop, parts } = context
  const product = await lockProduct(tx, shop, input.productId)
  if (!product) return noProduct
  const options = await readOptions(tx, product.id)
  const before = await readVariants(tx, product.id)
  const added: VariantInput[] = []
  for (const [index, variant] of input.variants.entries()) {
    const elsewhere = variant.inventoryQuantities?.find(({ locationId }) => !isLocationOf(shop, locationId))
    const at = ['variants', String(index)]
    if (elsewhere)
      return refusedBecause([...at, 'inventoryQuantities'], 'Location not found', 'TRACKED_VARIANT_LOCATION_NOT_FOUND')
    const parsed = parseVariantFacts(variant, index, { currency: shop.currency, options, before: {} })
    if ('error' in parsed) return { userErrors: [parsed.error] }
    added.push({ price: 0, ...parsed.value, openingStock: openingStock(variant.inventoryQuantities) })
  }
  const replaced =
    standsAlone(before) &&
    (input.strategy === 'REMOVE_STANDALONE_VARIANT' || (options.length === 0 && added.length > 0))
  const kept = replaced ? [] : before.map(saveVariant)
  const written = await parts.catalogue.updateProduct(tx, shop, product.id, {
    options: widen(options, added),
    variants: [...kept, ...added],
  })
  if (!written.ok) return { userErrors: [written.refusal] }
  const known = new Set(before.map(({ id }) => id))
  const productVariants = (await readVariants(tx, product.id)).filter(({ id }) => !known.has(id))
  return { product: written.value, productVariants, userErrors: [] }
}

export const updateVariants = async (tx: Transaction, context: AdminContext, input: VariantsInput) => {
  const { shop, parts } = context
  const product = await lockProduct(tx, shop, input.productId)
  if (!product) return noProduct
  const options = await readOptions(tx, product.id)
  const before = await readVariants(tx, product.id)
  const changes = new Map<number, Partial<VariantInput>>()
  for (const [index, variant] of input.variants.entries()) {
    const at = ['variants', String(index)]
    const id = parseNumericGid('ProductVariant', variant.id ?? '')
    const known = before.find((each) => each.id === id)
    if (!known) return refusedBecause([...at, 'id'], 'Product variant does not exist', 'PRODUCT_VARIANT_DOES_NOT_EXIST')
    if (variant.inventoryQuantities)
      return refusedBecause(
        [...at, 'inventoryQuantities'],
        'Inventory quantities can only be provided during create. To update inventory for existing variants, use inventoryAdjustQuantities.',
        'NO_INVENTORY_QUANTITIES_ON_VARIANTS_UPDATE',
      )
    const facts = { currency: shop.currency, options, before: known.metafields }
    const parsed = parseVariantFacts(variant, index, facts)
    if ('error' in parsed) return { userErrors: [parsed.error] }
    changes.set(known.id, { ...changes.get(known.id), ...parsed.value })
  }
  const written = await parts.catalogue.updateProduct(tx, shop, product.id, {
    options: widen(options, [...changes.values()]),
    variants: before.map((variant) => ({ ...saveVariant(variant), ...changes.get(variant.id) })),
  })
  if (!written.ok) return { userErrors: [written.refusal] }
  const productVariants = (await readVariants(tx, product.id)).filter(({ id }) => changes.has(id))
  return { product: written.value, productVariants, userErrors: [] }
}
