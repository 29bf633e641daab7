import type { Database } from '@dvaput/database/open-database'
import { and, eq, ne } from '@dvaput/database/query'
import type { Account } from 'oidc-provider'
import { customers } from '../../tables/customers.table.ts'

const wholeNumber = /^[1-9]\d{0,15}$/

/** Nobody, once the account was closed: sessions and tokens end with it. */
export const findAccount = async (
  { db }: Database,
  shopId: number,
  accountId: string,
): Promise<Account | undefined> => {
  if (!wholeNumber.test(accountId)) return undefined
  const [customer] = await db
    .select({ email: customers.email, emailVerified: customers.emailVerified })
    .from(customers)
    .where(and(eq(customers.id, Number(accountId)), eq(customers.shopId, shopId), ne(customers.state, 'disabled')))
  if (!customer) return undefined
  return {
    accountId,
    claims: () => ({ sub: accountId, email: customer.email, email_verified: customer.emailVerified }),
  }
}
