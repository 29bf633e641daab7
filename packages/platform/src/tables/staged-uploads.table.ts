import { integer, text, timestamp, uuid } from '@dvaput/database/columns'
import { platformSchema } from '@dvaput/database/platform-schema.table'
import { sql } from '@dvaput/database/query'
import { shops } from './shops.table.ts'

/** Where a picture may be sent once, before it is named as the source of a product's media. */
export const stagedUploads = platformSchema.table('staged_uploads', {
  id: uuid('id').primaryKey().defaultRandom(),
  shopId: integer('shop_id')
    .notNull()
    .references(() => shops.id),
  /** Null until the picture has arrived. */
  pictureKey: text('picture_key'),
  width: integer('width'),
  height: integer('height'),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull().default(sql`app_now()`),
})
