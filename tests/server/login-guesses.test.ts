import { randomUUID } from 'node:crypto'
import { type Database, openDatabase } from '@dvaput/database/open-database'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { useTestDatabase } from '../support/databases/test-database.ts'
import { findInMails } from '../support/mails/store-mails.ts'
import {
  type Ask,
  addCustomers,
  enumerationWays,
  newEmails,
  newPlainVisitor,
  sayingOf,
} from '../support/people/enumeration-ways.ts'
import { createVisitor, newIp, registerAt, trustsVisitors, whoIs } from '../support/requests/store-visitor.ts'
import { createDataFolder } from '../support/servers/data-folder.ts'
import { type RunningServer, startServer } from '../support/servers/running-server.ts'

const testDatabase = useTestDatabase({ demo: true })
const silence = () => undefined
const log = { info: silence, warn: silence, error: silence }

const closing = new AsyncDisposableStack()
/** Behind a proxy that says where visitors come from. */
let server: RunningServer
/** Whatever a visitor claims, it sees the connection alone. */
let exposed: RunningServer
let database: Database

beforeAll(async () => {
  const folder = await createDataFolder()
  closing.defer(folder.remove)
  const env = { DATABASE_URL: testDatabase.url, DATA_DIR: folder.path }
  server = await startServer({ env: { ...env, ...trustsVisitors } })
  closing.defer(async () => void (await server.stop()))
  exposed = await startServer({ env })
  closing.defer(async () => void (await exposed.stop()))
  database = openDatabase({ url: testDatabase.url, applicationName: 'login guesses test', log })
  closing.defer(database.close)
})
afterAll(() => closing.disposeAsync())

/** Every wrong guess that cost a hash is counted by the platform. */
const countHashed = async () => {
  const { rows } = await database.pool.query<{ sum: number }>(
    'SELECT coalesce(sum(failures), 0)::int AS sum FROM platform.login_backoffs',
  )
  return rows[0]?.sum ?? 0
}

const guess = (url: string, email: string, ip: string) =>
  createVisitor(url, { 'X-Forwarded-For': ip }).submit('/login', { email, password: `guess ${randomUUID()}` })

describe('guesses at one account', () => {
  it('reach at most ten hashes from one client, and leave the owner a link', async () => {
    const { email } = await registerAt(server.url)
    const [before, ip] = [await countHashed(), newIp()]
    const responses = await Promise.all(Array.from({ length: 30 }, () => guess(server.url, email, ip)))
    const hashed = (await countHashed()) - before
    expect(hashed).toBeGreaterThan(0)
    expect(hashed).toBeLessThanOrEqual(10)
    expect(responses.filter(({ status }) => status === 429)).toHaveLength(30 - hashed)

    const owner = createVisitor(server.url)
    await owner.submit('/login/link', { email })
    await owner.submit(await findInMails([server.url, exposed.url], email, /\/login\/link\/[\w-]{43}/), {})
    expect((await whoIs(owner)).customer?.email).toBe(email)
  })

  it('gain nothing by a forged X-Forwarded-For', async () => {
    const { email } = await registerAt(server.url)
    const before = await countHashed()
    const forged = Array.from({ length: 30 }, (_, index) => guess(exposed.url, email, `198.51.100.${index + 1}`))
    const refused = (await Promise.all(forged)).filter(({ status }) => status === 429)
    expect((await countHashed()) - before).toBeLessThanOrEqual(10)
    expect(refused.length).toBeGreaterThanOrEqual(20)
  })

  it('gain nothing by many accounts', async () => {
    const [before, ip] = [await countHashed(), newIp()]
    await Promise.all(Array.from({ length: 30 }, () => guess(server.url, `${randomUUID()}@example.com`, ip)))
    expect((await countHashed()) - before).toBeLessThanOrEqual(10)
  })
})

describe('whether an e-mail has an account', () => {
  /** Everything that was said to either kind. */
  const listenTo = async (ask: Ask, emails: readonly string[]) => {
    const sayings = new Set<string>()
    const turns = emails.values()
    const work = async () => {
      for (const email of turns) sayings.add(sayingOf(await ask(email), email))
    }
    await Promise.all([work(), work(), work(), work()])
    return [...sayings]
  }
  it.each(Object.keys(enumerationWays('')))('is not told by %s, asked for eight of either kind', async (way) => {
    const ask: Ask = (email) => enumerationWays(server.url)[way]?.(email) ?? Promise.reject(new Error(`no way ${way}`))
    await ask(`${randomUUID()}@example.com`)
    const known = await listenTo(ask, await addCustomers(database, 8))
    const unknown = await listenTo(ask, newEmails(8))
    expect(known).toHaveLength(1)
    expect(unknown).toEqual(known)
  })

  it('is not told to a customer who wants to take the e-mail for their own', async () => {
    const { email, password } = await registerAt(server.url)
    const visitor = newPlainVisitor(server.url)
    await visitor.submit('/login', { email, password })
    const ask: Ask = (newEmail) =>
      visitor.submit('/account/security', { intent: 'email', newEmail, currentPassword: password })
    const known = await listenTo(ask, await addCustomers(database, 2))
    expect(known).toHaveLength(1)
    expect(await listenTo(ask, newEmails(2))).toEqual(known)
  })
})
