import { integer, json, primaryKey, text, timestamp } from '@dvaput/database/columns'
import { platformSchema } from '@dvaput/database/platform-schema.table'
import { sql } from '@dvaput/database/query'
import { shops } from './shops.table.ts'

/** The first response to a request with an idempotency key; a retry gets the same, another body is refused. */
export const idempotencyKeys = platformSchema.table(
  'idempotency_keys',
  {
    shopId: integer('shop_id')
      .notNull()
      .references(() => shops.id),
    /** Whose key it is: two tokens never meet. */
    tokenHash: text('token_hash').notNull(),
    key: text('key').notNull(),
    requestHash: text('request_hash').notNull(),
    /** As text, so that a repeat gets it with every name in its place. */
    response: json('response'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().default(sql`app_now()`),
  },
  (table) => [primaryKey({ columns: [table.shopId, table.tokenHash, table.key] })],
)
