import { backendSchema } from '@dvaput/database/backend-schema.table'
import { bigint, check, index, integer, primaryKey, text, timestamp, uniqueIndex, uuid } from '@dvaput/database/columns'
import { sql } from '@dvaput/database/query'
import type { OfferActor, OfferMove } from '@dvaput/domain/offers/offer'
import { offers } from './offers.table.ts'

/** Append-only: a trigger refuses updates. */
export const offerMoves = backendSchema.table(
  'offer_moves',
  {
    offerId: uuid('offer_id')
      .notNull()
      .references(() => offers.id, { onDelete: 'cascade' }),
    number: integer('number').notNull(),
    move: text('move').$type<OfferMove>().notNull(),
    actor: text('actor').$type<OfferActor>().notNull(),
    /** Minor units of the offer's currency. */
    amount: bigint('amount', { mode: 'number' }),
    message: text('message'),
    /** Of a message from outside: the same one again makes no second move. */
    key: text('key'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().default(sql`app_now()`),
  },
  (table) => [
    primaryKey({ columns: [table.offerId, table.number] }),
    uniqueIndex('offer_moves_once').on(table.offerId, table.key),
    index('offer_moves_counted').on(table.createdAt).where(sql`${table.move} IN ('submit', 'answer')`),
    check(
      'offer_moves_move',
      sql`${table.move} IN ('submit', 'approve', 'counter', 'reject', 'accept', 'answer', 'decline', 'withdraw', 'expire',
        'sell', 'buy', 'pay-by-passed', 'cancel')`,
    ),
    check('offer_moves_actor', sql`${table.actor} IN ('customer', 'shop', 'rule', 'era', 'clock', 'stock', 'order')`),
    check(
      'offer_moves_amount',
      sql`(${table.amount} > 0) IS NOT FALSE
        AND (${table.amount} IS NOT NULL) = (${table.move} IN ('submit', 'answer', 'counter', 'approve', 'accept'))`,
    ),
    check('offer_moves_number', sql`${table.number} > 0`),
    check('offer_moves_message_length', sql`length(${table.message}) <= 1000`),
  ],
)

export type OfferMoveRow = typeof offerMoves.$inferSelect
