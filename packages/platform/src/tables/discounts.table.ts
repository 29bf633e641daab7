import { bigint, boolean, check, integer, text, timestamp, unique, uniqueIndex } from '@dvaput/database/columns'
import { platformSchema } from '@dvaput/database/platform-schema.table'
import { sql } from '@dvaput/database/query'
import { shops } from './shops.table.ts'

export type DiscountKind = 'percentage' | 'fixed-amount' | 'free-delivery'

export const discounts = platformSchema.table(
  'discounts',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity({ startWith: 9_000_001 }),
    shopId: integer('shop_id')
      .notNull()
      .references(() => shops.id),
    /** Upper case; codes are compared without regard to case. */
    code: text('code').notNull(),
    title: text('title').notNull(),
    kind: text('kind').$type<DiscountKind>().notNull(),
    /** Hundredths of a per cent, or minor units; nothing for free delivery. */
    value: bigint('value', { mode: 'number' }).notNull(),
    /** A fixed amount is taken once for each entitled item instead of once for the order. */
    onEachItem: boolean('on_each_item').notNull().default(false),
    /** Null: everything. */
    productIds: bigint('product_ids', { mode: 'number' }).array(),
    variantIds: bigint('variant_ids', { mode: 'number' }).array(),
    /** Null: everybody. */
    customerIds: bigint('customer_ids', { mode: 'number' }).array(),
    minimumSubtotal: bigint('minimum_subtotal', { mode: 'number' }),
    usageLimit: integer('usage_limit'),
    usageCount: integer('usage_count').notNull().default(0),
    oncePerCustomer: boolean('once_per_customer').notNull().default(false),
    startsAt: timestamp('starts_at', { withTimezone: true }).notNull().default(sql`app_now()`),
    endsAt: timestamp('ends_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().default(sql`app_now()`),
  },
  (table) => [
    uniqueIndex('discounts_code').on(table.shopId, table.code),
    check('discounts_code_folded', sql`${table.code} = upper(btrim(${table.code}))`),
    check('discounts_kind', sql`${table.kind} IN ('percentage', 'fixed-amount', 'free-delivery')`),
    check('discounts_value', sql`${table.value} >= 0 AND (${table.kind} <> 'percentage' OR ${table.value} <= 10000)`),
    check('discounts_usage', sql`${table.usageLimit} IS NULL OR ${table.usageCount} <= ${table.usageLimit}`),
  ],
)

export type Discount = typeof discounts.$inferSelect

/** The row that makes "once per customer" and "once per order" true under any concurrency. */
export const discountUses = platformSchema.table(
  'discount_uses',
  {
    discountId: bigint('discount_id', { mode: 'number' })
      .notNull()
      .references(() => discounts.id),
    orderId: bigint('order_id', { mode: 'number' }).notNull(),
    /** The buyer's e-mail where the code may be used once by each, else null. */
    singleUseEmail: text('single_use_email'),
  },
  (table) => [
    unique('discount_uses_order').on(table.discountId, table.orderId),
    unique('discount_uses_customer').on(table.discountId, table.singleUseEmail),
  ],
)
