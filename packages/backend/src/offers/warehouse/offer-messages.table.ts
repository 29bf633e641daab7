import { backendSchema } from '@dvaput/database/backend-schema.table'
import { check, index, integer, jsonb, primaryKey, text, timestamp, unique, uuid } from '@dvaput/database/columns'
import { sql } from '@dvaput/database/query'
import type { OfferMove } from '@dvaput/domain/offers/offer'
import { offers } from '../offers.table.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true })

/** What the warehouse has to hear, as it is sent. Amounts are whole units. */
export type OfferMessageBody = {
  readonly move: OfferMove
  readonly amount: number | null
  readonly currency: string
  readonly message: string | null
}

/** Outgoing to the warehouse: one row for each move it has to know, sent in this order within a thread. */
export const offerMessages = backendSchema.table(
  'offer_messages',
  {
    offerId: uuid('offer_id')
      .notNull()
      .references(() => offers.id, { onDelete: 'cascade' }),
    /** Of the move. */
    number: integer('number').notNull(),
    body: jsonb('body').$type<OfferMessageBody>().notNull(),
    /** The Idempotency-Key: a repeated message arrives once. */
    key: text('key').notNull(),
    attempts: integer('attempts').notNull().default(0),
    failure: text('failure'),
    createdAt: moment('created_at').notNull().default(sql`app_now()`),
    sentAt: moment('sent_at'),
  },
  (table) => [
    primaryKey({ columns: [table.offerId, table.number] }),
    unique('offer_messages_key').on(table.key),
    index('offer_messages_by_time').on(table.createdAt),
    index('offer_messages_unsent').on(table.createdAt).where(sql`${table.sentAt} IS NULL`),
    check('offer_messages_attempts', sql`${table.attempts} >= 0`),
  ],
)
