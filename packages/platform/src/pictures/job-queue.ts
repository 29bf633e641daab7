type Limits = { readonly atOnce: number; readonly waiting: number }

/** Runs a few pieces of work at once and lets some wait; undefined for one too many, which is better told than kept. */
export const createJobQueue = ({ atOnce, waiting }: Limits) => {
  let running = 0
  const queue: (() => void)[] = []
  return async <Result>(work: () => Promise<Result>): Promise<Result | undefined> => {
    if (running >= atOnce) {
      if (queue.length >= waiting) return undefined
      await new Promise<void>((resolve) => queue.push(resolve))
    } else running += 1
    try {
      return await work()
    } finally {
      // The place goes straight to the next one; only the last gives it back.
      const next = queue.shift()
      if (next) next()
      else running -= 1
    }
  }
}
