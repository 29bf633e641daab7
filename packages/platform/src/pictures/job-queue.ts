type Limits = {
  readonly atOnce: number
  readonly waiting: number
  /** Of the waiting ones, for one client. */
  readonly waitingOfOne: number
}

/**
 * Runs a few pieces of work at once and lets some wait; undefined for one too many, which is better told than kept.
 * Clients take turns: whoever asks for many waits for them, and the others do not.
 */
export const createJobQueue = ({ atOnce, waiting, waitingOfOne }: Limits) => {
  let running = 0
  let queued = 0
  const lines = new Map<string, (() => void)[]>()

  const takeNext = () => {
    const [first] = lines
    if (!first) return undefined
    const [client, line] = first
    const next = line.shift()
    lines.delete(client)
    if (line.length > 0) lines.set(client, line)
    queued -= 1
    return next
  }

  return async <Result>(work: () => Promise<Result>, client = ''): Promise<Result | undefined> => {
    if (running >= atOnce) {
      const line = lines.get(client) ?? []
      if (queued >= waiting || line.length >= waitingOfOne) return undefined
      queued += 1
      lines.set(client, line)
      await new Promise<void>((resolve) => line.push(resolve))
    } else running += 1
    try {
      return await work()
    } finally {
      // The place goes straight to the next one; only the last gives it back.
      const next = takeNext()
      if (next) next()
      else running -= 1
    }
  }
}
