import { createHmac } from 'node:crypto'
import type { Database } from '@dvaput/database/open-database'
import { createRefusalMemory } from './refusal-memory.ts'

export type Consumption = { class: string; key: string; limit: number; windowSeconds: number; cost?: number }
export type Verdict = { allowed: boolean; remaining: number; retryAfterSeconds: number }
export type RateLimiter = { consume(consumption: Consumption): Promise<Verdict> }

/** The secret keeps whoever reads the table from trying out addresses. */
type Needs = { database: Database; secret: string; monotonicMs?: () => number }
type Row = { allowed: boolean; used: number; secondsLeft: number }

/** Counts and judges in one statement, so that processes cannot overshoot together; a refusal costs nothing. */
const consumeSql = `
  WITH counted AS (
    INSERT INTO backend.rate_limits AS limits (class, key_hash, used, window_ends_at)
    SELECT $1, $2, $3::int, app_now() + $5::int * interval '1 second' WHERE $3::int <= $4::int
    ON CONFLICT (class, key_hash) DO UPDATE SET
      used = CASE WHEN limits.window_ends_at <= app_now() THEN 0 ELSE limits.used END + excluded.used,
      window_ends_at = CASE WHEN limits.window_ends_at <= app_now() THEN excluded.window_ends_at ELSE limits.window_ends_at END
    WHERE limits.window_ends_at <= app_now() OR limits.used + excluded.used <= $4::int
    RETURNING used, window_ends_at
  ), judged AS (
    SELECT true AS allowed, used, window_ends_at FROM counted
    UNION ALL
    SELECT false, used, window_ends_at FROM backend.rate_limits
    WHERE class = $1 AND key_hash = $2 AND NOT EXISTS (SELECT FROM counted)
  )
  SELECT allowed, used, extract(epoch FROM window_ends_at - app_now())::float AS "secondsLeft" FROM judged`

export const createRateLimiter = ({ database, secret, monotonicMs = () => performance.now() }: Needs): RateLimiter => {
  const memory = createRefusalMemory(monotonicMs)

  const refused = (seconds: number, remaining = 0): Verdict => ({
    allowed: false,
    remaining,
    retryAfterSeconds: Math.max(1, Math.ceil(seconds)),
  })

  return {
    async consume({ class: limitClass, key, limit, windowSeconds, cost = 1 }) {
      const keyHash = createHmac('sha256', secret).update(key).digest('hex')
      const memoryKey = `${limitClass} ${limit} ${keyHash}`
      const rememberedSeconds = memory.secondsLeft(memoryKey)
      if (rememberedSeconds !== undefined) return refused(rememberedSeconds)

      const { rows } = await database.pool.query<Row>(consumeSql, [limitClass, keyHash, cost, limit, windowSeconds])
      const [row] = rows
      // No row: the cost alone is over the limit, or another process counted at this very moment.
      if (!row) return refused(windowSeconds)
      const remaining = Math.max(0, limit - row.used)
      if (remaining === 0) memory.remember(memoryKey, row.secondsLeft)
      return row.allowed ? { allowed: true, remaining, retryAfterSeconds: 0 } : refused(row.secondsLeft, remaining)
    },
  }
}
