import { backendSchema } from '@dvaput/database/backend-schema.table'
import { boolean, customType, index, integer, smallint, text, timestamp } from '@dvaput/database/columns'
import { sql } from '@dvaput/database/query'
import type { ImportedCondition } from '@dvaput/domain/international/imported-condition'
import { withoutPendingList } from '../search/entries/without-pending-list.ts'

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

/**
 * What a listed product is found, sorted and counted by, in a narrow row of its own. Each order of the listing is an
 * index, of everything and of each category, so that a page costs the same however many products there are.
 */
export const internationalEntries = backendSchema.table(
  'international_entries',
  {
    id: text('id').primaryKey(),
    category: text('category').notNull(),
    subcategory: text('subcategory').notNull(),
    /** Folded. */
    tags: text('tags').array().notNull(),
    /** 2 for featured products, 1 for the others, 0 for those without a price. */
    prominence: smallint('prominence').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    priceMinor: integer('price_minor').notNull(),
    condition: text('condition').$type<ImportedCondition>(),
    /** It does not work, is for parts or is locked. */
    hasWarnings: boolean('has_warnings').notNull().default(false),
    /** The title as it is sorted: folded. */
    name: text('name').notNull(),
    type: text('type').notNull(),
    /** SKU without its punctuation. */
    codes: text('codes').array().notNull(),
    /** Title and SKU (A), type and brand (B), tags and categories in all languages (C). */
    head: tsvector('head').notNull(),
  },
  (table) => [
    index('international_entries_featured').on(table.prominence, table.createdAt, table.id),
    // What has no price is last in every order.
    index('international_entries_latest').on(sql`(${table.prominence} > 0)`, table.createdAt, table.id),
    index('international_entries_cheapest').on(sql`(${table.prominence} = 0)`, table.priceMinor, table.id),
    index('international_entries_dearest').on(sql`(${table.prominence} > 0)`, table.priceMinor, table.id),
    index('international_entries_alphabetical').on(sql`(${table.prominence} = 0)`, table.name, table.id),
    index('international_entries_category_featured').on(table.category, table.prominence, table.createdAt, table.id),
    index('international_entries_category_latest').on(
      table.category,
      sql`(${table.prominence} > 0)`,
      table.createdAt,
      table.id,
    ),
    index('international_entries_category_cheapest').on(
      table.category,
      sql`(${table.prominence} = 0)`,
      table.priceMinor,
      table.id,
    ),
    index('international_entries_category_dearest').on(
      table.category,
      sql`(${table.prominence} > 0)`,
      table.priceMinor,
      table.id,
    ),
    index('international_entries_category_alphabetical').on(
      table.category,
      sql`(${table.prominence} = 0)`,
      table.name,
      table.id,
    ),
    index('international_entries_subcategory').on(table.subcategory, table.prominence, table.createdAt, table.id),
    index('international_entries_type').on(table.type, table.prominence, table.createdAt, table.id),
    index('international_entries_tags').using('gin', table.tags).with(withoutPendingList),
    index('international_entries_head').using('gin', table.head).with(withoutPendingList),
  ],
)
