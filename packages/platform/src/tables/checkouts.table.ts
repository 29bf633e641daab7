import { bigint, check, index, integer, jsonb, text, timestamp, unique, uniqueIndex } from '@dvaput/database/columns'
import { platformSchema } from '@dvaput/database/platform-schema.table'
import { sql } from '@dvaput/database/query'
import type { Currency } from '@dvaput/domain/money/money'
import type { StartedPayment } from '@dvaput/domain/payments/payment-provider'
import type { Language } from '@dvaput/domain/text/language'
import type { AddressFields } from './customers.table.ts'
import type { Sale } from './sale.ts'
import { shops } from './shops.table.ts'

export const paymentMethods = ['cash-on-delivery', 'bank-transfer', 'card'] as const
export type PaymentMethod = (typeof paymentMethods)[number]

/** What an invoice to a company needs: JIB and PDV number, or RUT and giro. */
export type CompanyInvoice = {
  readonly name: string
  readonly taxId: string
  readonly vatNumber?: string
  readonly activity?: string
  /** Where it is not the address of delivery. */
  readonly address?: string
}

export type FrozenSale = Omit<Sale, 'shop' | 'paid'>

/** Delivered, fetched, or nothing to hand over at all. */
export type Handover = 'delivery' | 'pickup' | 'none'

/** What was typed and chosen in one browser, while another one fills the checkout in. */
export type SetAsideDetails = {
  readonly browserKeyHashes: readonly string[]
  readonly customerId: number | null
  readonly email: string | null
  readonly phone: string | null
  readonly shippingAddress: AddressFields | null
  readonly company: CompanyInvoice | null
  /** Older rows have none. */
  readonly savedAddresses?: readonly AddressFields[]
  readonly handover: Handover | null
  readonly deliveryHandle: string | null
  readonly paymentMethod: PaymentMethod | null
}

export type LapsedSale = { readonly paymentId: string; readonly sale: FrozenSale }

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
    /** Hashes of the keys in the browsers that may see what was typed. */
    browserKeyHashes: text('browser_key_hashes').array().notNull().default(sql`'{}'`),
    /** The cart's customer, where the browser that fills this in proved to be theirs. */
    customerId: bigint('customer_id', { mode: 'number' }),
    setAside: jsonb('set_aside').$type<readonly SetAsideDetails[]>().notNull().default([]),
    email: text('email'),
    phone: text('phone'),
    shippingAddress: jsonb('shipping_address').$type<AddressFields>(),
    /** The address book of the buyer, for the browser that fills this in. */
    savedAddresses: jsonb('saved_addresses').$type<readonly AddressFields[]>().notNull().default([]),
    company: jsonb('company').$type<CompanyInvoice>(),
    /** Null until the first step is done. */
    handover: text('handover').$type<Handover>(),
    deliveryHandle: text('delivery_handle'),
    paymentMethod: text('payment_method').$type<PaymentMethod>(),
    /** What is being paid for: the cart may change meanwhile, this does not. Only while `paying`. */
    frozen: jsonb('frozen').$type<FrozenSale>(),
    /** What a payment was for whose time to pay is over, should it be paid after all. */
    lapsed: jsonb('lapsed').$type<LapsedSale>(),
    holdExpiresAt: timestamp('hold_expires_at', { withTimezone: true }),
    /** Where a placed order leads instead of the thank-you page. */
    returnUrl: text('return_url'),
    orderId: bigint('order_id', { mode: 'number' }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().default(sql`app_now()`),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().default(sql`app_now()`),
  },
  (table) => [
    unique('checkouts_cart').on(table.cartToken),
    unique('checkouts_draft_order').on(table.draftOrderId),
    check('checkouts_state', sql`${table.state} IN ('open', 'paying', 'completed')`),
    check('checkouts_frozen', sql`(${table.state} = 'paying') = (${table.frozen} IS NOT NULL)`),
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
    /** What the gateway knows it by; the same attempt sent twice is one payment there. */
    providerId: text('provider_id').notNull(),
    amount: bigint('amount', { mode: 'number' }).notNull(),
    currency: text('currency').$type<Currency>().notNull(),
    status: text('status').$type<PaymentStatus>().notNull(),
    refusal: text('refusal'),
    /** Where the buyer pays it, at a gateway with pages of its own; null until it has answered. */
    place: jsonb('place').$type<StartedPayment>(),
    cardLastDigits: text('card_last_digits'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().default(sql`app_now()`),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().default(sql`app_now()`),
  },
  (table) => [
    uniqueIndex('payments_one_order').on(table.orderId),
    unique('payments_provider').on(table.provider, table.providerId),
    index('payments_pending').on(table.createdAt).where(sql`${table.status} = 'pending'`),
    index('payments_by_checkout').on(table.checkoutToken),
    check('payments_amount', sql`${table.amount} >= 0`),
  ],
)

export type Payment = typeof payments.$inferSelect
