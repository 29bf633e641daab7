import { backendSchema } from '@dvaput/database/backend-schema.table'
import { check, index, jsonb, text, timestamp, unique, uuid } from '@dvaput/database/columns'
import { sql } from '@dvaput/database/query'
import type { MarketId } from '@dvaput/domain/markets/market'
import type { ShopHandle } from '@dvaput/domain/markets/shop-handle'
import type {
  CounterPayment,
  RefusedLine,
  ReservationState,
  ReservedLine,
} from '@dvaput/domain/reservations/reservation'
import type { Language } from '@dvaput/domain/text/language'

/** One press of "reserve": one draft order at the shop, one pickup code. The purges delete old rows. */
export const reservations = backendSchema.table(
  'reservations',
  {
    /** Also the tag `reservation-<id>` of its draft order and its order. */
    id: uuid('id').primaryKey(),
    /** The platform's gid. */
    customerId: text('customer_id').notNull(),
    email: text('email').notNull(),
    market: text('market').$type<MarketId>().notNull(),
    shop: text('shop').$type<ShopHandle>().notNull(),
    language: text('language').$type<Language>().notNull(),
    /** The Idempotency-Key of the press. */
    requestKey: text('request_key').notNull(),
    /** What was asked for, to recognise the key of another request. */
    requested: text('requested').notNull(),
    pickupCode: text('pickup_code').notNull(),
    state: text('state').$type<ReservationState>().notNull(),
    lines: jsonb('lines').$type<readonly ReservedLine[]>().notNull(),
    refused: jsonb('refused').$type<readonly RefusedLine[]>().notNull(),
    /** The gid of the draft order; null until the shop has answered. */
    draftId: text('draft_id'),
    /** The gid of the order that was made of it. */
    orderId: text('order_id'),
    /** How it was paid at the counter; null for what the shop completed in its own back office. */
    payment: text('payment').$type<CounterPayment>(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().default(sql`app_now()`),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().default(sql`app_now()`),
    endedAt: timestamp('ended_at', { withTimezone: true }),
  },
  (table) => [
    unique('reservations_once').on(table.customerId, table.requestKey),
    unique('reservations_pickup_code').on(table.pickupCode),
    index('reservations_by_customer').on(table.customerId, table.createdAt),
    index('reservations_live').on(table.expiresAt).where(sql`${table.endedAt} IS NULL`),
    // For the lists of the counter.
    index('reservations_waiting').on(table.market, table.expiresAt, table.id).where(sql`${table.endedAt} IS NULL`),
    index('reservations_by_email').on(sql`lower(${table.email})`),
    index('reservations_completed').on(table.endedAt, table.id).where(sql`${table.state} = 'completed'`),
    index('reservations_ended')
      .on(table.endedAt, table.id)
      .where(sql`${table.state} IN ('cancelled', 'expired', 'released')`),
    check(
      'reservations_state',
      sql`${table.state} IN ('placing', 'held', 'completing', 'completed', 'cancelled', 'expired', 'released', 'failed')`,
    ),
    check(
      'reservations_ended',
      sql`(${table.endedAt} IS NULL) = (${table.state} IN ('placing', 'held', 'completing'))`,
    ),
    check('reservations_draft', sql`${table.draftId} IS NOT NULL OR ${table.state} IN ('placing', 'failed')`),
    check('reservations_order', sql`(${table.orderId} IS NOT NULL) = (${table.state} = 'completed')`),
    check('reservations_payment', sql`${table.payment} IN ('cash', 'card')`),
    check('reservations_key_length', sql`length(${table.requestKey}) BETWEEN 1 AND 255`),
  ],
)

export type ReservationRow = typeof reservations.$inferSelect
