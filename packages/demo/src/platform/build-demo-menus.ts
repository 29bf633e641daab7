import { toGid } from '@dvaput/platform/graphql/gid'
import type { Collection } from '@dvaput/platform/tables/collections.table'
import type { MenuItemType, Page, StoredMenuItem } from '@dvaput/platform/tables/content.table'
import type { Shop } from '@dvaput/platform/tables/shops.table'
import { mainCollections } from './demo-collections.ts'
import type { LocalizedText } from './localized-text.ts'
import { toTranslations } from './seed-collections.ts'

type Entry = {
  readonly title: LocalizedText
  readonly type: MenuItemType
  readonly url: string
  readonly resourceId?: string
  readonly children?: readonly Entry[]
}

const asIs = (text: string): LocalizedText => ({ bcs: text, en: text, es: text })

const search: Entry = { title: { bcs: 'Pretraga', en: 'Search', es: 'Buscar' }, type: 'SEARCH', url: '/search' }
const all: Entry = {
  title: { bcs: 'Svi proizvodi', en: 'All products', es: 'Todos los productos' },
  type: 'CATALOG',
  url: '/collections/all',
}

const toCollectionEntries = (rows: readonly Collection[]): Entry[] =>
  mainCollections.map(({ handle, title, types }) => {
    const row = rows.find((collection) => collection.handle === handle)
    return {
      title,
      type: 'COLLECTION',
      url: `/collections/${handle}`,
      ...(row && { resourceId: toGid('Collection', row.id) }),
      children: types.map((type) => ({
        title: asIs(type),
        type: 'HTTP',
        url: `/collections/${handle}?${new URLSearchParams({ 'filter.p.product_type': type })}`,
      })),
    }
  })

const toPageEntries = (
  rows: readonly Page[],
  kind: Page['kind'],
  titles: ReadonlyMap<string, LocalizedText>,
): Entry[] =>
  rows
    .filter((page) => page.kind === kind)
    .map(({ id, handle, title }) => ({
      title: titles.get(handle) ?? asIs(title),
      type: kind === 'page' ? 'PAGE' : 'SHOP_POLICY',
      url: kind === 'page' ? `/pages/${handle}` : `/policies/${handle}`,
      resourceId: toGid(kind === 'page' ? 'Page' : 'ShopPolicy', id),
    }))

/** The two menus that storefronts ask for. */
export const buildDemoMenus = (
  shop: Shop,
  collections: readonly Collection[],
  pages: readonly Page[],
  titles: ReadonlyMap<string, LocalizedText>,
) => {
  const [first] = shop.languages
  let lastId = shop.id * 1000
  const toItem = ({ title, children = [], ...entry }: Entry): StoredMenuItem => {
    lastId += 1
    return {
      ...entry,
      id: lastId,
      title: title[first],
      translations: toTranslations({ title }, first),
      items: children.map(toItem),
    }
  }
  const main = [...toCollectionEntries(collections), all]
  const footer = [search, ...toPageEntries(pages, 'page', titles), ...toPageEntries(pages, 'policy', titles)]
  return [
    { shopId: shop.id, handle: 'main-menu', title: 'Main menu', items: main.map(toItem) },
    { shopId: shop.id, handle: 'footer', title: 'Footer menu', items: footer.map(toItem) },
  ]
}
