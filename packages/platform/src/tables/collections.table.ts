import { bigint, boolean, index, integer, jsonb, primaryKey, text, timestamp, unique } from '@dvaput/database/columns'
import { platformSchema } from '@dvaput/database/platform-schema.table'
import { sql } from '@dvaput/database/query'
import { type Metafields, products, type Translations } from './products.table.ts'
import { shops } from './shops.table.ts'

export type CollectionRule = {
  readonly column:
    | 'TAG'
    | 'TYPE'
    | 'VENDOR'
    | 'TITLE'
    | 'VARIANT_PRICE'
    | 'IS_PRICE_REDUCED'
    | 'PRODUCT_METAFIELD_DEFINITION'
  readonly relation: 'EQUALS' | 'NOT_EQUALS' | 'GREATER_THAN' | 'LESS_THAN' | 'STARTS_WITH' | 'CONTAINS' | 'IS_SET'
  readonly condition: string
  /** Of a rule about a metafield, as `custom.grade`. */
  readonly metafield?: string
}

export type CollectionImage = { pictureKey: string; altText: string | null; width: number; height: number }

export const collections = platformSchema.table(
  'collections',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity({ startWith: 2_000_001 }),
    shopId: integer('shop_id')
      .notNull()
      .references(() => shops.id),
    handle: text('handle').notNull(),
    title: text('title').notNull(),
    descriptionHtml: text('description_html').notNull().default(''),
    image: jsonb('image').$type<CollectionImage>(),
    /** Smart when set; its members then follow from the products. */
    rules: jsonb('rules').$type<readonly CollectionRule[]>(),
    anyRuleSuffices: boolean('any_rule_suffices').notNull().default(false),
    sortOrder: text('sort_order').notNull().default('MANUAL'),
    seoTitle: text('seo_title'),
    seoDescription: text('seo_description'),
    metafields: jsonb('metafields').$type<Metafields>().notNull().default({}),
    translations: jsonb('translations')
      .$type<Translations<'title' | 'descriptionHtml' | 'seoTitle' | 'seoDescription'>>()
      .notNull()
      .default({}),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().default(sql`app_now()`),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().default(sql`app_now()`),
    publishedAt: timestamp('published_at', { withTimezone: true }).default(sql`app_now()`),
  },
  (table) => [unique('collections_handle').on(table.shopId, table.handle)],
)

export type Collection = typeof collections.$inferSelect

/**
 * Members of custom and of smart collections alike, so that a listing reads one table.
 * What they are sorted by, the database copies from the product (migration platform_rules).
 */
export const collectionProducts = platformSchema.table(
  'collection_products',
  {
    collectionId: bigint('collection_id', { mode: 'number' })
      .notNull()
      .references(() => collections.id, { onDelete: 'cascade' }),
    productId: bigint('product_id', { mode: 'number' })
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.collectionId, table.productId] }),
    index('collection_products_by_product').on(table.productId),
  ],
)
