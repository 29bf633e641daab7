import { parseSpecificationText } from '@dvaput/domain/catalogue/specifications/specification-text'
import type { ShopVariant } from '@dvaput/integrations/shop-products/shop-variants'
import { fieldKeyOf, type ImportField } from './import-fields.ts'
import type { ImportChanges } from './product-imports.table.ts'

/** What the shop keeps of the product's fields; anybody may have typed anything there. */
export const readStoredSpecifications = ({ metafields }: ShopVariant): Readonly<Record<string, unknown>> => {
  try {
    const parsed: unknown = JSON.parse(metafields.specifications?.value ?? '{}')
    return typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed) ? { ...parsed } : {}
  } catch {
    return {}
  }
}

/** The metafield with the changed fields; an empty cell takes one away, and all others stay. */
export const changeSpecifications = (variant: ShopVariant, changes: ImportChanges, fields: readonly ImportField[]) => {
  const values = new Map(Object.entries(readStoredSpecifications(variant)))
  for (const field of fields) {
    const key = fieldKeyOf(field)
    if (key === undefined) continue
    const text = changes[field]?.after ?? ''
    if (text === '') values.delete(key)
    else values.set(key, parseSpecificationText(key, text))
  }
  return { key: 'specifications', value: JSON.stringify(Object.fromEntries(values)), type: 'json' }
}
