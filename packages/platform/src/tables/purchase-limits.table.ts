import { index, integer, primaryKey, text, timestamp } from '@dvaput/database/columns'
import { platformSchema } from '@dvaput/database/platform-schema.table'
import { sql } from '@dvaput/database/query'

export type PurchaseKind = 'hold' | 'unpaid-order'

/** Holds and unpaid orders of each buyer, as far back as a limit looks; one checkout counts once. */
export const purchaseCounts = platformSchema.table(
  'purchase_counts',
  {
    kind: text('kind').$type<PurchaseKind>().notNull(),
    /** A client's network or an e-mail address, hashed. */
    buyerHash: text('buyer_hash').notNull(),
    checkoutToken: text('checkout_token').notNull(),
    /** A cart of many kinds of products weighs more than one. */
    weight: integer('weight').notNull(),
    countedAt: timestamp('counted_at', { withTimezone: true }).notNull().default(sql`app_now()`),
  },
  (table) => [
    primaryKey({ columns: [table.checkoutToken, table.kind, table.buyerHash] }),
    index('purchase_counts_by_buyer').on(table.kind, table.buyerHash, table.countedAt),
    index('purchase_counts_by_time').on(table.countedAt),
  ],
)
