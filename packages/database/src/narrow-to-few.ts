import type { AnyPgColumn, PgTable } from './columns.ts'
import type { Database } from './open-database.ts'
import { type SQL, sql } from './query.ts'

/** More than these are met soon enough in the order of their list. */
const few = 2_000

type Narrowing = { readonly table: PgTable; readonly id: AnyPgColumn; readonly where: SQL | undefined }

/**
 * The ids of the rows, found without their order, where they are few; otherwise the condition as it is. Together with an
 * order and a limit PostgreSQL rather walks through the list than asks an index of words, whose matches it overestimates:
 * a word that nothing has would be looked for in every row.
 */
export const narrowToFew = async (
  { db }: Pick<Database, 'db'>,
  { table, id, where }: Narrowing,
): Promise<SQL | undefined> => {
  if (where === undefined) return undefined
  const rows = await db
    .select({ id })
    .from(table)
    .where(where)
    .limit(few + 1)
  if (rows.length > few) return where
  const ids = sql.param(rows.map((row) => String(row.id)))
  return sql`${id} = ANY (${ids}::${sql.raw(id.getSQLType())}[])`
}
