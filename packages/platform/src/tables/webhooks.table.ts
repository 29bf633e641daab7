import { bigint, index, integer, json, text, timestamp, unique } from '@dvaput/database/columns'
import { platformSchema } from '@dvaput/database/platform-schema.table'
import { sql } from '@dvaput/database/query'
import { shops } from './shops.table.ts'

export const webhookSubscriptions = platformSchema.table(
  'webhook_subscriptions',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity({ startWith: 1_000_001 }),
    shopId: integer('shop_id')
      .notNull()
      .references(() => shops.id),
    /** As `ORDERS_CREATE`. */
    topic: text('topic').notNull(),
    callbackUrl: text('callback_url').notNull(),
    failuresInARow: integer('failures_in_a_row').notNull().default(0),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().default(sql`app_now()`),
  },
  (table) => [unique('webhook_subscriptions_once').on(table.shopId, table.topic, table.callbackUrl)],
)

export const webhookDeliveries = platformSchema.table(
  'webhook_deliveries',
  {
    /** Sent as X-Shopify-Webhook-Id. */
    id: text('id').primaryKey(),
    subscriptionId: bigint('subscription_id', { mode: 'number' })
      .notNull()
      .references(() => webhookSubscriptions.id, { onDelete: 'cascade' }),
    eventId: text('event_id').notNull(),
    topic: text('topic').notNull(),
    /** As text: every retry sends the same bytes. */
    payload: json('payload').notNull(),
    attempts: integer('attempts').notNull().default(0),
    lastFailure: text('last_failure'),
    triggeredAt: timestamp('triggered_at', { withTimezone: true }).notNull().default(sql`app_now()`),
    deliveredAt: timestamp('delivered_at', { withTimezone: true }),
  },
  (table) => [index('webhook_deliveries_by_trigger').on(table.triggeredAt)],
)
