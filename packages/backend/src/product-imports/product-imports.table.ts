import { backendSchema } from '@dvaput/database/backend-schema.table'
import { boolean, check, index, integer, jsonb, primaryKey, text, timestamp, uuid } from '@dvaput/database/columns'
import { sql } from '@dvaput/database/query'
import type { ShopHandle } from '@dvaput/domain/markets/shop-handle'
import type { NewProductsChoice } from '@dvaput/domain/products/import-choices'
import type { ImportField } from './import-fields.ts'
import type { NewProduct } from './new-products/new-product.ts'

export type ImportStatus = 'mapping' | 'checked' | 'running' | 'stopped' | 'finished' | 'undoing' | 'undone'
export type ImportRowState = 'bad' | 'same' | 'waiting' | 'done' | 'failed' | 'undone' | 'kept'
/** Texts as the file has them. */
export type ImportChanges = Partial<Record<ImportField, { readonly before: string; readonly after: string }>>

/** A CSV file that was checked against the catalogue, and applied if somebody said so. */
export const productImports = backendSchema.table(
  'product_imports',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    shop: text('shop').$type<ShopHandle>().notNull(),
    fileName: text('file_name').notNull(),
    status: text('status').$type<ImportStatus>().notNull().default('checked'),
    newProducts: text('new_products').$type<NewProductsChoice>().notNull().default('none'),
    /** The file, until somebody has said what its columns are. */
    source: text('source'),
    /** How often it was started or undone: each has a job of its own. */
    round: integer('round').notNull().default(0),
    createdBy: text('created_by').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().default(sql`app_now()`),
    startedAt: timestamp('started_at', { withTimezone: true }),
    finishedAt: timestamp('finished_at', { withTimezone: true }),
  },
  (table) => [
    index('product_imports_by_shop').on(table.shop, table.createdAt),
    check(
      'product_imports_status',
      sql`${table.status} IN ('mapping', 'checked', 'running', 'stopped', 'finished', 'undoing', 'undone')`,
    ),
  ],
)

export const productImportRows = backendSchema.table(
  'product_import_rows',
  {
    importId: uuid('import_id')
      .notNull()
      .references(() => productImports.id, { onDelete: 'cascade' }),
    /** Of the file, counted from 1, the header included. */
    line: integer('line').notNull(),
    state: text('state').$type<ImportRowState>().notNull(),
    /** What the file calls it. */
    name: text('name').notNull(),
    productGid: text('product_gid'),
    variantGid: text('variant_gid'),
    changes: jsonb('changes').$type<ImportChanges>().notNull().default({}),
    /** Of a new product: the line that has all of it. */
    firstLine: integer('first_line'),
    /** What the first line of a new product creates. */
    newProduct: jsonb('new_product').$type<NewProduct>(),
    /** It was about to be written: what the shop has of it by then, this import has written. */
    hasStarted: boolean('is_begun').notNull().default(false),
    /** Code of why it is bad, has failed, or was not undone, and the column it is about. */
    reason: text('reason'),
    field: text('field'),
  },
  (table) => [
    primaryKey({ columns: [table.importId, table.line] }),
    index('product_import_rows_by_state').on(table.importId, table.state, table.line),
    check(
      'product_import_rows_state',
      sql`${table.state} IN ('bad', 'same', 'waiting', 'done', 'failed', 'undone', 'kept')`,
    ),
  ],
)
