import type { Transaction } from '@dvaput/database/in-transaction'
import { inArray } from '@dvaput/database/query'
import { parseNumericGid } from '../../graphql/gid.ts'
import { stock } from '../../tables/stock.table.ts'
import { refusedBecause } from '../admin-context.ts'
import type { AdjustInput } from './adjust-quantities.ts'

export type SetInput = Omit<AdjustInput, 'changes'> & {
  readonly ignoreCompareQuantity?: boolean | null
  readonly quantities: readonly {
    readonly inventoryItemId: string
    readonly locationId: string
    readonly quantity: number
    readonly compareQuantity?: number | null
  }[]
}

/** The adjustments that lead to these quantities, unless somebody else has changed one since the caller read it. */
export const planQuantities = async (
  tx: Transaction,
  { quantities, ignoreCompareQuantity, ...input }: SetInput,
): Promise<AdjustInput | ReturnType<typeof refusedBecause>> => {
  const ids = quantities.map(({ inventoryItemId }) => parseNumericGid('InventoryItem', inventoryItemId) ?? 0)
  const rows = await tx.db
    .select()
    .from(stock)
    .where(inArray(stock.variantId, ids))
    .orderBy(stock.variantId)
    .for('no key update')
  const changes: AdjustInput['changes'][number][] = []
  for (const [index, { inventoryItemId, locationId, quantity, compareQuantity }] of quantities.entries()) {
    const at = (field: string) => ['input', 'quantities', String(index), field]
    if (compareQuantity == null && !ignoreCompareQuantity)
      return refusedBecause(
        at('compareQuantity'),
        'The compareQuantity argument must be given to each quantity or ignored using ignoreCompareQuantity.',
        'COMPARE_QUANTITY_REQUIRED',
      )
    if (quantity < 0)
      return refusedBecause(at('quantity'), "The quantity can't be negative.", 'INVALID_QUANTITY_NEGATIVE')
    const level = rows.find(({ variantId }) => variantId === ids[index])
    const available = (level?.onHand ?? 0) - (level?.reserved ?? 0)
    if (!ignoreCompareQuantity && compareQuantity !== available)
      return refusedBecause(
        at('compareQuantity'),
        'The compareQuantity value does not match persisted value.',
        'COMPARE_QUANTITY_STALE',
      )
    changes.push({ inventoryItemId, locationId, delta: quantity - available })
  }
  return { ...input, changes }
}
