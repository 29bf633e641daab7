import { cycleMinutes, generateItems } from './generate-items.ts'
import type { Item, Stocked } from './item.ts'

export type Filter = {
  readonly status?: string
  /** A product type, a category or a subcategory. */
  readonly kind?: string
  readonly tag?: string
  /** Every word has to occur. */
  readonly words?: readonly string[]
  /** Changed then or later. */
  readonly updatedSince?: Date
}

const minute = 60_000

export const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

type Shelved = { readonly item: Item; readonly text: string; quantity: number; changedAt?: Date }

/** The first item that is for sale, listed once more by a clerk who forgot the decimal point. */
const mistype = (items: readonly Item[]): Item[] =>
  items
    .filter(({ status, price }) => status === 'active' && typeof price === 'object')
    .slice(0, 1)
    .map(({ number, sku, handle, platformId, ...item }) => ({
      ...item,
      number: number + 1,
      sku: `${sku}X`,
      handle: `${handle}-x`,
      platformId: `${platformId}1`,
      price: { usdCents: 219_900_000_00 },
    }))

const shelve = (hasTypo: boolean) => {
  const items = generateItems()
  return [...items, ...(hasTypo ? mistype(items) : [])].map((item): Shelved => {
    const text = fold([item.title, item.vendor, item.type, item.sku, ...item.tags].join(' '))
    return { item, text, quantity: item.quantity }
  })
}

const isOfKind = ({ type, category, subcategory }: Item, kind: string) =>
  kind === 'todos' || [fold(type), category, subcategory].includes(fold(kind))

const statusOf = ({ item, quantity }: Shelved) => (item.status === 'active' && quantity === 0 ? 'sold' : item.status)

/** Stock and dates of the items; nothing is generated before the first request. */
export const createWarehouse = ({ now, hasTypo = false }: { now: () => Date; hasTypo?: boolean }) => {
  let shelved: Shelved[] | undefined
  let byKey: Map<string, Shelved> | undefined
  const shelf = () => {
    shelved ??= shelve(hasTypo)
    return shelved
  }
  const keys = () => {
    byKey ??= new Map(
      shelf().flatMap((each) =>
        [String(each.item.number), each.item.sku, each.item.handle].map((key) => [key, each] as const),
      ),
    )
    return byKey
  }

  /** The last time the items were listed: the same moment until they are listed anew. */
  const createdAtOf = ({ arrivalMinute }: Item, at: number) => {
    const minutes = Math.floor(at / minute)
    return new Date((minutes - ((((minutes - arrivalMinute) % cycleMinutes) + cycleMinutes) % cycleMinutes)) * minute)
  }
  const toStocked = ({ item, quantity, changedAt }: Shelved, at: number): Stocked => {
    const createdAt = createdAtOf(item, at)
    return { item, quantity, createdAt, updatedAt: changedAt && changedAt > createdAt ? changedAt : createdAt }
  }

  return {
    /** The newest first; of changes the oldest first, so that later ones only add pages. */
    list({ status, kind, tag, words = [], updatedSince }: Filter): Stocked[] {
      const at = now().getTime()
      return shelf()
        .filter(
          (each) =>
            (!status || statusOf(each) === status) &&
            (!kind || isOfKind(each.item, kind)) &&
            (!tag || each.item.tags.some((own) => fold(own) === fold(tag))) &&
            words.every((word) => each.text.includes(word)),
        )
        .map((each) => toStocked(each, at))
        .filter(({ updatedAt }) => !updatedSince || updatedAt >= updatedSince)
        .sort((a, b) =>
          updatedSince
            ? a.updatedAt.getTime() - b.updatedAt.getTime() || a.item.number - b.item.number
            : b.createdAt.getTime() - a.createdAt.getTime() || b.item.number - a.item.number,
        )
    },

    /** By number, SKU or handle. */
    find(key: string): Stocked | undefined {
      const found = keys().get(key)
      return found && toStocked(found, now().getTime())
    },

    setQuantity(key: string, quantity: number): Stocked | undefined {
      const found = keys().get(key)
      if (!found) return undefined
      found.quantity = quantity
      found.changedAt = now()
      return toStocked(found, now().getTime())
    },
  }
}

export type Warehouse = ReturnType<typeof createWarehouse>
