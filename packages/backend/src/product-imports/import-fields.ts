import type { FieldFilter } from '@dvaput/domain/catalogue/specifications/field-filters'
import { filteredFields } from '@dvaput/domain/catalogue/specifications/product-fields'
import { toSpecificationText } from '@dvaput/domain/catalogue/specifications/specification-text'

/** The fields of products that the file has, each by its parameter in an address. */
const productFieldColumns: readonly FieldFilter[] = filteredFields.map(({ filter }) => filter)

/** Columns that say which product is meant. */
const namingColumns = ['product_id', 'variant_id', 'handle', 'sku'] as const

/** What an import may change. */
export const importFields = [
  'title',
  'vendor',
  'type',
  'tags',
  'price',
  'compare_at_price',
  'stock',
  'condition',
  'grade',
  'battery',
  ...productFieldColumns,
] as const

/** The columns of the file, in their order. */
export const importColumns = [...namingColumns, ...importFields] as const

export type ImportColumn = (typeof importColumns)[number]

export type ImportField = (typeof importFields)[number]

/** The key of the field that a column holds. */
export const fieldKeyOf = (column: ImportColumn): string | undefined =>
  filteredFields.find(({ filter }) => filter === column)?.key

export const isFieldColumn = (column: ImportColumn): column is FieldFilter => fieldKeyOf(column) !== undefined

export const productFieldTexts = (specifications: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(
    filteredFields.map(({ filter, key }) => [filter, toSpecificationText(specifications[key])]),
  ) as Record<FieldFilter, string>
