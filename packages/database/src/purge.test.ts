import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { useTestDatabase } from '../../../tests/support/databases/test-database.ts'
import { type Database, openDatabase } from './open-database.ts'
import { createPurgeJobs, type PurgeRule, purge } from './purge.ts'

const testDatabase = useTestDatabase()
const silence = () => undefined
let database: Database

beforeAll(async () => {
  const log = { info: silence, warn: silence, error: silence }
  database = openDatabase({ url: testDatabase.url, applicationName: 'purge test', log })
  await database.pool.query('CREATE TABLE notes (name text, note text, ended_at timestamptz)')
})
afterAll(() => database.close())

beforeEach(async () => {
  await database.pool.query(`TRUNCATE notes`)
  await database.pool.query(`
    INSERT INTO notes VALUES ('old', 'text', app_now() - interval '8 days'),
      ('young', 'text', app_now() - interval '6 days'), ('open', 'text', NULL)`)
})

const list = async (column = 'name') =>
  (await database.pool.query(`SELECT ${column} AS value FROM notes ORDER BY name`)).rows.map(({ value }) => value)

const weekly = { table: 'notes', since: 'ended_at', age: '7 days' } as const satisfies PurgeRule

it('a purge deletes the rows that are older than their age, and none that has not ended', async () => {
  await purge(database, [weekly])
  expect(await list()).toEqual(['open', 'young'])
})

it('a purge without an age deletes what has ended, where its condition holds', async () => {
  await purge(database, [{ table: 'notes', since: 'ended_at', condition: `name = 'young' OR name = 'open'` }])
  expect(await list()).toEqual(['old', 'open'])
})

it('a purge without a moment goes by the condition alone', async () => {
  await purge(database, [{ table: 'notes', condition: `name = 'open'` }])
  expect(await list()).toEqual(['old', 'young'])
})

it('a purge empties columns where the row stays', async () => {
  await purge(database, [{ ...weekly, empties: ['note'] }])
  expect(await list('note')).toEqual([null, 'text', 'text'])
})

it('a purge that fails at one table goes on with the next, and says so in the end', async () => {
  await expect(purge(database, [{ table: 'no_such_table' }, weekly])).rejects.toThrow('no_such_table')
  expect(await list()).toEqual(['open', 'young'])
})

it('each rule of a purge is in the job of its interval, once a day where it names none', async () => {
  const open: PurgeRule = { table: 'notes', condition: `name = 'open'`, every: 'hour' }
  const jobs = createPurgeJobs(database, { owner: 'notes', rules: [weekly, open], formerNames: ['sweep-notes'] })
  expect(jobs.map(({ name, formerNames }) => [name, ...formerNames])).toEqual([
    ['purge-notes-every-10-minutes'],
    ['purge-notes-every-hour'],
    ['purge-notes-every-day', 'sweep-notes'],
  ])
  const [, hourly, daily] = jobs
  await hourly?.run()
  expect(await list()).toEqual(['old', 'young'])
  await daily?.run()
  expect(await list()).toEqual(['young'])
})
