import type { Transaction } from '@dvaput/database/in-transaction'
import { readHolds } from '../../stock/read-holds.ts'
import type { StockShortage } from '../../stock/stock.ts'
import type { CheckoutView } from '../checkout-view.ts'
import { nameShort, type OutOfStock } from '../payments/place-result.ts'

/** What is missing, whether it may come free again, and whether anything is left to go on with. */
export const outOfStock = async (
  tx: Transaction,
  { checkout, contents: { lines, holder } }: CheckoutView,
  short: readonly StockShortage[],
): Promise<OutOfStock> => {
  const held = await readHolds(
    tx.db,
    holder,
    short.map(({ variantId }) => variantId),
  )
  const gone = new Set(short.filter(({ available }) => available === 0).map(({ variantId }) => variantId))
  return {
    kind: 'out-of-stock',
    short: nameShort(lines, short).map((each, index) => {
      const heldUntil = held.get(short[index]?.variantId ?? 0)
      return heldUntil === undefined ? each : { ...each, heldUntil }
    }),
    // What an invoice names was agreed: it is not cut down by a button.
    leavesRest: checkout.cartToken !== null && lines.some(({ variantId }) => variantId == null || !gone.has(variantId)),
  }
}
