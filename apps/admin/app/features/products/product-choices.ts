import type { ProductWriting } from '@dvaput/backend/product-writing/product-writing'

export const stockReasons = [
  'received',
  'correction',
  'cycle_count_available',
  'damaged',
  'quality_control',
  'restock',
  'promotion',
  'shrinkage',
  'other',
] as const satisfies readonly Parameters<ProductWriting['moveStock']>[0]['reason'][]

/** An unlisted product is made elsewhere; it can be put on sale here, or away. */
export const chosenStatuses = ['active', 'draft', 'archived'] as const

export const maxStock = 1_000_000
