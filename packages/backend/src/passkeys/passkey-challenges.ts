import { createHash } from 'node:crypto'
import type { Database } from '@dvaput/database/open-database'
import { and, eq, gt, isNull, sql } from '@dvaput/database/query'
import { passkeyChallenges } from './passkeys.table.ts'

const hash = (text: string) => createHash('sha256').update(text).digest('hex')

/** To whom a challenge was given. `customerId` is who adds a passkey or uses a second factor; a login has none. */
export type ChallengeHolder = { readonly boundTo: string; readonly customerId?: string | undefined }

const lifetime = sql`app_now() + interval '5 minutes'`

export const createPasskeyChallenges = ({ database: { db } }: { readonly database: Database }) => ({
  async remember(challenge: string, { boundTo, customerId }: ChallengeHolder): Promise<void> {
    const row = { challengeHash: hash(challenge), boundHash: hash(boundTo), customerId }
    await db.insert(passkeyChallenges).values({ ...row, expiresAt: lifetime })
  },

  /** Whether it was given to this holder and is used for the first time. It is gone afterwards, whatever comes of it. */
  async take(challenge: string, { boundTo, customerId }: ChallengeHolder): Promise<boolean> {
    const { challengeHash, boundHash, expiresAt, customerId: owner } = passkeyChallenges
    const { rowCount } = await db
      .delete(passkeyChallenges)
      .where(
        and(
          eq(challengeHash, hash(challenge)),
          eq(boundHash, hash(boundTo)),
          customerId === undefined ? isNull(owner) : eq(owner, customerId),
          gt(expiresAt, sql`app_now()`),
        ),
      )
    return rowCount === 1
  },
})

export type PasskeyChallenges = ReturnType<typeof createPasskeyChallenges>
