import { type SQL, sql } from '@dvaput/database/query'
import { orders, orderWords } from '../orders/orders.table.ts'

const mostWords = 8

/** Every word begins one of the order's: of its number, e-mail or buyer. Nothing where there is no word. */
export const matchOrderWords = (q: string): SQL | undefined => {
  const words = q.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  if (words.length === 0) return undefined
  const query = words
    .slice(0, mostWords)
    .map((word) => `${word}:*`)
    .join(' & ')
  return sql`${orderWords(orders)} @@ to_tsquery('simple', ${query})`
}
