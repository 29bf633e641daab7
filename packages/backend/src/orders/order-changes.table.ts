import { backendSchema } from '@dvaput/database/backend-schema.table'
import { boolean, primaryKey, text, timestamp } from '@dvaput/database/columns'
import { sql } from '@dvaput/database/query'
import type { AuditAction } from '@dvaput/domain/administrators/audit-actions'
import { orders } from './orders.table.ts'

/** Changes that the shop's own people make to an order: one for each state in which it was seen. */
export const orderChanges = backendSchema.table(
  'order_changes',
  {
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** Of the order as it was seen. */
    revision: text('revision').notNull(),
    action: text('action').$type<AuditAction>().notNull(),
    /** Of the form: sent twice, it is one change. */
    key: text('key').notNull(),
    /** Whether the shop has answered. */
    isDone: boolean('is_done').notNull().default(false),
    claimedAt: timestamp('claimed_at', { withTimezone: true }).notNull().default(sql`app_now()`),
  },
  (table) => [primaryKey({ columns: [table.orderId, table.revision] })],
)
