import { backendSchema } from '@dvaput/database/backend-schema.table'
import { check, text, timestamp } from '@dvaput/database/columns'
import { sql } from '@dvaput/database/query'

/** The last exchange rate of each warehouse, for the hours in which it does not answer. */
export const internationalRates = backendSchema.table(
  'international_rates',
  {
    /** Names the warehouse. */
    source: text('source').primaryKey(),
    /** Decimal text. */
    pesosPerDollar: text('pesos_per_dollar').notNull(),
    readAt: timestamp('read_at', { withTimezone: true }).notNull(),
  },
  (table) => [check('international_rates_positive', sql`${table.pesosPerDollar}::numeric > 0`)],
)
