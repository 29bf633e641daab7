/** Past this many keys the oldest are forgotten: they only cost a query again. */
const maxKeys = 10_000

/** Remembers who has used up a limit, so that a flood costs no query. */
export const createRefusalMemory = (monotonicMs: () => number) => {
  const spentUntil = new Map<string, number>()

  return {
    remember(key: string, seconds: number) {
      spentUntil.delete(key)
      spentUntil.set(key, monotonicMs() + seconds * 1000)
      for (const oldest of spentUntil.keys()) {
        if (spentUntil.size <= maxKeys) break
        spentUntil.delete(oldest)
      }
    },

    /** Seconds until the key may try again, undefined when nothing speaks against it. */
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
