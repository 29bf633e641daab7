import { and, type SQL, sql } from '@dvaput/database/query'
import { parseQuery, type QueryNode } from '../query-syntax/parse-query.ts'
import { toTextQuery } from '../query-syntax/query-conditions.ts'
import { productSearch } from './product-search-columns.ts'

/** Undefined where there is more to the query than words that all must be there. */
const onlyWords = (node: QueryNode): readonly string[] | undefined => {
  if (node.kind === 'term') return node.field === undefined ? [toTextQuery(node) ?? ''] : undefined
  const parts = node.kind === 'and' ? node.nodes.map(onlyWords) : [undefined]
  return parts.includes(undefined) ? undefined : parts.flatMap((part) => part ?? [])
}

const requiredWords = (node: QueryNode): readonly string[] =>
  onlyWords(node) ?? (node.kind === 'and' ? node.nodes.flatMap(requiredWords) : [])

const maxTitleLength = 500

/** As the database stores titles for sorting; what the search syntax reads as quotation or prefix is not part of it. */
const isTitled = (typed: string): SQL => {
  const title = typed
    .slice(0, maxTitleLength)
    .trim()
    .replace(/\*$/, '')
    .replace(/^(["'])(.*)\1$/, '$2')
    .replaceAll(/\s+/g, ' ')
    .replaceAll('\0', '')
  return sql`${productSearch.titleKey} = (SELECT platform.fold(${title}))`
}

/**
 * Degrees instead of a rank: first what is called exactly this, then what has the words in its title, whole before only
 * begun, then the rest. A rank would have to be computed for
 * every match before the first page is known; a degree is a condition, and the list within it comes from an index.
 */
export const degreesOfRelevance = (
  query: string,
  matching: SQL | undefined,
  typed = query,
): readonly (SQL | undefined)[] => {
  const node = parseQuery(query)
  const words = node ? requiredWords(node).filter((word) => word !== '') : []
  if (!node || words.length === 0) return [matching]
  const withWords = (text: string) => sql`${productSearch.titleWords} @@ to_tsquery('simple', ${text})`
  const requested = words.join(' & ')
  const complete = requested.replaceAll(':*', '')
  const inTitle = withWords(requested)
  const rest = and(matching, sql`NOT (${inTitle})`)
  if (!onlyWords(node)) return [and(matching, inTitle), rest]
  // A title's words are among all words: no other condition is needed.
  const titled = isTitled(typed)
  const begun = complete === requested ? [] : [and(inTitle, sql`NOT (${withWords(complete)})`)]
  return [and(withWords(complete), titled), and(withWords(complete), sql`NOT (${titled})`), ...begun, rest]
}
