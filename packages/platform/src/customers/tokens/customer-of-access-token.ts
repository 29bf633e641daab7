import { getTableColumns, sql } from '@dvaput/database/query'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { hashToken } from '../../shops/hash-token.ts'
import { type Customer, customers } from '../../tables/customers.table.ts'
import { oidcPayloads } from '../../tables/identity.table.ts'

/**
 * Whose access token this is, as the OpenID provider would judge it: alive, of a grant that was not taken back, in a
 * session that was not ended.
 */
export const customerOfAccessToken = async (
  db: NodePgDatabase,
  shopId: number,
  token: string,
): Promise<Customer | undefined> => {
  const [customer] = await db
    .select(getTableColumns(customers))
    .from(oidcPayloads)
    .innerJoin(customers, sql`${customers.id}::text = ${oidcPayloads.payload}->>'accountId'`)
    .where(sql`${oidcPayloads.model} = 'AccessToken' AND ${oidcPayloads.id} = ${hashToken(`${shopId}:${token}`)}
      AND ${oidcPayloads.expiresAt} > app_now()
      AND ${customers.shopId} = ${shopId} AND ${customers.state} <> 'disabled'
      AND EXISTS (SELECT FROM platform.oidc_payloads AS granted WHERE granted.model = 'Grant'
        AND granted.id = ${oidcPayloads.grantId} AND granted.expires_at > app_now())
      AND EXISTS (SELECT FROM platform.oidc_payloads AS session WHERE session.model = 'Session'
        AND session.uid = ${oidcPayloads.payload}->>'sessionUid' AND session.expires_at > app_now()
        AND session.payload->>'accountId' = ${oidcPayloads.payload}->>'accountId')`)
  return customer
}
