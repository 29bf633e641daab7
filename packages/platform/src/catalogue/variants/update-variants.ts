import type { Transaction } from '@dvaput/database/in-transaction'
import { and, eq, inArray, sql } from '@dvaput/database/query'
import { type ProductImage, productVariants } from '../../tables/products.table.ts'
import type { Shop } from '../../tables/shops.table.ts'
import type { VariantInput } from '../product-input.ts'
import { insertVariants, toVariantColumns } from './insert-variants.ts'

const readIds = async ({ db }: Transaction, productId: number): Promise<readonly number[]> => {
  const rows = await db
    .select({ id: productVariants.id })
    .from(productVariants)
    .where(eq(productVariants.productId, productId))
  return rows.map(({ id }) => id)
}

/** One that is another product's, or nobody's, or named twice. */
export const hasForeignVariant = async (tx: Transaction, productId: number, variants: readonly VariantInput[]) => {
  const known = new Set(await readIds(tx, productId))
  return variants.some(({ id }) => id !== undefined && !known.delete(id))
}

/** The list becomes the product's variants: those with an id are changed, the others are new, the rest go. */
export const updateVariants = async (
  tx: Transaction,
  shop: Shop,
  productId: number,
  variants: readonly VariantInput[],
  images: readonly ProductImage[],
) => {
  const { db } = tx
  const ofProduct = eq(productVariants.productId, productId)
  const kept = new Set(variants.flatMap(({ id }) => id ?? []))
  const gone = (await readIds(tx, productId)).filter((id) => !kept.has(id))
  if (gone.length > 0) await db.delete(productVariants).where(inArray(productVariants.id, gone))
  // Positions are unique at every moment, so the old ones step aside first.
  await db
    .update(productVariants)
    .set({ position: sql`-${productVariants.position}` })
    .where(ofProduct)
  const added: { productId: number; position: number; variant: VariantInput }[] = []
  for (const [index, variant] of variants.entries()) {
    const position = index + 1
    if (variant.id === undefined) added.push({ productId, position, variant })
    else
      await db
        .update(productVariants)
        .set({ ...toVariantColumns(variant, images), position, updatedAt: sql`app_now()` })
        .where(and(ofProduct, eq(productVariants.id, variant.id)))
  }
  await insertVariants(tx, shop, added, images)
}
