import { backendSchema } from '@dvaput/database/backend-schema.table'
import { bigint, check, index, jsonb, text, timestamp, unique, uuid } from '@dvaput/database/columns'
import { sql } from '@dvaput/database/query'
import type { LineQuantity } from '@dvaput/domain/orders/order-snapshot'
import type { ReturnReason } from '@dvaput/domain/returns/return-form'
import type { ReturnState } from '@dvaput/domain/returns/return-state'
import type { Language } from '@dvaput/domain/text/language'
import { orders } from '../orders/orders.table.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true })

export const returnRequests = backendSchema.table(
  'return_requests',
  {
    id: uuid('id').primaryKey(),
    orderId: text('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** Of the form: sent twice, it is one request. */
    formKey: text('form_key').notNull(),
    /** Of the order, as its e-mail: every step is mailed there. */
    customerId: text('customer_id'),
    email: text('email').notNull(),
    language: text('language').$type<Language>().notNull(),
    lines: jsonb('lines').$type<readonly LineQuantity[]>().notNull(),
    reason: text('reason').$type<ReturnReason>().notNull(),
    message: text('message').notNull(),
    state: text('state').$type<ReturnState>().notNull().default('requested'),
    createdAt: moment('created_at').notNull().default(sql`app_now()`),
  },
  (table) => [
    unique('return_requests_form').on(table.orderId, table.formKey),
    index('return_requests_by_state').on(table.state, table.id),
    check('return_requests_email', sql`${table.email} = lower(${table.email})`),
    check(
      'return_requests_state',
      sql`${table.state} IN ('requested', 'approved', 'refused', 'received', 'refunded', 'withdrawn')`,
    ),
    check('return_requests_lines', sql`jsonb_array_length(${table.lines}) > 0`),
    check('return_requests_message', sql`length(${table.message}) <= 2000`),
  ],
)

export type ReturnRequest = typeof returnRequests.$inferSelect

/** The history: one row for each state, which is reached once. */
export const returnSteps = backendSchema.table(
  'return_steps',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    returnId: uuid('return_id')
      .notNull()
      .references(() => returnRequests.id, { onDelete: 'cascade' }),
    state: text('state').$type<ReturnState>().notNull(),
    /** What the shop writes to the customer. */
    note: text('note').notNull().default(''),
    at: moment('at').notNull().default(sql`app_now()`),
  },
  (table) => [unique('return_steps_once').on(table.returnId, table.state)],
)
