import { type Database, openDatabase } from '@dvaput/database/open-database'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { useTestDatabase } from '../../../../tests/support/databases/test-database.ts'
import { createTestJobs, type TestJobs } from '../../../../tests/support/orders/test-jobs.ts'
import { openDeadLetters } from './dead-letters.ts'
import type { JobDefinition } from './job.ts'

const testDatabase = useTestDatabase()
const patiently = { timeout: 15_000 }
const logged: unknown[] = []
const remember = (fields: object, message: string) => void logged.push({ ...fields, message })
const log = { info: remember, warn: remember, error: remember }

let database: Database
let jobs: TestJobs

beforeAll(() => {
  database = openDatabase({ url: testDatabase.url, applicationName: 'jobs test', log })
})
afterAll(() => database.close())

beforeEach(() => {
  logged.length = 0
  jobs = createTestJobs({ database, log })
})
afterEach(async () => {
  await jobs.stop()
  await database.pool.query("DELETE FROM pgboss.job WHERE name NOT LIKE '\\_\\_%'")
})

const payload = z.object({ word: z.string() })
type Payload = z.infer<typeof payload>

const enqueue = (job: JobDefinition<Payload>, word: string, options?: Parameters<TestJobs['enqueue']>[3]) =>
  database.inTransaction((tx) => jobs.enqueue(tx, job, { word }, options))

const defineRecorder = async (options: Partial<JobDefinition<Payload>> = {}) => {
  const words: string[] = []
  const run = async ({ word }: Payload) => void words.push(word)
  const job = jobs.define({ name: 'record', payload, run, ...options })
  await jobs.prepare()
  return { job, words }
}

describe('a job written in a transaction', () => {
  it('runs once the transaction is committed', async () => {
    const { job, words } = await defineRecorder()
    expect(await enqueue(job, 'hello')).toBe('queued')
    expect(await jobs.drain()).toBe(1)
    expect(words).toEqual(['hello'])
    expect(await jobs.drain()).toBe(0)
  })

  it('does not exist when the transaction is rolled back', async () => {
    const { job, words } = await defineRecorder()
    const failing = database.inTransaction(async (tx) => {
      await jobs.enqueue(tx, job, { word: 'never' })
      throw new Error('changed my mind')
    })
    await expect(failing).rejects.toThrow('changed my mind')
    await jobs.drain()
    expect(words).toEqual([])
  })

  it('is refused when its payload has the wrong shape', async () => {
    const { job } = await defineRecorder()
    const wrong = { word: 7 } as unknown as Payload
    await expect(database.inTransaction((tx) => jobs.enqueue(tx, job, wrong))).rejects.toThrow(z.ZodError)
  })

  it('waits for its time', async () => {
    const { job, words } = await defineRecorder()
    await enqueue(job, 'later', { startAfter: new Date(Date.now() + 3_600_000) })
    expect(await jobs.drain()).toBe(0)
    expect(await jobs.drain({ alsoLater: true })).toBe(1)
    expect(words).toEqual(['later'])
  })
})

describe('a key', () => {
  it('admits one job, also when many enqueue at once and after it is done', async () => {
    const { job, words } = await defineRecorder()
    const results = await Promise.all(Array.from({ length: 8 }, () => enqueue(job, 'one', { key: 'order-1' })))
    expect(results.toSorted()).toEqual([...Array(7).fill('duplicate'), 'queued'])
    await jobs.drain()
    expect(await enqueue(job, 'two', { key: 'order-1' })).toBe('duplicate')
    expect(await enqueue(job, 'three', { key: 'order-2' })).toBe('queued')
    await jobs.drain()
    expect(words).toEqual(['one', 'three'])
  })
})

