import type { Transaction } from '@dvaput/database/in-transaction'
import { eq, sql } from '@dvaput/database/query'
import { hashToken } from '../../shops/hash-token.ts'
import { randomToken } from '../../shops/secrets.ts'
import { customerTokens } from '../../tables/customers.table.ts'
import { endAccountSessions } from './end-account-sessions.ts'

export const tokenExpiry = sql`app_now() + interval '30 days'`

export type CustomerAccessToken = { readonly accessToken: string; readonly expiresAt: Date }

/** The one time the token itself is known; only its hash is stored. */
export const createCustomerToken = async ({ db }: Transaction, customerId: number): Promise<CustomerAccessToken> => {
  const accessToken = randomToken()
  const [stored] = await db
    .insert(customerTokens)
    .values({ tokenHash: hashToken(accessToken), customerId, expiresAt: tokenExpiry })
    .returning({ expiresAt: customerTokens.expiresAt })
  if (!stored) throw new Error('inserting a customer token returned no row')
  return { accessToken, expiresAt: stored.expiresAt }
}

/** Every way in that is open now, in every browser: tokens of both kinds, and the sessions of the login pages. */
export const endCustomerTokens = async (tx: Transaction, customerId: number): Promise<void> => {
  await tx.db.delete(customerTokens).where(eq(customerTokens.customerId, customerId))
  await endAccountSessions(tx, customerId)
}
