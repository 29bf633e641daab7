import { bigint, check, index, integer, jsonb, text, timestamp, unique } from '@dvaput/database/columns'
import { platformSchema } from '@dvaput/database/platform-schema.table'
import { sql } from '@dvaput/database/query'
import type { Language } from '@dvaput/domain/text/language'
import type { AddressFields } from './customers.table.ts'
import type { Metafields } from './products.table.ts'
import { shops } from './shops.table.ts'

export type Attribute = { readonly key: string; readonly value: string }

/** What fills the checkout's fields beforehand; the cart itself does nothing with it. */
export type BuyerPreferences = {
  readonly delivery?: {
    readonly coordinates?: { latitude: number; longitude: number; countryCode: string } | null
    readonly deliveryMethod?: readonly string[] | null
    readonly pickupHandle?: readonly string[] | null
  } | null
  readonly wallet?: readonly string[] | null
}

export type BuyerIdentity = {
  readonly email?: string | null
  /** Named by a server with the private token, which knows its customer; one that a buyer types shows nothing. */
  readonly vouchedEmail?: string | null
  readonly phone?: string | null
  readonly countryCode?: string | null
  readonly customerId?: number | null
  readonly preferences?: BuyerPreferences | null
}

export type CartDeliveryAddress = {
  readonly id: string
  readonly selected: boolean
  readonly oneTimeUse: boolean
  readonly fields: AddressFields
  /** Copied from this customer's address book. */
  readonly ofCustomer?: number | undefined
}

export const carts = platformSchema.table(
  'carts',
  {
    /** Random; with the key it is the cart's id at the endpoint. */
    token: text('token').primaryKey(),
    keyHash: text('key_hash').notNull(),
    shopId: integer('shop_id')
      .notNull()
      .references(() => shops.id),
    note: text('note').notNull().default(''),
    attributes: jsonb('attributes').$type<readonly Attribute[]>().notNull().default([]),
    buyerIdentity: jsonb('buyer_identity').$type<BuyerIdentity>().notNull().default({}),
    discountCodes: text('discount_codes').array().notNull().default(sql`'{}'`),
    deliveryAddresses: jsonb('delivery_addresses').$type<readonly CartDeliveryAddress[]>().notNull().default([]),
    /** The delivery option chosen in the cart, by its handle. */
    deliveryHandle: text('delivery_handle'),
    billingAddress: jsonb('billing_address').$type<AddressFields>(),
    metafields: jsonb('metafields').$type<Metafields>().notNull().default({}),
    language: text('language').$type<Language>().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().default(sql`app_now()`),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().default(sql`app_now()`),
    /** Set when its checkout became an order; the cart is then empty for everybody. */
    completedAt: timestamp('completed_at', { withTimezone: true }),
  },
  (table) => [index('carts_by_update').on(table.updatedAt)],
)

export type Cart = typeof carts.$inferSelect

export const cartLines = platformSchema.table(
  'cart_lines',
  {
    id: text('id').primaryKey(),
    cartToken: text('cart_token')
      .notNull()
      .references(() => carts.token, { onDelete: 'cascade' }),
    variantId: bigint('variant_id', { mode: 'number' }).notNull(),
    /** Zero: it was requested and is out of stock; the line stays to say so. */
    quantity: integer('quantity').notNull(),
    attributes: jsonb('attributes').$type<readonly Attribute[]>().notNull().default([]),
    /** Lines of one variant with the same attributes are one line. */
    attributesHash: text('attributes_hash').notNull(),
    position: bigint('position', { mode: 'number' }).generatedAlwaysAsIdentity(),
  },
  (table) => [
    unique('cart_lines_merchandise').on(table.cartToken, table.variantId, table.attributesHash),
    index('cart_lines_by_cart').on(table.cartToken),
    check('cart_lines_quantity', sql`${table.quantity} BETWEEN 0 AND 1000000`),
  ],
)

export type CartLine = typeof cartLines.$inferSelect
