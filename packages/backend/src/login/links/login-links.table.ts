import { backendSchema } from '@dvaput/database/backend-schema.table'
import { check, index, text, timestamp, unique, uuid } from '@dvaput/database/columns'
import { sql } from '@dvaput/database/query'
import type { MarketId } from '@dvaput/domain/markets/market'
import type { Language } from '@dvaput/domain/text/language'

const moment = (name: string) => timestamp(name, { withTimezone: true })

/** One row for each request of a login link, also for an e-mail that no customer has. Deleted a day after it expires. */
export const loginLinks = backendSchema.table(
  'login_links',
  {
    id: uuid('id').primaryKey(),
    email: text('email').notNull(),
    /** SHA-256 in hex of the mailed token, which is made with the mail: none for an unknown e-mail. */
    tokenHash: text('token_hash'),
    /** SHA-256 in hex of the cookie of the browser that asked. */
    browserHash: text('browser_hash').notNull(),
    /** SHA-256 in hex of the client's network: the newest link of a client and e-mail alone works. */
    clientHash: text('client_hash').notNull(),
    returnTo: text('return_to').notNull(),
    market: text('market').$type<MarketId>().notNull(),
    language: text('language').$type<Language>().notNull(),
    createdAt: moment('created_at').notNull().default(sql`app_now()`),
    expiresAt: moment('expires_at').notNull(),
    supersededAt: moment('superseded_at'),
    consumedAt: moment('consumed_at'),
  },
  (table) => [
    unique('login_links_token').on(table.tokenHash),
    index('login_links_by_browser').on(table.browserHash),
    index('login_links_by_email').on(table.email),
    index('login_links_by_expiry').on(table.expiresAt),
    check('login_links_email', sql`${table.email} = lower(${table.email}) AND length(${table.email}) <= 254`),
    check('login_links_token_hashed', sql`${table.tokenHash} ~ '^[0-9a-f]{64}$'`),
    check('login_links_browser_hashed', sql`${table.browserHash} ~ '^[0-9a-f]{64}$'`),
    check('login_links_consumed_with_token', sql`${table.consumedAt} IS NULL OR ${table.tokenHash} IS NOT NULL`),
  ],
)
