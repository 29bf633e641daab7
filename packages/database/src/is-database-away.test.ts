import pg from 'pg'
import { expect, inject, it } from 'vitest'
import { isDatabaseAway } from './is-database-away.ts'

const failureOf = async (url: string, query: string): Promise<unknown> => {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 })
  client.on('error', () => {})
  try {
    await client.connect()
    await client.query(query)
  } catch (error) {
    return error
  } finally {
    await client.end().catch(() => {})
  }
  throw new Error('it worked')
}

it('knows a server that is not there', async () => {
  expect(isDatabaseAway(await failureOf('postgres://nobody@127.0.0.1:1/none', 'SELECT 1'))).toBe(true)
})

it('knows a connection that the server ended', async () => {
  const failure = await failureOf(inject('postgresUrl'), 'SELECT pg_terminate_backend(pg_backend_pid())')
  expect(isDatabaseAway(failure)).toBe(true)
  expect(isDatabaseAway(new Error('wrapped', { cause: failure }))).toBe(true)
})

it('knows one that is too busy to give a lock in time', async () => {
  const failure = await failureOf(inject('postgresUrl'), 'DO $$ BEGIN RAISE lock_not_available; END $$')
  expect(isDatabaseAway(failure)).toBe(true)
})

it('does not take a wrong query for it', async () => {
  expect(isDatabaseAway(await failureOf(inject('postgresUrl'), 'SELECT nothing FROM nowhere'))).toBe(false)
  expect(isDatabaseAway(new TypeError('x'))).toBe(false)
  expect(isDatabaseAway('away')).toBe(false)
})
