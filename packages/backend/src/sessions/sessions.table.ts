import { backendSchema } from '@dvaput/database/backend-schema.table'
import { check, index, jsonb, text, timestamp } from '@dvaput/database/columns'
import { sql } from '@dvaput/database/query'

const moment = (name: string) => timestamp(name, { withTimezone: true }).notNull()

export const sessions = backendSchema.table(
  'sessions',
  {
    /** SHA-256 of the id in hex: a leaked table opens no session. */
    idHash: text('id_hash').primaryKey(),
    kind: text('kind', { enum: ['customer', 'admin'] }).notNull(),
    subject: text('subject').notNull(),
    data: jsonb('data').$type<Record<string, unknown>>().notNull(),
    /** As `Firefox, Windows`: what its owner recognises it by. */
    device: text('device'),
    createdAt: moment('created_at'),
    rotatedAt: moment('rotated_at'),
    seenAt: moment('seen_at'),
    idleExpiresAt: moment('idle_expires_at'),
    absoluteExpiresAt: moment('absolute_expires_at'),
  },
  (table) => [
    check('sessions_id_hashed', sql`${table.idHash} ~ '^[0-9a-f]{64}$'`),
    check('sessions_kind', sql`${table.kind} IN ('customer', 'admin')`),
    check('sessions_idle_within_absolute', sql`${table.idleExpiresAt} <= ${table.absoluteExpiresAt}`),
    index('sessions_subject').on(table.kind, table.subject),
    index('sessions_idle_expires_at').on(table.idleExpiresAt),
  ],
)
