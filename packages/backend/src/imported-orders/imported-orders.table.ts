import { backendSchema } from '@dvaput/database/backend-schema.table'
import { bigint, check, index, jsonb, text, timestamp, unique, uniqueIndex, uuid } from '@dvaput/database/columns'
import { sql } from '@dvaput/database/query'
import type { CheckoutCustomer } from '@dvaput/domain/international/checkout-customer'
import type { ImportedOrderState } from '@dvaput/domain/international/order-state'
import type { OrderedLine, OrderedShipping } from '@dvaput/domain/international/ordered-line'
import type { MarketId } from '@dvaput/domain/markets/market'
import type { Language } from '@dvaput/domain/text/language'

const moment = (name: string) => timestamp(name, { withTimezone: true })

/** Orders of imported products, from the press on Pagar on. All amounts are pesos. */
export const importedOrders = backendSchema.table(
  'international_orders',
  {
    /** 128 random bits: the reference under which the payment provider and the warehouse know it. */
    id: uuid('id').primaryKey(),
    /** Of `era-1001` in `backend.orders`. */
    number: bigint('number', { mode: 'number' }).generatedAlwaysAsIdentity({ startWith: 1001 }),
    state: text('state').$type<ImportedOrderState>().notNull().default('awaiting-payment'),
    market: text('market').$type<MarketId>().notNull(),
    language: text('language').$type<Language>().notNull(),
    /** Of the customer who was signed in. */
    customerId: text('customer_id'),
    /** Lower case. */
    email: text('email').notNull(),
    /** As it was typed: nobody is shown the defaults that are sent for empty fields. */
    customer: jsonb('customer').$type<CheckoutCustomer>().notNull(),
    /** SHA-256 in hex of the cookie of the browser that placed it. */
    browserHash: text('browser_hash').notNull(),
    /** The same press again finds its order by this. */
    fingerprint: text('fingerprint').notNull(),
    lines: jsonb('lines').$type<readonly OrderedLine[]>().notNull(),
    shipping: jsonb('shipping').$type<OrderedShipping>().notNull(),
    shippingTotal: bigint('shipping_total', { mode: 'number' }).notNull(),
    total: bigint('total', { mode: 'number' }).notNull(),
    provider: text('provider').notNull(),
    /** When the provider was asked for a payment page; null where nobody asks at the moment. */
    startingAt: moment('starting_at'),
    /** The provider's name for what was started. */
    providerReference: text('provider_reference'),
    payUrl: text('pay_url'),
    /** Until then its stock is held and its payment page is open. */
    holdUntil: moment('hold_until').notNull(),
    /** When the sweeper last asked the provider for its payments. */
    askedAt: moment('asked_at'),
    paidAt: moment('paid_at'),
    /** The buyer has cancelled it; it is over once the warehouse has answered that it has not left. */
    cancelRequestedAt: moment('cancel_requested_at'),
    createdAt: moment('created_at').notNull().default(sql`app_now()`),
    updatedAt: moment('updated_at').notNull().default(sql`app_now()`),
  },
  (table) => [
    unique('international_orders_number').on(table.number),
    unique('international_orders_total').on(table.id, table.total),
    uniqueIndex('international_orders_once')
      .on(table.browserHash, table.fingerprint)
      .where(sql`${table.state} = 'awaiting-payment'`),
    index('international_orders_by_browser').on(table.browserHash, table.createdAt),
    index('international_orders_open')
      .on(table.customerId)
      .where(sql`${table.state} IN ('awaiting-payment', 'payment-pending')`),
    index('international_orders_asked').on(table.askedAt, table.createdAt),
    index('international_orders_due').on(table.holdUntil).where(sql`${table.state} = 'awaiting-payment'`),
    check(
      'international_orders_state',
      sql`${table.state} IN ('awaiting-payment', 'payment-pending', 'paid', 'sent', 'not-coverable', 'refunded', 'expired',
        'replaced', 'review')`,
    ),
    check(
      'international_orders_sum',
      sql`${table.total} = backend.international_lines_total(${table.lines}) + ${table.shippingTotal}`,
    ),
    check('international_orders_amounts', sql`${table.total} > 0 AND ${table.shippingTotal} >= 0`),
    check('international_orders_started', sql`(${table.payUrl} IS NULL) = (${table.providerReference} IS NULL)`),
    check('international_orders_email_folded', sql`${table.email} = lower(${table.email})`),
    check('international_orders_browser_hashed', sql`${table.browserHash} ~ '^[0-9a-f]{64}$'`),
  ],
)

export type ImportedOrder = typeof importedOrders.$inferSelect
