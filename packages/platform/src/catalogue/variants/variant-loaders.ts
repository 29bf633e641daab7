import { and, asc, eq } from '@dvaput/database/query'
import { defineLoader, groupByKey } from '../../graphql/loader.ts'
import type { StorefrontContext } from '../../graphql/storefront-context.ts'
import { readHolds } from '../../stock/read-holds.ts'
import { type ProductVariant, productOptions, products, productVariants } from '../../tables/products.table.ts'
import { stock } from '../../tables/stock.table.ts'
import { anyOf } from '../any-of.ts'
import { visibleProducts } from '../visible.ts'
import { type ReadOption, toReadOptions } from './read-option.ts'
import { unitsForSale } from './units-for-sale.ts'

export type VariantSource = ProductVariant & { readonly __typename: 'ProductVariant' }

const toVariantSource = (variant: ProductVariant): VariantSource => ({ ...variant, __typename: 'ProductVariant' })

/** In their order. */
export const variantsOfProduct = defineLoader(async ({ parts }: StorefrontContext, productIds: readonly number[]) => {
  const { db } = parts.database
  const rows = await db
    .select()
    .from(productVariants)
    .where(anyOf(productVariants.productId, productIds))
    .orderBy(asc(productVariants.productId), asc(productVariants.position))
  return groupByKey(productIds, rows.map(toVariantSource), ({ productId }) => productId)
})

/** Of visible products only. */
export const variantById = defineLoader(async ({ parts, shop }: StorefrontContext, ids: readonly number[]) => {
  const { db } = parts.database
  const rows = await db
    .select({ variant: productVariants })
    .from(productVariants)
    .innerJoin(products, eq(products.id, productVariants.productId))
    .where(and(visibleProducts(shop.id), anyOf(productVariants.id, ids)))
  const found = new Map(rows.map(({ variant }) => [variant.id, toVariantSource(variant)]))
  return ids.map((id) => found.get(id) ?? null)
})

/** Units that nobody holds, by variant. */
export const unitsOfVariant = defineLoader(async ({ parts }: StorefrontContext, variantIds: readonly number[]) => {
  const { db } = parts.database
  const rows = await db.select().from(stock).where(anyOf(stock.variantId, variantIds))
  const found = new Map(rows.map(({ variantId, onHand, reserved }) => [variantId, onHand - reserved]))
  return variantIds.map((id) => found.get(id) ?? 0)
})

/** Until when at most somebody who is paying holds the last units; null where nobody does. */
export const heldUntilOfVariant = defineLoader(async ({ parts }: StorefrontContext, variantIds: readonly number[]) => {
  const held = await readHolds(parts.database.db, null, variantIds)
  return variantIds.map((id) => held.get(id) ?? null)
})

export const optionsOfProduct = defineLoader(
  async ({ parts, language }: StorefrontContext, productIds: readonly number[]) => {
    const { db } = parts.database
    const rows = await db
      .select()
      .from(productOptions)
      .where(anyOf(productOptions.productId, productIds))
      .orderBy(asc(productOptions.productId), asc(productOptions.position))
    const groups = groupByKey(productIds, rows, ({ productId }) => productId)
    return groups.map((options, index): readonly ReadOption[] =>
      toReadOptions(productIds[index] ?? 0, options, language),
    )
  },
)

export const isVariantAvailable = async (variant: ProductVariant, context: StorefrontContext): Promise<boolean> =>
  unitsForSale(variant, await unitsOfVariant(context).load(variant.id)) > 0
