export type SemaphoreLimits = {
  readonly concurrency: number
  readonly maxQueued: number
  /** How many of the queued ones may belong to one key: a function where that changes with time. */
  readonly maxQueuedPerKey?: number | (() => number)
  /** How many of the running ones may belong to one key, alike. */
  readonly concurrencyPerKey?: number | (() => number)
}

const reading = (limit: number | (() => number)) => (typeof limit === 'number' ? () => limit : limit)

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
  const [mostQueued, mostRunning] = [reading(maxQueuedPerKey), reading(concurrencyPerKey)]
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

  const hasSlot = (key: string) => running < concurrency && (runningOf.get(key) ?? 0) < mostRunning()

  const startOne = (): boolean => {
    for (const [key, queue] of queues) {
      if (!hasSlot(key)) continue
      const next = queue.shift()
      queues.delete(key)
      if (queue.length > 0) queues.set(key, queue)
      queued -= 1
      count(key, 1)
      next?.()
      return true
    }
    return false
  }

  /** As many as may: more of one key may begin now than when it was put in the queue. */
  const startWaiting = () => {
    while (running < concurrency && startOne());
  }

  const acquire = async (key: string) => {
    const queue = queues.get(key) ?? []
    queues.set(key, queue)
    queued += 1
    const started = new Promise<void>((resolve) => queue.push(resolve))
    startWaiting()
    await started
  }

  const release = (key: string) => {
    count(key, -1)
    // At once, so that no newcomer overtakes the queue.
    startWaiting()
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

  const isFull = (key = '') => !hasSlot(key) && (queued >= maxQueued || queuedOf(key) >= mostQueued())

  /** How many rounds of what runs at once end before somebody who comes now begins; none where they begin at once. */
  const roundsBefore = (key = '') => {
    if (hasSlot(key)) return 0
    const turns = queuedOf(key) + 1
    let before = turns
    for (const [other, queue] of queues) if (other !== key) before += Math.min(queue.length, turns)
    return Math.max(before / concurrency, turns / mostRunning())
  }

  return {
    isFull,
    roundsBefore,
    /** Of each key at most so many are counted. */
    running: (mostPerKey = concurrency) =>
      [...runningOf.values()].reduce((sum, ofKey) => sum + Math.min(ofKey, mostPerKey), 0),
    run,
    /** Refuses at once when the queue is full. */
    async tryRun<Result>(work: () => Promise<Result>, key = ''): Promise<SemaphoreOutcome<Result>> {
      return isFull(key) ? { ok: false } : { ok: true, result: await run(work, key) }
    },
  }
}
