import type { Transaction } from '@dvaput/database/in-transaction'
import { and, eq, inArray, sql } from '@dvaput/database/query'
import { checkouts } from '../tables/checkouts.table.ts'
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

/** Until when the payment step of this cart holds its units; null where it holds none. */
export const readCartHold = async (db: Transaction['db'], cartToken: string): Promise<Date | null> => {
  const { holder, expiresAt } = stockHolds
  const [hold] = await db
    .select({ until: expiresAt })
    .from(stockHolds)
    .innerJoin(checkouts, sql`${holder} = 'checkout:' || ${checkouts.token}`)
    .where(and(eq(checkouts.cartToken, cartToken), sql`${expiresAt} > app_now()`))
    .limit(1)
  return hold?.until ?? null
}
