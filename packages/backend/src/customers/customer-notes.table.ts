import { backendSchema } from '@dvaput/database/backend-schema.table'
import { check, index, text, timestamp, uuid } from '@dvaput/database/columns'
import { sql } from '@dvaput/database/query'

/** What the shop's own people write about a customer, who gets it with their data and sees it nowhere else. */
export const customerNotes = backendSchema.table(
  'customer_notes',
  {
    id: uuid('id').primaryKey(),
    /** The platform's, as `gid://shopify/Customer/7`. */
    customerId: text('customer_id').notNull(),
    administratorId: uuid('administrator_id'),
    /** As it was then. */
    administratorName: text('administrator_name').notNull(),
    text: text('text').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().default(sql`app_now()`),
  },
  (table) => [
    index('customer_notes_by_customer').on(table.customerId, table.createdAt),
    check('customer_notes_text', sql`length(${table.text}) BETWEEN 1 AND 2000`),
  ],
)
