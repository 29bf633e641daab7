import { backendSchema } from '@dvaput/database/backend-schema.table'
import { text, timestamp } from '@dvaput/database/columns'
import type { ShopHandle } from '@dvaput/domain/markets/shop-handle'

/** How far each shop was asked for its orders. */
export const orderSyncs = backendSchema.table('order_syncs', {
  shop: text('shop').$type<ShopHandle>().primaryKey(),
  /** Names the shop that was asked: another one is asked from its beginning. */
  source: text('source').notNull(),
  /** The latest change that was recorded by a complete run, by the platform's clock. */
  since: timestamp('since', { withTimezone: true }).notNull(),
  /** Where the run under way goes on; null between runs. */
  cursor: text('cursor'),
  /** The latest change the run under way has seen. */
  seen: timestamp('seen', { withTimezone: true }),
})
