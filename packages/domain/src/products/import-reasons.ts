/** Why a row of an import cannot be applied. */
export const importReasons = [
  'ambiguous-sku',
  'bad-battery',
  'bad-condition',
  'bad-grade',
  'bad-price',
  'bad-stock',
  'bad-value',
  'changed-meanwhile',
  'compare-at-too-low',
  'named-twice',
  'no-name',
  'refused',
  'too-long',
  'title-missing',
  'unknown-product',
  'variant-needed',
] as const
export type ImportReason = (typeof importReasons)[number]
