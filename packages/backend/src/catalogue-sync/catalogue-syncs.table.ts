import { backendSchema } from '@dvaput/database/backend-schema.table'
import { check, integer, text, timestamp, uuid } from '@dvaput/database/columns'
import { sql } from '@dvaput/database/query'
import type { ShopHandle } from '@dvaput/domain/markets/shop-handle'

/** How far the full synchronisation of each shop is, and what the last one found. */
export const catalogueSyncs = backendSchema.table(
  'catalogue_syncs',
  {
    shop: text('shop').$type<ShopHandle>().primaryKey(),
    /** Names the shop that was read: the replica of another one is not used. */
    source: text('source').notNull().default(''),
    /** The run under way; null between runs. */
    runId: uuid('run_id'),
    stage: text('stage').$type<'collections' | 'products'>(),
    /** Where the run goes on after a crash: the end of the last page that was written. */
    cursor: text('cursor'),
    startedAt: timestamp('started_at', { withTimezone: true }),
    seen: integer('seen').notNull().default(0),
    /** Of the current run: records that differed from the replica. */
    changed: integer('changed').notNull().default(0),
    lastFullAt: timestamp('last_full_at', { withTimezone: true }),
    lastSeen: integer('last_seen').notNull().default(0),
    /** Records the last full run had to correct although webhooks should have reported them. */
    lastDrift: integer('last_drift').notNull().default(0),
    totalDrift: integer('total_drift').notNull().default(0),
  },
  (table) => [check('catalogue_syncs_stage', sql`${table.stage} IN ('collections', 'products')`)],
)
