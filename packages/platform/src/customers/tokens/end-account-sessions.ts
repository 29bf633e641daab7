import type { Transaction } from '@dvaput/database/in-transaction'
import { endSessionsSql } from '../ended-session.ts'

/** A login that was finished, and whose browser has not gone on yet. */
const finishedLogin = `model = 'Interaction' AND payload #>> '{result,login,accountId}' = $1`

/** Sessions, grants and tokens of this customer, in every browser, and logins whose last step is still to come. */
export const endAccountSessions = async ({ client }: Transaction, customerId: number): Promise<void> => {
  const account = [String(customerId)]
  await client.query(`${endSessionsSql} AND payload->>'accountId' = $1`, account)
  await client.query(`DELETE FROM platform.oidc_payloads WHERE payload->>'accountId' = $1`, account)
  await client.query(`DELETE FROM platform.oidc_payloads WHERE ${finishedLogin}`, account)
}
