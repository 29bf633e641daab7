import { describe, expect, it } from 'vitest'
import { createHashQueue } from './hash-queue.ts'

const tick = () => new Promise((resolve) => setImmediate(resolve))

const controlled = (queue: ReturnType<typeof createHashQueue>) => {
  const started: number[] = []
  const finishers = new Map<number, () => void>()
  const start = (id: number) =>
    queue(async () => {
      started.push(id)
      await new Promise<void>((resolve) => finishers.set(id, resolve))
      return id
    })
  return { started, start, finish: (id: number) => finishers.get(id)?.() }
}

describe('the queue of hashes', () => {
  it('runs so many at once, keeps so many waiting in order, and turns the next away', async () => {
    const { started, start, finish } = controlled(createHashQueue({ running: 2, waiting: 2 }))
    const outcomes = [1, 2, 3, 4, 5].map(start)
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

  it('gives the place on when a work fails', async () => {
    const queue = createHashQueue({ running: 1, waiting: 1 })
    const failing = queue(async () => {
      await tick()
      throw new Error('no')
    })
    const next = queue(async () => 'next')
    await expect(failing).rejects.toThrow('no')
    expect(await next).toEqual({ ok: true, result: 'next' })
    expect(await queue(async () => 'free again')).toEqual({ ok: true, result: 'free again' })
  })
})
