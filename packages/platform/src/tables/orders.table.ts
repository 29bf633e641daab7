import { bigint, check, index, integer, jsonb, text, timestamp, unique } from '@dvaput/database/columns'
import { platformSchema } from '@dvaput/database/platform-schema.table'
import { sql } from '@dvaput/database/query'
import type { Currency } from '@dvaput/domain/money/money'
import type { Language } from '@dvaput/domain/text/language'
import type { Attribute } from './carts.table.ts'
import type { CompanyInvoice, PaymentMethod } from './checkouts.table.ts'
import type { AddressFields } from './customers.table.ts'
import { shops } from './shops.table.ts'

export type FinancialStatus = 'pending' | 'paid' | 'partially_refunded' | 'refunded' | 'voided'
export type FulfilmentStatus = 'unfulfilled' | 'partially_fulfilled' | 'fulfilled'
export type DeliveryChoice = { readonly handle: string; readonly title: string; readonly price: number }
export type AppliedDiscount = {
  readonly code: string
  readonly title: string
  readonly amount: number
  /** Hundredths of a per cent; a code that takes an amount has none. */
  readonly percentage?: number
  readonly scope?: 'line' | 'order' | 'delivery'
}
/** What one code took off one line. */
export type DiscountShare = { readonly code: string; readonly amount: number }

const minor = (name: string) => bigint(name, { mode: 'number' })

export const orders = platformSchema.table(
  'orders',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity({ startWith: 5_000_001 }),
    shopId: integer('shop_id')
      .notNull()
      .references(() => shops.id),
    number: integer('number').notNull(),
    checkoutToken: text('checkout_token').unique('orders_checkout'),
    draftOrderId: bigint('draft_order_id', { mode: 'number' }).unique('orders_draft_order'),
    customerId: bigint('customer_id', { mode: 'number' }),
    email: text('email').notNull(),
    phone: text('phone'),
    language: text('language').$type<Language>().notNull(),
    currency: text('currency').$type<Currency>().notNull(),
    /** Of the lines, before discounts. */
    subtotal: minor('subtotal').notNull(),
    discountTotal: minor('discount_total').notNull(),
    /** After a discount on delivery. */
    shippingTotal: minor('shipping_total').notNull(),
    /** Included in the total. */
    taxTotal: minor('tax_total').notNull(),
    total: minor('total').notNull(),
    refundedTotal: minor('refunded_total').notNull().default(0),
    discounts: jsonb('discounts').$type<readonly AppliedDiscount[]>().notNull().default([]),
    delivery: jsonb('delivery').$type<DeliveryChoice>(),
    shippingAddress: jsonb('shipping_address').$type<AddressFields>(),
    company: jsonb('company').$type<CompanyInvoice>(),
    paymentMethod: text('payment_method').$type<PaymentMethod>().notNull(),
    /** What the buyer writes on a bank transfer. */
    paymentReference: text('payment_reference'),
    paymentDueAt: timestamp('payment_due_at', { withTimezone: true }),
    financialStatus: text('financial_status').$type<FinancialStatus>().notNull(),
    fulfilmentStatus: text('fulfilment_status').$type<FulfilmentStatus>().notNull().default('unfulfilled'),
    note: text('note').notNull().default(''),
    tags: text('tags').array().notNull().default(sql`'{}'`),
    attributes: jsonb('attributes').$type<readonly Attribute[]>().notNull().default([]),
    cancelledAt: timestamp('cancelled_at', { withTimezone: true }),
    cancelReason: text('cancel_reason'),
    /** Of the link to the order's own page. Not hashed: every email names it, and it opens no more than this row. */
    statusKey: text('status_key').notNull(),
    /** Null: of before links had an end; theirs counts from the order. */
    statusKeyExpiresAt: timestamp('status_key_expires_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().default(sql`app_now()`),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().default(sql`app_now()`),
  },
  (table) => [
    unique('orders_number').on(table.shopId, table.number),
    index('orders_by_customer').on(table.customerId, table.id),
    index('orders_by_email').on(table.shopId, table.email),
    index('orders_by_update').on(table.updatedAt),
    index('orders_by_payment_due').on(table.paymentDueAt),
    check('orders_total', sql`${table.total} = ${table.subtotal} - ${table.discountTotal} + ${table.shippingTotal}`),
    check('orders_total_positive', sql`${table.total} >= 0`),
    check('orders_refunded', sql`${table.refundedTotal} BETWEEN 0 AND ${table.total}`),
    check(
      'orders_financial_status',
      sql`${table.financialStatus} IN ('pending', 'paid', 'partially_refunded', 'refunded', 'voided')`,
    ),
    check(
      'orders_fulfilment_status',
      sql`${table.fulfilmentStatus} IN ('unfulfilled', 'partially_fulfilled', 'fulfilled')`,
    ),
  ],
)

