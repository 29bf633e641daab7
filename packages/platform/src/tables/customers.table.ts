import { bigint, boolean, check, index, integer, jsonb, text, timestamp, uniqueIndex } from '@dvaput/database/columns'
import { platformSchema } from '@dvaput/database/platform-schema.table'
import { sql } from '@dvaput/database/query'
import type { Language } from '@dvaput/domain/text/language'
import type { Metafields } from './products.table.ts'
import { shops } from './shops.table.ts'

export type CustomerState = 'enabled' | 'disabled' | 'invited'

export const customers = platformSchema.table(
  'customers',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity({ startWith: 6_000_001 }),
    shopId: integer('shop_id')
      .notNull()
      .references(() => shops.id),
    /** Lower case, trimmed. */
    email: text('email').notNull(),
    /** Null: signs in by code only, or has not activated the account yet. */
    passwordHash: text('password_hash'),
    firstName: text('first_name'),
    lastName: text('last_name'),
    phone: text('phone'),
    acceptsMarketing: boolean('accepts_marketing').notNull().default(false),
    state: text('state').$type<CustomerState>().notNull().default('enabled'),
    language: text('language').$type<Language>(),
    tags: text('tags').array().notNull().default(sql`'{}'`),
    metafields: jsonb('metafields').$type<Metafields>().notNull().default({}),
    defaultAddressId: bigint('default_address_id', { mode: 'number' }),
    /** Shown by a link or a code that was mailed there; not by registering. */
    emailVerified: boolean('email_verified').notNull().default(false),
    /** Of the link that sets a password, at activation or after recovery; single use. */
    passwordLinkHash: text('password_link_hash'),
    passwordLinkExpiresAt: timestamp('password_link_expires_at', { withTimezone: true }),
    /** The account is closed; its orders lose their personal data when they are old enough. */
    erasureRequestedAt: timestamp('erasure_requested_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().default(sql`app_now()`),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().default(sql`app_now()`),
  },
  (table) => [
    uniqueIndex('customers_email').on(table.shopId, table.email),
    uniqueIndex('customers_phone').on(table.shopId, table.phone).where(sql`${table.phone} IS NOT NULL`),
    // For the beginning of a number, whatever the collation.
    index('customers_by_phone').on(table.shopId, table.phone.op('text_pattern_ops')),
    check('customers_state', sql`${table.state} IN ('enabled', 'disabled', 'invited')`),
    check('customers_email_folded', sql`${table.email} = lower(btrim(${table.email}))`),
  ],
)

export type Customer = typeof customers.$inferSelect

export const customerTokens = platformSchema.table(
  'customer_tokens',
  {
    tokenHash: text('token_hash').primaryKey(),
    customerId: bigint('customer_id', { mode: 'number' })
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().default(sql`app_now()`),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('customer_tokens_by_customer').on(table.customerId),
    index('customer_tokens_by_expiry').on(table.expiresAt),
  ],
)

/** Wrong passwords of one client for one account: each makes the next try wait longer. */
export const loginBackoffs = platformSchema.table('login_backoffs', {
  /** Of shop, client address and e-mail. */
  keyHash: text('key_hash').primaryKey(),
  failures: integer('failures').notNull(),
  waitUntil: timestamp('wait_until', { withTimezone: true }).notNull(),
})

export type AddressFields = {
  firstName: string | null
  lastName: string | null
  company: string | null
  address1: string | null
  address2: string | null
  city: string | null
  province: string | null
  zip: string | null
  /** ISO, as `BA`. */
  countryCode: string | null
  phone: string | null
}

export const customerAddresses = platformSchema.table(
  'customer_addresses',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity({ startWith: 8_000_001 }),
    customerId: bigint('customer_id', { mode: 'number' })
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    fields: jsonb('fields').$type<AddressFields>().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().default(sql`app_now()`),
  },
  (table) => [index('customer_addresses_by_customer').on(table.customerId)],
)

export type CustomerAddress = typeof customerAddresses.$inferSelect
