import type { Database } from '@dvaput/database/open-database'
import { marketOfShop } from '@dvaput/domain/markets/market-of-shop'
import { markets } from '@dvaput/domain/markets/markets'
import type { ShopHandle } from '@dvaput/domain/markets/shop-handle'
import type { NewProductsChoice } from '@dvaput/domain/products/import-choices'
import type { ShopProducts } from '@dvaput/integrations/shop-products/shop-products'
import { type BadCell, checkRow } from './check-row.ts'
import { findVariant, namesOf } from './find-variant.ts'
import type { FileRow } from './formats/file-row.ts'
import { readFileRows } from './formats/read-file-rows.ts'
import type { RecognisedColumns } from './formats/recognise-columns.ts'
import { importFields } from './import-fields.ts'
import { planNewProducts } from './new-products/plan-new-products.ts'
import { type CsvRow, parseCsv } from './parse-csv.ts'
import type { productImportRows } from './product-imports.table.ts'
import { type FileVariant, readNamed, toFileVariants } from './read-variants.ts'

export type CheckedRow = Omit<typeof productImportRows.$inferInsert, 'importId'>

/** Why the file is no import at all. */
export type FileRefusal = 'empty-file' | 'no-known-column' | 'no-naming-column' | 'too-many-rows'

export const maxRows = 20_000
const atOnce = 500

const namingColumns = ['variant_id', 'sku', 'product_id', 'handle'] as const

export const readCsv = (
  text: string,
): { readonly titles: readonly string[]; readonly rows: readonly CsvRow[] } | FileRefusal => {
  const [header, ...rows] = parseCsv(text)
  if (!header || rows.length === 0) return 'empty-file'
  return rows.length > maxRows ? 'too-many-rows' : { titles: header.cells, rows }
}

const checkColumns = ({ columns }: RecognisedColumns, newProducts: NewProductsChoice): FileRefusal | undefined => {
  const has = (column: string) => columns.includes(column)
  if (!importFields.some(has) && !has('regular_price')) return 'no-known-column'
  const isNamed = namingColumns.some(has) || (newProducts !== 'none' && has('title'))
  return isNamed ? undefined : 'no-naming-column'
}

/** The SKU of a product with another URL: one of the two is a mistake. */
const isOfAnother = ({ cells }: FileRow, { texts }: FileVariant): boolean =>
  Boolean(cells.sku && cells.handle && !cells.variant_id && cells.handle.toLowerCase() !== texts.handle)

type Input = {
  readonly shop: ShopHandle
  readonly rows: readonly CsvRow[]
  readonly columns: RecognisedColumns
  readonly newProducts: NewProductsChoice
  /** Names of the pictures that came with the file. */
  readonly files: ReadonlySet<string>
}

type Needs = {
  readonly database: Database
  readonly products: Pick<ShopProducts, 'readHandleOwners' | 'readSkuOwners'>
}

/** Every row of the file with what it would change or create, or why it cannot be applied. Nothing is written. */
export const checkImport = async (
  { database, products: shopProducts }: Needs,
  { shop, rows, columns, newProducts, files }: Input,
): Promise<{ readonly rows: readonly CheckedRow[] } | FileRefusal> => {
  const refusal = checkColumns(columns, newProducts)
  if (refusal) return refusal
  const market = markets[marketOfShop(shop)]
  const [language] = market.languages
  const fileRows = readFileRows(rows, columns, market.currency)
  const seen = new Set<string>()
  const checked: CheckedRow[] = []
  const unknown: FileRow[] = []

  const checkKnown = ({ cells }: FileRow, variant: FileVariant): ReturnType<typeof checkRow> => {
    if (seen.has(variant.variantGid)) return { reason: 'named-twice', field: 'sku' }
    seen.add(variant.variantGid)
    return checkRow(cells, variant)
  }

  const placeUnknown = (row: FileRow, known: readonly FileVariant[], problem: BadCell): BadCell | undefined => {
    const { cells } = row
    if (cells.variant_id || cells.product_id || !/^(unknown-product|no-name)$/.test(problem.reason)) return problem
    if (cells.handle && known.some(({ texts }) => texts.handle === cells.handle?.toLowerCase()))
      return { reason: 'variant-of-known', field: 'sku' }
    // Another variant of a new product has no title of its own.
    if (!cells.title && !cells.handle && !cells.group) return problem
    if (newProducts === 'none')
      return problem.reason === 'no-name' ? problem : { reason: 'unknown-product', field: problem.field }
    unknown.push(row)
    return undefined
  }

  for (let from = 0; from < fileRows.length; from += atOnce) {
    const some = fileRows.slice(from, from + atOnce)
    const named = await readNamed(database, shop, namesOf(some.map(({ cells }) => cells)))
    const known = named.flatMap((product) => toFileVariants(product, language))
    for (const row of some) {
      const { line, cells } = row
      const name = cells.sku || cells.handle || cells.variant_id || cells.product_id || cells.title || ''
      const variant = findVariant(cells, known)
      if ('reason' in variant) {
        const problem = placeUnknown(row, known, variant)
        if (problem) checked.push({ line, name, state: 'bad', ...problem })
        continue
      }
      if (isOfAnother(row, variant)) {
        checked.push({ line, name, state: 'bad', reason: 'sku-taken', field: 'sku' })
        continue
      }
      const { productGid, variantGid } = variant
      const result = checkKnown(row, variant)
      const state = 'reason' in result ? 'bad' : Object.keys(result.changes).length === 0 ? 'same' : 'waiting'
      checked.push({ line, name, state, productGid, variantGid, ...result })
    }
  }
  if (newProducts === 'none') return { rows: checked }
  const context = { currency: market.currency, language, choice: newProducts, files }
  return { rows: [...checked, ...(await planNewProducts(shopProducts, unknown, context))] }
}
