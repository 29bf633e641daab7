import { backendSchema } from '@dvaput/database/backend-schema.table'
import { check, customType, integer, primaryKey, smallint, uuid } from '@dvaput/database/columns'
import { sql } from '@dvaput/database/query'
import { returnRequests } from './return-requests.table.ts'

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

/** Re-encoded, always WebP. In the database, so that every process has them and a deleted account takes them along. */
export const returnPhotos = backendSchema.table(
  'return_photos',
  {
    returnId: uuid('return_id')
      .notNull()
      .references(() => returnRequests.id, { onDelete: 'cascade' }),
    /** From 1. */
    number: smallint('number').notNull(),
    content: bytea('content').notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.returnId, table.number] }),
    check('return_photos_number', sql`${table.number} BETWEEN 1 AND 5`),
    check('return_photos_webp', sql`substring(${table.content} FROM 9 FOR 4) = 'WEBP'::bytea`),
  ],
)
