import type { PgColumn, PgTable } from '@dvaput/database/columns'
import { and, getTableColumns, inArray, type SQL, sql } from '@dvaput/database/query'
import { type Connection, type PageArgs, readPage, toConnection } from '../graphql/connection.ts'
import { inOrder, isBeyond, keyAsText, readPosition, type Sort, toCursor } from '../graphql/keyset.ts'
import { defineLoader } from '../graphql/loader.ts'
import type { AdminContext } from './admin-context.ts'

type RowsQuery = {
  readonly parentId: number
  readonly args: PageArgs
  readonly sort: Sort
  readonly where: SQL | undefined
}
type RowKey = { readonly parent: string; readonly id: string; readonly key: string }

/**
 * Nested pages: two statements read those of any number of parents with the same arguments.
 * `ofParent` says which rows belong to the parent whose id is given.
 */
export const defineRowsOf = <Table extends PgTable & { id: PgColumn }>(
  table: Table,
  ofParent: (parentId: SQL) => SQL | undefined,
) => {
  type Row = Table['$inferSelect'] & { id: number }

  const readAlike = async (
    { db }: AdminContext,
    queries: readonly RowsQuery[],
  ): Promise<readonly Connection<Row>[]> => {
    const { args, sort, where } = queries[0] as RowsQuery
    const page = readPage(args)
    const descending = (sort.descending !== (args.reverse ?? false)) !== page.backwards
    const beyond = page.cursor === undefined ? undefined : readPosition(sort, page.cursor)
    const parents = sql.param(queries.map(({ parentId }) => parentId))
    const { rows: keys } = await db.execute<RowKey>(sql`
      SELECT parent.id AS parent, listed.id, listed.key
      FROM (SELECT DISTINCT unnest(${parents}::bigint[]) AS id) AS parent
      CROSS JOIN LATERAL (
        SELECT ${sort.id} AS id, ${keyAsText(sort)} AS key FROM ${table}
        WHERE ${and(ofParent(sql`parent.id`), where, beyond && isBeyond(sort, beyond, descending))}
        ORDER BY ${inOrder(sort, descending)} LIMIT ${page.limit + 1}
      ) AS listed`)
    const ids = [...new Set(keys.map(({ id }) => Number(id)))]
    const rows = (
      ids.length === 0
        ? []
        : await db
            .select(getTableColumns(table))
            .from(table as PgTable)
            .where(inArray(table.id, ids))
    ) as readonly Row[]
    const byId = new Map(rows.map((row) => [row.id, row]))
    const keysByParent = Map.groupBy(keys, ({ parent }) => Number(parent))
    return queries.map(({ parentId }) => {
      const listed = (keysByParent.get(parentId) ?? []).flatMap(({ id, key }) => {
        const row = byId.get(Number(id))
        return row ? [{ row, key }] : []
      })
      const { edges, pageInfo } = toConnection(listed, page, ({ row, key }) =>
        toCursor(sort, { section: 0, key, id: row.id }),
      )
      const plain = edges.map(({ cursor, node }) => ({ cursor, node: node.row }))
      return { edges: plain, nodes: plain.map(({ node }) => node), pageInfo }
    })
  }

  return defineLoader(async (context: AdminContext, queries: readonly RowsQuery[]) => {
    const alike = Map.groupBy(queries, ({ args, sort }) => JSON.stringify([sort.name, args]))
    const results = new Map<RowsQuery, Connection<Row>>()
    for (const group of alike.values()) {
      const connections = await readAlike(context, group)
      for (const [index, query] of group.entries()) results.set(query, connections[index] as Connection<Row>)
    }
    return queries.map((query) => results.get(query) as Connection<Row>)
  })
}