describe('a failing job', () => {
  it('is retried later and later, then lies among the dead letters until somebody replays it', async () => {
    let mended = false
    const attempts: number[] = []
    const { job } = await defineRecorder({
      retryLimit: 2,
      run: async (_payload, { attempt }) => {
        attempts.push(attempt)
        if (!mended) throw new Error('out of order')
      },
    })
    await enqueue(job, 'x', { key: 'k' })

    expect(await jobs.drain()).toBe(1)
    const delays = await database.pool.query(
      "SELECT state::text, retry_backoff, start_after > now() AS later FROM pgboss.job WHERE name = 'record'",
    )
    expect(delays.rows).toEqual([{ state: 'retry', retry_backoff: true, later: true }])

    expect(await jobs.drain({ alsoLater: true })).toBe(2)
    expect(attempts).toEqual([1, 2, 3])
    const deadLetters = await openDeadLetters(database)
    const dead = await deadLetters.list()
    expect(dead).toMatchObject([{ job: 'record', key: 'k', attempts: 3, error: 'out of order' }])

    mended = true
    expect(await deadLetters.replay(dead[0]?.id ?? '')).toBe(true)
    expect(await deadLetters.list()).toEqual([])
    await jobs.drain()
    expect(attempts).toEqual([1, 2, 3, 1])
    expect(await deadLetters.replay(dead[0]?.id ?? '')).toBe(false)
    await deadLetters.close()
  })

  it('does not take its neighbours with it', async () => {
    const done: string[] = []
    const { job } = await defineRecorder({
      run: async ({ word }) => {
        if (word === 'bad') throw new Error('bad word')
        done.push(word)
      },
    })
    for (const word of ['a', 'bad', 'b']) await enqueue(job, word)
    await jobs.start()
    await expect.poll(() => done.toSorted(), patiently).toEqual(['a', 'b'])
    await jobs.stop()
    expect(await jobs.counts()).toMatchObject([{ job: 'record', state: 'retry', count: 1 }])
  })

  it('is logged without its payload and without the words of its error', async () => {
    const { job } = await defineRecorder({
      run: async ({ word }) => {
        throw new Error(`cannot write to ${word}`)
      },
    })
    await enqueue(job, 'amra@example.com')
    await jobs.drain()
    expect(logged).toContainEqual(expect.objectContaining({ message: 'job failed', job: 'record', attempt: 1 }))
    expect(JSON.stringify(logged)).not.toContain('amra')
  })
})

describe('workers', () => {
  it('work through a queue, and stop waits for the job in hand', async () => {
    const { promise: released, resolve: release } = Promise.withResolvers<void>()
    const done: string[] = []
    const { job } = await defineRecorder({
      run: async ({ word }) => {
        if (word === 'slow') await released
        done.push(word)
      },
    })
    const words = Array.from({ length: 40 }, (_, number) => `job ${number}`)
    for (const word of [...words, 'slow']) await enqueue(job, word)
    await jobs.start()
    await expect.poll(() => done.length, patiently).toBe(40)
    await expect.poll(jobs.counts, patiently).toMatchObject([{ job: 'record', state: 'active', count: 1 }])

    const stopped = jobs.stop()
    release()
    await stopped
    expect(done).toEqual([...words, 'slow'])
    expect(await jobs.counts()).toEqual([])
  })

  it('begin a job when it is committed, and wait for no look at the queue', async () => {
    // Nobody looks by himself for an hour: only a notice can begin it.
    const notified = createTestJobs({ database, log, noticesUrl: testDatabase.url, pollSeconds: 3_600 })
    const words: string[] = []
    const job = notified.define({ name: 'record', payload, run: async ({ word }) => void words.push(word) })
    await notified.start()
    try {
      await database.inTransaction((tx) => notified.enqueue(tx, job, { word: 'first' }))
      await expect.poll(() => words, patiently).toEqual(['first'])
      await database.inTransaction((tx) => notified.enqueue(tx, job, { word: 'second' }))
      await expect.poll(() => words, patiently).toEqual(['first', 'second'])
    } finally {
      await notified.stop()
    }
  })

  it('go on after the database has cut every connection', async () => {
    const { job, words } = await defineRecorder()
    await jobs.start()
    await database.pool
      .query('SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database()')
      .catch(() => undefined)
    await expect.poll(() => enqueue(job, 'after the break').catch(() => 'not yet'), patiently).toBe('queued')
    await expect.poll(() => words, patiently).toEqual(['after the break'])
  })

  it('of two processes share the queue, each job done once', async () => {
    const { job, words } = await defineRecorder()
    const others = createTestJobs({ database, log })
    others.define({ ...job, run: job.run })
    await Promise.all([jobs.start(), others.start()])
    const all = Array.from({ length: 20 }, (_, number) => `${number}`)
    await Promise.all(all.map((word) => enqueue(job, word)))
    await expect.poll(() => words.length, patiently).toBe(20)
    await others.stop()
    expect(words.toSorted()).toEqual(all.toSorted())
  })
})

