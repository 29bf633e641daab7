import { backendSchema } from '@dvaput/database/backend-schema.table'
import { check, index, text, timestamp, uuid } from '@dvaput/database/columns'
import { sql } from '@dvaput/database/query'
import { orders } from './orders.table.ts'

/** What the shop's own people write about an order; its customer never sees it. */
export const orderNotes = backendSchema.table(
  'order_notes',
  {
    id: uuid('id').primaryKey(),
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    administratorId: uuid('administrator_id'),
    /** As it was then. */
    administratorName: text('administrator_name').notNull(),
    text: text('text').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().default(sql`app_now()`),
  },
  (table) => [
    index('order_notes_by_order').on(table.orderId, table.createdAt),
    check('order_notes_text', sql`length(${table.text}) BETWEEN 1 AND 2000`),
  ],
)
