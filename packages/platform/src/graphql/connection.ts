import { refuse } from './refuse.ts'

export type PageArgs = {
  first?: number | null
  last?: number | null
  after?: string | null
  before?: string | null
  reverse?: boolean | null
}

export type Page = {
  readonly limit: number
  /** From the end of the list, towards its beginning. */
  readonly backwards: boolean
  readonly cursor: string | undefined
}

export type Edge<Node> = { readonly cursor: string; readonly node: Node }

export type Connection<Node> = {
  readonly edges: readonly Edge<Node>[]
  readonly nodes: readonly Node[]
  readonly pageInfo: {
    readonly hasNextPage: boolean
    readonly hasPreviousPage: boolean
    readonly startCursor: string | null
    readonly endCursor: string | null
  }
}

/** The hosted platform's largest page. */
const maxPageSize = 250

export const encodeCursor = (position: unknown): string => Buffer.from(JSON.stringify(position)).toString('base64url')

const invalidCursor = () => refuse('BAD_REQUEST', 'Invalid cursor for current pagination sort.')

export const decodeCursor = (cursor: string): unknown => {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'))
  } catch {
    throw invalidCursor()
  }
}

export const readPage = ({ first, last, after, before }: PageArgs): Page => {
  if (first == null && last == null) throw refuse('BAD_REQUEST', 'you must provide one of first or last')
  if (first != null && last != null) throw refuse('BAD_REQUEST', 'providing both first and last is not supported')
  const limit = first ?? last ?? 0
  const name = first == null ? 'last' : 'first'
  if (limit < 0) throw refuse('BAD_REQUEST', `${name} must be a positive integer`)
  if (limit > maxPageSize) throw refuse('BAD_REQUEST', `${name} cannot exceed ${maxPageSize}`)
  return { limit, backwards: first == null, cursor: (first == null ? before : after) ?? undefined }
}

/** `rows` holds one more than the limit where there is more, in the order they were read. */
export const toConnection = <Row>(
  rows: readonly Row[],
  { limit, backwards, cursor }: Page,
  cursorOf: (row: Row) => string,
): Connection<Row> => {
  const hasMore = rows.length > limit
  const kept = rows.slice(0, limit)
  const nodes = backwards ? kept.reverse() : kept
  const edges = nodes.map((node) => ({ cursor: cursorOf(node), node }))
  return {
    edges,
    nodes,
    pageInfo: {
      hasNextPage: backwards ? cursor !== undefined : hasMore,
      hasPreviousPage: backwards ? hasMore : cursor !== undefined,
      startCursor: edges[0]?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
    },
  }
}

/** For a list that is in memory anyway: variants, images, lines. The cursor is the node's own key. */
export const toListConnection = <Node>(
  list: readonly Node[],
  args: PageArgs,
  keyOf: (node: Node) => string | number,
): Connection<Node> => {
  const page = readPage(args)
  const ordered = args.reverse ? list.toReversed() : list
  const inReadingOrder = page.backwards ? ordered.toReversed() : ordered
  const cursorOf = (node: Node) => encodeCursor(keyOf(node))
  const start = page.cursor === undefined ? 0 : inReadingOrder.findIndex((node) => cursorOf(node) === page.cursor) + 1
  // Starting again at the beginning, a client that reads page after page would never end.
  if (page.cursor !== undefined && start === 0) throw invalidCursor()
  return toConnection(inReadingOrder.slice(start, start + page.limit + 1), page, cursorOf)
}