it('the job queue makes its tables once when several processes start on a new database', async () => {
  const fresh = () => Array.from({ length: 4 }, () => createTestJobs({ database, log }))
  for (let round = 0; round < 3; round += 1) {
    await database.pool.query('DROP SCHEMA IF EXISTS pgboss CASCADE')
    const processes = fresh()
    const starts = await Promise.allSettled(processes.map((each) => each.prepare()))
    await Promise.all(processes.map((each) => each.stop()))
    expect(starts.map(({ status }) => status)).toEqual(Array(4).fill('fulfilled'))
  }
})

it('the queue of a job is changed when its definition has changed', async () => {
  await defineRecorder({ retryLimit: 3 })
  const next = createTestJobs({ database, log })
  const job = next.define({ name: 'record', retryLimit: 5, payload, run: async () => undefined })
  await next.prepare()
  await database.inTransaction((tx) => next.enqueue(tx, job, { word: 'x' }))
  await next.stop()
  const { rows } = await database.pool.query("SELECT retry_limit FROM pgboss.job WHERE name = 'record'")
  expect(rows).toEqual([{ retry_limit: 5 }])
})

describe('a renamed job', () => {
  it('runs what waits under its former name, also what is replayed, and leaves no queue behind', async () => {
    const { job } = await defineRecorder({
      name: 'before',
      retryLimit: 0,
      run: async () => {
        throw new Error('out of order')
      },
    })
    await enqueue(job, 'dead')
    await jobs.drain()
    await enqueue(job, 'waiting')

    const next = createTestJobs({ database, log })
    const words: string[] = []
    next.define({
      name: 'after',
      formerNames: ['long before', 'before'],
      payload,
      run: async ({ word }) => void words.push(word),
    })
    await next.prepare()
    try {
      const deadLetters = await openDeadLetters(database)
      const [dead] = await deadLetters.list()
      expect(await deadLetters.replay(dead?.id ?? '')).toBe(true)
      await deadLetters.close()
      await next.drain()
      expect(words.toSorted()).toEqual(['dead', 'waiting'])
      expect((await database.pool.query("SELECT FROM pgboss.queue WHERE name = 'before'")).rowCount).toBe(0)
    } finally {
      await next.stop()
    }
  })
})

describe('a recurring job', () => {
  const schedules = async () => (await database.pool.query('SELECT name, cron FROM pgboss.schedule')).rows

  it('is scheduled at start, at another time once its definition says so, and no longer once that is gone', async () => {
    await defineRecorder({ name: 'sweep', cron: '*/5 * * * *' })
    await jobs.start()
    expect(await schedules()).toEqual([{ name: 'sweep', cron: '*/5 * * * *' }])

    const changed = createTestJobs({ database, log })
    changed.define({ name: 'sweep', cron: '*/7 * * * *', payload, run: async () => undefined })
    await changed.start()
    expect(await schedules()).toEqual([{ name: 'sweep', cron: '*/7 * * * *' }])
    await changed.stop()

    const next = createTestJobs({ database, log })
    await next.start()
    expect(await schedules()).toEqual([])
    await next.stop()
  })
})

it('the job queue refuses a second definition of one name, and any after the queues were made', async () => {
  await defineRecorder()
  const run = async () => undefined
  expect(() => jobs.define({ name: 'late', payload, run })).toThrow('late')
  const fresh = createTestJobs({ database, log })
  fresh.define({ name: 'twice', payload, run })
  expect(() => fresh.define({ name: 'twice', payload, run })).toThrow('twice')
})
