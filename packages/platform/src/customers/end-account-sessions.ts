import type { Transaction } from '@dvaput/database/in-transaction'
import { sql } from '@dvaput/database/query'
import { oidcPayloads } from '../tables/identity.table.ts'

/** Sessions, grants and tokens of this customer, in every browser. */
export const endAccountSessions = async ({ db }: Transaction, customerId: number): Promise<void> => {
  await db.delete(oidcPayloads).where(sql`${oidcPayloads.payload}->>'accountId' = ${String(customerId)}`)
}
