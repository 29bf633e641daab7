import { integer, jsonb, primaryKey, text, unique } from '@dvaput/database/columns'
import { platformSchema } from '@dvaput/database/platform-schema.table'
import type { Language } from '@dvaput/domain/text/language'
import { shops } from './shops.table.ts'

/** How a value that products can be filtered by is written; maintained by the database (migration platform_rules). */
export const facetValues = platformSchema.table(
  'facet_values',
  {
    shopId: integer('shop_id')
      .notNull()
      .references(() => shops.id),
    /** As `filter.p.vendor.lenovo`; products carry these in `facets`. */
    id: text('id').notNull(),
    /** As `filter.p.vendor`. */
    filterId: text('filter_id').notNull(),
    /** An option's name as its product writes it; empty for the rest. */
    filterName: text('filter_name').notNull(),
    label: text('label').notNull(),
    filterTranslations: jsonb('filter_translations').$type<Partial<Record<Language, string>>>().notNull().default({}),
    translations: jsonb('translations').$type<Partial<Record<Language, string>>>().notNull().default({}),
    /** Stands for it, as one character (its facet code), in the texts that are counted (migration plain_names). */
    number: integer('number').notNull().generatedAlwaysAsIdentity(),
  },
  (table) => [primaryKey({ columns: [table.shopId, table.id] }), unique('facet_values_number').on(table.number)],
)
