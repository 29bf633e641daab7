import type { ShopMenus } from '@dvaput/domain/catalogue/menus/shop-menus'
import type { MainCollection } from '@dvaput/domain/markets/main-collections'
import type { NavigationEntry } from '@dvaput/domain/markets/market'
import type { Text } from '../../i18n/catalogue.ts'
import { navigationLabels } from './navigation-labels.ts'

/** A navigation entry: a link, a dropdown, or both. */
export type NavigationItem = {
  readonly label: string
  /** For a row of ten entries. */
  readonly shortLabel?: string
  readonly path?: string
  readonly items?: readonly NavigationItem[]
}

/** Where no menus are known, as on the page of a failure, a collection is a link. */
type Menus = Partial<ShopMenus>

const toCollectionItem = (collection: MainCollection, text: Text<'shell'>, menus: Menus): NavigationItem => {
  const path = `/products/${collection}`
  const items = (menus[collection] ?? []).map((slug) => ({ label: text(`type.${slug}`), path: `${path}/${slug}` }))
  return {
    label: text(`collection.${collection}`),
    shortLabel: text(`bar.${collection}`),
    path,
    ...(items.length > 0 && { items }),
  }
}

export const toNavigationItem = (entry: NavigationEntry, text: Text<'shell'>, menus: Menus): NavigationItem => {
  if ('collection' in entry) return toCollectionItem(entry.collection, text, menus)
  const label = text(navigationLabels[entry.name])
  if ('path' in entry) return { label, path: entry.path }
  if ('collections' in entry)
    return { label, items: entry.collections.map((each) => toCollectionItem(each, text, menus)) }
  return { label, items: entry.links.map(({ name, path }) => ({ label: text(navigationLabels[name]), path })) }
}

type Here = { readonly pathname: string; readonly search: string }

const pathsOf = ({ path, items = [] }: NavigationItem): readonly string[] => [
  ...(path === undefined ? [] : [path]),
  ...items.flatMap(pathsOf),
]

/** What a menu of these items depends on: the items, and which of them are where the visitor is. */
export const navigationKey = (items: readonly NavigationItem[], { pathname, search }: Here): string => {
  const paths = items.flatMap(pathsOf)
  const here = paths.filter((path) => path === pathname || path === pathname + search)
  const around = paths.filter((path) => pathname.startsWith(`${path}/`))
  return JSON.stringify([items, here, around])
}
