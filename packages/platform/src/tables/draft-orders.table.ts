import { bigint, check, index, integer, jsonb, text, timestamp, unique } from '@dvaput/database/columns'
import { platformSchema } from '@dvaput/database/platform-schema.table'
import { sql } from '@dvaput/database/query'
import type { Language } from '@dvaput/domain/text/language'
import type { Attribute } from './carts.table.ts'
import type { AddressFields } from './customers.table.ts'
import { shops } from './shops.table.ts'

/** As it was agreed: in hundredths of a per cent, or in minor units. */
export type DraftDiscount = {
  readonly title: string | null
  readonly description: string
  readonly kind: 'percentage' | 'fixed-amount'
  readonly value: number
}

/** A line of a variant, or a custom one with a title and a price of its own. */
export type DraftLine = {
  readonly uuid: string
  readonly variantId: number | null
  readonly title: string
  readonly quantity: number
  readonly unitPrice: number
  /** Off the whole line: its own discount and its share of the order's. */
  readonly discount: number
  readonly ownDiscount: DraftDiscount | null
  /** Of a custom line; a variant has its own. */
  readonly sku: string | null
  readonly attributes: readonly Attribute[]
}

export const draftOrders = platformSchema.table(
  'draft_orders',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity({ startWith: 3_000_001 }),
    shopId: integer('shop_id')
      .notNull()
      .references(() => shops.id),
    number: integer('number').notNull(),
    status: text('status').$type<'open' | 'invoice_sent' | 'completed'>().notNull().default('open'),
    language: text('language').$type<Language>().notNull(),
    customerId: bigint('customer_id', { mode: 'number' }),
    email: text('email'),
    phone: text('phone'),
    note: text('note').notNull().default(''),
    tags: text('tags').array().notNull().default(sql`'{}'`),
    attributes: jsonb('attributes').$type<readonly Attribute[]>().notNull().default([]),
    /** Of the whole order; its amount is shared out among the lines. */
    discount: jsonb('discount').$type<DraftDiscount>(),
    /** Upper case. Whoever orders with one of them takes over what this draft holds. */
    discountCodes: text('discount_codes').array().notNull().default(sql`'{}'`),
    lines: jsonb('lines').$type<readonly DraftLine[]>().notNull(),
    shippingAddress: jsonb('shipping_address').$type<AddressFields>(),
    shippingTitle: text('shipping_title'),
    shippingPrice: bigint('shipping_price', { mode: 'number' }).notNull().default(0),
    reserveInventoryUntil: timestamp('reserve_inventory_until', { withTimezone: true }),
    invoiceSentAt: timestamp('invoice_sent_at', { withTimezone: true }),
    /** Of the link in the invoice. */
    invoiceToken: text('invoice_token').notNull().unique(),
    orderId: bigint('order_id', { mode: 'number' }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().default(sql`app_now()`),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().default(sql`app_now()`),
  },
  (table) => [
    unique('draft_orders_number').on(table.shopId, table.number),
    index('draft_orders_by_customer').on(table.customerId),
    index('draft_orders_by_code').using('gin', table.discountCodes).where(sql`${table.orderId} IS NULL`),
    check('draft_orders_status', sql`${table.status} IN ('open', 'invoice_sent', 'completed')`),
    check('draft_orders_completed', sql`(${table.status} = 'completed') = (${table.orderId} IS NOT NULL)`),
  ],
)

export type DraftOrder = typeof draftOrders.$inferSelect
