import { check, integer, jsonb, primaryKey, text, timestamp } from '@dvaput/database/columns'
import { platformSchema } from '@dvaput/database/platform-schema.table'
import { sql } from '@dvaput/database/query'
import type { MarketId } from '@dvaput/domain/markets/market'
import type { OwnProfile } from '@dvaput/domain/markets/own-profile'
import type { Currency } from '@dvaput/domain/money/money'
import type { Language } from '@dvaput/domain/text/language'

export const shops = platformSchema.table(
  'shops',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity({ startWith: 1001 }),
    handle: text('handle').notNull().unique(),
    name: text('name').notNull(),
    /** Decides the address form, the contact data and the time zone. */
    market: text('market').$type<MarketId>().notNull(),
    currency: text('currency').$type<Currency>().notNull(),
    /** The storefront's front page, where there is one; pages and mails lead back to it. */
    homeUrl: text('home_url'),
    /** The storefront's page that sets a new password; null where the shop's own page does. */
    passwordResetUrl: text('password_reset_url'),
    /** Scheme, host and port of the shop's own endpoint, for the links in emails: what a request calls itself is no proof. */
    endpointUrl: text('endpoint_url').notNull().default('http://localhost:3000'),
    /** Contact data and figures that the shop's own people have set; null where those of the market stand. */
    ownProfile: jsonb('own_profile').$type<OwnProfile>(),
    languages: text('languages').array().$type<[Language, ...Language[]]>().notNull(),
    taxName: text('tax_name').notNull(),
    /** Included in every price; in hundredths of a per cent. */
    taxRateBasisPoints: integer('tax_rate_basis_points').notNull(),
    /** Where the sequence of the shop's order numbers began; the release before counted here. */
    lastOrderNumber: integer('last_order_number').notNull().default(1000),
    lastDraftOrderNumber: integer('last_draft_order_number').notNull().default(0),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().default(sql`app_now()`),
  },
  (table) => [check('shops_tax_rate', sql`${table.taxRateBasisPoints} BETWEEN 0 AND 10000`)],
)

export type Shop = typeof shops.$inferSelect

export type TokenKind = 'public' | 'private' | 'admin'

export const shopTokens = platformSchema.table(
  'shop_tokens',
  {
    shopId: integer('shop_id')
      .notNull()
      .references(() => shops.id),
    kind: text('kind').$type<TokenKind>().notNull(),
    tokenHash: text('token_hash').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().default(sql`app_now()`),
  },
  (table) => [
    primaryKey({ columns: [table.shopId, table.kind, table.tokenHash] }),
    check('shop_tokens_kind', sql`${table.kind} IN ('public', 'private', 'admin')`),
  ],
)

/** What must be the same in every process and survive a restart: tokens made at first start, keys, certificates. Sealed. */
export const secrets = platformSchema.table('secrets', {
  name: text('name').primaryKey(),
  value: jsonb('value').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().default(sql`app_now()`),
})
