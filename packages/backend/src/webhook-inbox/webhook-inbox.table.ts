import { backendSchema } from '@dvaput/database/backend-schema.table'
import { check, index, text, timestamp, unique, uuid } from '@dvaput/database/columns'
import { sql } from '@dvaput/database/query'

export const webhookInbox = backendSchema.table(
  'webhook_inbox',
  {
    id: uuid('id').primaryKey(),
    provider: text('provider').notNull(),
    eventId: text('event_id').notNull(),
    /** What the sender says it is about, where it says so outside the body. */
    topic: text('topic'),
    body: text('body').notNull(),
    receivedAt: timestamp('received_at', { withTimezone: true }).notNull().default(sql`app_now()`),
    settledAt: timestamp('settled_at', { withTimezone: true }),
  },
  (table) => [
    unique('webhook_inbox_event').on(table.provider, table.eventId),
    check('webhook_inbox_event_id_length', sql`length(${table.eventId}) BETWEEN 1 AND 200`),
    index('webhook_inbox_received_at').on(table.receivedAt),
  ],
)
