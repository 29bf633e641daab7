import { backendSchema } from '@dvaput/database/backend-schema.table'
import { check, customType, index, integer, primaryKey, text, uuid } from '@dvaput/database/columns'
import { sql } from '@dvaput/database/query'
import { productImports } from './product-imports.table.ts'

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

const ofImport = () =>
  uuid('import_id')
    .notNull()
    .references(() => productImports.id, { onDelete: 'cascade' })

/** Pictures of the ZIP that came with an import, until their products have them. */
export const productImportFiles = backendSchema.table(
  'product_import_files',
  { importId: ofImport(), name: text('name').notNull(), content: bytea('content').notNull() },
  (table) => [primaryKey({ columns: [table.importId, table.name] })],
)

export type ImportPictureState = 'waiting' | 'done' | 'failed'

/** Pictures of new products, each fetched by itself once its product is there. */
export const productImportPictures = backendSchema.table(
  'product_import_pictures',
  {
    importId: ofImport(),
    /** The first line of its product. */
    line: integer('line').notNull(),
    position: integer('position').notNull(),
    productGid: text('product_gid').notNull(),
    /** A public URL, or the name of a file of the ZIP. */
    source: text('source').notNull(),
    alt: text('alt').notNull(),
    state: text('state').$type<ImportPictureState>().notNull().default('waiting'),
    reason: text('reason'),
  },
  (table) => [
    primaryKey({ columns: [table.importId, table.line, table.position] }),
    index('product_import_pictures_by_state').on(table.importId, table.state),
    check('product_import_pictures_state', sql`${table.state} IN ('waiting', 'done', 'failed')`),
  ],
)
