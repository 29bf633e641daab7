import { backendSchema } from '@dvaput/database/backend-schema.table'
import { index, primaryKey, text, timestamp } from '@dvaput/database/columns'
import { sql } from '@dvaput/database/query'

/** Which customer an account at another provider belongs to. */
export const externalIdentities = backendSchema.table(
  'external_identities',
  {
    issuer: text('issuer').notNull(),
    /** The provider's own id of the person, which stays when the e-mail changes. */
    subject: text('subject').notNull(),
    /** The platform's, as `gid://shopify/Customer/7`. */
    customerId: text('customer_id').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().default(sql`app_now()`),
  },
  (table) => [
    primaryKey({ columns: [table.issuer, table.subject] }),
    index('external_identities_customer_id').on(table.customerId),
  ],
)
