import { type Connection, type Page, toConnection } from '../graphql/connection.ts'
import { invalidPosition, type Position, readPosition, type Sort, toCursor } from '../graphql/keyset.ts'

/** A row with its place in the order. */
export type Placed<Node> = { readonly node: Node; readonly key: string; readonly id: number }

export type ReadSection<Node> = (requested: {
  readonly beyond: Position | undefined
  readonly descending: boolean
  readonly limit: number
}) => Promise<readonly Placed<Node>[]>

type Order = { readonly sort: Sort; readonly reverse: boolean; readonly page: Page }

export const isDescending = ({ sort, reverse, page }: Order): boolean =>
  sort.descending !== (reverse !== page.backwards)

export const toPlacedConnection = <Node>(
  rows: readonly (Placed<Node> & { readonly section: number })[],
  { sort, page }: Order,
): Connection<Node> => {
  const { edges, pageInfo } = toConnection(rows, page, (row) => toCursor(sort, row))
  return {
    edges: edges.map(({ cursor, node }) => ({ cursor, node: node.node })),
    nodes: edges.map(({ node }) => node.node),
    pageInfo,
  }
}

/**
 * A page of a list made of sections: the next one is opened only where the page is not full yet. Turned round, the
 * sections of a group change places and the groups do not: what is sold out stays behind what is there.
 */
export const readSections = async <Node>(
  groups: readonly (readonly ReadSection<Node>[])[],
  order: Order,
): Promise<Connection<Node>> => {
  const { sort, reverse, page } = order
  const start = page.cursor === undefined ? undefined : readPosition(sort, page.cursor)
  let count = 0
  const numbered = groups.map((group) => group.map((read) => ({ read, section: count++ })))
  const listed = numbered.flatMap((group) => (reverse ? group.reverse() : group))
  const inReadingOrder = page.backwards ? listed.reverse() : listed
  const from = start ? inReadingOrder.findIndex(({ section }) => section === start.section) : 0
  if (from < 0) throw invalidPosition()
  const rows: (Placed<Node> & { section: number })[] = []
  for (const { read, section } of inReadingOrder.slice(from)) {
    const limit = page.limit + 1 - rows.length
    if (limit <= 0) break
    const beyond = start?.section === section ? start : undefined
    const found = await read({ beyond, descending: isDescending(order), limit })
    rows.push(...found.map((row) => ({ ...row, section })))
  }
  return toPlacedConnection(rows, order)
}
