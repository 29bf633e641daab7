import { backendSchema } from '@dvaput/database/backend-schema.table'
import { type AnyPgColumn, check, index, jsonb, text, timestamp } from '@dvaput/database/columns'
import { sql } from '@dvaput/database/query'
import type { MarketId } from '@dvaput/domain/markets/market'
import type { OrderSnapshot } from '@dvaput/domain/orders/order-snapshot'
import type { OrderSource } from '@dvaput/domain/orders/order-source'
import { isToPack } from './is-to-pack.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true })

type Searched = { readonly [Name in 'name' | 'email' | 'snapshot']: AnyPgColumn }

/** Number, e-mail and the buyer's name as words, for the search of the shop's side. */
export const orderWords = ({ name, email, snapshot }: Searched) => sql`backend.words(
  translate(${name} || ' ' || ${email}, '@.-_+#', '      ') || ' ' ||
  coalesce(${snapshot} #>> '{shippingAddress,firstName}', '') || ' ' ||
  coalesce(${snapshot} #>> '{shippingAddress,lastName}', '') || ' ' ||
  coalesce(${snapshot} #>> '{billingAddress,firstName}', '') || ' ' ||
  coalesce(${snapshot} #>> '{billingAddress,lastName}', ''))`

/**
 * What people have at hand of an order, as words without accents: number, e-mail, names, products, SKUs, serial numbers,
 * tracking and the ends of phone numbers.
 */
export const orderSearchWords = ({ name, email, snapshot }: Searched) =>
  sql`backend.order_search_words(${name}, ${email}, ${snapshot})`

export const orderStatus = ({ snapshot }: Pick<Searched, 'snapshot'>, name: 'financialStatus' | 'fulfillmentStatus') =>
  sql`(${snapshot} ->> ${sql.raw(`'${name}'`)})`

/**
 * Our record of the orders of both shops, as they were when they were last read, and of international ones.
 * // divergences D-13
 */
export const orders = backendSchema.table(
  'orders',
  {
    /** `{shop}-{number of the platform's id}`, as `retail-17`; `era-1001` for an international one. */
    id: text('id').primaryKey(),
    shop: text('shop').$type<OrderSource>().notNull(),
    market: text('market').$type<MarketId>().notNull(),
    /** As `#1001`. */
    name: text('name').notNull(),
    email: text('email').notNull(),
    /** Of the main shop; null for what was ordered without an account or at another shop. */
    customerId: text('customer_id'),
    /** The checkout of ours that it came from. */
    checkoutId: text('checkout_id'),
    processedAt: moment('processed_at').notNull(),
    /** The platform's: an older snapshot never replaces a newer one. */
    updatedAt: moment('updated_at').notNull(),
    snapshot: jsonb('snapshot').$type<OrderSnapshot>().notNull(),
    recordedAt: moment('recorded_at').notNull().default(sql`app_now()`),
  },
  (table) => [
    check('orders_id', sql`${table.id} ~ ('^' || ${table.shop} || '-[1-9][0-9]*$')`),
    check('orders_email_folded', sql`${table.email} = lower(${table.email})`),
    index('orders_by_customer').on(table.customerId, table.processedAt),
    index('orders_by_email').on(table.email, table.processedAt),
    index('orders_by_checkout').on(table.checkoutId),
    index('orders_by_time').on(table.processedAt, table.id),
    // Used by the release before; the next one removes it.
    index('orders_by_words').using('gin', orderWords(table)),
    index('orders_by_search_words').using('gin', orderSearchWords(table)),
    // For the filters of the shop's own list: what is rare is found without reading all that is not.
    index('orders_by_payment').on(orderStatus(table, 'financialStatus'), table.processedAt, table.id),
    index('orders_by_fulfilment').on(orderStatus(table, 'fulfillmentStatus'), table.processedAt, table.id),
    index('orders_by_shop').on(table.shop, table.processedAt, table.id),
    index('orders_by_market').on(table.market, table.processedAt, table.id),
    index('orders_to_pack').on(table.processedAt, table.id).where(sql.raw(isToPack)),
  ],
)

export type OrderRecord = typeof orders.$inferSelect
