import { describe, expect, it } from 'vitest'
import { createSemaphore } from './semaphore.ts'

const tick = async () => {
  for (let count = 0; count < 10; count += 1) await Promise.resolve()
}

const controlled = (semaphore: ReturnType<typeof createSemaphore>) => {
  const started: number[] = []
  const finishers = new Map<number, () => void>()
  const work = (id: number) => async () => {
    started.push(id)
    await new Promise<void>((resolve) => finishers.set(id, resolve))
    return id
  }
  return {
    started,
    run: (id: number) => semaphore.run(work(id)),
    tryRun: (id: number) => semaphore.tryRun(work(id)),
    finish: (id: number) => finishers.get(id)?.(),
  }
}

const keyed = (semaphore: ReturnType<typeof createSemaphore>) => {
  const started: string[] = []
  const finishers: (() => void)[] = []
  const tryRun = (name: string, key: string) =>
    semaphore.tryRun(async () => {
      started.push(name)
      await new Promise<void>((resolve) => finishers.push(resolve))
    }, key)
  return { started, finishers, tryRun }
}

describe('a semaphore', () => {
  it('runs the given number at once, queues the next in order, and refuses when the queue is full', async () => {
    const { started, tryRun, finish } = controlled(createSemaphore({ concurrency: 2, maxQueued: 2 }))
    const outcomes = [1, 2, 3, 4, 5].map(tryRun)
    await tick()
    expect(started).toEqual([1, 2])
    expect(await outcomes[4]).toEqual({ ok: false })

    finish(2)
    await tick()
    expect(started).toEqual([1, 2, 3])
    expect(await outcomes[1]).toEqual({ ok: true, result: 2 })
    finish(1)
    await tick()
    expect(started).toEqual([1, 2, 3, 4])
    finish(3)
    finish(4)
    await Promise.all(outcomes)
  })

  it('says when it is full, and queues all the same what must not be refused', async () => {
    const semaphore = createSemaphore({ concurrency: 1, maxQueued: 1 })
    const { started, run, finish } = controlled(semaphore)
    expect(semaphore.isFull()).toBe(false)
    const results = [run(1), run(2)]
    expect(semaphore.isFull()).toBe(true)
    results.push(run(3))
    for (const id of [1, 2, 3]) {
      await tick()
      finish(id)
    }
    expect(await Promise.all(results)).toEqual([1, 2, 3])
    expect(started).toEqual([1, 2, 3])
    expect(semaphore.isFull()).toBe(false)
  })

  it('says how many rounds end before somebody begins, whose turn is not after all that others have queued', async () => {
    const semaphore = createSemaphore({ concurrency: 4, concurrencyPerKey: 2, maxQueued: 20 })
    const finishers: (() => void)[] = []
    const hold = (key: string) => semaphore.run(() => new Promise<void>((resolve) => finishers.push(resolve)), key)
    const held = ['a', 'a', 'a', 'a', 'a', 'a'].map(hold)
    expect([semaphore.roundsBefore('a'), semaphore.roundsBefore('b')]).toEqual([2.5, 0])
    held.push(...['b', 'b'].map(hold))
    expect(semaphore.roundsBefore('c'), 'one of a, and its own').toBe(2 / 4)
    held.push(...['c', 'c', 'd'].map(hold))
    expect(semaphore.roundsBefore('c'), 'three of a, one of d, and its own three').toBe(7 / 4)
    expect(semaphore.roundsBefore('e'), 'one of each, and its own').toBe(4 / 4)
    await tick()
    while (finishers.length > 0) {
      for (const finish of finishers.splice(0)) finish()
      await tick()
    }
    await Promise.all(held)
    expect(semaphore.running()).toBe(0)
  })

  it('gives the slot on when work fails', async () => {
    const semaphore = createSemaphore({ concurrency: 1, maxQueued: 1 })
    const failing = semaphore.run(async () => {
      await tick()
      throw new Error('no')
    })
    const next = semaphore.tryRun(async () => 'next')
    await expect(failing).rejects.toThrow('no')
    expect(await next).toEqual({ ok: true, result: 'next' })
    expect(await semaphore.tryRun(async () => 'free again')).toEqual({ ok: true, result: 'free again' })
  })

  it('serves keys round-robin, and lets none of them fill the queue', async () => {
    const semaphore = createSemaphore({ concurrency: 1, maxQueued: 5, maxQueuedPerKey: 3 })
    const done: string[] = []
    const request = async (key: string, name: string) => {
      const outcome = await semaphore.tryRun(async () => {
        done.push(name)
        return name
      }, key)
      return outcome.ok ? outcome.result : undefined
    }
    const greedy = ['a1', 'a2', 'a3', 'a4', 'a5'].map((name) => request('a', name))
    const others = [request('b', 'b1'), request('c', 'c1'), request('d', 'd1')]
    expect(await Promise.all(greedy)).toEqual(['a1', 'a2', 'a3', 'a4', undefined])
    expect(await Promise.all(others)).toEqual(['b1', 'c1', undefined])
    expect(done).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'a4'])
  })

  it('runs no more of one key at once than it may have, while others go on', async () => {
    const semaphore = createSemaphore({ concurrency: 3, maxQueued: 10, maxQueuedPerKey: 1, concurrencyPerKey: 2 })
    const { started, finishers, tryRun } = keyed(semaphore)
    const outcomes = [tryRun('a1', 'a'), tryRun('a2', 'a'), tryRun('a3', 'a'), tryRun('a4', 'a')]
    await tick()
    expect(started).toEqual(['a1', 'a2'])
    expect(await outcomes[3]).toEqual({ ok: false })
    expect([semaphore.isFull('a'), semaphore.isFull('b')]).toEqual([true, false])

    outcomes.push(tryRun('b1', 'b'))
    await tick()
    expect(started).toEqual(['a1', 'a2', 'b1'])
    finishers[2]?.()
    await tick()
    // The slot of b is free, but a has its share.
    expect(started).toEqual(['a1', 'a2', 'b1'])
    finishers[0]?.()
    await tick()
    expect(started).toEqual(['a1', 'a2', 'b1', 'a3'])
    for (const finish of finishers) finish()
    await Promise.all(outcomes)
  })

  it('lets a key have more while there is room, and what waits begins as soon as it may', async () => {
    let perKey = 1
    const semaphore = createSemaphore({
      concurrency: 3,
      maxQueued: 10,
      maxQueuedPerKey: () => perKey,
      concurrencyPerKey: () => perKey,
    })
    const { started, finishers, tryRun } = keyed(semaphore)
    const outcomes = [tryRun('a1', 'a'), tryRun('a2', 'a')]
    await tick()
    expect(started).toEqual(['a1'])
    expect([semaphore.isFull('a'), semaphore.roundsBefore('a')]).toEqual([true, 2])
    perKey = 3
    expect(semaphore.isFull('a')).toBe(false)
    outcomes.push(tryRun('a3', 'a'))
    await tick()
    expect(started).toEqual(['a1', 'a2', 'a3'])
    expect([semaphore.running(), semaphore.running(2)]).toEqual([3, 2])
    perKey = 1
    outcomes.push(tryRun('a4', 'a'), tryRun('b1', 'b'))
    finishers[0]?.()
    await tick()
    expect(started, 'a has more than its share').toEqual(['a1', 'a2', 'a3', 'b1'])
    for (const finish of finishers) finish()
    await tick()
    for (const finish of finishers) finish()
    await Promise.all(outcomes)
  })
})
