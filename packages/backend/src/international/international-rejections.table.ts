import { backendSchema } from '@dvaput/database/backend-schema.table'
import { type AnyPgColumn, index, text, timestamp } from '@dvaput/database/columns'
import { sql } from '@dvaput/database/query'

/** The reason as words, for the search of the shop's side. */
export const rejectionWords = ({ reason }: { readonly reason: AnyPgColumn }) =>
  sql`backend.words(translate(${reason}, '@.-_+/#:%', '         '))`

/** Rows of ERA that were not published, with the reason. A row that is good again, or gone, leaves the list. */
export const internationalRejections = backendSchema.table(
  'international_rejections',
  {
    /** ERA's id, or a digest of a row that has none. */
    key: text('key').primaryKey(),
    /** Where the row says it. */
    eraId: text('era_id'),
    reason: text('reason').notNull(),
    /** The beginning of it, as JSON. */
    row: text('row').notNull(),
    firstAt: timestamp('first_at', { withTimezone: true }).notNull().default(sql`app_now()`),
    lastAt: timestamp('last_at', { withTimezone: true }).notNull().default(sql`app_now()`),
  },
  (table) => [
    index('international_rejections_last').on(table.lastAt, table.key),
    index('international_rejections_words').using('gin', rejectionWords(table)),
  ],
)
