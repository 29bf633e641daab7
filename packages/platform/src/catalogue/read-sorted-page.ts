import type { AnyPgColumn, PgTable } from '@dvaput/database/columns'
import { and, getTableColumns, type SQL, sql } from '@dvaput/database/query'
import { type Connection, type PageArgs, readPage, toConnection } from '../graphql/connection.ts'
import { inOrder, isBeyond, keyAsText, readPosition, type Sort, toCursor } from '../graphql/keyset.ts'
import type { StorefrontContext } from '../graphql/storefront-context.ts'

type Table = PgTable & { readonly id: AnyPgColumn; readonly $inferSelect: { id: number } }

type SortedBy = { readonly column: AnyPgColumn; readonly kind: Sort['kind'] }

/** A page of a small table, by keyset: rows that come or go meanwhile move no other row. */
export const readSortedPage = async <Rows extends Table>(
  { parts }: StorefrontContext,
  table: Rows,
  where: SQL | undefined,
  { column, kind }: SortedBy,
  args: PageArgs,
): Promise<Connection<Rows['$inferSelect']>> => {
  const page = readPage(args)
  const isReversed = Boolean(args.reverse)
  const name = `${column.name}${isReversed ? ' reversed' : ''}`
  const sort: Sort = { name, key: sql`${column}`, id: sql`${table.id}`, kind, descending: isReversed }
  const isDescending = isReversed !== page.backwards
  const beyond = page.cursor === undefined ? undefined : isBeyond(sort, readPosition(sort, page.cursor), isDescending)
  const rows = await parts.database.db
    .select({ ...getTableColumns(table), sortedBy: keyAsText(sort) })
    .from(table as PgTable)
    .where(and(where, beyond))
    .orderBy(inOrder(sort, isDescending))
    .limit(page.limit + 1)
  return toConnection(rows as unknown as (Rows['$inferSelect'] & { sortedBy: string })[], page, ({ id, sortedBy }) =>
    toCursor(sort, { section: 0, key: sortedBy, id }),
  )
}
