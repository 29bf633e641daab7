import { backendSchema } from '@dvaput/database/backend-schema.table'
import { check, integer, jsonb, primaryKey, text, timestamp, uuid } from '@dvaput/database/columns'
import { sql } from '@dvaput/database/query'
import type { ExportKind } from '@dvaput/domain/administrators/export-kinds'
import type { MarketId } from '@dvaput/domain/markets/market'

export type ExportStatus = 'waiting' | 'done' | 'failed'

/** Which days, in the time of the market; nobody chooses any for customers. */
export type ExportRange = { readonly market: MarketId; readonly from: string; readonly to: string }

/** A file that a job makes, for a day. */
export const shopExports = backendSchema.table(
  'shop_exports',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    kind: text('kind').$type<ExportKind>().notNull(),
    range: jsonb('range').$type<ExportRange>().notNull(),
    status: text('status').$type<ExportStatus>().notNull().default('waiting'),
    rows: integer('rows').notNull().default(0),
    createdBy: text('created_by').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().default(sql`app_now()`),
  },
  (table) => [check('shop_exports_status', sql`${table.status} IN ('waiting', 'done', 'failed')`)],
)

/** Some hundred rows each, so that neither writing nor sending has all of the file in memory. */
export const shopExportParts = backendSchema.table(
  'shop_export_parts',
  {
    exportId: uuid('export_id')
      .notNull()
      .references(() => shopExports.id, { onDelete: 'cascade' }),
    number: integer('number').notNull(),
    content: text('content').notNull(),
  },
  (table) => [primaryKey({ columns: [table.exportId, table.number] })],
)
