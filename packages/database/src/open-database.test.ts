import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { useTestDatabase } from '../../../tests/support/test-database.ts'
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

  it('can be closed twice', async () => {
    const other = openDatabase({ url: testDatabase.url, applicationName: 'closing', log })
    await other.db.execute(sql`SELECT 1`)
    await other.close()
    await expect(other.close()).resolves.toBeUndefined()
  })
})
