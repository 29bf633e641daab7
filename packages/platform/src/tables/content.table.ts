import { bigint, integer, jsonb, text, timestamp, unique } from '@dvaput/database/columns'
import { platformSchema } from '@dvaput/database/platform-schema.table'
import { sql } from '@dvaput/database/query'
import type { Translations } from './products.table.ts'
import { shops } from './shops.table.ts'

export type MenuItemType =
  | 'CATALOG'
  | 'COLLECTION'
  | 'COLLECTIONS'
  | 'FRONTPAGE'
  | 'HTTP'
  | 'PAGE'
  | 'PRODUCT'
  | 'SEARCH'
  | 'SHOP_POLICY'

export type StoredMenuItem = {
  readonly id: number
  readonly title: string
  readonly type: MenuItemType
  /** A path of the shop or a full URL. */
  readonly url: string
  readonly resourceId?: string
  readonly tags?: readonly string[]
  readonly translations?: Translations<'title'>
  readonly items?: readonly StoredMenuItem[]
}

const shopId = () =>
  integer('shop_id')
    .notNull()
    .references(() => shops.id)

export const menus = platformSchema.table(
  'menus',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity({ startWith: 501 }),
    shopId: shopId(),
    handle: text('handle').notNull(),
    title: text('title').notNull(),
    items: jsonb('items').$type<readonly StoredMenuItem[]>().notNull(),
  },
  (table) => [unique('menus_handle').on(table.shopId, table.handle)],
)

export type Menu = typeof menus.$inferSelect

/** Pages, and the shop's policies, which are pages with a kind of their own. */
export const pages = platformSchema.table(
  'pages',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity({ startWith: 601 }),
    shopId: shopId(),
    kind: text('kind').$type<'page' | 'policy'>().notNull().default('page'),
    handle: text('handle').notNull(),
    title: text('title').notNull(),
    bodyHtml: text('body_html').notNull(),
    translations: jsonb('translations').$type<Translations<'title' | 'bodyHtml'>>().notNull().default({}),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().default(sql`app_now()`),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().default(sql`app_now()`),
  },
  (table) => [unique('pages_handle').on(table.shopId, table.kind, table.handle)],
)

export type Page = typeof pages.$inferSelect

export const redirects = platformSchema.table(
  'redirects',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedByDefaultAsIdentity({ startWith: 701 }),
    shopId: shopId(),
    path: text('path').notNull(),
    target: text('target').notNull(),
  },
  (table) => [unique('redirects_path').on(table.shopId, table.path)],
)

export type Redirect = typeof redirects.$inferSelect
