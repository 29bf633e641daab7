import { backendSchema } from '@dvaput/database/backend-schema.table'
import { bigint, check, jsonb, text, timestamp, uniqueIndex, uuid } from '@dvaput/database/columns'
import { sql } from '@dvaput/database/query'
import type { Currency } from '@dvaput/domain/money/money'
import type { LineQuantity } from '@dvaput/domain/orders/order-snapshot'

const moment = (name: string) => timestamp(name, { withTimezone: true })

/** Of a shop's order, of a return of one, or of a payment of an imported order. */
export type RefundSubjectKind = 'order' | 'return' | 'payment'

/** `surplus`: the order was paid already. `uncovered`: nothing is delivered for it. */
export type RefundReason = 'order' | 'return' | 'surplus' | 'uncovered'

export type RefundedLine = LineQuantity & { readonly restock: boolean }

/** Money that goes back. The row is written with its job before anybody is asked for the money, and its id stays the same. */
export const refunds = backendSchema.table(
  'refunds',
  {
    id: uuid('id').primaryKey(),
    subjectKind: text('subject_kind').$type<RefundSubjectKind>().notNull(),
    subjectId: text('subject_id').notNull(),
    /** Of the form: sent twice, it is one refund. Empty where a subject has one refund at most. */
    key: text('key').notNull().default(''),
    reason: text('reason').$type<RefundReason>().notNull(),
    /** Minor units. */
    amount: bigint('amount', { mode: 'number' }).notNull(),
    currency: text('currency').$type<Currency>().notNull(),
    lines: jsonb('lines').$type<readonly RefundedLine[]>().notNull().default([]),
    state: text('state').$type<'placing' | 'done' | 'refused'>().notNull().default('placing'),
    /** Why it was refused, or why the last attempt failed. */
    problem: text('problem'),
    /** What the payment provider calls it, where it has a name for it. */
    providerRefundId: text('provider_refund_id'),
    /** Who of the shop asked for it; null where the shop's rules did. */
    askedBy: jsonb('asked_by').$type<{ readonly id: string | null; readonly name: string }>(),
    /** When it was asked for, or asked for again. */
    createdAt: moment('created_at').notNull().default(sql`app_now()`),
    settledAt: moment('settled_at'),
  },
  (table) => [
    uniqueIndex('refunds_once')
      .on(table.subjectKind, table.subjectId, table.key)
      .where(sql`${table.state} <> 'refused'`),
    uniqueIndex('refunds_one_at_a_time').on(table.subjectKind, table.subjectId).where(sql`${table.state} = 'placing'`),
    check('refunds_state', sql`${table.state} IN ('placing', 'done', 'refused')`),
    check('refunds_settled', sql`(${table.state} = 'placing') = (${table.settledAt} IS NULL)`),
    check('refunds_amount', sql`${table.amount} > 0`),
    check(
      'refunds_reason',
      sql`${table.reason} IN ('order', 'return') AND ${table.subjectKind} = ${table.reason}
        OR ${table.reason} IN ('surplus', 'uncovered') AND ${table.subjectKind} = 'payment'`,
    ),
  ],
)

export type Refund = typeof refunds.$inferSelect
