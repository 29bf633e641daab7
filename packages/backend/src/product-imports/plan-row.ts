import { parseDecimal } from '@dvaput/domain/money/parse-decimal'
import type { ShopVariant } from '@dvaput/integrations/shop-products/shop-variants'
import type { BadCell } from './check-row.ts'
import { type ImportField, isFieldColumn, productFieldTexts } from './import-fields.ts'
import type { ImportChanges } from './product-imports.table.ts'
import { readStoredSpecifications } from './stored-specifications.ts'

export const metafieldOf = { condition: 'condition', grade: 'grade', battery: 'battery_health' } as const

export const isMetafield = (field: ImportField): field is keyof typeof metafieldOf => field in metafieldOf

/** What the file would read now. */
const textOf = (field: ImportField, variant: ShopVariant): string => {
  if (isFieldColumn(field)) return productFieldTexts(readStoredSpecifications(variant))[field]
  const amount = (money: ShopVariant['compareAt']) => (money === null ? '' : String(money.minor))
  switch (field) {
    case 'title':
      return variant.title
    case 'vendor':
      return variant.vendor
    case 'type':
      return variant.productType
    case 'tags':
      return variant.tags.toSorted().join(', ')
    case 'price':
      return amount(variant.price)
    case 'compare_at_price':
      return amount(variant.compareAt)
    case 'stock':
      return String(variant.quantity ?? '')
    case 'condition':
    case 'grade':
    case 'battery':
      return variant.metafields[metafieldOf[field]]?.value ?? ''
  }
}

/** In the form of `textOf`. */
const toComparable = (field: ImportField, text: string, { price: { currency } }: ShopVariant): string => {
  if (field === 'tags') return text.split(', ').filter(Boolean).toSorted().join(', ')
  if (field !== 'price' && field !== 'compare_at_price') return text
  return text === '' ? '' : String(parseDecimal(text, currency)?.minor)
}

export type RowPlan = {
  readonly variant: ShopVariant
  /** What is still to be written. */
  readonly left: readonly ImportField[]
  /** What is as the row says already. */
  readonly there: readonly ImportField[]
}

/** What a row has still to do to its variant, as the shop has it now; or why it must not. */
export const planRow = (
  changes: ImportChanges,
  variant: ShopVariant | undefined,
  { isExact = false }: { readonly isExact?: boolean } = {},
): RowPlan | BadCell => {
  if (!variant) return { reason: 'unknown-product', field: 'sku' }
  const fields = Object.keys(changes) as ImportField[]
  const isAt = (field: ImportField, end: 'before' | 'after') =>
    textOf(field, variant) === toComparable(field, changes[field]?.[end] ?? '', variant)
  const left = fields.filter((field) => !isAt(field, 'after'))
  // Condition and grade may be written in other words than ours, so that only what we wrote ourselves is compared.
  const changed = left.find((field) => (isExact || !isMetafield(field)) && !isAt(field, 'before'))
  if (changed) return { reason: 'changed-meanwhile', field: changed }
  return { variant, left, there: fields.filter((field) => !left.includes(field)) }
}
