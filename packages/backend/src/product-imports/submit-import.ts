import type { Transaction } from '@dvaput/database/in-transaction'
import type { Database } from '@dvaput/database/open-database'
import { and, eq, notInArray, sql } from '@dvaput/database/query'
import type { ShopHandle } from '@dvaput/domain/markets/shop-handle'
import type { NewProductsChoice } from '@dvaput/domain/products/import-choices'
import type { AuditAuthor } from '../audit/audit-log.ts'
import type { ConnectedShops } from '../connected-shop.ts'
import { type CheckedRow, checkImport, type FileRefusal, readCsv } from './check-import.ts'
import { fileColumns } from './formats/file-columns.ts'
import { guessColumn, recogniseColumns } from './formats/recognise-columns.ts'
import { productImportFiles } from './import-pictures.table.ts'
import { productImports } from './product-imports.table.ts'
import { readZip, type ZipRefusal } from './zip/read-zip.ts'

type Needs = { readonly database: Database; readonly shops: ConnectedShops<'products'> }

export type ImportFile = {
  readonly shop: ShopHandle
  readonly by: AuditAuthor
  readonly fileName: string
  readonly text: string
  readonly newProducts?: NewProductsChoice
  /** A ZIP with pictures that the file names. */
  readonly zip?: Uint8Array
}

type Submitted = { readonly id: string } | FileRefusal | ZipRefusal

const samples = 3

// As one value: ten thousand rows of parameters would take seconds to send.
const insertRows = (tx: Transaction, importId: string, checked: readonly CheckedRow[]) =>
  tx.client.query(
    `INSERT INTO backend.product_import_rows
     SELECT * FROM jsonb_populate_recordset(null::backend.product_import_rows, $1::jsonb)`,
    [
      JSON.stringify(
        checked.map(
          ({ line, name, state, productGid, variantGid, changes = {}, firstLine, newProduct, reason, field }) => ({
            ...{ import_id: importId, line, name, state, product_gid: productGid, variant_gid: variantGid, changes },
            ...{ first_line: firstLine, new_product: newProduct, reason, field, is_begun: false },
          }),
        ),
      ),
    ],
  )

/** Of the pictures of its new products: other files of the ZIP are of no use. */
const namesIn = (rows: readonly CheckedRow[]): ReadonlySet<string> =>
  new Set(rows.flatMap(({ newProduct }) => newProduct?.pictures.map(({ source }) => source) ?? []))

/** A file becomes an import: recognised by its head, asked about where nobody knows a column, and checked. */
export const createSubmitImport = ({ database, shops }: Needs) => {
  const { db } = database

  const readFileNames = async (importId: string): Promise<ReadonlySet<string>> => {
    const { name, importId: ofImport } = productImportFiles
    const found = await db.select({ name }).from(productImportFiles).where(eq(ofImport, importId))
    return new Set(found.map((each) => each.name))
  }

  return {
    async submit({ shop, by, fileName, text, newProducts = 'none', zip }: ImportFile): Promise<Submitted> {
      const file = readCsv(text)
      if (typeof file === 'string') return file
      const pictures = zip ? readZip(zip) : []
      if (typeof pictures === 'string') return pictures
      const columns = recogniseColumns(file.titles)
      const isSure = !columns.columns.includes(undefined)
      const files = new Set(pictures.map(({ name }) => name))
      const checked = isSure
        ? await checkImport(
            { database, products: shops[shop].products },
            { shop, rows: file.rows, columns, newProducts, files },
          )
        : { rows: [] }
      if (typeof checked === 'string') return checked
      return database.inTransaction(async (tx) => {
        const [made] = await tx.db
          .insert(productImports)
          .values({
            ...{ shop, fileName, newProducts, createdBy: by.name },
            ...(!isSure && { status: 'mapping' as const, source: text }),
          })
          .returning({ id: productImports.id })
        if (!made) throw new Error('expected one row, got none')
        const wanted = namesIn(checked.rows)
        for (const { name, content } of isSure ? pictures.filter((each) => wanted.has(each.name)) : pictures)
          await tx.db.insert(productImportFiles).values({ importId: made.id, name, content: Buffer.from(content) })
        await insertRows(tx, made.id, checked.rows)
        return made
      })
    },

    /** The columns of a file that waits, with what each may be. */
    async readColumns(id: string) {
      const [waiting] = await db.select().from(productImports).where(eq(productImports.id, id))
      const file = waiting?.source == null ? undefined : readCsv(waiting.source)
      if (!file || typeof file === 'string') return null
      const recognised = recogniseColumns(file.titles)
      return {
        format: recognised.format,
        choices: fileColumns,
        columns: file.titles.map((title, index) => {
          const column = recognised.columns[index]
          return {
            title,
            isSure: column !== undefined,
            proposal: (column === undefined ? guessColumn(title) : column) ?? '',
            samples: file.rows.slice(0, samples).map(({ cells }) => (cells[index] ?? '').slice(0, 80)),
          }
        }),
      }
    },

    /** Checks the file with its columns as somebody said; an empty text leaves a column out. */
    async map(id: string, chosen: readonly string[]): Promise<'ok' | 'not-found' | 'column-twice' | FileRefusal> {
      const [waiting] = await db
        .select()
        .from(productImports)
        .where(and(eq(productImports.id, id), eq(productImports.status, 'mapping')))
      const file = waiting?.source == null ? undefined : readCsv(waiting.source)
      if (!waiting || !file) return 'not-found'
      if (typeof file === 'string') return file
      const recognised = recogniseColumns(file.titles)
      const columns = recognised.columns.map((column, index) => {
        const choice = chosen[index]
        if (choice === undefined || (column != null && !fileColumns.includes(column))) return column
        return fileColumns.includes(choice) ? choice : null
      })
      const named = columns.filter((column) => column != null)
      if (new Set(named).size < named.length) return 'column-twice'
      const { shop, newProducts } = waiting
      const checked = await checkImport(
        { database, products: shops[shop].products },
        {
          ...{ shop, newProducts, rows: file.rows, files: await readFileNames(id) },
          columns: { format: recognised.format, columns },
        },
      )
      if (typeof checked === 'string') return checked
      return database.inTransaction(async (tx) => {
        const moved = await tx.db
          .update(productImports)
          .set({ status: 'checked', source: sql`NULL` })
          .where(and(eq(productImports.id, id), eq(productImports.status, 'mapping')))
          .returning({ id: productImports.id })
        if (moved.length === 0) return 'not-found'
        await insertRows(tx, id, checked.rows)
        const { importId, name } = productImportFiles
        await tx.db
          .delete(productImportFiles)
          .where(and(eq(importId, id), notInArray(name, ['', ...namesIn(checked.rows)])))
        return 'ok'
      })
    },
  }
}
