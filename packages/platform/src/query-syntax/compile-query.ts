import { and, or, type SQL, sql } from '@dvaput/database/query'
import { parseQuery, type QueryNode } from './parse-query.ts'
import type { Term } from './tokenise-query.ts'

/** The condition of a term; undefined where it has none, as for an invalid date. */
export type Condition = (term: Term) => SQL | undefined

export type QueryFields = {
  /** For words without a field. */
  readonly words: Condition
  readonly fields: Readonly<Record<string, Condition>>
}

const compileNode = (node: QueryNode, { words, fields }: QueryFields): SQL | undefined => {
  if (node.kind === 'term') {
    if (node.field === undefined) return words(node)
    // As the hosted platform: a field it does not know does not narrow the list.
    return Object.hasOwn(fields, node.field) ? fields[node.field]?.(node) : undefined
  }
  if (node.kind === 'not') {
    const inner = compileNode(node.node, { words, fields })
    return inner && sql`NOT coalesce((${inner}), false)`
  }
  const parts = node.nodes.map((each) => compileNode(each, { words, fields }))
  return node.kind === 'and' ? and(...parts) : or(...parts)
}

/** The condition behind a `query:` argument; undefined where it does not narrow anything. */
export const compileQuery = (query: string | null | undefined, fields: QueryFields): SQL | undefined => {
  const node = query ? parseQuery(query) : undefined
  return node && compileNode(node, fields)
}
