import { backendSchema } from '@dvaput/database/backend-schema.table'
import { check, index, jsonb, text, timestamp, uniqueIndex, uuid } from '@dvaput/database/columns'
import { sql } from '@dvaput/database/query'
import type { MarketId } from '@dvaput/domain/markets/market'
import type { ShopHandle } from '@dvaput/domain/markets/shop-handle'

/** `product` as `local:{shop}:{variant}`. */
export type CheckoutLine = { readonly product: string; readonly quantity: number }

/** `placing`: the platform was or is being asked for a cart. `closed`: its cart is gone, and no order is known. */
export const checkoutStates = ['placing', 'open', 'ordered', 'closed'] as const
export type CheckoutState = (typeof checkoutStates)[number]

/** Every cart that left for the platform. The purges delete old rows. */
export const checkouts = backendSchema.table(
  'checkouts',
  {
    /** 128 random bits; the platform's cart has it as the attribute `_checkout`, and so has the order. */
    id: uuid('id').primaryKey(),
    state: text('state').$type<CheckoutState>().notNull().default('placing'),
    market: text('market').$type<MarketId>().notNull(),
    shop: text('shop').$type<ShopHandle>().notNull(),
    /** Null until the platform answered, and for a draft order. */
    cartId: text('cart_id'),
    /** Of the draft order whose invoice is paid instead, where the carts of the shop failed. */
    draftId: text('draft_id'),
    /** Of the customer who was signed in. */
    customerId: text('customer_id'),
    /** SHA-256 in hex of the cookie of the browser that started it. */
    browserHash: text('browser_hash').notNull(),
    /** The same press again finds its checkout by this: SHA-256 in hex of lines, customer and language. */
    fingerprint: text('fingerprint').notNull(),
    lines: jsonb('lines').$type<readonly CheckoutLine[]>().notNull(),
    /** Of `backend.orders`. */
    orderId: text('order_id'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().default(sql`app_now()`),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().default(sql`app_now()`),
  },
  (table) => [
    uniqueIndex('checkouts_once')
      .on(table.browserHash, table.fingerprint)
      .where(sql`${table.state} IN ('placing', 'open')`),
    index('checkouts_by_browser').on(table.browserHash, table.createdAt),
    index('checkouts_by_age').on(table.createdAt),
    check('checkouts_state', sql`${table.state} IN ('placing', 'open', 'ordered', 'closed')`),
    check('checkouts_ordered', sql`(${table.state} = 'ordered') = (${table.orderId} IS NOT NULL)`),
    check('checkouts_one_place', sql`${table.cartId} IS NULL OR ${table.draftId} IS NULL`),
    check('checkouts_browser_hashed', sql`${table.browserHash} ~ '^[0-9a-f]{64}$'`),
  ],
)

export type Checkout = typeof checkouts.$inferSelect
