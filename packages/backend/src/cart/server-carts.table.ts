import { backendSchema } from '@dvaput/database/backend-schema.table'
import { bigint, check, integer, jsonb, primaryKey, text, timestamp } from '@dvaput/database/columns'
import { sql } from '@dvaput/database/query'
import type { CartLine } from '@dvaput/domain/cart/cart-line'
import type { MarketId } from '@dvaput/domain/markets/market'

/** One cart for each customer and market. */
export const serverCarts = backendSchema.table(
  'server_carts',
  {
    /** The platform's gid. */
    customerId: text('customer_id').notNull(),
    market: text('market').$type<MarketId>().notNull(),
    /** Counts the changes, so that a browser can say which of them it has seen. */
    revision: bigint('revision', { mode: 'number' }).notNull().default(0),
    /** Keys of the guest carts that were merged into it, the newest last: a repeated merge changes nothing. */
    mergedKeys: text('merged_keys').array().notNull().default(sql`'{}'`),
  },
  (table) => [primaryKey({ columns: [table.customerId, table.market] })],
)

/** What is needed to show a product that is gone. */
export type LineSnapshot = Omit<CartLine, 'identity' | 'quantity'>

export const serverCartLines = backendSchema.table(
  'server_cart_lines',
  {
    customerId: text('customer_id').notNull(),
    market: text('market').$type<MarketId>().notNull(),
    /** `local:{shop}:{variant}` or `international:{ERA's id}`. */
    product: text('product').notNull(),
    quantity: integer('quantity').notNull(),
    /** As it was when it was added. */
    snapshot: jsonb('snapshot').$type<LineSnapshot>().notNull(),
    addedAt: timestamp('added_at', { withTimezone: true }).notNull().default(sql`app_now()`),
    /** When the shopper made the latest change, by our clock. */
    changedAt: timestamp('changed_at', { withTimezone: true }).notNull().default(sql`app_now()`),
    /** The revision of the cart with the latest change. */
    revision: bigint('revision', { mode: 'number' }).notNull(),
    /** A removed line stays as a tombstone, so that a browser that has missed it does not bring it back. */
    removedAt: timestamp('removed_at', { withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.customerId, table.market, table.product] }),
    check('server_cart_lines_product', sql`${table.product} ~ '^(local:[a-z]+:[0-9]+|international:.+)$'`),
    check('server_cart_lines_quantity', sql`${table.quantity} BETWEEN 1 AND 1000000`),
  ],
)
