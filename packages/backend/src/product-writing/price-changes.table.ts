import { backendSchema } from '@dvaput/database/backend-schema.table'
import { bigint, check, index, text, timestamp } from '@dvaput/database/columns'
import { sql } from '@dvaput/database/query'
import type { ShopHandle } from '@dvaput/domain/markets/shop-handle'
import type { Currency } from '@dvaput/domain/money/money'

/** What a variant has cost since when. The first row of a variant is the price with which it was first seen. */
export const priceChanges = backendSchema.table(
  'price_changes',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    shop: text('shop').$type<ShopHandle>().notNull(),
    productId: bigint('product_id', { mode: 'number' }).notNull(),
    variantGid: text('variant_gid').notNull(),
    priceMinor: bigint('price_minor', { mode: 'number' }).notNull(),
    compareAtMinor: bigint('compare_at_minor', { mode: 'number' }),
    currency: text('currency').$type<Currency>().notNull(),
    /** The administrator who changed it here; null where the change came from the shop. */
    changedBy: text('changed_by'),
    changedAt: timestamp('changed_at', { withTimezone: true }).notNull().default(sql`app_now()`),
  },
  (table) => [
    index('price_changes_by_variant').on(table.shop, table.variantGid, table.id),
    index('price_changes_by_product').on(table.shop, table.productId, table.id),
    check('price_changes_price', sql`${table.priceMinor} >= 0 AND ${table.compareAtMinor} >= 0`),
  ],
)
