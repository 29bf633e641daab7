import { productFields } from '@dvaput/domain/catalogue/specifications/product-fields'
import { parseSpecificationText } from '@dvaput/domain/catalogue/specifications/specification-text'
import type { BadCell } from '../check-row.ts'
import type { NamedCells } from '../find-variant.ts'
import { columnOfField } from '../formats/file-columns.ts'
import type { ImportChanges } from '../product-imports.table.ts'
import type { NewProduct } from './new-product.ts'

const longestField = 300

const singles = [
  { field: 'condition', key: 'condition', type: 'single_line_text_field' },
  { field: 'grade', key: 'grade', type: 'single_line_text_field' },
  { field: 'battery', key: 'battery_health', type: 'number_integer' },
] as const

/** Condition, grade, battery, and every field of the one list of product fields. */
export const readNewFields = (
  cells: NamedCells,
  changes: ImportChanges,
): { readonly metafields: NewProduct['metafields'] } | BadCell => {
  const values: Record<string, unknown> = {}
  for (const each of productFields) {
    const field = columnOfField(each)
    const text = cells[field]
    if (!text) continue
    const value = text.length > longestField ? undefined : parseSpecificationText(each.key, text)
    if (value === undefined) return { reason: text.length > longestField ? 'too-long' : 'bad-value', field }
    values[each.key] = value
  }
  const metafields = singles.flatMap(({ field, key, type }) => {
    const value = changes[field]?.after
    return value ? [{ key, type, value }] : []
  })
  return {
    metafields:
      Object.keys(values).length === 0
        ? metafields
        : [...metafields, { key: 'specifications', type: 'json', value: JSON.stringify(values) }],
  }
}
