import { backendSchema } from '@dvaput/database/backend-schema.table'
import { bigint, boolean, check, text, timestamp, uniqueIndex, uuid } from '@dvaput/database/columns'
import { sql } from '@dvaput/database/query'
import type { Currency } from '@dvaput/domain/money/money'
import { returnRequests } from './return-requests.table.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true })

/** Of the release before: what it writes here is copied to `refunds`. It goes with the next one. */
export const returnRefunds = backendSchema.table(
  'return_refunds',
  {
    id: uuid('id').primaryKey(),
    returnId: uuid('return_id')
      .notNull()
      .references(() => returnRequests.id, { onDelete: 'cascade' }),
    /** Minor units. */
    amount: bigint('amount', { mode: 'number' }).notNull(),
    currency: text('currency').$type<Currency>().notNull(),
    restock: boolean('restock').notNull(),
    state: text('state').$type<'placing' | 'done' | 'refused'>().notNull().default('placing'),
    /** Why the platform refused, or why the last attempt failed. */
    problem: text('problem'),
    /** When it was commanded, or commanded again. */
    createdAt: moment('created_at').notNull().default(sql`app_now()`),
    settledAt: moment('settled_at'),
  },
  (table) => [
    uniqueIndex('return_refunds_once').on(table.returnId).where(sql`${table.state} <> 'refused'`),
    check('return_refunds_state', sql`${table.state} IN ('placing', 'done', 'refused')`),
    check('return_refunds_amount', sql`${table.amount} > 0`),
  ],
)
