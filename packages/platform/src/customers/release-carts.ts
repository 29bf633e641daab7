import type { Transaction } from '@dvaput/database/in-transaction'
import { and, eq, isNull, sql } from '@dvaput/database/query'
import { carts } from '../tables/carts.table.ts'
import { checkouts } from '../tables/checkouts.table.ts'

/** Carts and checkouts that were opened with a token would go on showing the address book. */
export const releaseCarts = async ({ db }: Transaction, customerId: number): Promise<void> => {
  await db
    .update(carts)
    .set({ buyerIdentity: sql`${carts.buyerIdentity} - 'customerId'` })
    .where(and(isNull(carts.completedAt), sql`${carts.buyerIdentity} @> ${JSON.stringify({ customerId })}::jsonb`))
  await db.update(checkouts).set({ customerId: null }).where(eq(checkouts.customerId, customerId))
}
