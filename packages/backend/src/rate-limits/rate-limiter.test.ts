import { type Database, openDatabase } from '@dvaput/database/open-database'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { purgeBackend } from '../../../../tests/support/databases/purges.ts'
import { useTestDatabase } from '../../../../tests/support/databases/test-database.ts'
import { createRateLimiter } from './rate-limiter.ts'

const secret = 'a secret of the test'

const testDatabase = useTestDatabase()
const silence = () => undefined
const log = { info: silence, warn: silence, error: silence }
const open = () => openDatabase({ url: testDatabase.url, applicationName: 'rate limiter test', log })

let [database, elsewhere]: Database[] = []

const opened = (database: Database | undefined) => {
  if (!database) throw new Error('not open yet')
  return database
}

beforeAll(() => {
  ;[database, elsewhere] = [open(), open()]
})
afterAll(async () => {
  await database?.close()
  await elsewhere?.close()
})
beforeEach(async () => {
  await testDatabase.setClockOffset(0)
  await database?.pool.query('TRUNCATE backend.rate_limits')
})

const login = { class: 'login', key: '203.0.113.7', limit: 3, windowSeconds: 60 }

describe('a limit', () => {
  it('allows so many and no more, and says when to come back', async () => {
    const limiter = createRateLimiter({ secret, database: opened(database) })
    expect(await limiter.consume(login)).toEqual({ allowed: true, remaining: 2, retryAfterSeconds: 0 })
    expect(await limiter.consume(login)).toEqual({ allowed: true, remaining: 1, retryAfterSeconds: 0 })
    expect(await limiter.consume(login)).toEqual({ allowed: true, remaining: 0, retryAfterSeconds: 0 })
    const refused = await limiter.consume(login)
    expect(refused).toMatchObject({ allowed: false, remaining: 0 })
    expect(refused.retryAfterSeconds).toBeGreaterThan(0)
    expect(refused.retryAfterSeconds).toBeLessThanOrEqual(60)
  })

  it('counts each class and each key by itself', async () => {
    const limiter = createRateLimiter({ secret, database: opened(database) })
    const once = { ...login, limit: 1 }
    await limiter.consume(once)
    expect(await limiter.consume({ ...once, key: 'another' })).toMatchObject({ allowed: true })
    expect(await limiter.consume({ ...once, class: 'search' })).toMatchObject({ allowed: true })
    expect(await limiter.consume(once)).toMatchObject({ allowed: false })
  })

  it('is shared by two processes that ask at once', async () => {
    const limiters = [opened(database), opened(elsewhere)].map((pool) => createRateLimiter({ secret, database: pool }))
    const tries = Array.from({ length: 40 }, (_, number) => limiters[number % 2]?.consume({ ...login, limit: 10 }))
    const verdicts = await Promise.all(tries)
    expect(verdicts.filter((verdict) => verdict?.allowed)).toHaveLength(10)
  })

  it('charges a higher cost, and nothing for what it refuses', async () => {
    const limiter = createRateLimiter({ secret, database: opened(database) })
    expect(await limiter.consume({ ...login, cost: 2 })).toMatchObject({ allowed: true, remaining: 1 })
    expect(await limiter.consume({ ...login, cost: 2 })).toMatchObject({ allowed: false, remaining: 1 })
    expect(await limiter.consume(login)).toMatchObject({ allowed: true, remaining: 0 })
    expect(await limiter.consume({ ...login, key: 'fresh', cost: 4 })).toMatchObject({ allowed: false })
  })

  it('starts afresh when the window has ended by the clock of the database', async () => {
    const limiter = createRateLimiter({ secret, database: opened(database) })
    for (let count = 0; count < 3; count += 1) await limiter.consume(login)
    await testDatabase.setClockOffset(59_000)
    const later = createRateLimiter({ secret, database: opened(database) })
    expect(await later.consume(login)).toMatchObject({ allowed: false, retryAfterSeconds: 1 })
    await testDatabase.setClockOffset(61_000)
    const muchLater = createRateLimiter({ secret, database: opened(database) })
    expect(await muchLater.consume(login)).toEqual({ allowed: true, remaining: 2, retryAfterSeconds: 0 })
  })
})

describe('the memory of the limiter', () => {
  it('refuses without a query until the window ends', async () => {
    let milliseconds = 0
    const limiter = createRateLimiter({ secret, database: opened(database), monotonicMs: () => milliseconds })
    for (let count = 0; count < 3; count += 1) await limiter.consume(login)
    // Were the database asked, it would allow again now.
    await opened(database).pool.query('TRUNCATE backend.rate_limits')
    milliseconds = 50_000
    expect(await limiter.consume(login)).toEqual({ allowed: false, remaining: 0, retryAfterSeconds: 10 })
    milliseconds = 60_001
    expect(await limiter.consume(login)).toMatchObject({ allowed: true, remaining: 2 })
  })
})

it('the rate limiter stores no key in the clear', async () => {
  await createRateLimiter({ secret, database: opened(database) }).consume(login)
  const { rows } = await opened(database).pool.query('SELECT * FROM backend.rate_limits')
  expect(rows).toHaveLength(1)
  expect(JSON.stringify(rows)).not.toContain(login.key)
})

it('the rate limiter purges the windows that have ended', async () => {
  const limiter = createRateLimiter({ secret, database: opened(database) })
  await limiter.consume({ ...login, windowSeconds: 10 })
  await limiter.consume({ ...login, key: 'long', windowSeconds: 1_000 })
  await testDatabase.setClockOffset(20_000)
  await purgeBackend(opened(database))
  const { rows } = await opened(database).pool.query('SELECT used FROM backend.rate_limits')
  expect(rows).toHaveLength(1)
})
