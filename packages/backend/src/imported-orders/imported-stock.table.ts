import { backendSchema } from '@dvaput/database/backend-schema.table'
import { check, index, integer, jsonb, primaryKey, text, timestamp, uuid } from '@dvaput/database/columns'
import { sql } from '@dvaput/database/query'
import type { EraTracking } from '@dvaput/integrations/era/era-order'
import { importedOrders } from './imported-orders.table.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true })

/** What the warehouse has, as it said when somebody last wanted to buy it, and how much of that is promised here. */
export const importedStock = backendSchema.table(
  'international_stock',
  {
    eraId: text('era_id').primaryKey(),
    confirmed: integer('confirmed').notNull(),
    /** Of orders that are being paid, or are paid and not yet at the warehouse. */
    held: integer('held').notNull().default(0),
    /** The most that may be held: what was confirmed, or what was held already when the warehouse said less. */
    ceiling: integer('ceiling').notNull(),
    /** When an order last reached the warehouse, which counts it from then on: an earlier figure is worth nothing. */
    sentAt: moment('sent_at'),
  },
  (table) => [
    check('international_stock_held', sql`${table.held} BETWEEN 0 AND ${table.ceiling}`),
    check('international_stock_ceiling', sql`${table.ceiling} = greatest(${table.confirmed}, ${table.held})`),
    check('international_stock_confirmed', sql`${table.confirmed} >= 0`),
  ],
)

export const importedHolds = backendSchema.table(
  'international_holds',
  {
    orderId: uuid('order_id')
      .notNull()
      .references(() => importedOrders.id),
    eraId: text('era_id')
      .notNull()
      .references(() => importedStock.eraId),
    quantity: integer('quantity').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.eraId] }),
    index('international_holds_by_product').on(table.eraId),
    check('international_holds_quantity', sql`${table.quantity} > 0`),
  ],
)

/** One row for each order that has to reach the warehouse, written when it is paid. */
export const importedDeliveries = backendSchema.table(
  'international_sendings',
  {
    orderId: uuid('order_id')
      .primaryKey()
      .references(() => importedOrders.id),
    /** The warehouse's; null until it has answered. */
    eraOrderId: text('era_order_id'),
    createdAt: moment('created_at').notNull().default(sql`app_now()`),
    sentAt: moment('sent_at'),
    /** The warehouse had it no longer. */
    refusedAt: moment('refused_at'),
    /** The warehouse took it and called it off before it left. */
    cancelledAt: moment('cancelled_at'),
    /** When the warehouse first said that it has left, and how to follow it. */
    shippedAt: moment('shipped_at'),
    tracking: jsonb('tracking').$type<EraTracking>(),
    /** When the warehouse first said that it has arrived. */
    deliveredAt: moment('delivered_at'),
  },
  (table) => [
    index('international_sendings_by_time').on(table.createdAt),
    index('international_sendings_unsent').on(table.createdAt).where(sql`${table.sentAt} IS NULL`),
    // The number belongs to the warehouse: it may give one twice, and our order goes on.
    index('international_sendings_by_era_order').on(table.eraOrderId),
    check('international_sendings_sent', sql`(${table.eraOrderId} IS NULL) = (${table.sentAt} IS NULL)`),
    check('international_sendings_cancelled', sql`${table.cancelledAt} IS NULL OR ${table.sentAt} IS NOT NULL`),
    check('international_sendings_end', sql`${table.sentAt} IS NULL OR ${table.refusedAt} IS NULL`),
  ],
)
