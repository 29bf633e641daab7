import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import pg from 'pg'
import { expect, inject, it } from 'vitest'
import { isDatabaseUnavailable } from './is-database-unavailable.ts'

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

it('the check for an unavailable database knows a server that is not there', async () => {
  expect(isDatabaseUnavailable(await failureOf('postgres://nobody@127.0.0.1:1/none', 'SELECT 1'))).toBe(true)
})

it('the check for an unavailable database knows a server that says nothing', async () => {
  const silent = createServer().listen(0, '127.0.0.1')
  await once(silent, 'listening')
  const { port } = silent.address() as AddressInfo
  const client = new pg.Client({
    connectionString: `postgres://nobody@127.0.0.1:${port}/none`,
    connectionTimeoutMillis: 50,
  })
  client.on('error', () => {})
  const failure = await client.connect().catch((error: unknown) => error)
  silent.close()
  expect(isDatabaseUnavailable(failure)).toBe(true)
})

it('the check for an unavailable database knows a connection that the server ended', async () => {
  const failure = await failureOf(inject('postgresUrl'), 'SELECT pg_terminate_backend(pg_backend_pid())')
  expect(isDatabaseUnavailable(failure)).toBe(true)
  expect(isDatabaseUnavailable(new Error('wrapped', { cause: failure }))).toBe(true)
})

it('the check for an unavailable database knows a server that is too busy to give a lock in time', async () => {
  const failure = await failureOf(inject('postgresUrl'), 'DO $$ BEGIN RAISE lock_not_available; END $$')
  expect(isDatabaseUnavailable(failure)).toBe(true)
})

it('the check for an unavailable database knows a server that is too busy to finish a statement in time', async () => {
  const failure = await failureOf(inject('postgresUrl'), 'SET statement_timeout = 5; SELECT pg_sleep(5)')
  expect(isDatabaseUnavailable(failure)).toBe(true)
})

it.each([
  ['a full disk', 'disk_full'],
  ['no memory left', 'out_of_memory'],
  ['no connection left', 'too_many_connections'],
  ['a restart', 'admin_shutdown'],
  ['a crash of another connection', 'crash_shutdown'],
  ['a start that is not finished', 'cannot_connect_now'],
  ['a lost connection', 'connection_failure'],
])('the check for an unavailable database knows %s', async (_, condition) => {
  const failure = await failureOf(inject('postgresUrl'), `DO $$ BEGIN RAISE ${condition}; END $$`)
  expect(isDatabaseUnavailable(failure)).toBe(true)
})

it('the check for an unavailable database knows a client that cannot be asked any more', async () => {
  const client = new pg.Client({ connectionString: inject('postgresUrl') })
  await client.connect()
  await client.end()
  const failure = await client.query('SELECT 1').catch((error: unknown) => error)
  expect(String(failure)).toContain('not queryable')
  expect(isDatabaseUnavailable(failure)).toBe(true)
  const broken = new Error('Client has encountered a connection error and is not queryable')
  expect(isDatabaseUnavailable(broken)).toBe(true)
})

it('the check for an unavailable database does not take a wrong query for it', async () => {
  expect(isDatabaseUnavailable(await failureOf(inject('postgresUrl'), 'SELECT nothing FROM nowhere'))).toBe(false)
  expect(isDatabaseUnavailable(new TypeError('x'))).toBe(false)
  expect(isDatabaseUnavailable('away')).toBe(false)
})
