import type { Database } from '@dvaput/database/open-database'
import { and, eq, gt, sql } from '@dvaput/database/query'
import { clientGroup } from '@dvaput/domain/net/client-group'
import { hashToken } from '../../shops/hash-token.ts'
import { loginBackoffs } from '../../tables/customers.table.ts'

export type LoginTry = { readonly shopId: number; readonly clientIp: string; readonly email: string }

/** Two slips cost nothing; then 1 s, 2 s, 4 s … to an hour. */
const freeFailures = 2
const maxWaitSeconds = 3_600

const keyOf = ({ shopId, clientIp, email }: LoginTry) => hashToken(`${shopId} ${clientGroup(clientIp)} ${email}`)

/** Per client and account, so that nobody can lock somebody else out. */
export const createLoginBackoff = ({ db }: Database) => ({
  async mustWait(attempt: LoginTry): Promise<boolean> {
    const waiting = and(eq(loginBackoffs.keyHash, keyOf(attempt)), gt(loginBackoffs.waitUntil, sql`app_now()`))
    return (await db.select({ key: loginBackoffs.keyHash }).from(loginBackoffs).where(waiting)).length > 0
  },
  async failed(attempt: LoginTry): Promise<void> {
    const failures = sql<number>`${loginBackoffs.failures} + 1`
    const wait = sql`app_now() + interval '1 second' * CASE WHEN ${failures} <= ${freeFailures}::int THEN 0
      ELSE least(${maxWaitSeconds}::int, 2 ^ least(${failures} - ${freeFailures + 1}::int, 30)) END`
    await db
      .insert(loginBackoffs)
      .values({ keyHash: keyOf(attempt), failures: 1, waitUntil: sql`app_now()` })
      .onConflictDoUpdate({ target: loginBackoffs.keyHash, set: { failures, waitUntil: wait } })
  },
  async succeeded(attempt: LoginTry): Promise<void> {
    await db.delete(loginBackoffs).where(eq(loginBackoffs.keyHash, keyOf(attempt)))
  },
})
