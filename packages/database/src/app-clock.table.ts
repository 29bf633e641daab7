import { sql } from 'drizzle-orm'
import { bigint, boolean, check } from 'drizzle-orm/pg-core'
import { backendSchema } from './backend-schema.table.ts'

export const appClock = backendSchema.table(
  'app_clock',
  {
    singleton: boolean('singleton').primaryKey().default(true),
    offsetMs: bigint('offset_ms', { mode: 'number' }).notNull().default(0),
  },
  (table) => [check('app_clock_single_row', sql`${table.singleton}`)],
)
