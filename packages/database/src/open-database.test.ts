import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { useTestDatabase } from '../../../tests/support/databases/test-database.ts'
import { isDatabaseUnavailable } from './is-database-unavailable.ts'
import { type Database, openDatabase } from './open-database.ts'
import { sql } from './query.ts'

const log = { info: () => {}, warn: () => {}, error: () => {} }

describe('an open database', () => {
  const testDatabase = useTestDatabase()
  let database: Database
  beforeAll(() => {
    database = openDatabase({ url: testDatabase.url, applicationName: 'dvaput test', max: 3, log })
  })
  afterAll(() => database.close())

  it('bounds every statement, every lock and every idle transaction', async () => {
    const { rows } = await database.pool.query(`
      SELECT current_setting('statement_timeout') AS statement, current_setting('lock_timeout') AS lock,
             current_setting('idle_in_transaction_session_timeout') AS idle, current_setting('application_name') AS name
    `)
    expect(rows).toEqual([{ statement: '5s', lock: '2s', idle: '10s', name: 'dvaput test' }])
  })

  it('outlives the loss of idle connections and of one at work', async () => {
    const working = await database.pool.connect()
    await database.pool.query('SELECT 1')
    const other = openDatabase({ url: testDatabase.url, applicationName: 'terminator', max: 1, log })
    await other.pool.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'dvaput test'`,
    )
    await expect(working.query('SELECT 1')).rejects.toThrow()
    working.release(true)
    await other.close()
    await expect
      .poll(() => database.pool.query('SELECT 1 AS one').then(({ rows }) => rows, String))
      .toEqual([{ one: 1 }])
  })

  it('lets so many wait for a connection and refuses the next at once, as one that is unavailable', async () => {
    const narrow = openDatabase({ url: testDatabase.url, applicationName: 'narrow', max: 1, maxWaiting: 2, log })
    const held = await narrow.pool.connect()
    const waiting = [narrow.pool.query('SELECT 1 AS one'), narrow.pool.query('SELECT 1 AS one')]
    const refusals = await Promise.allSettled([
      narrow.pool.query('SELECT 1'),
      narrow.pool.connect(),
      narrow.db.execute(sql`SELECT 1`),
      narrow.inTransaction(async () => undefined),
    ])
    expect(refusals.map((each) => each.status === 'rejected' && isDatabaseUnavailable(each.reason))).toEqual(
      Array(4).fill(true),
    )
    expect(narrow.pool.waitingCount).toBe(2)
    held.release()
    expect((await Promise.all(waiting)).map(({ rows }) => rows)).toEqual([[{ one: 1 }], [{ one: 1 }]])
    await narrow.close()
  })

  it('gives up a connection on which a frozen server does not respond', async () => {
    const hasty = openDatabase({ url: testDatabase.url, applicationName: 'hasty', max: 1, queryTimeoutMs: 50, log })
    const failure = await hasty.pool.query('SELECT pg_sleep(1)').catch((error: unknown) => error)
    expect(isDatabaseUnavailable(failure)).toBe(true)
    expect(hasty.pool.totalCount).toBe(0)
    await hasty.close()
  })

  it('can be closed twice', async () => {
    const other = openDatabase({ url: testDatabase.url, applicationName: 'closing', log })
    await other.db.execute(sql`SELECT 1`)
    await other.close()
    await expect(other.close()).resolves.toBeUndefined()
  })
})
