import { backendSchema } from '@dvaput/database/backend-schema.table'
import { check, index, text, timestamp } from '@dvaput/database/columns'
import { sql } from '@dvaput/database/query'

/** The memory of what was sent, without a word of whom and what: jobs are deleted, this stays. */
export const mails = backendSchema.table(
  'mails',
  {
    key: text('key').primaryKey(),
    template: text('template').notNull(),
    queuedAt: timestamp('queued_at', { withTimezone: true }).notNull().default(sql`app_now()`),
    sentAt: timestamp('sent_at', { withTimezone: true }),
  },
  (table) => [
    index('mails_by_time').on(table.queuedAt, sql`md5(${table.key})`),
    index('mails_by_template').on(table.template, table.queuedAt, sql`md5(${table.key})`),
    index('mails_unsent').on(table.queuedAt, sql`md5(${table.key})`).where(sql`${table.sentAt} IS NULL`),
    check('mails_key_length', sql`length(${table.key}) BETWEEN 1 AND 200`),
  ],
)
