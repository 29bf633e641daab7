import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { useTestDatabase } from '../../../tests/support/databases/test-database.ts'
import { type Database, openDatabase } from './open-database.ts'
import { sql } from './query.ts'

const log = { info: () => {}, warn: () => {}, error: () => {} }

describe('inTransaction', () => {
  const testDatabase = useTestDatabase()
  let database: Database
  beforeAll(async () => {
    database = openDatabase({ url: testDatabase.url, applicationName: 'test', max: 4, log })
    await database.pool.query('CREATE TABLE counters (name text PRIMARY KEY, value int NOT NULL)')
  })
  beforeEach(async () => {
    await database.pool.query(`TRUNCATE counters; INSERT INTO counters VALUES ('a', 0), ('b', 0)`)
  })
  afterAll(() => database.close())

  const readCounters = async () => {
    const { rows } = await database.pool.query<{ value: number }>('SELECT value FROM counters ORDER BY name')
    return rows.map(({ value }) => value)
  }

  it('commits what Drizzle and the plain client wrote, and returns the result', async () => {
    const answer = await database.inTransaction(async ({ client, db }) => {
      await client.query(`UPDATE counters SET value = 1 WHERE name = 'a'`)
      await db.execute(sql`UPDATE counters SET value = 2 WHERE name = 'b'`)
      return 'done'
    })
    expect(answer).toBe('done')
    expect(await readCounters()).toEqual([1, 2])
  })

  it('rolls back when the work throws, does not try again, and gives the connection back', async () => {
    let runs = 0
    const work = database.inTransaction(async ({ client }) => {
      runs += 1
      await client.query('UPDATE counters SET value = 9')
      throw new Error('no')
    })
    await expect(work).rejects.toThrow('no')
    expect(runs).toBe(1)
    expect(await readCounters()).toEqual([0, 0])
    expect(database.pool.idleCount).toBe(database.pool.totalCount)
  })

  it('refuses to call a transaction committed whose failed statement was swallowed', async () => {
    const work = database.inTransaction(async ({ client }) => {
      await client.query('UPDATE counters SET value = 9')
      await client.query('SELECT 1/0').catch(() => {})
    })
    await expect(work).rejects.toThrow('one of its statements had failed')
    expect(await readCounters()).toEqual([0, 0])
  })

  it.each(['40001', '40P01'])('runs the whole work again after %s, three times at most', async (code) => {
    let runs = 0
    const work = database.inTransaction(async ({ db }) => {
      runs += 1
      await db.execute(sql`UPDATE counters SET value = value + 1`)
      await db.execute(sql.raw(`DO $$ BEGIN RAISE EXCEPTION 'again' USING ERRCODE = '${code}'; END $$`))
    })
    await expect(work).rejects.toMatchObject({ cause: { code } })
    expect(runs).toBe(4)
    expect(await readCounters()).toEqual([0, 0])
  })

  it('lets two writers that lock in opposite order both finish', async () => {
    const bothHoldTheirFirst = createMeeting(2)
    const transfer = (first: string, second: string) => {
      let firstRun = true
      return database.inTransaction(async ({ client }) => {
        await client.query('UPDATE counters SET value = value + 1 WHERE name = $1', [first])
        if (firstRun) await bothHoldTheirFirst()
        firstRun = false
        await client.query('UPDATE counters SET value = value + 1 WHERE name = $1', [second])
      })
    }
    await Promise.all([transfer('a', 'b'), transfer('b', 'a')])
    expect(await readCounters()).toEqual([2, 2])
  })

  it('loses no update between serializable transactions that read before they write', async () => {
    const bothHaveRead = createMeeting(2)
    const increment = () => {
      let firstRun = true
      return database.inTransaction(
        async ({ client }) => {
          const { rows } = await client.query(`SELECT value FROM counters WHERE name = 'a'`)
          if (firstRun) await bothHaveRead()
          firstRun = false
          await client.query(`UPDATE counters SET value = $1 WHERE name = 'a'`, [rows[0].value + 1])
        },
        { isolation: 'serializable' },
      )
    }
    await Promise.all([increment(), increment()])
    expect(await readCounters()).toEqual([2, 0])
  })
})

function createMeeting(guests: number): () => Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  let arrived = 0
  return () => {
    arrived += 1
    if (arrived === guests) resolve()
    return promise
  }
}
