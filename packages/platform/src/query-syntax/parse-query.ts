import { toWords } from '../text/to-words.ts'
import { type Term, type Token, tokeniseQuery } from './tokenise-query.ts'

export type QueryNode =
  | Term
  | { readonly kind: 'not'; readonly node: QueryNode }
  | { readonly kind: 'and' | 'or'; readonly nodes: readonly QueryNode[] }

const maxTerms = 250
/** Each word is looked for by itself; whoever pastes a page means its beginning. */
const maxWords = 32
/** Brackets further inside are read as if they were not there. */
const deepest = 20

const join = (kind: 'and' | 'or', nodes: readonly QueryNode[]): QueryNode | undefined =>
  nodes.length > 1 ? { kind, nodes } : nodes[0]

/**
 * Query = any { [ "AND" ] any }; any = one { "OR" one }; one = [ "NOT" | "-" ] ( "(" Query ")" | term ).
 * As on the hosted platform OR binds tighter: `bob OR norman AND shop` wants the shop and one of the two.
 * There is no wrong query: a connective or bracket without its other half is passed over.
 */
export const parseQuery = (query: string): QueryNode | undefined => {
  const tokens = tokeniseQuery(query)
  let at = 0
  let terms = 0
  let words = 0
  /** What is left of it; undefined where there were words enough before. */
  const withinLimits = (term: Term): Term | undefined => {
    terms += 1
    if (terms > maxTerms) return undefined
    if (term.field !== undefined && term.field !== 'title') return term
    const own = toWords(term.value)
    const kept = own.slice(0, maxWords - words)
    words += kept.length
    if (own.length > 0 && kept.length === 0) return undefined
    return kept.length === own.length ? term : { ...term, value: kept.join(' '), prefix: false }
  }
  const peek = (): Token['kind'] | undefined => tokens[at]?.kind

  const one = (depth: number): QueryNode | undefined => {
    let negated = false
    while (peek() === 'NOT') {
      negated = !negated
      at += 1
    }
    const token = tokens[at]
    let node: QueryNode | undefined
    if (token?.kind === '(') {
      at += 1
      node = depth < deepest ? all(depth + 1) : undefined
      if (depth < deepest && peek() === ')') at += 1
    } else if (token?.kind === 'term') {
      at += 1
      node = withinLimits(token)
    }
    return node && negated ? { kind: 'not', node } : node
  }

  const any = (depth: number): QueryNode | undefined => {
    const nodes: QueryNode[] = []
    const add = (node: QueryNode | undefined) => node && nodes.push(node)
    add(one(depth))
    while (peek() === 'OR') {
      at += 1
      add(one(depth))
    }
    return join('or', nodes)
  }

  const all = (depth: number): QueryNode | undefined => {
    const nodes: QueryNode[] = []
    while (at < tokens.length && !(peek() === ')' && depth > 0)) {
      const before = at
      const node = any(depth)
      if (node) nodes.push(node)
      if (at === before) at += 1
    }
    return join('and', nodes)
  }

  return all(0)
}
