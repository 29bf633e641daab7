import type { Transaction } from '@dvaput/database/in-transaction'
import { and, eq, sql } from '@dvaput/database/query'
import { toHandle } from '../../catalogue/to-handle.ts'
import type { PageArgs } from '../../graphql/connection.ts'
import { parseNumericGid, toGid } from '../../graphql/gid.ts'
import type { Sort } from '../../graphql/keyset.ts'
import { compileQuery } from '../../query-syntax/compile-query.ts'
import { idOf, textOf, wordsWithin } from '../../query-syntax/query-conditions.ts'
import { type Menu, menus, type StoredMenuItem } from '../../tables/content.table.ts'
import type { Shop } from '../../tables/shops.table.ts'
import { type AdminResolvers, refusedBecause } from '../admin-context.ts'
import { readRows, sortBy } from '../read-rows.ts'
import { buildMenuItems, type MenuItemInput } from './write-menu.ts'

type MenuInput = { readonly title: string; readonly items: readonly MenuItemInput[] }
type ListArgs = PageArgs & { query?: string | null; sortKey: keyof typeof sorts }

/** Storefronts read these two by name. */
const defaultMenus = new Set(['main-menu', 'footer'])

const id = sql`${menus.id}`
const title = sql`${menus.title}`
const sorts = {
  ID: sortBy('id', id, 'number', id),
  RELEVANCE: sortBy('id', id, 'number', id),
  TITLE: sortBy('title', title, 'text', id),
} as const satisfies Record<string, Sort>
const queryFields = {
  words: wordsWithin(title),
  fields: { handle: textOf(sql`${menus.handle}`), id: idOf(id), title: wordsWithin(title) },
}

const ofShop = (shop: Shop, gid: string) =>
  and(eq(menus.shopId, shop.id), eq(menus.id, parseNumericGid('Menu', gid) ?? 0))

const isTaken = async ({ db }: Transaction, shop: Shop, handle: string, except?: number) => {
  const [row] = await db
    .select({ id: menus.id })
    .from(menus)
    .where(and(eq(menus.shopId, shop.id), eq(menus.handle, handle)))
  return row !== undefined && row.id !== except
}

const handleTaken = refusedBecause(['handle'], 'Handle has already been taken')
const titleBlank = refusedBecause(['title'], "Title can't be blank")

export const menuResolvers: AdminResolvers = {
  QueryRoot: {
    menu: async (_root, args: { id: string }, { db, shop }) =>
      (await db.select().from(menus).where(ofShop(shop, args.id)))[0] ?? null,
    menus: (_root, args: ListArgs, context) =>
      readRows(context, {
        table: menus,
        where: and(eq(menus.shopId, context.shop.id), compileQuery(args.query, queryFields)),
        sort: sorts[args.sortKey],
        args,
      }),
  },
  Menu: {
    id: (menu: Menu) => toGid('Menu', menu.id),
    isDefault: ({ handle }: Menu) => defaultMenus.has(handle),
    items: ({ items }: Menu, { limit }: { limit?: number | null }) =>
      items.slice(0, Math.max(0, limit ?? items.length)),
  },
  MenuItem: {
    id: (item: StoredMenuItem) => toGid('MenuItem', item.id),
    items: ({ items }: StoredMenuItem) => items ?? [],
    tags: ({ tags }: StoredMenuItem) => tags ?? [],
  },
  Mutation: {
    menuCreate: (_root, input: MenuInput & { handle: string }, { change, shop }) =>
      change(async (tx) => {
        if (input.title.trim() === '') return titleBlank
        const handle = toHandle(input.handle || input.title)
        if (!handle) return refusedBecause(['handle'], "Handle can't be blank")
        const built = await buildMenuItems(tx, shop, input.items, [])
        if ('error' in built) return { userErrors: [built.error] }
        if (await isTaken(tx, shop, handle)) return handleTaken
        const row = { shopId: shop.id, handle, title: input.title, items: built.items }
        const [menu] = await tx.db.insert(menus).values(row).returning()
        return { menu, userErrors: [] }
      }),

    menuUpdate: (_root, input: MenuInput & { id: string; handle?: string | null }, { change, shop }) =>
      change(async (tx) => {
        const [before] = await tx.db.select().from(menus).where(ofShop(shop, input.id)).for('update')
        if (!before) return refusedBecause(['id'], 'Menu does not exist', 'NOT_FOUND')
        if (input.title.trim() === '') return titleBlank
        const handle = toHandle(input.handle || before.handle)
        if (handle !== before.handle && defaultMenus.has(before.handle))
          return refusedBecause(['handle'], 'The handle of a default menu cannot be changed')
        const built = await buildMenuItems(tx, shop, input.items, before.items)
        if ('error' in built) return { userErrors: [built.error] }
        if (await isTaken(tx, shop, handle, before.id)) return handleTaken
        const [menu] = await tx.db
          .update(menus)
          .set({ handle, title: input.title, items: built.items })
          .where(eq(menus.id, before.id))
          .returning()
        return { menu, userErrors: [] }
      }),

    menuDelete: (_root, args: { id: string }, { change, shop }) =>
      change(async (tx) => {
        const [menu] = await tx.db.select().from(menus).where(ofShop(shop, args.id)).for('update')
        if (!menu) return refusedBecause(['id'], 'Menu does not exist', 'MENU_DOES_NOT_EXIST')
        if (defaultMenus.has(menu.handle))
          return refusedBecause(['id'], 'Default menu cannot be deleted', 'UNABLE_TO_DELETE_DEFAULT_MENU')
        await tx.db.delete(menus).where(eq(menus.id, menu.id))
        return { deletedMenuId: toGid('Menu', menu.id), userErrors: [] }
      }),
  },
}
