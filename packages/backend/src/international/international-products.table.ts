import { backendSchema } from '@dvaput/database/backend-schema.table'
import { boolean, check, index, integer, jsonb, text, timestamp } from '@dvaput/database/columns'
import { sql } from '@dvaput/database/query'
import type { ExchangeRate } from '@dvaput/domain/international/exchange-rate'
import type { EraItemStatus } from '@dvaput/integrations/era/era-item'

/**
 * Our replica of the ERA warehouse, written by the sync alone. A removed or sold product stays, so that its page and the
 * carts that hold it can say so.
 */
export const internationalProducts = backendSchema.table(
  'international_products',
  {
    /** ERA's own. */
    id: text('id').primaryKey(),
    handle: text('handle').notNull(),
    title: text('title').notNull(),
    /** Of the ten allowed tags alone. */
    descriptionHtml: text('description_html').notNull(),
    vendor: text('vendor').notNull(),
    type: text('type').notNull(),
    category: text('category').notNull(),
    subcategory: text('subcategory').notNull(),
    tags: text('tags').array().notNull(),
    condition: text('condition'),
    grade: text('grade'),
    sku: text('sku'),
    pictures: text('pictures').array().notNull(),
    grams: integer('grams'),

    /** The price as ERA gives it: pesos, dollars as decimal text, or neither. */
    pesos: integer('pesos'),
    dollars: text('dollars'),
    comparePesos: integer('compare_pesos'),
    compareDollars: text('compare_dollars'),
    /** By which dollars are pesos here, until the rate changes and the product is priced again. */
    rate: jsonb('rate').$type<ExchangeRate>().notNull(),

    /** Null: nobody has counted. */
    stock: integer('stock'),
    status: text('status').$type<EraItemStatus>().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),

    /** Whether listings show it; it then has an entry. */
    listed: boolean('listed').notNull(),
    removedAt: timestamp('removed_at', { withTimezone: true }),
    /** SHA-256 of the facts: unchanged products are not written again. */
    digest: text('digest').notNull(),
    /** When ERA last confirmed it, stock included. */
    syncedAt: timestamp('synced_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    // Not unique: two products may swap handles, and the replica takes what ERA sends.
    index('international_products_handle').on(table.handle),
    check('international_products_stock', sql`${table.stock} >= 0`),
    check('international_products_price', sql`${table.pesos} > 0 AND ${table.comparePesos} > 0`),
    check('international_products_removed_is_not_listed', sql`${table.removedAt} IS NULL OR NOT ${table.listed}`),
  ],
)

export type InternationalRow = typeof internationalProducts.$inferSelect
