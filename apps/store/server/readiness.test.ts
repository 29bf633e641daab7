import type { JobCount } from '@dvaput/backend/jobs/counts'
import { deadLetterQueue } from '@dvaput/backend/jobs/job'
import { describe, expect, it } from 'vitest'
import { createReadiness } from './readiness.ts'

const waiting: JobCount = { job: 'send-mail', state: 'created', count: 3, oldestDueSeconds: 2 }
const open = (counts: readonly JobCount[], checkDisk = async () => {}) =>
  createReadiness({ countJobs: async () => counts, checkDisk })
const isReady = async (...counts: JobCount[]) => (await open(counts).whyNotReady()) === undefined
const diskFull = Object.assign(new Error('could not extend file'), { code: '53100' })

describe('a server is ready', () => {
  it('when the database answers and no job is far behind', async () => {
    expect(await isReady()).toBe(true)
    expect(await isReady(waiting, { ...waiting, oldestDueSeconds: 299 })).toBe(true)
  })

  it.each(['created', 'retry'] as const)('but not when a job in %s has waited for five minutes', async (state) => {
    expect(await isReady(waiting, { ...waiting, state, oldestDueSeconds: 300 })).toBe(false)
  })

  it.each(['failed', 'cancelled', 'active'] as const)('whatever has %s long ago', async (state) => {
    expect(await isReady({ ...waiting, state, oldestDueSeconds: 1_000_000 })).toBe(true)
  })

  it('however long a dead letter waits for a person', async () => {
    expect(await isReady({ ...waiting, job: deadLetterQueue, oldestDueSeconds: 1_000_000 })).toBe(true)
  })

  it('but not when the database is unavailable', async () => {
    const countJobs = () => Promise.reject(new Error('gone'))
    expect(await createReadiness({ countJobs, checkDisk: async () => {} }).whyNotReady()).toBe('database unavailable')
  })

  it('but not when the database says nothing at all', async () => {
    const readiness = createReadiness({
      countJobs: async () => [],
      checkDisk: () => new Promise(() => {}),
      withinMs: 20,
    })
    expect(await readiness.whyNotReady()).toBe('database unavailable')
  })

  it('but not when its disk is full, though the database can still be read', async () => {
    const readiness = open([], () => Promise.reject(diskFull))
    expect(await readiness.whyNotReady()).toBe('the database cannot write: its disk is full')
  })

  it('and again once there is room, which is looked for every five seconds', async () => {
    let milliseconds = 0
    let tries = 0
    const checkDisk = async () => {
      tries += 1
      if (tries === 1) throw diskFull
    }
    const readiness = createReadiness({ countJobs: async () => [], checkDisk, monotonicMs: () => milliseconds })
    const askAt = (at: number) => {
      milliseconds = at
      return readiness.whyNotReady()
    }
    expect(await askAt(0)).toContain('disk is full')
    expect(await askAt(4_999)).toContain('disk is full')
    expect(await askAt(5_000)).toBeUndefined()
    expect(tries).toBe(2)
  })

  it('and not any more once it is stopping', async () => {
    const readiness = open([])
    readiness.stop()
    expect(await readiness.whyNotReady()).toBe('stopping')
  })
})
