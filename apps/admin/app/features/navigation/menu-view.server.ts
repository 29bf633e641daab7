import type { Language } from '@dvaput/domain/text/language'
import type { ItemView } from './item-row.tsx'
import type { Menu, MenuItem, MenuMove } from './menu-items.ts'
import { targetOf, toItemFields } from './read-item.ts'

type Place = { readonly index: number; readonly last: number; readonly isBelow: boolean }

const movesOf = ({ items }: MenuItem, { index, last, isBelow }: Place): readonly MenuMove[] => [
  ...(index > 0 ? (['up'] as const) : []),
  ...(index < last ? (['down'] as const) : []),
  ...(!isBelow && index > 0 && items.length === 0 ? (['in'] as const) : []),
  ...(isBelow ? (['out'] as const) : []),
]

const countAll = (items: readonly MenuItem[]): number =>
  items.reduce((count, item) => count + 1 + countAll(item.items), 0)

/** The items of the menu in one list, those of the second level behind the one they are below. */
export const toItemViews = (
  { items }: Pick<Menu, 'items'>,
  languages: readonly [Language, ...Language[]],
): readonly ItemView[] => {
  const view = (item: MenuItem, place: Place): ItemView => ({
    ...{ gid: item.gid, title: item.title, leadsTo: item.url ?? '', isBelow: place.isBelow },
    fields: toItemFields(item, languages),
    kept: targetOf(item) === 'keep' ? (item.url ?? item.type) : null,
    moves: movesOf(item, place),
    deeper: place.isBelow ? countAll(item.items) : 0,
  })
  return items.flatMap((item, index) => [
    view(item, { index, last: items.length - 1, isBelow: false }),
    ...item.items.map((child, below) => view(child, { index: below, last: item.items.length - 1, isBelow: true })),
  ])
}
