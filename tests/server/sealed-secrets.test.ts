import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { openDatabase } from '@dvaput/database/open-database'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { useTestDatabase } from '../support/databases/test-database.ts'
import { findInMails } from '../support/mails/store-mails.ts'
import { createVisitor, logInAt, registerAt, sessionOf, trustsVisitors } from '../support/requests/store-visitor.ts'
import { createDataFolder } from '../support/servers/data-folder.ts'
import { startServer } from '../support/servers/running-server.ts'

const testDatabase = useTestDatabase({ demo: true })
const silence = () => undefined
const log = { info: silence, warn: silence, error: silence }
const closing = new AsyncDisposableStack()
let url: string
let dataDir: string
let database: ReturnType<typeof openDatabase>

beforeAll(async () => {
  const folder = await createDataFolder()
  closing.defer(folder.remove)
  dataDir = folder.path
  const env = { DATABASE_URL: testDatabase.url, DATA_DIR: dataDir, ...trustsVisitors }
  const server = await startServer({ env })
  closing.defer(async () => void (await server.stop()))
  database = openDatabase({ url: testDatabase.url, applicationName: 'sealed secrets test', log })
  closing.defer(database.close)
  url = server.url
})
afterAll(() => closing.disposeAsync())

/** Every row of every table that is ours or the queue's, as text. */
const dump = async (): Promise<readonly { readonly table: string; readonly text: string }[]> => {
  const { rows: tables } = await database.pool.query<{ name: string }>(
    `SELECT format('%I.%I', table_schema, table_name) AS name FROM information_schema.tables
     WHERE table_schema IN ('platform', 'backend', 'pgboss') AND table_type = 'BASE TABLE'`,
  )
  return Promise.all(
    tables.map(async ({ name }) => {
      const all = `SELECT coalesce(string_agg(to_jsonb(t)::text, E'\\n'), '') AS text FROM ${name} t`
      const { rows } = await database.pool.query<{ text: string }>(all)
      return { table: name, text: rows[0]?.text ?? '' }
    }),
  )
}

it('a database that has logged in and mailed holds no token and no key in the clear', async () => {
  const customer = await registerAt(url)
  const { email } = customer
  const byPassword = await logInAt(url, customer)

  const byLink = createVisitor(url)
  await byLink.submit('/login/link', { email, returnTo: '/account' })
  const link = (await findInMails([url], email, /\/login\/link\/[\w-]{43}/)).slice('/login/link/'.length)
  await createVisitor(url).submit('/forgot-password', { email })
  const reset = (await findInMails([url], email, /reset-password\S+/)).match(/[0-9a-f]{64}/)?.[0]

  const made = JSON.parse(await readFile(join(dataDir, 'platform-secrets.json'), 'utf8')) as Record<string, object>
  const known = [
    ...Object.values(made).flatMap((shop) => Object.values(shop) as string[]),
    ...[customer.visitor, byPassword].map(sessionOf),
    ...[link, reset, customer.password],
  ]
  expect(known).toHaveLength(6 + 2 + 3)
  const tables = await dump()
  expect(tables.filter(({ table, text }) => table === 'pgboss.job' && text.includes(email))).not.toEqual([])
  for (const secret of known) {
    expect(secret).toMatch(/.{16}/)
    const holding = tables.filter(({ text }) => text.includes(secret ?? '')).map(({ table }) => table)
    expect([secret, holding]).toEqual([secret, []])
  }
  // Keys that the platform made itself: of its tokens (a JWK) and of its certificate (PEM).
  const keys = tables.filter(({ text }) => /"kty"|PRIVATE KEY/.test(text)).map(({ table }) => table)
  expect(keys).toEqual([])
})
