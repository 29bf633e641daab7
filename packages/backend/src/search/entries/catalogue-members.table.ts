import { backendSchema } from '@dvaput/database/backend-schema.table'
import { bigint, index, primaryKey, smallint, text, timestamp } from '@dvaput/database/columns'
import type { ShopHandle } from '@dvaput/domain/markets/shop-handle'
import { facetColumns } from '../facet-columns.ts'

/**
 * What each collection lists, with all that it is filtered, sorted and counted by: a copy of the entries, a row for each
 * collection that a product is in. Triggers of `catalogue_entries` write it.
 */
export const catalogueMembers = backendSchema.table(
  'catalogue_members',
  {
    shop: text('shop').$type<ShopHandle>().notNull(),
    collection: text('collection').notNull(),
    id: bigint('id', { mode: 'number' }).notNull(),
    priceMinor: bigint('price_minor', { mode: 'number' }).notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    prominence: smallint('prominence').notNull(),
    productType: text('product_type').notNull(),
    ...facetColumns(),
  },
  (table) => [
    primaryKey({ columns: [table.shop, table.collection, table.id] }),
    index('catalogue_members_of_product').on(table.shop, table.id),
    index('catalogue_members_featured').on(
      table.shop,
      table.collection,
      table.prominence,
      table.createdAt,
      table.id,
      table.productType,
    ),
    index('catalogue_members_newest').on(table.shop, table.collection, table.createdAt, table.id, table.productType),
    index('catalogue_members_price').on(table.shop, table.collection, table.priceMinor, table.id, table.productType),
  ],
)
