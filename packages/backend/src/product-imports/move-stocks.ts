import type { ShopProducts } from '@dvaput/integrations/shop-products/shop-products'
import type { BadCell } from './check-row.ts'
import type { RowPlan } from './plan-row.ts'

export type StockOfRow = { readonly line: number; readonly plan: RowPlan; readonly quantity: number }

/** Sets the stock of all rows in one call; by line, why one was refused. */
export const moveStocks = async (
  products: ShopProducts,
  reference: string,
  rows: readonly StockOfRow[],
): Promise<ReadonlyMap<number, BadCell>> => {
  const failures = new Map<number, BadCell>()
  if (rows.length === 0) return failures
  const move = { reason: 'correction', reference } as const
  const quantityOf = ({ plan: { variant }, quantity }: StockOfRow) => ({
    ...{ inventoryItemGid: variant.inventoryItemGid, before: variant.quantity ?? 0, quantity },
  })
  const all = await products.setStocks(move, rows.map(quantityOf))
  if (all.ok) return failures
  // One of them was refused, and so all: each by itself says which.
  for (const row of rows) {
    const moved = await products.setStocks(move, [quantityOf(row)])
    if (moved.ok) continue
    const isStale = moved.error.code === 'COMPARE_QUANTITY_STALE'
    failures.set(row.line, { reason: isStale ? 'changed-meanwhile' : 'refused', field: 'stock' })
  }
  return failures
}
