import { createBoundedCache } from '@dvaput/domain/flow/bounded-cache'

/** A key that is evicted only costs a query again. */
const maxKeys = 10_000

/** Remembers who has used up a limit, so that a flood costs no query. */
export const createRefusalMemory = (monotonicMs: () => number) => {
  const spentUntil = createBoundedCache<number>({ maxSize: maxKeys })

  return {
    remember(key: string, seconds: number) {
      spentUntil.set(key, monotonicMs() + seconds * 1000)
    },

    /** Seconds until the key may try again, undefined when it may now. */
    secondsLeft(key: string): number | undefined {
      const until = spentUntil.get(key)
      if (until === undefined) return undefined
      const left = (until - monotonicMs()) / 1000
      if (left > 0) return left
      spentUntil.delete(key)
      return undefined
    },
  }
}
