import { backendSchema } from '@dvaput/database/backend-schema.table'
import { check, primaryKey, text, timestamp } from '@dvaput/database/columns'
import { sql } from '@dvaput/database/query'
import type { ShopHandle } from '@dvaput/domain/markets/shop-handle'

/** When a product goes on sale, and when it leaves it again. What has been done is taken out. */
export const productSchedules = backendSchema.table(
  'product_schedules',
  {
    shop: text('shop').$type<ShopHandle>().notNull(),
    productGid: text('product_gid').notNull(),
    publishAt: timestamp('publish_at', { withTimezone: true }),
    hideAt: timestamp('hide_at', { withTimezone: true }),
    /** The administrator, in whose name it is done. */
    setBy: text('set_by'),
    setByName: text('set_by_name').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.shop, table.productGid] }),
    check('product_schedules_some_time', sql`num_nonnulls(${table.publishAt}, ${table.hideAt}) > 0`),
    check('product_schedules_order', sql`${table.hideAt} > ${table.publishAt}`),
  ],
)
