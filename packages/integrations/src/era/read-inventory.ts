import { z } from 'zod'
import type { EraItem, EraItemPage, RejectedRow } from './era-item.ts'
import { readEraItem } from './read-item.ts'

const rows = z.array(z.unknown())
const count = z.number().int().min(0).optional().catch(undefined)
/** The two envelopes of a list. // API-19, API-22 */
const envelope = z.union([
  z
    .object({ success: z.literal(true), data: z.object({ listings: rows, total: count }) })
    .transform(({ data }) => data),
  z
    .object({ success: z.literal(true), products: rows, totalFound: count })
    .transform(({ products, totalFound }) => ({ listings: products, total: totalFound })),
])

/** Ids, handles and SKUs name one product each: the first row that claims one has it. */
const createClaims = () => {
  const owners = new Map<string, string>()
  return {
    findTaken({ id, handle, sku }: EraItem): string | undefined {
      const names = [`id ${id}`, `handle ${handle}`, ...(sku === null ? [] : [`SKU ${sku}`])]
      const taken = names.find((name) => owners.has(name))
      if (taken !== undefined) return `${taken} is already that of item ${owners.get(taken)} in the same list`
      for (const name of names) owners.set(name, id)
      return undefined
    },
  }
}

type Place = { readonly offset: number; readonly limit: number; readonly now: number }

/** Undefined where the response is no list at all. Bad rows are set aside with their reasons. */
export const readInventory = (body: unknown, { offset, limit, now }: Place): EraItemPage | undefined => {
  const parsed = envelope.safeParse(body)
  if (!parsed.success) return undefined
  const { listings, total } = parsed.data
  const items: EraItem[] = []
  const rejected: RejectedRow[] = []
  const claims = createClaims()
  for (const row of listings) {
    const item = readEraItem(row, now)
    const reason = 'reason' in item ? item.reason : claims.findTaken(item)
    if (reason !== undefined) rejected.push({ row, reason })
    else items.push(item as EraItem)
  }
  const seen = offset + listings.length
  // Without a readable total a full page means that there is at least one more.
  return { items, rejected, total: total ?? seen + (listings.length >= limit ? 1 : 0) }
}
