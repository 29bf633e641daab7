import { backendSchema } from '@dvaput/database/backend-schema.table'
import { bigint, check, primaryKey, text, timestamp } from '@dvaput/database/columns'
import { sql } from '@dvaput/database/query'
import type { MarketId } from '@dvaput/domain/markets/market'
import type { Currency } from '@dvaput/domain/money/money'

/** What customers want to remember, with all that is needed to show a product that is gone. */
export const wishlistItems = backendSchema.table(
  'wishlist_items',
  {
    /** The platform's gid. */
    customerId: text('customer_id').notNull(),
    market: text('market').$type<MarketId>().notNull(),
    /** `local:{shop}:{variant}` or `international:{ERA's id}`. */
    product: text('product').notNull(),
    name: text('name').notNull(),
    handle: text('handle').notNull(),
    image: text('image'),
    category: text('category').notNull(),
    vendor: text('vendor').notNull(),
    /** When it was added. */
    priceMinor: bigint('price_minor', { mode: 'number' }).notNull(),
    currency: text('currency').$type<Currency>().notNull(),
    addedAt: timestamp('added_at', { withTimezone: true }).notNull().default(sql`app_now()`),
  },
  (table) => [
    primaryKey({ columns: [table.customerId, table.market, table.product] }),
    check('wishlist_items_product', sql`${table.product} ~ '^(local:[a-z]+:[0-9]+|international:.+)$'`),
    check('wishlist_items_price', sql`${table.priceMinor} >= 0`),
  ],
)
