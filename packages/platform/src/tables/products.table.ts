import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  text,
  timestamp,
  unique,
  uniqueIndex,
} from '@dvaput/database/columns'
import { platformSchema } from '@dvaput/database/platform-schema.table'
import { sql } from '@dvaput/database/query'
import type { Language } from '@dvaput/domain/text/language'
import { shops } from './shops.table.ts'

export type Metafield = {
  readonly type: string
  readonly value: string
  /** What the value reads in another language than the shop's first. */
  readonly translations?: Partial<Record<Language, string>>
  readonly updatedAt?: string
}
/** By `namespace.key`. */
export type Metafields = Readonly<Record<string, Metafield>>
/** What reads differently in another language than the shop's first. */
export type Translations<Field extends string> = Partial<Record<Language, Partial<Record<Field, string>>>>
export type TranslatedField = 'title' | 'descriptionHtml' | 'productType' | 'seoTitle' | 'seoDescription'

export type ProductStatus = 'active' | 'draft' | 'archived' | 'unlisted'

export const products = platformSchema.table(
  'products',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity({ startWith: 7_000_001 }),
    shopId: integer('shop_id')
      .notNull()
      .references(() => shops.id),
    handle: text('handle').notNull(),
    title: text('title').notNull(),
    descriptionHtml: text('description_html').notNull().default(''),
    productType: text('product_type').notNull().default(''),
    vendor: text('vendor').notNull().default(''),
    tags: text('tags').array().notNull().default(sql`'{}'`),
    status: text('status').$type<ProductStatus>().notNull().default('active'),
    seoTitle: text('seo_title'),
    seoDescription: text('seo_description'),
    metafields: jsonb('metafields').$type<Metafields>().notNull().default({}),
    translations: jsonb('translations').$type<Translations<TranslatedField>>().notNull().default({}),
    /** The five below follow from the variants and their stock; the database maintains them (migration platform_rules). */
    availableForSale: boolean('available_for_sale').notNull().default(false),
    minPrice: bigint('min_price', { mode: 'number' }).notNull().default(0),
    maxPrice: bigint('max_price', { mode: 'number' }).notNull().default(0),
    minCompareAtPrice: bigint('min_compare_at_price', { mode: 'number' }).notNull().default(0),
    maxCompareAtPrice: bigint('max_compare_at_price', { mode: 'number' }).notNull().default(0),
    unitsSold: integer('units_sold').notNull().default(0),
    /** Folded words of every language, for search. */
    searchText: text('search_text').notNull().default(''),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().default(sql`app_now()`),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().default(sql`app_now()`),
    publishedAt: timestamp('published_at', { withTimezone: true }).default(sql`app_now()`),
  },
  (table) => [
    unique('products_handle').on(table.shopId, table.handle),
    check('products_status', sql`${table.status} IN ('active', 'draft', 'archived', 'unlisted')`),
    index('products_by_type').on(table.shopId, table.productType, table.id),
    index('products_by_vendor').on(table.shopId, sql`lower(${table.vendor})`, table.id),
    index('products_by_tag').using('gin', table.tags),
    index('products_by_status').on(table.shopId, table.status, table.id),
  ],
)

/** As it is shown; what it is found by stays where it is. */
export type Product = Omit<typeof products.$inferSelect, 'searchText'>

/** The values stand in the order of the option's own. */
export type OptionTranslations = Partial<
  Record<Language, { readonly name?: string; readonly values?: readonly string[] }>
>

export const productOptions = platformSchema.table(
  'product_options',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity({ startWith: 4_000_001 }),
    productId: bigint('product_id', { mode: 'number' })
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    position: integer('position').notNull(),
    values: text('values').array().notNull(),
    translations: jsonb('translations').$type<OptionTranslations>().notNull().default({}),
    /** Colours as #rrggbb, by value. */
    swatches: jsonb('swatches').$type<Readonly<Record<string, string>>>().notNull().default({}),
  },
  (table) => [unique('product_options_position').on(table.productId, table.position)],
)

export type ProductOption = typeof productOptions.$inferSelect

export const productVariants = platformSchema.table(
  'product_variants',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity({ startWith: 41_000_001 }),
    productId: bigint('product_id', { mode: 'number' })
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    shopId: integer('shop_id').notNull(),
    title: text('title').notNull(),
    sku: text('sku'),
    barcode: text('barcode'),
    position: integer('position').notNull(),
    /** One value for each option of the product, in the options' order. */
    optionValues: text('option_values').array().notNull().default(sql`'{}'`),
    price: bigint('price', { mode: 'number' }).notNull(),
    compareAtPrice: bigint('compare_at_price', { mode: 'number' }),
    weightGrams: integer('weight_grams').notNull().default(0),
    requiresShipping: boolean('requires_shipping').notNull().default(true),
    imageId: bigint('image_id', { mode: 'number' }),
    metafields: jsonb('metafields').$type<Metafields>().notNull().default({}),
    /** Not tracked: sold without counting. */
    tracked: boolean('tracked').notNull().default(true),
    /** Tracked and still sold below zero available: a backorder. */
    continueSelling: boolean('continue_selling').notNull().default(false),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().default(sql`app_now()`),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().default(sql`app_now()`),
  },
  (table) => [
    unique('product_variants_position').on(table.productId, table.position),
    index('product_variants_by_sku').on(table.shopId, table.sku),
    check('product_variants_price', sql`${table.price} >= 0`),
    check('product_variants_compare_at_price', sql`${table.compareAtPrice} >= 0`),
  ],
)

export type ProductVariant = typeof productVariants.$inferSelect

export const productImages = platformSchema.table(
  'product_images',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity({ startWith: 31_000_001 }),
    productId: bigint('product_id', { mode: 'number' })
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    /** Names the master in the picture store. */
    pictureKey: text('picture_key').notNull(),
    altText: text('alt_text'),
    translations: jsonb('translations').$type<Translations<'altText'>>().notNull().default({}),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    /** A colour as #rrggbb, shown until the picture is there. */
    placeholder: text('placeholder'),
  },
  (table) => [uniqueIndex('product_images_position').on(table.productId, table.position)],
)

export type ProductImage = typeof productImages.$inferSelect
