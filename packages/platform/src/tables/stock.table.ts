import { bigint, check, index, integer, text, timestamp, unique } from '@dvaput/database/columns'
import { platformSchema } from '@dvaput/database/platform-schema.table'
import { sql } from '@dvaput/database/query'
import { productVariants } from './products.table.ts'

const variantId = () => bigint('variant_id', { mode: 'number' })

/** One row a variant; its checks are what keeps two buyers from one unit. */
export const stock = platformSchema.table(
  'stock',
  {
    variantId: variantId()
      .primaryKey()
      .references(() => productVariants.id, { onDelete: 'cascade' }),
    onHand: integer('on_hand').notNull().default(0),
    reserved: integer('reserved').notNull().default(0),
    /** Since when the stock differs from what subscribers were last notified of. */
    unnotifiedSince: timestamp('unnotified_since', { withTimezone: true }),
  },
  (table) => [
    index('stock_unnotified').on(table.variantId).where(sql`${table.unnotifiedSince} IS NOT NULL`),
    check('stock_on_hand', sql`${table.onHand} >= 0`),
    check('stock_reserved', sql`${table.reserved} BETWEEN 0 AND ${table.onHand}`),
  ],
)

export type StockReason = 'opening' | 'sale' | 'restock' | 'adjustment'

/** on_hand is the sum of its movements. */
export const stockMovements = platformSchema.table(
  'stock_movements',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    variantId: variantId().notNull(),
    quantity: integer('quantity').notNull(),
    reason: text('reason').$type<StockReason>().notNull(),
    /** What caused it: an order, a refund, an adjustment. One cause moves a variant once. */
    reference: text('reference').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().default(sql`app_now()`),
  },
  (table) => [unique('stock_movements_once').on(table.variantId, table.reason, table.reference)],
)

/** Live rows sum up to `stock.reserved`; a row is deleted when it is released or used up. */
export const stockHolds = platformSchema.table(
  'stock_holds',
  {
    /** A checkout or a draft order, as `checkout:<token>` or `draft:<id>`. */
    holder: text('holder').notNull(),
    variantId: variantId().notNull(),
    quantity: integer('quantity').notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    unique('stock_holds_holder').on(table.holder, table.variantId),
    index('stock_holds_by_expiry').on(table.expiresAt),
    check('stock_holds_quantity', sql`${table.quantity} > 0`),
  ],
)
