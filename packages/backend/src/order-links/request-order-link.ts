import type { Database } from '@dvaput/database/open-database'
import type { Locale } from '@dvaput/domain/markets/locale'
import { clientGroup } from '@dvaput/domain/net/client-group'
import type { Ids } from '../clock/ids.ts'
import type { JobDefinition } from '../jobs/job.ts'
import type { Jobs } from '../jobs/jobs.ts'
import type { RateLimiter } from '../rate-limits/rate-limiter.ts'
import { orderLinks } from './order-links.table.ts'
import { orderLinkExpiry } from './send-order-link.ts'

type Needs = {
  readonly database: Database
  readonly jobs: Pick<Jobs, 'enqueue'>
  readonly sendOrderLink: JobDefinition<{ id: string }>
  readonly limiter: RateLimiter
  readonly ids: Ids
}

type OrderLinkRequest = Locale & {
  /** As `#1001` or `1001`. */
  readonly number: string
  /** Trimmed and in lower case. */
  readonly email: string
  readonly clientIp: string
}

type Requested = { readonly ok: true } | { readonly ok: false; readonly retryAfterSeconds: number }

const quarter = 15 * 60
const hour = 60 * 60

/** Counted for every e-mail alike, whether it has an order or not. */
const limits = [
  { class: 'order-link-client-email', limit: 3, windowSeconds: quarter, per: ['client', 'email'] },
  { class: 'order-link-client', limit: 10, windowSeconds: hour, per: ['client'] },
  /** From everywhere together, so that nobody's mailbox is flooded. */
  { class: 'order-link-email', limit: 20, windowSeconds: hour, per: ['email'] },
] as const

/** The number without its sign, in lower case; undefined where it can be none. */
export const parseOrderNumber = (text: string): string | undefined => {
  const number = text.trim().replace(/^#/, '').trim().toLowerCase()
  return /^[\w-]{1,30}$/.test(number) ? number : undefined
}

/** Does the same for every number and e-mail: what differs is done by a job, after the response. */
export const createRequestOrderLink =
  ({ database, jobs, sendOrderLink, limiter, ids }: Needs) =>
  async ({ number, email, clientIp, market, language }: OrderLinkRequest): Promise<Requested> => {
    const of = { client: clientGroup(clientIp), email }
    for (const { per, ...limit } of limits) {
      const verdict = await limiter.consume({ ...limit, key: per.map((part) => of[part]).join(' ') })
      if (!verdict.allowed) return { ok: false, retryAfterSeconds: verdict.retryAfterSeconds }
    }
    const id = ids.next()
    const row = { id, email, number: parseOrderNumber(number) ?? '-', market: market.id, language }
    await database.inTransaction(async (tx) => {
      await tx.db.insert(orderLinks).values({ ...row, expiresAt: orderLinkExpiry(market.id) })
      await jobs.enqueue(tx, sendOrderLink, { id })
    })
    return { ok: true }
  }
