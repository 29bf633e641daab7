import { and, eq } from '@dvaput/database/query'
import { toGid } from '../graphql/gid.ts'
import type { StorefrontResolvers } from '../graphql/resolvers.ts'
import type { StorefrontContext } from '../graphql/storefront-context.ts'
import { type Menu, menus, type StoredMenuItem } from '../tables/content.table.ts'
import { readMenuResource } from './menu-resource.ts'

export const readMenu = async (
  { parts, shop }: StorefrontContext,
  named: { readonly handle: string } | { readonly id: number },
) => {
  const isNamed = 'id' in named ? eq(menus.id, named.id) : eq(menus.handle, named.handle)
  const [menu] = await parts.database.db
    .select()
    .from(menus)
    .where(and(eq(menus.shopId, shop.id), isNamed))
  return menu ? { ...menu, __typename: 'Menu' as const } : null
}

const countItems = (items: readonly StoredMenuItem[]): number =>
  items.reduce((sum, item) => sum + 1 + countItems(item.items ?? []), 0)

export const menuResolvers: StorefrontResolvers = {
  QueryRoot: {
    menu: (_root, { handle }: { handle: string }, context) => readMenu(context, { handle }),
  },
  Menu: {
    id: ({ id }: Menu) => toGid('Menu', id),
    itemsCount: ({ items }: Menu) => countItems(items),
  },
  MenuItem: {
    id: ({ id }: StoredMenuItem) => toGid('MenuItem', id),
    title: ({ title, translations }: StoredMenuItem, _args, { language }) => translations?.[language]?.title ?? title,
    items: ({ items }: StoredMenuItem) => items ?? [],
    tags: ({ tags }: StoredMenuItem) => tags ?? [],
    resourceId: ({ resourceId }: StoredMenuItem) => resourceId ?? null,
    resource: ({ resourceId }: StoredMenuItem, _args, context) =>
      resourceId === undefined ? null : readMenuResource(context, resourceId),
    url: ({ url }: StoredMenuItem, _args, { origin }) => (URL.canParse(url) ? url : new URL(url, origin).href),
  },
}
