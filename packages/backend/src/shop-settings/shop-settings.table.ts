import { backendSchema } from '@dvaput/database/backend-schema.table'
import { check, integer, jsonb, text, timestamp } from '@dvaput/database/columns'
import { sql } from '@dvaput/database/query'

/** What the shop's own people set on their screens, each under the name of its setting. */
export const shopSettings = backendSchema.table(
  'shop_settings',
  {
    key: text('key').primaryKey(),
    /** Null where the default stands again. */
    value: jsonb('value'),
    /** Counts the changes, so that nobody overwrites what they have not seen. */
    revision: integer('revision').notNull().default(1),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().default(sql`app_now()`),
  },
  (table) => [check('shop_settings_revision', sql`${table.revision} > 0`)],
)
