import { and, eq } from '@dvaput/database/query'
import { pickupLocation } from '../catalogue/pickup-location.ts'
import { toGid } from '../graphql/gid.ts'
import { byNumber, type NodeReaders } from '../graphql/node-reader.ts'
import type { StorefrontContext } from '../graphql/storefront-context.ts'
import { menus, redirects, type StoredMenuItem } from '../tables/content.table.ts'
import { toMarket } from './localization.resolvers.ts'
import { readMenu } from './menu.resolvers.ts'
import { pageById, policyById } from './page-loaders.ts'

const findRedirect = async ({ parts, shop }: StorefrontContext, id: number) => {
  const [redirect] = await parts.database.db
    .select()
    .from(redirects)
    .where(and(eq(redirects.shopId, shop.id), eq(redirects.id, id)))
  return redirect && { ...redirect, __typename: 'UrlRedirect' as const }
}

const findItem = (items: readonly StoredMenuItem[], id: number): StoredMenuItem | undefined => {
  for (const item of items) {
    const found = item.id === id ? item : findItem(item.items ?? [], id)
    if (found) return found
  }
  return undefined
}

const findMenuItem = async ({ parts, shop }: StorefrontContext, id: number) => {
  const rows = await parts.database.db.select({ items: menus.items }).from(menus).where(eq(menus.shopId, shop.id))
  const item = findItem(
    rows.flatMap(({ items }) => items),
    id,
  )
  return item && { ...item, __typename: 'MenuItem' as const }
}

export const contentNodes = {
  Location: ({ shop, language }, id) => (id === toGid('Location', shop.id) ? pickupLocation(shop, language) : null),
  Market: ({ shop }, id) => (id === toMarket(shop.market).id ? toMarket(shop.market) : null),
  Menu: byNumber('Menu', (context, id) => readMenu(context, { id })),
  MenuItem: byNumber('MenuItem', findMenuItem),
  Page: byNumber('Page', (context, id) => pageById(context).load(id)),
  Shop: ({ shop }, id) => (id === toGid('Shop', shop.id) ? { ...shop, __typename: 'Shop' as const } : null),
  ShopPolicy: byNumber('ShopPolicy', (context, id) => policyById(context).load(id)),
  UrlRedirect: byNumber('UrlRedirect', findRedirect),
} satisfies NodeReaders
