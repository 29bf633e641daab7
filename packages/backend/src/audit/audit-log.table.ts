import { backendSchema } from '@dvaput/database/backend-schema.table'
import { bigint, check, index, jsonb, smallint, text, timestamp, uuid } from '@dvaput/database/columns'
import { sql } from '@dvaput/database/query'
import type { AuditAction } from '@dvaput/domain/administrators/audit-actions'

/** Who changed what on the shop's side. A trigger refuses UPDATE, DELETE and TRUNCATE. */
export const auditLog = backendSchema.table(
  'audit_log',
  {
    /** Without gaps. */
    id: bigint('id', { mode: 'number' }).primaryKey(),
    /** In whole milliseconds, so that it is read as it was hashed. */
    at: timestamp('at', { withTimezone: true, precision: 3 }).notNull(),
    /** None for the command line. */
    administratorId: uuid('administrator_id'),
    /** As it was then. */
    administratorName: text('administrator_name').notNull(),
    action: text('action').$type<AuditAction>().notNull(),
    subjectKind: text('subject_kind').notNull(),
    subjectId: text('subject_id').notNull(),
    before: jsonb('before').$type<unknown>(),
    after: jsonb('after').$type<unknown>(),
    /** Of the row before; of the first one, empty. */
    previousHash: text('previous_hash').notNull(),
    hash: text('hash').notNull(),
  },
  (table) => [
    index('audit_log_by_subject').on(table.subjectKind, table.subjectId, table.id),
    index('audit_log_by_administrator').on(table.administratorId, table.id),
    index('audit_log_by_action').on(table.action, table.id),
    check('audit_log_id', sql`${table.id} > 0`),
    check('audit_log_action', sql`${table.action} ~ '^[a-z-]+\\.[a-z-]+$'`),
    check('audit_log_previous_hash', sql`(${table.id} = 1) = (${table.previousHash} = '')`),
    check('audit_log_hash', sql`${table.hash} ~ '^[A-Za-z0-9_-]{43}$'`),
  ],
)

/** The last row, in a row of its own: without it nobody would miss a row deleted at the end. */
export const auditHead = backendSchema.table(
  'audit_head',
  {
    one: smallint('one').primaryKey(),
    lastId: bigint('last_id', { mode: 'number' }).notNull(),
    lastHash: text('last_hash').notNull(),
  },
  (table) => [check('audit_head_one', sql`${table.one} = 1`)],
)
