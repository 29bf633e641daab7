import { backendSchema } from '@dvaput/database/backend-schema.table'
import { check, index, integer, primaryKey, text, timestamp } from '@dvaput/database/columns'
import { sql } from '@dvaput/database/query'

export const rateLimits = backendSchema.table(
  'rate_limits',
  {
    class: text('class').notNull(),
    /** SHA-256 in hex: IPs and e-mails of visitors are not stored in plain text. */
    keyHash: text('key_hash').notNull(),
    used: integer('used').notNull(),
    windowEndsAt: timestamp('window_ends_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.class, table.keyHash] }),
    check('rate_limits_used_positive', sql`${table.used} > 0`),
    check('rate_limits_key_hashed', sql`${table.keyHash} ~ '^[0-9a-f]{64}$'`),
    index('rate_limits_window_ends_at').on(table.windowEndsAt),
  ],
)
