import { and, type SQL, sql } from '@dvaput/database/query'
import { parseQuery, type QueryNode } from './parse-query.ts'
import { productSearch } from './product-search-columns.ts'
import { toTextQuery } from './query-conditions.ts'

/** Undefined where there is more to the query than words that all must be there. */
const onlyWords = (node: QueryNode): readonly string[] | undefined => {
  if (node.kind === 'term') return node.field === undefined ? [toTextQuery(node) ?? ''] : undefined
  const parts = node.kind === 'and' ? node.nodes.map(onlyWords) : [undefined]
  return parts.includes(undefined) ? undefined : parts.flatMap((part) => part ?? [])
}

const requiredWords = (node: QueryNode): readonly string[] =>
  onlyWords(node) ?? (node.kind === 'and' ? node.nodes.flatMap(requiredWords) : [])

/**
 * Degrees instead of a rank: first what has the words in its title, then the rest. A rank would have to be computed for
 * every match before the first page is known; a degree is a condition, and the list within it comes from an index.
 */
export const degreesOfRelevance = (query: string, matching: SQL | undefined): readonly (SQL | undefined)[] => {
  const node = parseQuery(query)
  const words = node ? requiredWords(node).filter((word) => word !== '') : []
  if (!node || words.length === 0) return [matching]
  const inTitle = sql`${productSearch.titleWords} @@ to_tsquery('simple', ${words.join(' & ')})`
  // A title's words are among all words: nothing else has to be asked.
  const first = onlyWords(node) ? inTitle : and(matching, inTitle)
  return [first, and(matching, sql`NOT (${inTitle})`)]
}
