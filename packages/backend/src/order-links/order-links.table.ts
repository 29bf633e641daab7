import { backendSchema } from '@dvaput/database/backend-schema.table'
import { check, index, primaryKey, text, timestamp, unique, uuid } from '@dvaput/database/columns'
import { sql } from '@dvaput/database/query'
import type { MarketId } from '@dvaput/domain/markets/market'
import type { Language } from '@dvaput/domain/text/language'
import { orders } from '../orders/orders.table.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true })

/** One row for each time somebody looks for an order, also where there is none. */
export const orderLinks = backendSchema.table(
  'order_links',
  {
    id: uuid('id').primaryKey(),
    email: text('email').notNull(),
    /** The number of the order as it was typed, without `#`, in lower case. */
    number: text('number').notNull(),
    market: text('market').$type<MarketId>().notNull(),
    language: text('language').$type<Language>().notNull(),
    /** Found when the mail is written, as the token is made then. */
    orderId: text('order_id').references(() => orders.id, { onDelete: 'cascade' }),
    /** SHA-256 in hex of the mailed token. */
    tokenHash: text('token_hash'),
    createdAt: moment('created_at').notNull().default(sql`app_now()`),
    sentAt: moment('sent_at'),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    unique('order_links_token').on(table.tokenHash),
    index('order_links_by_email').on(table.email),
    index('order_links_by_expiry').on(table.expiresAt),
    check('order_links_email', sql`${table.email} = lower(${table.email}) AND length(${table.email}) <= 254`),
    check('order_links_number', sql`length(${table.number}) BETWEEN 1 AND 30`),
    check('order_links_token_hashed', sql`${table.tokenHash} ~ '^[0-9a-f]{64}$'`),
    check('order_links_sent', sql`(${table.tokenHash} IS NULL) = (${table.sentAt} IS NULL)`),
    check('order_links_of_order', sql`${table.tokenHash} IS NULL OR ${table.orderId} IS NOT NULL`),
  ],
)

/** A browser in which a link was opened: its cookie opens the order for as long as the link is valid. */
export const orderLinkVisits = backendSchema.table(
  'order_link_visits',
  {
    /** SHA-256 in hex of the cookie. */
    browserHash: text('browser_hash').notNull(),
    linkId: uuid('link_id')
      .notNull()
      .references(() => orderLinks.id, { onDelete: 'cascade' }),
    openedAt: moment('opened_at').notNull().default(sql`app_now()`),
    /** When the e-mail of the order was last typed in this browser. */
    confirmedAt: moment('confirmed_at'),
  },
  (table) => [
    primaryKey({ columns: [table.browserHash, table.linkId] }),
    check('order_link_visits_hashed', sql`${table.browserHash} ~ '^[0-9a-f]{64}$'`),
  ],
)
