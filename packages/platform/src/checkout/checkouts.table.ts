import { platformSchema } from '@dvaput/database/platform-schema.table'
import type { Currency } from '@dvaput/domain/money/money'
import type { Language } from '@dvaput/domain/text/language'
import { sql } from 'drizzle-orm'
import { bigint, check, index, integer, jsonb, text, timestamp, unique } from 'drizzle-orm/pg-core'
import type { AddressFields } from '../customers/customers.table.ts'
import { shops } from '../shops/shops.table.ts'

export type PaymentMethod = 'cash-on-delivery' | 'bank-transfer' | 'card'

/** What an invoice to a company needs: JIB and PDV number, or RUT. */
export type CompanyInvoice = { readonly name: string; readonly taxId: string; readonly vatNumber?: string }

/** One walk through the pages; made of a cart (or a draft order's invoice) and ended by one order at most. */
export const checkouts = platformSchema.table(
  'checkouts',
  {
    token: text('token').primaryKey(),
    shopId: integer('shop_id')
      .notNull()
      .references(() => shops.id),
    cartToken: text('cart_token'),
    draftOrderId: bigint('draft_order_id', { mode: 'number' }),
    state: text('state').$type<'open' | 'paying' | 'completed'>().notNull().default('open'),
    language: text('language').$type<Language>().notNull(),
    email: text('email'),
    phone: text('phone'),
    shippingAddress: jsonb('shipping_address').$type<AddressFields>(),
    company: jsonb('company').$type<CompanyInvoice>(),
    deliveryHandle: text('delivery_handle'),
    paymentMethod: text('payment_method').$type<PaymentMethod>(),
    holdExpiresAt: timestamp('hold_expires_at', { withTimezone: true }),
    /** Where the thank-you page leads back to. */
    returnUrl: text('return_url'),
    orderId: bigint('order_id', { mode: 'number' }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().default(sql`app_now()`),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().default(sql`app_now()`),
  },
  (table) => [
    unique('checkouts_cart').on(table.cartToken),
    unique('checkouts_draft_order').on(table.draftOrderId),
    check('checkouts_state', sql`${table.state} IN ('open', 'paying', 'completed')`),
    check('checkouts_completed', sql`(${table.state} = 'completed') = (${table.orderId} IS NOT NULL)`),
    index('checkouts_by_hold').on(table.holdExpiresAt),
  ],
)

export type Checkout = typeof checkouts.$inferSelect

export type PaymentStatus = 'pending' | 'approved' | 'refused' | 'refunded' | 'cancelled'

/** Every attempt to pay; one approved payment a checkout. */
export const payments = platformSchema.table(
  'payments',
  {
    id: text('id').primaryKey(),
    checkoutToken: text('checkout_token').notNull(),
    orderId: bigint('order_id', { mode: 'number' }),
    provider: text('provider').notNull(),
    /** What the gateway knows it by; the same attempt asked twice is one payment there. */
    providerId: text('provider_id').notNull(),
    amount: bigint('amount', { mode: 'number' }).notNull(),
    currency: text('currency').$type<Currency>().notNull(),
    status: text('status').$type<PaymentStatus>().notNull(),
    refusal: text('refusal'),
    cardLastDigits: text('card_last_digits'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().default(sql`app_now()`),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().default(sql`app_now()`),
  },
  (table) => [
    unique('payments_provider').on(table.provider, table.providerId),
    index('payments_by_checkout').on(table.checkoutToken),
    check('payments_amount', sql`${table.amount} >= 0`),
  ],
)

export type Payment = typeof payments.$inferSelect
