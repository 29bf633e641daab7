import type { ProductsQuery } from '@dvaput/backend/product-writing/list-products'
import { shopHandles } from '@dvaput/domain/markets/shop-handle'

export const productStatuses = [
  'active',
  'draft',
  'archived',
  'unlisted',
] as const satisfies readonly ProductsQuery['status'][]
export const stockFilters = ['in-stock', 'low', 'out-of-stock'] as const satisfies readonly ProductsQuery['stock'][]

/** Active products are paged by number, the others by a cursor of the shop. */
const cursor = /^[\w+/=.-]{1,500}$/

/** What the URL of the list asks for. */
export const readListQuery = (search: URLSearchParams) => {
  const chosen = <Value extends string>(name: string, values: readonly Value[]) =>
    values.find((each) => each === search.get(name))
  const after = search.get('after') ?? ''
  return {
    q: search.get('q')?.trim().slice(0, 200) || undefined,
    shop: chosen('shop', shopHandles) ?? shopHandles[0],
    status: chosen('status', productStatuses) ?? productStatuses[0],
    kind: search.get('kind')?.slice(0, 255) || undefined,
    stock: chosen('stock', stockFilters),
    after: cursor.test(after) ? after : undefined,
  }
}

/** The URL of the next page. */
export const toListSearch = (query: Readonly<Record<string, string | undefined>>): string =>
  `?${new URLSearchParams(Object.entries(query).flatMap(([name, value]) => (value ? [[name, value]] : [])))}`
