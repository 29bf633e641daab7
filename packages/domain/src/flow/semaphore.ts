export type SemaphoreLimits = {
  readonly concurrency: number
  readonly maxQueued: number
  /** How many of the queued ones may belong to one key. */
  readonly maxQueuedPerKey?: number
  /** How many of the running ones may belong to one key. */
  readonly concurrencyPerKey?: number
}

export type SemaphoreOutcome<Result> = { readonly ok: true; readonly result: Result } | { readonly ok: false }

export type Semaphore = ReturnType<typeof createSemaphore>

/**
 * Limits how much work runs at once; the rest waits in a bounded queue. Keys are served round-robin, so one client with
 * many requests does not delay the others.
 */
export const createSemaphore = ({
  concurrency,
  maxQueued,
  maxQueuedPerKey = maxQueued,
  concurrencyPerKey = concurrency,
}: SemaphoreLimits) => {
  const queues = new Map<string, (() => void)[]>()
  const runningOf = new Map<string, number>()
  let running = 0
  let queued = 0

  const count = (key: string, by: 1 | -1) => {
    running += by
    const ofKey = (runningOf.get(key) ?? 0) + by
    if (ofKey === 0) runningOf.delete(key)
    else runningOf.set(key, ofKey)
  }

  const hasSlot = (key: string) => running < concurrency && (runningOf.get(key) ?? 0) < concurrencyPerKey

  const startNext = () => {
    for (const [key, queue] of queues) {
      if (!hasSlot(key)) continue
      const next = queue.shift()
      queues.delete(key)
      if (queue.length > 0) queues.set(key, queue)
      queued -= 1
      count(key, 1)
      return next?.()
    }
  }

  const acquire = async (key: string) => {
    if (hasSlot(key)) {
      count(key, 1)
      return
    }
    const queue = queues.get(key) ?? []
    queues.set(key, queue)
    queued += 1
    await new Promise<void>((resolve) => queue.push(resolve))
  }

  const release = (key: string) => {
    count(key, -1)
    // At once, so that no newcomer overtakes the queue.
    startNext()
  }

  /** Waits however long the queue is. */
  const run = async <Result>(work: () => Promise<Result>, key = ''): Promise<Result> => {
    await acquire(key)
    try {
      return await work()
    } finally {
      release(key)
    }
  }

  const queuedOf = (key: string) => queues.get(key)?.length ?? 0

  const isFull = (key = '') => !hasSlot(key) && (queued >= maxQueued || queuedOf(key) >= maxQueuedPerKey)

  /** How many rounds of what runs at once end before somebody who comes now begins; none where they begin at once. */
  const roundsBefore = (key = '') => {
    if (hasSlot(key)) return 0
    const turns = queuedOf(key) + 1
    let before = turns
    for (const [other, queue] of queues) if (other !== key) before += Math.min(queue.length, turns)
    return Math.max(before / concurrency, turns / concurrencyPerKey)
  }

  return {
    isFull,
    roundsBefore,
    running: () => running,
    run,
    /** Refuses at once when the queue is full. */
    async tryRun<Result>(work: () => Promise<Result>, key = ''): Promise<SemaphoreOutcome<Result>> {
      return isFull(key) ? { ok: false } : { ok: true, result: await run(work, key) }
    },
  }
}
