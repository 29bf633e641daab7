import { describe, expect, it } from 'vitest'
import { createRenderLimits, RenderRefused } from './render-limits.ts'

const turn = () => new Promise(setImmediate)

const open = (rendersPerVisitor = 60) => {
  let now = 0
  let hasRoom = false
  const limits = createRenderLimits({ rendersPerVisitor, hasRoom: () => hasRoom, monotonicMs: () => now })
  const finishers: (() => void)[] = []
  let started = 0
  const slow = () => {
    started += 1
    return new Promise<void>((resolve) => finishers.push(resolve))
  }
  return {
    ...limits,
    slow,
    started: () => started,
    setRoom: (is: boolean) => {
      hasRoom = is
    },
    advance: (seconds: number) => {
      now += seconds * 1_000
    },
    async finishAll() {
      while (finishers.length > 0) {
        for (const finish of finishers.splice(0)) finish()
        await turn()
      }
    },
  }
}

const quick = async () => 'page'

describe('pages that no cache can answer, while there is room', () => {
  it('are refused to nobody for how many they asked for, and take nothing of the share for when the room is gone', async () => {
    const { run, setRoom, refusalOf } = open(60)
    setRoom(true)
    for (let count = 0; count < 200; count += 1) expect(await run('a', 'shared', quick)).toBe('page')
    setRoom(false)
    for (let count = 0; count < 8; count += 1) expect(await run('a', 'shared', quick)).toBe('page')
    expect(refusalOf('a', 'shared')).toBe(1)
    expect(refusalOf('b', 'shared')).toBeUndefined()
    expect(refusalOf('a', 'checkout'), 'each lane is counted apart').toBeUndefined()
    setRoom(true)
    expect(refusalOf('a', 'shared')).toBeUndefined()
  })

  it('are rendered for one visitor at most six at once, so that others begin at once', async () => {
    const { run, slow, started, setRoom, finishAll, refusalOf, isBusy } = open(180)
    setRoom(true)
    const many = Array.from({ length: 6 + 32 }, () => run('town', 'shared', slow))
    await turn()
    expect(started()).toBe(6)
    expect(isBusy(), 'one visitor alone makes nothing busy').toBe(false)
    expect(refusalOf('town', 'shared')).toBe(2)
    expect(await run('other', 'shared', quick)).toBe('page')
    await finishAll()
    await Promise.all(many)
    expect(started()).toBe(6 + 32)
  })

  it('go on with the share alone when the room goes while some are being rendered', async () => {
    const { run, slow, started, setRoom, finishAll, refusalOf } = open(180)
    setRoom(true)
    const many = Array.from({ length: 12 }, () => run('town', 'shared', slow))
    await turn()
    expect(started()).toBe(6)
    setRoom(false)
    expect(refusalOf('town', 'shared')).toBeUndefined()
    expect(await run('other', 'shared', quick)).toBe('page')
    expect(started(), 'six of the town are still under way, and two are its share').toBe(6)
    await finishAll()
    await Promise.all(many)
    expect(started()).toBe(12)
  })
})

