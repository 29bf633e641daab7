import type { Language } from '@dvaput/domain/text/language'
import { type Outcome, toOutcome } from '../customers/outcome.ts'
import type { AdminRequest } from '../shop-admin/shop-admin-client.ts'
import { allMenus, createMenu, deleteMenu, menuById, updateMenu } from './content-queries.ts'
import { inLanguages, type RemoteResource } from './reshape-shop-product.ts'
import { createShopTranslations } from './shop-translations.ts'

export const menuItemTypes = [
  'CATALOG',
  'COLLECTION',
  'COLLECTIONS',
  'FRONTPAGE',
  'HTTP',
  'PAGE',
  'PRODUCT',
  'SEARCH',
  'SHOP_POLICY',
] as const
export type MenuItemType = (typeof menuItemTypes)[number]

export type MenuItemFacts = {
  /** Of an item that is there already. */
  readonly gid?: string
  readonly title: string
  readonly type: MenuItemType
  readonly url?: string | null
  readonly resourceGid?: string | null
  /** In other languages than the shop's first; an empty text removes the translation. */
  readonly titles?: Partial<Record<Language, string>>
  readonly items?: readonly MenuItemFacts[]
}

export type ShopMenuItem = Required<Omit<MenuItemFacts, 'items'>> & { readonly items: readonly ShopMenuItem[] }

export type ShopMenu = {
  readonly gid: string
  readonly handle: string
  readonly title: string
  /** Storefronts read it by its handle, which cannot be changed. */
  readonly isDefault: boolean
  readonly items: readonly ShopMenuItem[]
}

type RemoteItem = {
  readonly id: string
  readonly title: string
  readonly type: MenuItemType
  readonly url: string | null
  readonly resourceId: string | null
  readonly items?: readonly RemoteItem[]
}
type RemoteMenu = Omit<ShopMenu, 'gid' | 'items'> & { readonly id: string; readonly items: readonly RemoteItem[] }
type Saved = { readonly menu: { readonly id: string } | null }

/** Under which id the title of an item is translated. */
const toLinkGid = (gid: string) => gid.replace('/MenuItem/', '/Link/')

const flatten = <Item extends { readonly items?: readonly Item[] }>(items: readonly Item[]): readonly Item[] =>
  items.flatMap((item) => [item, ...flatten(item.items ?? [])])

const toInput = ({ gid, resourceGid, titles: _titles, items = [], ...item }: MenuItemFacts): object => ({
  ...item,
  ...(gid !== undefined && { id: gid }),
  ...(resourceGid && { resourceId: resourceGid }),
  items: items.map(toInput),
})

const reshapeItem = (item: RemoteItem, links: readonly RemoteResource[]): ShopMenuItem => {
  const link = links.find(({ resourceId }) => resourceId === toLinkGid(item.id))
  const { title, type, url } = item
  return {
    ...{ gid: item.id, title, type, url, resourceGid: item.resourceId },
    titles: inLanguages(link, (textOf) => textOf('title')),
    items: (item.items ?? []).map((child) => reshapeItem(child, links)),
  }
}

/** The menus of one shop as its own people read and change them. */
export const createShopMenus = (request: AdminRequest) => {
  const { readResources, translate } = createShopTranslations(request)

  const reshape = async ({ id: gid, handle, title, isDefault, items }: RemoteMenu): Promise<ShopMenu> => {
    const links = await readResources(flatten(items).map(({ id }) => toLinkGid(id)))
    return { gid, handle, title, isDefault, items: items.map((item) => reshapeItem(item, links)) }
  }

  const read = async (gid: string): Promise<ShopMenu | null> => {
    const { menu } = await request<{ menu: RemoteMenu | null }>(menuById, { id: gid })
    return menu && reshape(menu)
  }

  /** New items have their ids only now: they stand in the order in which they were sent. */
  const translateItems = async (gid: string, items: readonly MenuItemFacts[]): Promise<Outcome<null>> => {
    const saved = flatten((await read(gid))?.items ?? [])
    for (const [index, { titles = {} }] of flatten(items).entries()) {
      const item = saved[index]
      const changed = Object.entries(titles).filter(([language, title]) => item?.titles[language as Language] !== title)
      if (!item || changed.length === 0) continue
      const texts = Object.fromEntries(changed.map(([language, title]) => [language, { title }]))
      const translated = await translate(toLinkGid(item.gid), texts)
      if (!translated.ok) return translated
    }
    return { ok: true, value: null }
  }

  return {
    read,

    async list(): Promise<readonly ShopMenu[]> {
      const { menus } = await request<{ menus: { nodes: readonly RemoteMenu[] } }>(allMenus, {})
      return Promise.all(menus.nodes.map(reshape))
    },

    async create(handle: string, title: string, items: readonly MenuItemFacts[]): Promise<Outcome<string>> {
      const created = await toOutcome(
        request<{ menuCreate: Saved }>(createMenu, { handle, title, items: items.map(toInput) }),
      )
      if (!created.ok) return created
      const gid = created.value.menuCreate.menu?.id ?? ''
      const translated = await translateItems(gid, items)
      return translated.ok ? { ok: true, value: gid } : translated
    },

    async update(gid: string, title: string, items: readonly MenuItemFacts[]): Promise<Outcome<null>> {
      const updated = await toOutcome(request(updateMenu, { id: gid, title, items: items.map(toInput) }))
      return updated.ok ? translateItems(gid, items) : updated
    },

    remove: (gid: string): Promise<Outcome<null>> => toOutcome(request(deleteMenu, { id: gid }).then(() => null)),
  }
}

export type ShopMenus = ReturnType<typeof createShopMenus>
