import { z } from 'zod'
import { readStock, stockFieldOf } from './read-stock.ts'

const envelope = z.object({ success: z.literal(true), data: z.object({ items: z.array(z.unknown()) }) })
const row = z
  .looseObject({ id: z.union([z.string().min(1), z.number().transform(String)]), availableForSale: z.unknown() })
  .transform((fields) => ({ ...fields, count: stockFieldOf(fields) }))

/** Only of a number or a text: to make a number of a list goes as deep as it does. */
const isNegative = (count: unknown) => (typeof count === 'number' || typeof count === 'string') && Number(count) < 0

/** Undefined where the response is no list. Less than nothing is nothing; a count that cannot be true is left out. */
export const readStockList = (body: unknown): ReadonlyMap<string, number> | undefined => {
  const parsed = envelope.safeParse(body)
  if (!parsed.success) return undefined
  return new Map(
    parsed.data.data.items.flatMap((each): [string, number][] => {
      const { data } = row.safeParse(each)
      if (!data) return []
      if (data.availableForSale === false || isNegative(data.count)) return [[data.id, 0]]
      const stock = readStock(data.count)
      return typeof stock === 'number' ? [[data.id, stock]] : []
    }),
  )
}
