import { backendSchema } from './backend-schema.table.ts'
import { bigint, boolean, check } from './columns.ts'
import { sql } from './query.ts'

export const appClock = backendSchema.table(
  'app_clock',
  {
    singleton: boolean('singleton').primaryKey().default(true),
    offsetMs: bigint('offset_ms', { mode: 'number' }).notNull().default(0),
  },
  (table) => [check('app_clock_single_row', sql`${table.singleton}`)],
)
