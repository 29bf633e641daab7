import type { JobCount } from '@dvaput/backend/jobs/counts'
import { deadLetterQueue } from '@dvaput/backend/jobs/job'
import { describe, expect, it } from 'vitest'
import { createReadiness } from './readiness.ts'

const waiting: JobCount = { job: 'send-mail', state: 'created', count: 3, oldestDueSeconds: 2 }
const isReady = (...counts: JobCount[]) => createReadiness(async () => counts).isReady()

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
    expect(await createReadiness(() => Promise.reject(new Error('gone'))).isReady()).toBe(false)
  })

  it('and not any more once it is stopping', async () => {
    const readiness = createReadiness(async () => [])
    readiness.stop()
    expect(await readiness.isReady()).toBe(false)
  })
})
