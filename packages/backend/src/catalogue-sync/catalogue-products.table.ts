import { backendSchema } from '@dvaput/database/backend-schema.table'
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  numeric,
  primaryKey,
  text,
  timestamp,
} from '@dvaput/database/columns'
import { sql } from '@dvaput/database/query'
import type { Condition, Grade } from '@dvaput/domain/catalogue/condition/condition'
import type { ShopHandle } from '@dvaput/domain/markets/shop-handle'
import type { Currency } from '@dvaput/domain/money/money'
import type { Language } from '@dvaput/domain/text/language'
import type {
  ImageRecord,
  InLanguages,
  UnitNotes,
  VariantRecord,
} from '@dvaput/integrations/storefront/catalogue-record'

/** Words by which the shop's own list finds a product; the handle has them without accents. */
export const productWords = (table: { readonly [Name in 'titles' | 'handle' | 'vendor']: AnyPgColumn }) =>
  sql`backend.words(${table.titles}::text || ' ' || ${table.handle} || ' ' || ${table.vendor})`

/**
 * Our replica of the shops' catalogues, on which listings, facets and search run. Written by the sync alone; a removed
 * product stays, with the date, so that its page can say so.
 */
export const catalogueProducts = backendSchema.table(
  'catalogue_products',
  {
    shop: text('shop').$type<ShopHandle>().notNull(),
    /** The number at the end of the gid. */
    id: bigint('id', { mode: 'number' }).notNull(),
    gid: text('gid').notNull(),
    handle: text('handle').notNull(),
    titles: jsonb('titles').$type<InLanguages>().notNull(),
    /** HTML as the shop gives it: to be read by the description rules, never inserted. */
    descriptions: jsonb('descriptions').$type<InLanguages>().notNull(),
    /** The brand. */
    vendor: text('vendor').notNull(),
    productType: text('product_type').notNull(),
    tags: text('tags').array().notNull(),
    collections: text('collections').array().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    publishedAt: timestamp('published_at', { withTimezone: true }),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),

    available: boolean('available').notNull(),
    /** Of the cheapest variant. */
    priceMinor: bigint('price_minor', { mode: 'number' }).notNull(),
    compareAtMinor: bigint('compare_at_minor', { mode: 'number' }),
    currency: text('currency').$type<Currency>().notNull(),
    /** Of all variants together; null where the shop does not say. */
    stock: integer('stock'),
    skus: text('skus').array().notNull(),

    /** `new`, `refurbished`, `used`; null where the shop does not say. */
    condition: text('condition').$type<Condition>(),
    grade: text('grade').$type<Grade>(),
    batteryHealthPercent: integer('battery_health_percent'),
    warrantyMonths: integer('warranty_months'),
    processorFamily: text('processor_family'),
    memoryGb: integer('memory_gb'),
    storageGb: integer('storage_gb'),
    screenInches: numeric('screen_inches', { precision: 5, scale: 2, mode: 'number' }),
    releaseYear: integer('release_year'),
    /** By the names of the specification table: numbers, texts, lists and flags, not prose. */
    specifications: jsonb('specifications').$type<Readonly<Record<string, unknown>>>().notNull(),
    notes: jsonb('notes').$type<Readonly<Record<Language, UnitNotes>>>().notNull(),

    images: jsonb('images').$type<readonly ImageRecord[]>().notNull(),
    variants: jsonb('variants').$type<readonly VariantRecord[]>().notNull(),
    /** The ids by which stock webhooks name the variants, where known. */
    inventoryItemIds: bigint('inventory_item_ids', { mode: 'number' }).array().notNull().default(sql`'{}'`),

    /** What it was called before, the last few: links to them are still out there. */
    formerHandles: text('former_handles').array().notNull().default(sql`'{}'`),

    /** Whether listings show it (CAT-01); false for a removed product. */
    listed: boolean('listed').notNull(),
    firstListedAt: timestamp('first_listed_at', { withTimezone: true }),
    removedAt: timestamp('removed_at', { withTimezone: true }),
    /** SHA-256 of the record without counts of many, then of all of it: unchanged records are not written again. */
    digest: text('digest').notNull(),
    /** When the shop last confirmed it. */
    syncedAt: timestamp('synced_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.shop, table.id] }),
    // Not unique: two products may swap handles, and the replica takes what the shop sends.
    index('catalogue_products_by_handle').on(table.shop, table.handle),
    index('catalogue_products_by_collection').using('gin', table.collections).where(sql`${table.listed}`),
    index('catalogue_products_by_former_handle').using('gin', table.formerHandles),
    index('catalogue_products_by_inventory_item').using('gin', table.inventoryItemIds),
    // For cart lines. A pending list would be read whole by every query.
    index('catalogue_products_by_variant')
      .using('gin', sql`jsonb_path_query_array(${table.variants}, '$[*].gid')`)
      .with({ fastupdate: false }),
    // For the shop's own list, in which products are found by words of any language, and by SKU.
    index('catalogue_products_by_words').using('gin', productWords(table)),
    index('catalogue_products_by_sku').using('gin', table.skus),
    index('catalogue_products_by_kind')
      .on(table.shop, table.productType, table.id)
      .where(sql`${table.removedAt} IS NULL`),
    index('catalogue_products_by_stock').on(table.shop, table.stock, table.id).where(sql`${table.removedAt} IS NULL`),
    check('catalogue_products_price', sql`${table.priceMinor} >= 0 AND ${table.compareAtMinor} >= 0`),
    check('catalogue_products_removed_is_not_listed', sql`${table.removedAt} IS NULL OR NOT ${table.listed}`),
  ],
)

export type CatalogueProduct = typeof catalogueProducts.$inferSelect
