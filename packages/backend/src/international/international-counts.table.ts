import { backendSchema } from '@dvaput/database/backend-schema.table'
import { integer, text } from '@dvaput/database/columns'

/** How many products each category and subcategory lists, and all together (''); counted after every sync. */
export const internationalCounts = backendSchema.table('international_counts', {
  scope: text('scope').primaryKey(),
  total: integer('total').notNull(),
  /** Null until they are counted again after the column came. */
  withoutWarnings: integer('without_warnings'),
})
