import { bigint, check, text, timestamp } from '@dvaput/database/columns'
import { platformSchema } from '@dvaput/database/platform-schema.table'
import { sql } from '@dvaput/database/query'
import type { Currency } from '@dvaput/domain/money/money'

export type ChargeRefusal = 'declined' | 'insufficient-funds'
export type ChargeStatus = 'approved' | 'refused' | 'cancelled'

/** The test gateway's own books, which our payments are compared with; a real gateway has its own elsewhere. */
export const cardGatewayCharges = platformSchema.table(
  'card_gateway_charges',
  {
    id: text('id').primaryKey(),
    amount: bigint('amount', { mode: 'number' }).notNull(),
    currency: text('currency').$type<Currency>(),
    status: text('status').$type<ChargeStatus>().notNull(),
    reason: text('reason').$type<ChargeRefusal>(),
    lastDigits: text('last_digits'),
    refunded: bigint('refunded', { mode: 'number' }).notNull().default(0),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().default(sql`app_now()`),
  },
  (table) => [check('card_gateway_charges_refunded', sql`${table.refunded} BETWEEN 0 AND ${table.amount}`)],
)

export const cardGatewayRefunds = platformSchema.table('card_gateway_refunds', {
  id: text('id').primaryKey(),
  chargeId: text('charge_id')
    .notNull()
    .references(() => cardGatewayCharges.id),
  amount: bigint('amount', { mode: 'number' }).notNull(),
})
