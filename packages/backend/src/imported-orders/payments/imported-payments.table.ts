import { backendSchema } from '@dvaput/database/backend-schema.table'
import {
  bigint,
  check,
  foreignKey,
  index,
  primaryKey,
  text,
  timestamp,
  unique,
  uniqueIndex,
  uuid,
} from '@dvaput/database/columns'
import { type SQL, sql } from '@dvaput/database/query'
import type { Currency } from '@dvaput/domain/money/money'
import type { PaymentStatus } from '@dvaput/domain/payments/payment-provider'
import { importedOrders } from '../imported-orders.table.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true })

/**
 * `open`: not approved, or not decided yet. `surplus`: the order was paid already. `uncovered`: the warehouse has it no
 * longer. `mismatched`: another amount or currency. `returned`: the provider gave it back without us.
 */
export type PaymentOutcome = 'open' | 'accepted' | 'surplus' | 'uncovered' | 'mismatched' | 'returned'

/** Every payment of an international order that the provider has told us of. */
export const importedPayments = backendSchema.table(
  'international_payments',
  {
    provider: text('provider').notNull(),
    paymentId: text('payment_id').notNull(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => importedOrders.id),
    status: text('status').$type<PaymentStatus>().notNull(),
    statusDetail: text('status_detail').notNull(),
    outcome: text('outcome').$type<PaymentOutcome>().notNull().default('open'),
    /** Minor units. */
    amount: bigint('amount', { mode: 'number' }).notNull(),
    currency: text('currency').$type<Currency>().notNull(),
    lastDigits: text('last_digits'),
    method: text('method'),
    /** With it a foreign key compares the amount of an accepted payment with the total of its order. */
    acceptedAmount: bigint('accepted_amount', { mode: 'number' }).generatedAlwaysAs(
      (): SQL => sql`CASE WHEN outcome = 'accepted' THEN amount END`,
    ),
    createdAt: moment('created_at').notNull().default(sql`app_now()`),
    updatedAt: moment('updated_at').notNull().default(sql`app_now()`),
  },
  (table) => [
    primaryKey({ columns: [table.provider, table.paymentId] }),
    uniqueIndex('international_payments_accepted_once').on(table.orderId).where(sql`${table.outcome} = 'accepted'`),
    index('international_payments_by_order').on(table.orderId),
    foreignKey({
      name: 'international_payments_accepted_total',
      columns: [table.orderId, table.acceptedAmount],
      foreignColumns: [importedOrders.id, importedOrders.total],
    }),
    check(
      'international_payments_outcome',
      sql`${table.outcome} IN ('open', 'accepted', 'surplus', 'uncovered', 'mismatched', 'returned')`,
    ),
    check('international_payments_pesos', sql`${table.outcome} <> 'accepted' OR ${table.currency} = 'CLP'`),
  ],
)

export type ImportedPayment = typeof importedPayments.$inferSelect

/** Of the release before: what it writes here is copied to `refunds`. It goes with the next one. */
export const internationalRefunds = backendSchema.table(
  'international_refunds',
  {
    id: uuid('id').primaryKey(),
    provider: text('provider').notNull(),
    paymentId: text('payment_id').notNull(),
    /** Minor units, in the currency of the payment. */
    amount: bigint('amount', { mode: 'number' }).notNull(),
    reason: text('reason').$type<'surplus' | 'uncovered'>().notNull(),
    /** The provider's; null until it has answered. */
    refundId: text('refund_id'),
    createdAt: moment('created_at').notNull().default(sql`app_now()`),
    refundedAt: moment('refunded_at'),
  },
  (table) => [
    unique('international_refunds_once').on(table.provider, table.paymentId),
    foreignKey({
      name: 'international_refunds_payment',
      columns: [table.provider, table.paymentId],
      foreignColumns: [importedPayments.provider, importedPayments.paymentId],
    }),
    check('international_refunds_amount', sql`${table.amount} > 0`),
    check('international_refunds_reason', sql`${table.reason} IN ('surplus', 'uncovered')`),
    check('international_refunds_done', sql`(${table.refundId} IS NULL) = (${table.refundedAt} IS NULL)`),
  ],
)
