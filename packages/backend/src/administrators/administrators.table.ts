import { backendSchema } from '@dvaput/database/backend-schema.table'
import { bigint, boolean, check, index, primaryKey, text, timestamp, unique, uuid } from '@dvaput/database/columns'
import { sql } from '@dvaput/database/query'
import type { Role } from '@dvaput/domain/administrators/permissions'

const moment = (name: string) => timestamp(name, { withTimezone: true })

/** Who runs the shop. Nobody is deleted: the audit log names them. */
export const administrators = backendSchema.table(
  'administrators',
  {
    id: uuid('id').primaryKey(),
    email: text('email').notNull(),
    name: text('name').notNull(),
    role: text('role').$type<Role>().notNull(),
    /** argon2id. None for the demo's owner, who has a link of its own. */
    passwordHash: text('password_hash'),
    /** Of the authenticator app, sealed. */
    totpSecret: text('totp_secret'),
    /** Until a first code has shown that the app has the secret, it opens nothing. */
    totpConfirmedAt: moment('totp_confirmed_at'),
    /** The step of the last code that was used: a code works once. */
    totpLastStep: bigint('totp_last_step', { mode: 'number' }).notNull().default(0),
    isDemo: boolean('is_demo').notNull().default(false),
    createdAt: moment('created_at').notNull().default(sql`app_now()`),
    updatedAt: moment('updated_at').notNull().default(sql`app_now()`),
    disabledAt: moment('disabled_at'),
  },
  (table) => [
    unique('administrators_email').on(table.email),
    check('administrators_email_lower', sql`${table.email} = lower(${table.email}) AND length(${table.email}) <= 254`),
    check('administrators_name', sql`length(${table.name}) BETWEEN 1 AND 80`),
    check('administrators_role', sql`${table.role} IN ('owner', 'manager', 'clerk')`),
    check('administrators_password', sql`${table.isDemo} OR ${table.passwordHash} LIKE '$argon2id$%'`),
    check('administrators_totp', sql`${table.totpConfirmedAt} IS NULL OR ${table.totpSecret} IS NOT NULL`),
  ],
)

/** One-time links: to join, or to choose a new password and a new second factor. */
export const administratorInvitations = backendSchema.table(
  'administrator_invitations',
  {
    id: uuid('id').primaryKey(),
    /** SHA-256 in hex of the token in the link. */
    tokenHash: text('token_hash').notNull(),
    /** None for the first owner, who says it. */
    email: text('email'),
    role: text('role').$type<Role>().notNull(),
    /** Whose password and second factor are set anew; none for somebody who joins. */
    administratorId: uuid('administrator_id').references(() => administrators.id),
    createdAt: moment('created_at').notNull().default(sql`app_now()`),
    expiresAt: moment('expires_at').notNull(),
    usedAt: moment('used_at'),
  },
  (table) => [
    unique('administrator_invitations_token').on(table.tokenHash),
    index('administrator_invitations_by_administrator').on(table.administratorId),
    check('administrator_invitations_token_hashed', sql`${table.tokenHash} ~ '^[0-9a-f]{64}$'`),
    check('administrator_invitations_role', sql`${table.role} IN ('owner', 'manager', 'clerk')`),
    check('administrator_invitations_email', sql`${table.email} IS NOT NULL OR ${table.role} = 'owner'`),
    check('administrator_invitations_email_lower', sql`${table.email} = lower(${table.email})`),
  ],
)

/** In place of the authenticator app, each once. */
export const administratorRecoveryCodes = backendSchema.table(
  'administrator_recovery_codes',
  {
    administratorId: uuid('administrator_id')
      .notNull()
      .references(() => administrators.id),
    /** Marked under the secret of the settings: a code is too short for a plain hash. */
    codeMark: text('code_mark').notNull(),
    usedAt: moment('used_at'),
  },
  (table) => [primaryKey({ columns: [table.administratorId, table.codeMark] })],
)
