import { backendSchema } from '@dvaput/database/backend-schema.table'
import { check, text, timestamp } from '@dvaput/database/columns'
import { sql } from '@dvaput/database/query'

const moment = (name: string) => timestamp(name, { withTimezone: true })

/** What we know of a customer beside the platform, which keeps name, password and addresses. */
export const customerRecords = backendSchema.table(
  'customer_records',
  {
    /** The platform's, as `gid://shopify/Customer/7`. */
    customerId: text('customer_id').primaryKey(),
    email: text('email').notNull(),
    /** When the owner of this e-mail showed that it is theirs. */
    verifiedAt: moment('verified_at'),
    /** Since then a password that was set before does not log in: somebody else may have set it. */
    passwordDistrustedAt: moment('password_distrusted_at'),
    termsVersion: text('terms_version'),
    termsAcceptedAt: moment('terms_accepted_at'),
    createdAt: moment('created_at').notNull().default(sql`app_now()`),
  },
  (table) => [
    check('customer_records_email_folded', sql`${table.email} = lower(${table.email})`),
    check('customer_records_terms_whole', sql`(${table.termsVersion} IS NULL) = (${table.termsAcceptedAt} IS NULL)`),
  ],
)
