import { and, eq, gt, inArray, sql } from '@dvaput/database/query'
import { toGid } from '../../graphql/gid.ts'
import { hashToken } from '../../shops/hash-token.ts'
import { customers, customerTokens } from '../../tables/customers.table.ts'
import type { CustomerContext } from '../customer-context.ts'
import { type CustomerAccessToken, tokenExpiry } from './customer-tokens.ts'

/** Only of this shop, and only while it is good. */
const living = ({ shop, parts }: CustomerContext, token: string) => {
  const enabled = and(eq(customers.shopId, shop.id), eq(customers.state, 'enabled'))
  return and(
    eq(customerTokens.tokenHash, hashToken(token)),
    gt(customerTokens.expiresAt, sql`app_now()`),
    inArray(customerTokens.customerId, parts.database.db.select({ id: customers.id }).from(customers).where(enabled)),
  )
}

/** The same token for as long again. */
export const renewToken = async (
  endpoint: CustomerContext,
  token: string,
): Promise<CustomerAccessToken | undefined> => {
  const [renewed] = await endpoint.parts.database.db
    .update(customerTokens)
    .set({ expiresAt: tokenExpiry })
    .where(living(endpoint, token))
    .returning({ expiresAt: customerTokens.expiresAt })
  return renewed && { accessToken: token, expiresAt: renewed.expiresAt }
}

/** The id of what was deleted. */
export const deleteToken = async (endpoint: CustomerContext, token: string): Promise<string | undefined> => {
  const [deleted] = await endpoint.parts.database.db
    .delete(customerTokens)
    .where(living(endpoint, token))
    .returning({ tokenHash: customerTokens.tokenHash })
  return deleted && toGid('CustomerAccessToken', deleted.tokenHash.slice(0, 16))
}
