import type { Transaction } from '@dvaput/database/in-transaction'
import { stockLinesOf } from '../orders/place-order.ts'
import { draftHolder } from '../stock/draft-holder.ts'
import { holdStock, releaseHold } from '../stock/stock.ts'
import type { DraftOrder } from '../tables/draft-orders.table.ts'
import type { DraftRefusal } from './draft-input.ts'

/** Holds the draft's stock until the time it names; without one nothing is held. */
export const reserveDraft = async (
  tx: Transaction,
  draft: Pick<DraftOrder, 'id' | 'lines' | 'reserveInventoryUntil'>,
): Promise<DraftRefusal | undefined> => {
  const { reserveInventoryUntil: until } = draft
  if (!until) {
    await releaseHold(tx, draftHolder(draft.id))
    return undefined
  }
  const { rows } = await tx.client.query<{ seconds: number }>(
    'SELECT extract(epoch FROM $1::timestamptz - app_now())::float AS seconds',
    [until],
  )
  const seconds = rows[0]?.seconds ?? 0
  if (seconds <= 0)
    return { field: ['reserveInventoryUntil'], message: 'Reserve inventory until must be in the future' }
  const held = await holdStock(tx, { holder: draftHolder(draft.id), lines: stockLinesOf(draft.lines), seconds })
  if (held.ok) return undefined
  const index = draft.lines.findIndex(({ variantId }) => variantId === held.short[0]?.variantId)
  return {
    field: ['lineItems', String(index)],
    message: `Not enough inventory to reserve, only ${held.short[0]?.available ?? 0} available`,
  }
}
