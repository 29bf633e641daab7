import { backendSchema } from '@dvaput/database/backend-schema.table'
import { check, integer, text, timestamp, uuid } from '@dvaput/database/columns'
import { sql } from '@dvaput/database/query'

export const syncKinds = ['full', 'incremental'] as const
export type SyncKind = (typeof syncKinds)[number]

/** How far each kind of sync is, and how the last one ended. */
export const internationalSyncs = backendSchema.table(
  'international_syncs',
  {
    kind: text('kind').$type<SyncKind>().primaryKey(),
    /** Names the warehouse that was read: the replica of another one is read anew. */
    source: text('source').notNull(),
    /** The run under way; null between runs. */
    runId: uuid('run_id'),
    /** Where the run goes on after a crash: so many rows are written. */
    offset: integer('offset').notNull().default(0),
    startedAt: timestamp('started_at', { withTimezone: true }),
    seen: integer('seen').notNull().default(0),
    rejected: integer('rejected').notNull().default(0),
    changed: integer('changed').notNull().default(0),
    /** When the last run that ended well began: ERA confirmed everything that it knows since then. */
    confirmedAt: timestamp('confirmed_at', { withTimezone: true }),
    finishedAt: timestamp('finished_at', { withTimezone: true }),
    lastSeen: integer('last_seen').notNull().default(0),
    lastRejected: integer('last_rejected').notNull().default(0),
    /** Why the last attempt failed; null after one that ended well. */
    problem: text('problem'),
  },
  (table) => [check('international_syncs_kind', sql`${table.kind} IN ('full', 'incremental')`)],
)
