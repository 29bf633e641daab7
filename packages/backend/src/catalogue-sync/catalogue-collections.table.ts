import { backendSchema } from '@dvaput/database/backend-schema.table'
import { bigint, check, index, integer, jsonb, primaryKey, text, timestamp } from '@dvaput/database/columns'
import { sql } from '@dvaput/database/query'
import type { ShopHandle } from '@dvaput/domain/markets/shop-handle'
import type { InLanguages } from '@dvaput/integrations/storefront/catalogue-record'

/** The collections of the replica. // ENT-13 */
export const catalogueCollections = backendSchema.table(
  'catalogue_collections',
  {
    shop: text('shop').$type<ShopHandle>().notNull(),
    id: bigint('id', { mode: 'number' }).notNull(),
    gid: text('gid').notNull(),
    handle: text('handle').notNull(),
    titles: jsonb('titles').$type<InLanguages>().notNull(),
    /** HTML as the shop gives it. */
    descriptions: jsonb('descriptions').$type<InLanguages>().notNull(),
    image: jsonb('image').$type<{ readonly url: string; readonly alt: InLanguages }>(),
    /** The Storefront API does not say the kind: custom unless known to be smart. */
    kind: text('kind').$type<'custom' | 'smart'>().notNull().default('custom'),
    /** Listed products in it. */
    productCount: integer('product_count').notNull().default(0),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
    removedAt: timestamp('removed_at', { withTimezone: true }),
    digest: text('digest').notNull(),
    syncedAt: timestamp('synced_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.shop, table.id] }),
    index('catalogue_collections_by_handle').on(table.shop, table.handle),
    check('catalogue_collections_kind', sql`${table.kind} IN ('custom', 'smart')`),
  ],
)

export type CatalogueCollection = typeof catalogueCollections.$inferSelect
