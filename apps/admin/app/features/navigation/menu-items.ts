import type { ShopContent } from '@dvaput/backend/shop-content/shop-content'

export type Menu = NonNullable<Awaited<ReturnType<ShopContent['readMenu']>>>
export type MenuItem = Menu['items'][number]
/** An item as it is written; one without an id is new. */
export type NewItem = Parameters<ShopContent['changeMenu']>[2][number]
type Items = readonly NewItem[]

export const menuMoves = ['up', 'down', 'in', 'out'] as const
export type MenuMove = (typeof menuMoves)[number]

const swap = (items: Items, index: number, other: number): Items => {
  const [one, two] = [items[index], items[other]]
  if (!one || !two) return items
  return items.map((item, place) => (place === index ? two : place === other ? one : item))
}

/** Below the item before it, as its last. Two levels are enough for a header. */
const moveIn = (items: Items, index: number): Items => {
  const [above, item] = [items[index - 1], items[index]]
  if (!above || !item || item.items?.length) return items
  return items.flatMap((each, place) => {
    if (place === index) return []
    return [place === index - 1 ? { ...above, items: [...(above.items ?? []), item] } : each]
  })
}

/** Behind the item that it was below. */
const moveOut = (items: Items, parent: number, index: number): Items =>
  items.flatMap((each, place) => {
    const child = place === parent ? each.items?.[index] : undefined
    return child ? [{ ...each, items: (each.items ?? []).filter((other) => other !== child) }, child] : [each]
  })

const placeOf = (items: Items, gid: string): { readonly index: number; readonly parent: number | null } | null => {
  const index = items.findIndex((item) => item.gid === gid)
  if (index >= 0) return { index, parent: null }
  const parent = items.findIndex((item) => item.items?.some((child) => child.gid === gid))
  if (parent < 0) return null
  return { parent, index: items[parent]?.items?.findIndex((child) => child.gid === gid) ?? 0 }
}

/** The same items where the move leads nowhere. */
export const moveItem = (items: Items, gid: string, move: MenuMove): Items => {
  const place = placeOf(items, gid)
  if (!place) return items
  const { index, parent } = place
  if (move === 'in') return parent === null ? moveIn(items, index) : items
  if (move === 'out') return parent === null ? items : moveOut(items, parent, index)
  const other = move === 'up' ? index - 1 : index + 1
  if (parent === null) return swap(items, index, other)
  return items.map((item, at) => (at === parent ? { ...item, items: swap(item.items ?? [], index, other) } : item))
}

/** Undefined takes it away, with what is below it. */
export const replaceItem = (items: Items, gid: string, facts: NewItem | undefined): Items =>
  items.flatMap((item) => {
    const below = item.items ? { items: replaceItem(item.items, gid, facts) } : {}
    if (item.gid !== gid) return [{ ...item, ...below }]
    return facts ? [{ ...facts, gid, ...(item.items && { items: item.items }) }] : []
  })

/** The last, or the last below an item of the first level. */
export const addItem = (items: Items, parentGid: string, facts: NewItem): Items =>
  items.some(({ gid }) => gid === parentGid)
    ? items.map((item) => (item.gid === parentGid ? { ...item, items: [...(item.items ?? []), facts] } : item))
    : [...items, facts]

/** A shop writes the URL of its own records itself, and follows them where they are renamed. */
export const withoutOwnUrls = (items: Items): Items =>
  items.map(({ url, ...item }) => ({
    ...item,
    ...(!item.resourceGid && url != null && { url }),
    ...(item.items && { items: withoutOwnUrls(item.items) }),
  }))
