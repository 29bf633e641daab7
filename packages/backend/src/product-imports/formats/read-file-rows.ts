import { type Currency, minorDigits } from '@dvaput/domain/money/money'
import type { NamedCells } from '../find-variant.ts'
import { parseCell } from '../format-csv.ts'
import type { CsvRow } from '../parse-csv.ts'
import { type FileRow, withoutZeroCents } from './file-row.ts'
import type { RecognisedColumns } from './recognise-columns.ts'
import { reshapeShopify } from './reshape-shopify.ts'
import { reshapeWooCommerce } from './reshape-woocommerce.ts'

const withoutCents = ({ line, cells }: FileRow): FileRow => ({
  line,
  cells: Object.fromEntries(
    Object.entries(cells).map(([column, text]) => [
      column,
      column.endsWith('price') && text !== undefined ? withoutZeroCents(text) : text,
    ]),
  ),
})

/** The rows of a file in our own columns, whoever wrote it. */
export const readFileRows = (
  rows: readonly CsvRow[],
  { format, columns }: RecognisedColumns,
  currency: Currency,
): readonly FileRow[] => {
  const nameCells = ({ cells }: CsvRow): NamedCells =>
    Object.fromEntries(
      columns.flatMap((column, index) => {
        const cell = cells[index]
        return !column || cell === undefined ? [] : [[column, parseCell(cell)]]
      }),
    )
  const named = rows.map((row) => ({ line: row.line, cells: nameCells(row) }))
  if (format === 'own') return named
  const reshaped = format === 'shopify' ? reshapeShopify(named) : reshapeWooCommerce(named)
  return minorDigits[currency] === 0 ? reshaped.map(withoutCents) : reshaped
}