describe('pages that no cache can answer, where there is no room', () => {
  it('are rendered for one visitor as often as the setting says, and not for others at their cost', async () => {
    const { run, advance, refusalOf } = open(60)
    for (let count = 0; count < 8; count += 1) expect(await run('a', 'shared', quick)).toBe('page')
    expect(refusalOf('a', 'shared')).toBe(1)
    await expect(run('a', 'shared', quick)).rejects.toMatchObject({ name: 'RenderRefused', retryAfterSeconds: 1 })
    expect(await run('b', 'shared', quick)).toBe('page')
    expect(await run('a', 'personal', quick)).toBe('page')
    advance(1)
    expect(await run('a', 'shared', quick)).toBe('page')
    await expect(run('a', 'shared', quick)).rejects.toBeInstanceOf(RenderRefused)
  })

  it('are rendered a few at once for one visitor, then queued, then refused', async () => {
    const { run, slow, started, finishAll, refusalOf } = open(60)
    const first = Array.from({ length: 4 }, () => run('a', 'shared', slow))
    await turn()
    expect(started()).toBe(1)
    expect(refusalOf('a', 'shared')).toBe(2)
    await expect(run('a', 'shared', slow)).rejects.toBeInstanceOf(RenderRefused)
    const other = run('b', 'shared', slow)
    await turn()
    expect(started()).toBe(2)
    await finishAll()
    await Promise.all([...first, other])
    expect(started()).toBe(5)
    expect(refusalOf('a', 'shared')).toBeUndefined()
  })

  it('leave room for the pages of people however many visitors rush', async () => {
    const { run, slow, finishAll, started } = open(180)
    const rush = Array.from({ length: 200 }, (_, number) => run(`visitor ${number}`, 'shared', slow).catch(() => null))
    await turn()
    expect(started()).toBe(8)
    expect(await run('buyer', 'personal', quick)).toBe('page')
    await finishAll()
    await Promise.all(rush)
    expect(started()).toBe(8 + 64)
  })

  it('are refused at once where the queue moves too slowly, however short it is', async () => {
    const { run, slow, advance, finishAll, refusalOf } = open(180)
    const renderFor = async (seconds: number) => {
      const rendering = run('first', 'shared', slow)
      await turn()
      advance(seconds)
      await finishAll()
      await rendering
    }
    for (let count = 0; count < 40; count += 1) await renderFor(10)
    const rush = Array.from({ length: 11 }, (_, number) => run(`visitor ${number}`, 'shared', slow))
    expect(refusalOf('one who would wait for five seconds', 'shared')).toBeUndefined()
    rush.push(run('visitor 12', 'shared', slow))
    expect(refusalOf('one more', 'shared')).toBe(7)
    expect(refusalOf('one more', 'personal')).toBeUndefined()
    await turn()
    await finishAll()
    await Promise.all(rush)
    expect(refusalOf('one more', 'shared')).toBeUndefined()
  })

  it('are not refused to others where one visitor’s are slow', async () => {
    const { run, slow, advance, finishAll, refusalOf } = open(180)
    const rush = (of: string, count: number) => Array.from({ length: count }, () => run(of, 'shared', slow))
    for (let round = 0; round < 20; round += 1) {
      const rendering = rush('slow one', 2)
      await turn()
      advance(60)
      await finishAll()
      await Promise.all(rendering)
    }
    const first = rush('slow one', 2)
    expect(refusalOf('slow one', 'shared')).toBeGreaterThan(20)
    expect(refusalOf('other', 'shared')).toBeUndefined()
    await turn()
    await finishAll()
    await Promise.all(first)
  })

  it('make the shop busy only when they are for several visitors', async () => {
    const { run, slow, finishAll, refresh, isBusy } = open(180)
    const ofOne = [...Array.from({ length: 8 }, () => run('one', 'shared', slow)), refresh('one', slow)]
    await turn()
    expect(isBusy()).toBe(false)
    const ofOther = run('other', 'shared', slow)
    await turn()
    expect(isBusy()).toBe(true)
    await finishAll()
    await Promise.all([...ofOne, ofOther])
  })

  it('are rendered anew while others queue', async () => {
    const { run, slow, refresh, finishAll } = open(180)
    const rush = Array.from({ length: 40 }, (_, number) => run(`visitor ${number}`, 'shared', slow))
    expect(await refresh('a', quick)).toBe('page')
    await turn()
    await finishAll()
    await Promise.all(rush)
  })

  it('are rendered anew at nobody’s cost when they are cached and stale', async () => {
    const { run, refresh } = open(6)
    expect(await run('a', 'shared', quick)).toBe('page')
    await expect(run('a', 'shared', quick)).rejects.toBeInstanceOf(RenderRefused)
    expect(await refresh('a', quick)).toBe('page')
  })
})

it('the limit of rendered pages follows as many links with unknown parameters as anybody has, and no more', () => {
  let now = 0
  const limits = createRenderLimits({ rendersPerVisitor: 180, hasRoom: () => true, monotonicMs: () => now })
  const follow = (visitor: string) => limits.refusalOfUnknown(visitor)
  expect(Array.from({ length: 200 }, () => follow('one')).every((refusal) => refusal === undefined)).toBe(true)
  expect([follow('one'), follow('other')]).toEqual([1, undefined])
  now = 1_000
  expect(Array.from({ length: 101 }, () => follow('one')).filter((refusal) => refusal !== undefined)).toEqual([1])
})
