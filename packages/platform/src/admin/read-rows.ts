import type { PgTable } from '@dvaput/database/columns'
import { and, getTableColumns, type SQL, sql } from '@dvaput/database/query'
import { type Connection, type PageArgs, readPage, toConnection } from '../graphql/connection.ts'
import { inOrder, isBeyond, keyAsText, readPosition, type Sort, toCursor } from '../graphql/keyset.ts'
import type { AdminContext } from './admin-context.ts'

type Listing<Table extends PgTable> = {
  readonly table: Table
  readonly where: SQL | undefined
  readonly sort: Sort
  readonly args: PageArgs
}

/** A page of a table in one statement, in any order and from any place. */
export const readRows = async <Table extends PgTable>(
  { db }: AdminContext,
  { table, where, sort, args }: Listing<Table>,
): Promise<Connection<Table['$inferSelect']>> => {
  const page = readPage(args)
  const descending = (sort.descending !== (args.reverse ?? false)) !== page.backwards
  const beyond = page.cursor === undefined ? undefined : readPosition(sort, page.cursor)
  const rows = await db
    .select({ node: getTableColumns(table), key: keyAsText(sort), id: sql<string>`${sort.id}` })
    .from(table as PgTable)
    .where(and(where, beyond && isBeyond(sort, beyond, descending)))
    .orderBy(inOrder(sort, descending))
    .limit(page.limit + 1)
  const { edges, pageInfo } = toConnection(rows, page, ({ key, id }) =>
    toCursor(sort, { section: 0, key, id: Number(id) }),
  )
  const plain = edges.map(({ cursor, node }) => ({ cursor, node: node.node as Table['$inferSelect'] }))
  return { edges: plain, nodes: plain.map(({ node }) => node), pageInfo }
}

/** The usual orders of a table; the id decides where nothing else does. */
export const sortBy = (name: string, key: SQL, kind: Sort['kind'], id: SQL): Sort => ({
  name,
  key,
  id,
  kind,
  descending: false,
})
