import type { GraphQLResolveInfo } from 'graphql'
import type { SearchWarnings, StorefrontContext } from '../graphql/storefront-context.ts'
import { parseQuery, type QueryNode } from '../query-syntax/parse-query.ts'

const fieldsOf = (node: QueryNode): readonly string[] => {
  if (node.kind === 'term') return node.field === undefined ? [] : [node.field]
  return node.kind === 'not' ? fieldsOf(node.node) : node.nodes.flatMap(fieldsOf)
}

const toWarning = (field: string): SearchWarnings['warnings'][number] => ({
  field,
  message: 'Invalid search field for this query.',
  code: 'invalid_field',
})

/** A field that is not known narrows nothing; `extensions.search` of the response says so, as the hosted platform's does. */
export const warnOfUnknownFields = (
  query: string | null | undefined,
  isKnown: (field: string) => boolean,
  { searchWarnings }: StorefrontContext,
  { path }: Pick<GraphQLResolveInfo, 'path'>,
): void => {
  const node = query ? parseQuery(query) : undefined
  const unknown = new Set(node ? fieldsOf(node).filter((field) => !isKnown(field)) : [])
  if (query && unknown.size > 0)
    searchWarnings?.push({ path: [path.key], query, warnings: [...unknown].map(toWarning) })
}
