import { backendSchema } from '@dvaput/database/backend-schema.table'
import { bigint, boolean, check, index, text, timestamp, unique, uuid } from '@dvaput/database/columns'
import { sql } from '@dvaput/database/query'
import type { MarketId } from '@dvaput/domain/markets/market'
import type { ShopHandle } from '@dvaput/domain/markets/shop-handle'
import type { Currency } from '@dvaput/domain/money/money'
import type { Language } from '@dvaput/domain/text/language'

/**
 * What somebody would pay for a product, reached by an offer, by a price drop or by a return to stock. Who watches gets
 * one e-mail. The purges delete old rows.
 */
export const targetPrices = backendSchema.table(
  'target_prices',
  {
    /** Of one request: a customer who asks again after the e-mail gets a new id, and so a new e-mail. */
    id: uuid('id').primaryKey(),
    /** Null for an imported product. */
    shop: text('shop').$type<ShopHandle>(),
    /** The shop's number; null for an imported product. */
    productId: bigint('product_id', { mode: 'number' }),
    /** The gid of a variant, or of the product where any of its variants will do; ERA's id of an imported product. */
    item: text('item').notNull(),
    email: text('email').notNull(),
    /** The platform's gid; null for somebody who gave only an e-mail. */
    customerId: text('customer_id'),
    market: text('market').$type<MarketId>().notNull(),
    language: text('language').$type<Language>().notNull(),
    /** In minor units; null: any price will do. */
    amount: bigint('amount', { mode: 'number' }),
    currency: text('currency').$type<Currency>(),
    /** Whether to write when it is reached; false for an amount that is known from an offer alone. */
    watches: boolean('watches').notNull().default(true),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().default(sql`app_now()`),
    mailedAt: timestamp('mailed_at', { withTimezone: true }),
    /** SHA-256 in hex of what the mail's last link carries; made with the mail. */
    stopTokenHash: text('stop_token_hash'),
  },
  (table) => [
    unique('target_prices_once').on(table.shop, table.item, table.email).nullsNotDistinct(),
    unique('target_prices_stop_token').on(table.stopTokenHash),
    index('target_prices_by_email').on(table.email),
    index('target_prices_by_customer').on(table.customerId, table.createdAt),
    index('target_prices_by_age').on(table.createdAt),
    check('target_prices_email', sql`${table.email} = lower(${table.email}) AND length(${table.email}) <= 254`),
    check('target_prices_amount', sql`${table.amount} > 0`),
    check('target_prices_currency', sql`(${table.amount} IS NULL) = (${table.currency} IS NULL)`),
    check('target_prices_product', sql`(${table.shop} IS NULL) = (${table.productId} IS NULL)`),
    check('target_prices_stop_token_hashed', sql`${table.stopTokenHash} ~ '^[0-9a-f]{64}$'`),
  ],
)

export type TargetPrice = typeof targetPrices.$inferSelect
