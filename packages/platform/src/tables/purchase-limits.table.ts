import { index, integer, primaryKey, text, timestamp } from '@dvaput/database/columns'
import { platformSchema } from '@dvaput/database/platform-schema.table'
import { sql } from '@dvaput/database/query'

export type PurchaseKind = 'hold' | 'unpaid-order'

/** Who took products off the shelf without paying, as far back as a limit looks. One checkout counts once. */
export const purchaseCounts = platformSchema.table(
  'takings',
  {
    kind: text('kind').$type<PurchaseKind>().notNull(),
    /** A client's network or an e-mail address, hashed. */
    buyerHash: text('taker_hash').notNull(),
    checkoutToken: text('checkout_token').notNull(),
    /** A cart of many kinds of products weighs more than one. */
    weight: integer('weight').notNull(),
    takenAt: timestamp('taken_at', { withTimezone: true }).notNull().default(sql`app_now()`),
  },
  (table) => [
    primaryKey({ columns: [table.checkoutToken, table.kind, table.buyerHash] }),
    index('takings_by_taker').on(table.kind, table.buyerHash, table.takenAt),
    index('takings_by_time').on(table.takenAt),
  ],
)
