import { backendSchema } from '@dvaput/database/backend-schema.table'
import { check, index, primaryKey, smallint, text } from '@dvaput/database/columns'
import { sql } from '@dvaput/database/query'
import { orders } from './orders.table.ts'

/** The serial number of each unit that left; the platform has no place for it once an order is made. */
export const orderUnits = backendSchema.table(
  'order_units',
  {
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** The platform's, as `gid://shopify/LineItem/7`. */
    lineId: text('line_id').notNull(),
    /** From 1. */
    number: smallint('number').notNull(),
    serial: text('serial').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.lineId, table.number] }),
    index('order_units_by_serial').on(sql`upper(${table.serial})`),
    check('order_units_number', sql`${table.number} > 0`),
    check('order_units_serial', sql`length(${table.serial}) BETWEEN 1 AND 100`),
  ],
)
