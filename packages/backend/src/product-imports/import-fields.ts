/** The columns of the file, in their order; those before `title` say which product is meant. */
export const importColumns = [
  'product_id',
  'variant_id',
  'handle',
  'sku',
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
] as const

export type ImportColumn = (typeof importColumns)[number]

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
] as const satisfies readonly ImportColumn[]

export type ImportField = (typeof importFields)[number]
