type Limits = { readonly running: number; readonly waiting: number }

type Outcome<Result> = { readonly ok: true; readonly result: Result } | { readonly ok: false }

/** Lets so many works run at once and so many wait their turn; the next one is turned away at once. */
export const createHashQueue = ({ running, waiting }: Limits) => {
  const queue: (() => void)[] = []
  let active = 0

  return async <Result>(work: () => Promise<Result>): Promise<Outcome<Result>> => {
    if (active >= running) {
      if (queue.length >= waiting) return { ok: false }
      await new Promise<void>((resolve) => queue.push(resolve))
    } else active += 1
    try {
      return { ok: true, result: await work() }
    } finally {
      const next = queue.shift()
      // The place is handed on, not freed: nobody can slip in between.
      if (next) next()
      else active -= 1
    }
  }
}
