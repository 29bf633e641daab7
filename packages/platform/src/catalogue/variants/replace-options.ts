import type { Transaction } from '@dvaput/database/in-transaction'
import { and, asc, eq, gt, sql } from '@dvaput/database/query'
import { type OptionTranslations, type ProductOption, productOptions } from '../../tables/products.table.ts'
import { toOptionRows } from '../insert-products.ts'
import type { OptionInput } from '../product-input.ts'

export const readOptions = ({ db }: Transaction, productId: number): Promise<ProductOption[]> =>
  db.select().from(productOptions).where(eq(productOptions.productId, productId)).orderBy(asc(productOptions.position))

/** Translated values stand in the order of the values, which may be another now. */
const keepTranslations = (before: ProductOption, values: readonly string[]): OptionTranslations =>
  Object.fromEntries(
    Object.entries(before.translations).map(([language, { name, values: translated }]) => [
      language,
      {
        ...(name !== undefined && { name }),
        ...(translated && { values: values.map((value) => translated[before.values.indexOf(value)] ?? value) }),
      },
    ]),
  )

/** An option that keeps its place keeps its id; one that keeps its name, too, keeps what it is called elsewhere. */
export const replaceOptions = async (tx: Transaction, productId: number, options: readonly OptionInput[]) => {
  const before = new Map((await readOptions(tx, productId)).map((option) => [option.name, option]))
  const kept = options.map((option) => {
    const old = before.get(option.name)
    return old ? { translations: keepTranslations(old, option.values), swatches: old.swatches, ...option } : option
  })
  await tx.db
    .delete(productOptions)
    .where(and(eq(productOptions.productId, productId), gt(productOptions.position, options.length)))
  if (kept.length === 0) return
  await tx.db
    .insert(productOptions)
    .values(toOptionRows(productId, kept))
    .onConflictDoUpdate({
      target: [productOptions.productId, productOptions.position],
      set: {
        name: sql`excluded.name`,
        values: sql`excluded.values`,
        translations: sql`excluded.translations`,
        swatches: sql`excluded.swatches`,
      },
    })
}
