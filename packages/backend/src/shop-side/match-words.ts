import { type SQL, sql } from '@dvaput/database/query'

const maxWords = 8

/** Every word that was typed begins one of the vector's. Nothing where there is no word. */
export const matchWords = (vector: SQL, typed: string): SQL | undefined => {
  const words = typed.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  if (words.length === 0) return undefined
  const query = words
    .slice(0, maxWords)
    .map((word) => `${word}:*`)
    .join(' & ')
  return sql`${vector} @@ to_tsquery('simple', ${query})`
}
