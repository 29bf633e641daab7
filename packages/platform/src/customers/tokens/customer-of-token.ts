import { and, eq, gt, sql } from '@dvaput/database/query'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { hashToken } from '../../shops/hash-token.ts'
import { type Customer, customers, customerTokens } from '../../tables/customers.table.ts'
import { customerOfAccessToken } from './customer-of-access-token.ts'

type TokenSource = (db: NodePgDatabase, shopId: number, token: string) => Promise<Customer | undefined>

const classicToken: TokenSource = async (db, shopId, token) => {
  const [found] = await db
    .select({ customer: customers })
    .from(customerTokens)
    .innerJoin(customers, eq(customers.id, customerTokens.customerId))
    .where(
      and(
        eq(customerTokens.tokenHash, hashToken(token)),
        gt(customerTokens.expiresAt, sql`app_now()`),
        eq(customers.shopId, shopId),
        eq(customers.state, 'enabled'),
      ),
    )
  return found?.customer
}

/** Every kind of token that stands for a customer at the Storefront API, each tried in turn. */
const sources: readonly TokenSource[] = [classicToken, customerOfAccessToken]

/** Nobody for a token that is unknown, expired, ended, of another shop or of a disabled account. */
export const customerOfToken = async (
  db: NodePgDatabase,
  shopId: number,
  token: string,
): Promise<Customer | undefined> => {
  for (const source of sources) {
    const customer = await source(db, shopId, token)
    if (customer) return customer
  }
  return undefined
}
