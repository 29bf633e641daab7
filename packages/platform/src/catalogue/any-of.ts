import { type SQL, sql } from '@dvaput/database/query'

/** As `inArray`, in one parameter: a listing reads hundreds of rows, and a parameter for each is slow to put together. */
export const anyOf = (column: Parameters<typeof sql>[1], ids: readonly number[]): SQL =>
  sql`${column} = ANY (${sql.param(ids)}::bigint[])`
