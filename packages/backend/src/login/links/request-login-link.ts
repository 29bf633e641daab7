import type { Database } from '@dvaput/database/open-database'
import { and, eq, isNull, sql } from '@dvaput/database/query'
import type { Locale } from '@dvaput/domain/markets/locale'
import { clientGroup } from '@dvaput/domain/net/client-group'
import type { Ids } from '../../clock/ids.ts'
import type { JobDefinition } from '../../jobs/job.ts'
import type { Jobs } from '../../jobs/jobs.ts'
import type { RateLimiter } from '../../rate-limits/rate-limiter.ts'
import type { Sealing } from '../../secrets/sealing.ts'
import { createSecretToken, hashSecretToken } from '../secret-token.ts'
import { loginLinks } from './login-links.table.ts'
import { linkExpiry } from './send-login-link.ts'

type Needs = {
  readonly database: Database
  readonly jobs: Pick<Jobs, 'enqueue'>
  readonly sendLoginLink: JobDefinition<{ id: string }>
  readonly limiter: RateLimiter
  readonly ids: Ids
  readonly sealing: Pick<Sealing, 'mark'>
}

type LinkRequest = Locale & {
  /** Trimmed and in lower case. */
  readonly email: string
  readonly clientIp: string
  readonly returnTo: string
}

type Requested =
  /** `browser` goes into the cookie of the browser that asked. */
  { readonly ok: true; readonly browser: string } | { readonly ok: false; readonly retryAfterSeconds: number }

const quarter = 15 * 60
const hour = 60 * 60

/** Between two links to one e-mail; the page counts it down. */
export const resendPauseSeconds = 30

/** Counted for every e-mail alike. A stranger who asks often for somebody's link uses up their own requests first. */
const limits = [
  { class: 'login-link-pause', limit: 1, windowSeconds: resendPauseSeconds, per: ['client', 'email'] },
  { class: 'login-link-client-email', limit: 3, windowSeconds: quarter, per: ['client', 'email'] },
  { class: 'login-link-client', limit: 10, windowSeconds: hour, per: ['client'] },
  /** From everywhere together, so that nobody's mailbox is flooded. */
  { class: 'login-link-email', limit: 20, windowSeconds: hour, per: ['email'] },
] as const

/** Does the same for every e-mail, known or not: what differs is done by a job, after the response. */
export const createRequestLoginLink = ({ database, jobs, sendLoginLink, limiter, ids, sealing }: Needs) => {
  const pauseOf = async (of: { readonly client: string; readonly email: string }): Promise<number> => {
    for (const { per, ...limit } of limits) {
      const verdict = await limiter.consume({ ...limit, key: per.map((part) => of[part]).join(' ') })
      if (!verdict.allowed) return verdict.retryAfterSeconds
    }
    return 0
  }

  return async ({ email, clientIp, returnTo, market, language }: LinkRequest): Promise<Requested> => {
    const client = clientGroup(clientIp)
    const retryAfterSeconds = await pauseOf({ client, email })
    if (retryAfterSeconds > 0) return { ok: false, retryAfterSeconds }
    const clientHash = sealing.mark('clients of login links', client)
    const browser = createSecretToken()
    const { consumedAt, supersededAt } = loginLinks
    const older = and(
      eq(loginLinks.email, email),
      eq(loginLinks.clientHash, clientHash),
      isNull(consumedAt),
      isNull(supersededAt),
    )
    await database.inTransaction(async (tx) => {
      await tx.db.update(loginLinks).set({ supersededAt: sql`app_now()` }).where(older)
      const id = ids.next()
      const row = {
        id,
        email,
        returnTo,
        market: market.id,
        language,
        clientHash,
        browserHash: hashSecretToken(browser),
      }
      await tx.db.insert(loginLinks).values({ ...row, expiresAt: linkExpiry(market.id) })
      await jobs.enqueue(tx, sendLoginLink, { id })
    })
    return { ok: true, browser }
  }
}
