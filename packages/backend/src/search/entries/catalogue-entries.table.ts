import { backendSchema } from '@dvaput/database/backend-schema.table'
import { bigint, boolean, customType, index, primaryKey, smallint, text, timestamp } from '@dvaput/database/columns'
import { columnFacets } from '@dvaput/domain/catalogue/listings/listing-facets'
import type { ShopHandle } from '@dvaput/domain/markets/shop-handle'
import { facetColumns } from '../facet-columns.ts'
import { withoutPendingList } from './without-pending-list.ts'

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

/**
 * The search index: what a listed product is found, filtered, sorted and counted by. One index holds all that counting
 * needs, so that it reads no rows: a row is long, with its documents. Written by the sync; a product that is not listed
 * has no row. No foreign key: the replica may be emptied at any time.
 */
export const catalogueEntries = backendSchema.table(
  'catalogue_entries',
  {
    shop: text('shop').$type<ShopHandle>().notNull(),
    id: bigint('id', { mode: 'number' }).notNull(),
    priceMinor: bigint('price_minor', { mode: 'number' }).notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** 1 for featured products, 0 for the others, -1 for what does not work, is for parts or is locked. */
    prominence: smallint('prominence').notNull(),
    onSale: boolean('on_sale').notNull(),
    productType: text('product_type').notNull(),
    /** Folded. */
    tags: text('tags').array().notNull(),
    collections: text('collections').array().notNull(),
    ...facetColumns(),

    /** SKUs without their punctuation. */
    codes: text('codes').array().notNull(),
    /** Title and codes (A), kind and brand (B), tags and specifications (C), in all languages. */
    head: tsvector('head').notNull(),
    /** The same and the description (D). */
    body: tsvector('body').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.shop, table.id] }),
    index('catalogue_entries_all_counted').on(
      table.shop,
      table.prominence,
      table.createdAt,
      table.id,
      table.productType,
      ...columnFacets.map((name) => table[name]),
      table.fields,
      table.priceMinor,
      table.onSale,
    ),
    index('catalogue_entries_newest').on(table.shop, table.createdAt, table.id),
    index('catalogue_entries_price').on(table.shop, table.priceMinor, table.id),
    index('catalogue_entries_type_featured').on(
      table.shop,
      table.productType,
      table.prominence,
      table.createdAt,
      table.id,
    ),
    index('catalogue_entries_type_newest').on(table.shop, table.productType, table.createdAt, table.id),
    index('catalogue_entries_type_price').on(table.shop, table.productType, table.priceMinor, table.id),
    index('catalogue_entries_brand').on(table.shop, table.brand),
    index('catalogue_entries_processor').on(table.shop, table.processor),
    index('catalogue_entries_collections').using('gin', table.collections).with(withoutPendingList),
    index('catalogue_entries_tags').using('gin', table.tags).with(withoutPendingList),
    index('catalogue_entries_codes').using('gin', table.codes).with(withoutPendingList),
    index('catalogue_entries_head').using('gin', table.head).with(withoutPendingList),
    index('catalogue_entries_body').using('gin', table.body).with(withoutPendingList),
  ],
)
