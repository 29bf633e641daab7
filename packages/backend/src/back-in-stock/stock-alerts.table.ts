import { backendSchema } from '@dvaput/database/backend-schema.table'
import { bigint, check, index, text, timestamp, unique, uuid } from '@dvaput/database/columns'
import { sql } from '@dvaput/database/query'
import type { MarketId } from '@dvaput/domain/markets/market'
import type { ShopHandle } from '@dvaput/domain/markets/shop-handle'
import type { Language } from '@dvaput/domain/text/language'

/** Who gets one e-mail when a product is back in stock. `purgeStockAlerts` deletes old rows. */
export const stockAlerts = backendSchema.table(
  'stock_alerts',
  {
    /** Of one request: a customer who asks again after the e-mail gets a new id, and so a new e-mail. */
    id: uuid('id').primaryKey(),
    shop: text('shop').$type<ShopHandle>().notNull(),
    productId: bigint('product_id', { mode: 'number' }).notNull(),
    /** The gid of a variant, or of the product where any of its variants will do. */
    itemGid: text('item_gid').notNull(),
    email: text('email').notNull(),
    market: text('market').$type<MarketId>().notNull(),
    language: text('language').$type<Language>().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().default(sql`app_now()`),
    mailedAt: timestamp('mailed_at', { withTimezone: true }),
    /** SHA-256 in hex of what the mail's last link carries; made with the mail. */
    stopTokenHash: text('stop_token_hash'),
  },
  (table) => [
    unique('stock_alerts_once').on(table.shop, table.itemGid, table.email),
    unique('stock_alerts_stop_token').on(table.stopTokenHash),
    index('stock_alerts_by_email').on(table.email),
    index('stock_alerts_by_age').on(table.createdAt),
    check('stock_alerts_email', sql`${table.email} = lower(${table.email}) AND length(${table.email}) <= 254`),
    check('stock_alerts_stop_token_hashed', sql`${table.stopTokenHash} ~ '^[0-9a-f]{64}$'`),
  ],
)
