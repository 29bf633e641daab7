import type { Database } from '@dvaput/database/open-database'
import type { ShopHandle } from '@dvaput/domain/markets/shop-handle'
import type { Language } from '@dvaput/domain/text/language'
import { checkRow } from './check-row.ts'
import { findVariant, type NamedCells, namesOf } from './find-variant.ts'
import { parseCell } from './format-csv.ts'
import { type ImportColumn, importColumns, importFields } from './import-fields.ts'
import { type CsvRow, parseCsv } from './parse-csv.ts'
import type { productImportRows } from './product-imports.table.ts'
import { readNamed, toFileVariants } from './read-variants.ts'

export type CheckedRow = Omit<typeof productImportRows.$inferInsert, 'importId'>

/** Why the file is no import at all. */
export type FileRefusal = 'empty-file' | 'no-known-column' | 'no-naming-column' | 'too-many-rows'

export const maxRows = 20_000
const atOnce = 500

const namingColumns = ['variant_id', 'sku', 'product_id', 'handle'] as const

const isColumn = (name: string): name is ImportColumn => (importColumns as readonly string[]).includes(name)

/** `Compare-at price` is compare_at_price. */
const toColumn = (title: string) => {
  const name = parseCell(title)
    .toLowerCase()
    .replaceAll(/[^a-z]+/g, '_')
  return isColumn(name) ? name : undefined
}

const readFile = (text: string): { readonly rows: readonly (CsvRow & { cellsByName: NamedCells })[] } | FileRefusal => {
  const [header, ...rows] = parseCsv(text)
  if (!header || rows.length === 0) return 'empty-file'
  if (rows.length > maxRows) return 'too-many-rows'
  const columns = header.cells.map(toColumn)
  if (!importFields.some((field) => columns.includes(field))) return 'no-known-column'
  if (!namingColumns.some((name) => columns.includes(name))) return 'no-naming-column'
  const nameCells = ({ cells }: CsvRow): NamedCells =>
    Object.fromEntries(
      columns.flatMap((column, index) => {
        const cell = cells[index]
        return column === undefined || cell === undefined ? [] : [[column, parseCell(cell)]]
      }),
    )
  return { rows: rows.map((row) => ({ ...row, cellsByName: nameCells(row) })) }
}

/** Every row of the file with what it would change, or why it cannot be applied. Nothing is written. */
export const checkImport = async (
  database: Database,
  shop: ShopHandle,
  language: Language,
  text: string,
): Promise<{ readonly rows: readonly CheckedRow[] } | FileRefusal> => {
  const file = readFile(text)
  if (typeof file === 'string') return file
  const seen = new Set<string>()
  const checked: CheckedRow[] = []
  for (let from = 0; from < file.rows.length; from += atOnce) {
    const rows = file.rows.slice(from, from + atOnce)
    const products = await readNamed(database, shop, namesOf(rows.map(({ cellsByName }) => cellsByName)))
    const known = products.flatMap((product) => toFileVariants(product, language))
    for (const { line, cellsByName: cells } of rows) {
      const name = cells.sku || cells.handle || cells.variant_id || cells.product_id || ''
      const variant = findVariant(cells, known)
      if ('reason' in variant) {
        checked.push({ line, name, state: 'bad', ...variant })
        continue
      }
      const { productGid, variantGid } = variant
      const result = seen.has(variantGid)
        ? ({ reason: 'named-twice', field: 'sku' } as const)
        : checkRow(cells, variant)
      seen.add(variantGid)
      const state = 'reason' in result ? 'bad' : Object.keys(result.changes).length === 0 ? 'same' : 'waiting'
      checked.push({ line, name, state, productGid, variantGid, ...result })
    }
  }
  return { rows: checked }
}
