export type SemaphoreLimits = {
  readonly concurrency: number
  readonly maxQueued: number
  /** How many of the queued ones may belong to one key. */
  readonly maxQueuedPerKey?: number
}

export type SemaphoreOutcome<Result> = { readonly ok: true; readonly result: Result } | { readonly ok: false }

export type Semaphore = ReturnType<typeof createSemaphore>

/**
 * Limits how much work runs at once; the rest waits in a bounded queue. Keys are served round-robin, so one client with
 * many requests does not delay the others.
 */
export const createSemaphore = ({ concurrency, maxQueued, maxQueuedPerKey = maxQueued }: SemaphoreLimits) => {
  const queues = new Map<string, (() => void)[]>()
  let running = 0
  let queued = 0

  const takeNext = () => {
    const [first] = queues
    if (!first) return undefined
    const [key, queue] = first
    const next = queue.shift()
    queues.delete(key)
    if (queue.length > 0) queues.set(key, queue)
    queued -= 1
    return next
  }

  const acquire = async (key: string) => {
    if (running < concurrency) {
      running += 1
      return
    }
    const queue = queues.get(key) ?? []
    queues.set(key, queue)
    queued += 1
    await new Promise<void>((resolve) => queue.push(resolve))
  }

  const release = () => {
    // The slot goes straight to the next in the queue: freeing it first would let a newcomer overtake.
    const next = takeNext()
    if (next) next()
    else running -= 1
  }

  /** Waits however long the queue is. */
  const run = async <Result>(work: () => Promise<Result>, key = ''): Promise<Result> => {
    await acquire(key)
    try {
      return await work()
    } finally {
      release()
    }
  }

  const isFull = (key = '') => {
    const ofKey = queues.get(key)?.length ?? 0
    return running >= concurrency && (queued >= maxQueued || ofKey >= maxQueuedPerKey)
  }

  return {
    isFull,
    run,
    /** Refuses at once when the queue is full. */
    async tryRun<Result>(work: () => Promise<Result>, key = ''): Promise<SemaphoreOutcome<Result>> {
      return isFull(key) ? { ok: false } : { ok: true, result: await run(work, key) }
    },
  }
}
