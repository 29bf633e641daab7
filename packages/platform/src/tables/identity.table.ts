import { boolean, index, integer, jsonb, primaryKey, text, timestamp } from '@dvaput/database/columns'
import { platformSchema } from '@dvaput/database/platform-schema.table'
import { sql } from '@dvaput/database/query'
import { shops } from './shops.table.ts'

/** What the OpenID provider remembers: grants, codes, tokens, sessions. */
export const oidcPayloads = platformSchema.table(
  'oidc_payloads',
  {
    model: text('model').notNull(),
    id: text('id').notNull(),
    payload: jsonb('payload').$type<Record<string, unknown>>().notNull(),
    grantId: text('grant_id'),
    userCode: text('user_code'),
    uid: text('uid'),
    expiresAt: timestamp('expires_at', { withTimezone: true }),
    consumedAt: timestamp('consumed_at', { withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.model, table.id] }),
    index('oidc_payloads_by_grant').on(table.grantId),
    index('oidc_payloads_by_uid').on(table.model, table.uid),
    index('oidc_payloads_by_expiry').on(table.expiresAt),
    index('oidc_payloads_by_account').on(sql`(${table.payload}->>'accountId')`),
  ],
)

/** The one-time code mailed at login, by the interaction it belongs to. */
export const loginCodes = platformSchema.table('login_codes', {
  interactionId: text('interaction_id').primaryKey(),
  shopId: integer('shop_id')
    .notNull()
    .references(() => shops.id),
  email: text('email').notNull(),
  codeHash: text('code_hash').notNull(),
  /** Who requested it, hashed: only the newest code of one client and email counts. */
  clientHash: text('client_hash').notNull().default(''),
  /** So long that it cannot be guessed. */
  isLong: boolean('is_long').notNull().default(false),
  triesLeft: integer('tries_left').notNull(),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().default(sql`app_now()`),
})
