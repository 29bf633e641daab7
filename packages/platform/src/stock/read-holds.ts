import type { Transaction } from '@dvaput/database/in-transaction'
import { and, inArray, sql } from '@dvaput/database/query'
import { stockHolds } from '../tables/stock.table.ts'

/** Until when at most buyers who are paying now hold these variants; all but one of them. */
export const readHolds = async (
  db: Transaction['db'],
  own: string | null,
  variantIds: readonly number[],
): Promise<ReadonlyMap<number, Date>> => {
  if (variantIds.length === 0) return new Map()
  const { holder, variantId, expiresAt } = stockHolds
  const rows = await db
    .select({ variantId, until: sql<Date>`max(${expiresAt})`.mapWith(expiresAt) })
    .from(stockHolds)
    .where(
      and(
        inArray(variantId, [...variantIds]),
        sql`starts_with(${holder}, 'checkout:') AND ${holder} IS DISTINCT FROM ${own}::text AND ${expiresAt} > app_now()`,
      ),
    )
    .groupBy(variantId)
  return new Map(rows.map((row) => [row.variantId, row.until]))
}
