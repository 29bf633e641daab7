import { backendSchema } from '@dvaput/database/backend-schema.table'
import { check, index, text, timestamp, unique } from '@dvaput/database/columns'
import { sql } from '@dvaput/database/query'
import type { MarketId } from '@dvaput/domain/markets/market'
import type { Language } from '@dvaput/domain/text/language'

const moment = (name: string) => timestamp(name, { withTimezone: true })

/** The change of e-mail that a customer has asked for last. Deleted when it is confirmed, and a day after it expires. */
export const emailChanges = backendSchema.table(
  'email_changes',
  {
    /** The platform's gid. */
    customerId: text('customer_id').primaryKey(),
    email: text('email').notNull(),
    newEmail: text('new_email').notNull(),
    /** SHA-256 in hex of the mailed token, which is made with the mail: none where the new e-mail is taken. */
    tokenHash: text('token_hash'),
    market: text('market').$type<MarketId>().notNull(),
    language: text('language').$type<Language>().notNull(),
    requestedAt: moment('requested_at').notNull().default(sql`app_now()`),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    unique('email_changes_token').on(table.tokenHash),
    index('email_changes_by_expiry').on(table.expiresAt),
    check('email_changes_new_email', sql`${table.newEmail} = lower(${table.newEmail})`),
    check('email_changes_token_hashed', sql`${table.tokenHash} ~ '^[0-9a-f]{64}$'`),
  ],
)
