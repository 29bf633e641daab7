import { backendSchema } from '@dvaput/database/backend-schema.table'
import { bigint, boolean, check, index, text, timestamp } from '@dvaput/database/columns'
import { sql } from '@dvaput/database/query'

const moment = (name: string) => timestamp(name, { withTimezone: true })

export type PasskeyOwnerKind = 'customer' | 'administrator'

/** The public halves of passkeys. The private ones never leave their owner's device. */
export const passkeys = backendSchema.table(
  'passkeys',
  {
    /** As the authenticator chose it, in base64url. */
    credentialId: text('credential_id').primaryKey(),
    /** The platform's, as `gid://shopify/Customer/7`; of an administrator the id. */
    customerId: text('customer_id').notNull(),
    /** One of an administrator opens nothing as a customer's, and the other way round. */
    ownerKind: text('owner_kind').$type<PasskeyOwnerKind>().notNull().default('customer'),
    /** The host name to which the browser binds it. */
    rpId: text('rp_id').notNull(),
    /** In base64url. */
    publicKey: text('public_key').notNull(),
    /** Counted by some authenticators at every use; a smaller one than before means a copy. */
    counter: bigint('counter', { mode: 'number' }).notNull(),
    transports: text('transports').array().notNull(),
    /** Whether its owner's devices share it. */
    isBackedUp: boolean('is_backed_up').notNull(),
    name: text('name').notNull(),
    createdAt: moment('created_at').notNull().default(sql`app_now()`),
    lastUsedAt: moment('last_used_at'),
  },
  (table) => [
    index('passkeys_by_customer').on(table.customerId),
    check('passkeys_owner_kind', sql`${table.ownerKind} IN ('customer', 'administrator')`),
    check('passkeys_counter', sql`${table.counter} >= 0`),
    check('passkeys_name', sql`length(${table.name}) BETWEEN 1 AND 60`),
  ],
)

/** What an authenticator is asked to sign: once, within five minutes, in the browser that was asked. */
export const passkeyChallenges = backendSchema.table(
  'passkey_challenges',
  {
    /** SHA-256 in hex, as the next. */
    challengeHash: text('challenge_hash').primaryKey(),
    /** Of a secret of the browser, or of its attempt to log in at the platform. */
    boundHash: text('bound_hash').notNull(),
    /** Who adds a passkey, or uses one as a second factor; of a login nobody. */
    customerId: text('customer_id'),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('passkey_challenges_by_expiry').on(table.expiresAt)],
)
