import type { Transaction } from '@dvaput/database/in-transaction'
import { and, eq, type SQL } from '@dvaput/database/query'
import { parseGid, parseNumericGid } from '../../graphql/gid.ts'
import { collections } from '../../tables/collections.table.ts'
import { type MenuItemType, menus, pages, type StoredMenuItem } from '../../tables/content.table.ts'
import { products } from '../../tables/products.table.ts'
import { type Shop, shops } from '../../tables/shops.table.ts'
import type { UserError } from '../admin-context.ts'

export type MenuItemInput = {
  readonly id?: string | null
  readonly title: string
  readonly type: MenuItemType
  readonly url?: string | null
  readonly resourceId?: string | null
  readonly tags?: readonly string[] | null
  readonly items?: readonly MenuItemInput[] | null
}

const deepest = 3
const maxItems = 500
/** Thrown with the user error, because items are built in depth. */
class MenuRefusal extends Error {
  readonly error: UserError
  constructor(error: UserError) {
    super(error.message)
    this.error = error
  }
}
const refuse = (field: readonly string[], message: string, code?: string) =>
  new MenuRefusal({ field, message, ...(code !== undefined && { code }) })

const fixedUrls: Partial<Record<MenuItemType, string>> = {
  CATALOG: '/collections/all',
  COLLECTIONS: '/collections',
  FRONTPAGE: '/',
  SEARCH: '/search',
}

const isUrl = (url: string) => /^(?:https?:\/\/|mailto:|tel:|[/#?]|[\w-]+(?:[/?#]|$))/i.test(url) && !/\s/.test(url)

const flatten = (items: readonly StoredMenuItem[]): readonly StoredMenuItem[] =>
  items.flatMap((item) => [item, ...flatten(item.items ?? [])])

/** Where a resource of the shop is shown; undefined for one that it does not have. */
const findPath = async ({ db }: Transaction, shop: Shop, gid: string): Promise<string | undefined> => {
  const type = parseGid(gid)?.type ?? ''
  const id = parseNumericGid(type, gid) ?? 0
  const handleOf = async (table: typeof collections | typeof pages | typeof products, more?: SQL) => {
    const [row] = await db
      .select({ handle: table.handle })
      .from(table)
      .where(and(eq(table.shopId, shop.id), eq(table.id, id), more))
    return row?.handle
  }
  const found = async (prefix: string, handle: Promise<string | undefined>) => {
    const known = await handle
    return known === undefined ? undefined : `${prefix}${known}`
  }
  if (type === 'Collection') return found('/collections/', handleOf(collections))
  if (type === 'Product') return found('/products/', handleOf(products))
  if (type === 'Page') return found('/pages/', handleOf(pages, eq(pages.kind, 'page')))
  if (type === 'ShopPolicy') return found('/policies/', handleOf(pages, eq(pages.kind, 'policy')))
  return undefined
}

/** The items as they are stored, or why not. `before` are those of the menu that is changed. */
export const buildMenuItems = async (
  tx: Transaction,
  shop: Shop,
  inputs: readonly MenuItemInput[],
  before: readonly StoredMenuItem[],
): Promise<{ readonly items: readonly StoredMenuItem[] } | { readonly error: UserError }> => {
  // Ids of items are unique in the shop, and a new one follows the highest.
  await tx.db.select({ id: shops.id }).from(shops).where(eq(shops.id, shop.id)).for('no key update')
  const all = await tx.db.select({ items: menus.items }).from(menus).where(eq(menus.shopId, shop.id))
  let lastId = Math.max(shop.id * 1000, ...all.flatMap(({ items }) => flatten(items)).map(({ id }) => id))
  const known = new Map(flatten(before).map((item) => [item.id, item]))
  let count = 0

  const findUrl = async (input: MenuItemInput, field: readonly string[]): Promise<string> => {
    const path = input.resourceId == null ? undefined : await findPath(tx, shop, input.resourceId)
    if (input.resourceId != null && path === undefined)
      throw refuse([...field, 'resourceId'], 'Resource does not exist', 'NOT_FOUND')
    const url = input.url?.trim() || path || fixedUrls[input.type]
    if (!url) throw refuse([...field, 'url'], "Url can't be blank")
    if (!isUrl(url)) throw refuse([...field, 'url'], 'Url is invalid')
    return url
  }

  const build = async (input: MenuItemInput, field: readonly string[], depth: number): Promise<StoredMenuItem> => {
    count += 1
    if (depth > deepest) throw refuse(field, 'The menu cannot be nested more than 3 level deep.', 'NESTING_TOO_DEEP')
    if (count > maxItems) throw refuse(field, `A menu can have at most ${maxItems} items`)
    if (input.title.trim() === '') throw refuse([...field, 'title'], "Title can't be blank")
    const old = input.id == null ? undefined : known.get(parseNumericGid('MenuItem', input.id) ?? 0)
    if (input.id != null && !old) throw refuse([...field, 'id'], 'Menu item does not exist', 'NOT_FOUND')
    // An item that is named twice would be two of the same id.
    if (old) known.delete(old.id)
    else lastId += 1
    const id = old?.id ?? lastId
    const url = await findUrl(input, field)
    const items: StoredMenuItem[] = []
    for (const [index, child] of (input.items ?? []).entries())
      items.push(await build(child, [...field, 'items', String(index)], depth + 1))
    return {
      ...{ id, title: input.title, type: input.type, url, items },
      ...(input.resourceId != null && { resourceId: input.resourceId }),
      ...(input.tags?.length && { tags: input.tags }),
      // A translation of another title would be wrong.
      ...(old?.translations && old.title === input.title && { translations: old.translations }),
    }
  }

  try {
    const items: StoredMenuItem[] = []
    for (const [index, input] of inputs.entries()) items.push(await build(input, ['items', String(index)], 1))
    return { items }
  } catch (error) {
    if (error instanceof MenuRefusal) return { error: error.error }
    throw error
  }
}