export type Order = typeof orders.$inferSelect

export const orderLines = platformSchema.table(
  'order_lines',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity({ startWith: 55_000_001 }),
    orderId: bigint('order_id', { mode: 'number' })
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** Null for a custom line of a draft order, and once the variant is gone. */
    variantId: bigint('variant_id', { mode: 'number' }),
    productId: bigint('product_id', { mode: 'number' }),
    title: text('title').notNull(),
    variantTitle: text('variant_title'),
    sku: text('sku'),
    pictureKey: text('picture_key'),
    quantity: integer('quantity').notNull(),
    unitPrice: minor('unit_price').notNull(),
    /** Off the whole line. */
    discount: minor('discount').notNull().default(0),
    allocations: jsonb('allocations').$type<readonly DiscountShare[]>().notNull().default([]),
    fulfilledQuantity: integer('fulfilled_quantity').notNull().default(0),
    refundedQuantity: integer('refunded_quantity').notNull().default(0),
    attributes: jsonb('attributes').$type<readonly Attribute[]>().notNull().default([]),
  },
  (table) => [
    index('order_lines_by_order').on(table.orderId),
    index('order_lines_by_product').on(table.productId),
    check('order_lines_quantity', sql`${table.quantity} > 0`),
    check('order_lines_fulfilled', sql`${table.fulfilledQuantity} BETWEEN 0 AND ${table.quantity}`),
    check('order_lines_refunded', sql`${table.refundedQuantity} BETWEEN 0 AND ${table.quantity}`),
    check('order_lines_discount', sql`${table.discount} BETWEEN 0 AND ${table.unitPrice} * ${table.quantity}`),
  ],
)

export type OrderLine = typeof orderLines.$inferSelect

export type NewOrderLine = Omit<
  typeof orderLines.$inferInsert,
  'id' | 'orderId' | 'fulfilledQuantity' | 'refundedQuantity'
>

export type LineQuantity = { readonly orderLineId: number; readonly quantity: number }

export const fulfilments = platformSchema.table(
  'fulfilments',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity({ startWith: 57_000_001 }),
    orderId: bigint('order_id', { mode: 'number' })
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    lines: jsonb('lines').$type<readonly LineQuantity[]>().notNull(),
    trackingCompany: text('tracking_company'),
    trackingNumber: text('tracking_number'),
    trackingUrl: text('tracking_url'),
    /** When it reached the buyer, where somebody has said so. */
    deliveredAt: timestamp('delivered_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().default(sql`app_now()`),
  },
  (table) => [index('fulfilments_by_order').on(table.orderId)],
)

export type Fulfilment = typeof fulfilments.$inferSelect

export const refunds = platformSchema.table(
  'refunds',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity({ startWith: 58_000_001 }),
    orderId: bigint('order_id', { mode: 'number' })
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    amount: minor('amount').notNull(),
    lines: jsonb('lines').$type<readonly (LineQuantity & { readonly restock: boolean })[]>().notNull(),
    note: text('note').notNull().default(''),
    /** Idempotency key of the caller: the same key is the same refund. */
    key: text('key').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().default(sql`app_now()`),
  },
  (table) => [unique('refunds_key').on(table.orderId, table.key), check('refunds_amount', sql`${table.amount} >= 0`)],
)

export type Refund = typeof refunds.$inferSelect
