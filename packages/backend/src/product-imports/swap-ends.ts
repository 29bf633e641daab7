import type { BadCell } from './check-row.ts'
import type { ImportChanges } from './product-imports.table.ts'

/** The row that would write back what was there before. */
export const swapEnds = <Row extends { readonly changes: ImportChanges }>(row: Row): Row => ({
  ...row,
  changes: Object.fromEntries(
    Object.entries(row.changes).map(([field, { before, after }]) => [field, { before: after, after: before }]),
  ),
})

/** Why a row was not undone: pieces that are gone were sold, or counted anew. */
export const toKeptReason = (failure: BadCell | undefined) =>
  failure?.reason === 'changed-meanwhile' && failure.field === 'stock'
    ? ({ reason: 'sold-since', field: 'stock' } as const)
    : failure
