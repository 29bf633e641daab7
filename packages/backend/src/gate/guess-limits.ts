import { clientGroup } from '@dvaput/domain/net/client-group'
import type { RateLimiter } from '../rate-limits/rate-limiter.ts'

const minute = 60

const limits = {
  bySession: { class: 'gate-session', limit: 5, windowSeconds: 15 * minute },
  byClient: { class: 'gate-client', limit: 10, windowSeconds: 60 * minute },
} as const

type Guesser = { readonly session: string; readonly isKnown: boolean; readonly ip: string }

/**
 * Seconds to wait, or 0 where the guess is allowed. A session that we know is counted first, so that its refused
 * guesses cost its neighbours nothing; of anybody else the IP comes first, so that a flood stores no new sessions.
 */
export const createGuessLimits =
  (limiter: RateLimiter) =>
  async ({ session, isKnown, ip }: Guesser): Promise<number> => {
    const counted = [
      { ...limits.bySession, key: session },
      { ...limits.byClient, key: clientGroup(ip) },
    ]
    for (const consumption of isKnown ? counted : counted.reverse()) {
      const { allowed, retryAfterSeconds } = await limiter.consume(consumption)
      if (!allowed) return retryAfterSeconds
    }
    return 0
  }
