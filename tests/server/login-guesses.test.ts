import { randomUUID } from 'node:crypto'
import { type Database, openDatabase } from '@dvaput/database/open-database'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createDataFolder } from '../support/data-folder.ts'
import { type RunningServer, startServer } from '../support/running-server.ts'
import { shopFetch } from '../support/shop-fetch.ts'
import { findInMails } from '../support/store-mails.ts'
import { createVisitor, newIp, registerAt, trustsVisitors, whoIs } from '../support/store-visitor.ts'
import { useTestDatabase } from '../support/test-database.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 })

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
  /** Compressed, a page is as long as its e-mail is random. */
  const plain = { 'Accept-Encoding': 'identity' }
  const newVisitor = () => createVisitor(server.url, plain)
  const recoverByStorefront = async (email: string) => {
    const response = await shopFetch(`http://main.localhost:${server.port}/api/2025-04/graphql.json`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'X-Shopify-Storefront-Access-Token': 'dvaput-public',
        'X-Forwarded-For': newIp(),
        ...plain,
      },
      body: JSON.stringify({
        query: 'mutation ($email: String!) { customerRecover(email: $email) { customerUserErrors { code } } }',
        variables: { email },
      }),
    })
    return { status: response.status, headers: response.headers, text: await response.text() }
  }
  type Ask = (email: string) => ReturnType<typeof recoverByStorefront>
  const ways: Readonly<Record<string, Ask>> = {
    'the page of a forgotten password': (email) => newVisitor().submit('/forgot-password', { email }),
    'the data of that page': (email) => newVisitor().submit('/forgot-password.data', { email }),
    'the Storefront API': recoverByStorefront,
    async 'the page of a link, and that which says that it was sent'(email) {
      const visitor = newVisitor()
      const { status, headers, text } = await visitor.submit('/login/link', { email })
      return { status, headers, text: text + (await visitor.open('/login/link')).text }
    },
  }

  /** Without what is of this request: the e-mail itself, ids, and secrets of the browser. */
  const sayingOf = ({ status, headers, text }: Awaited<ReturnType<typeof recoverByStorefront>>, email: string) => {
    const said = `${status}\n${[...headers].flat().join('\n')}\n${text}`
    return (
      said
        .replaceAll(email, '{email}')
        .replaceAll(encodeURIComponent(email), '{email}')
        .replaceAll(/[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}/g, '{id}')
        .replaceAll(/login-link=[^;]+/g, 'login-link={secret}')
        .replaceAll(/\w{3}, \d\d \w{3} \d{4} [\d:]{8} GMT/g, '{time}')
        // The policy names each inline script, and one of them holds the e-mail.
        .replaceAll(/'sha256-[^']+'/g, '{hash}')
        .split(/\n|(?=<)/)
        .toSorted()
        .join('\n')
    )
  }

  const addCustomers = async (count: number) => {
    const emails = Array.from({ length: count }, () => `${randomUUID()}@example.com`)
    await database.pool.query(
      `INSERT INTO platform.customers (shop_id, email, email_verified)
       SELECT shops.id, emails.email, true FROM platform.shops, unnest($1::text[]) AS emails(email)
       WHERE handle = 'main'`,
      [emails],
    )
    return emails
  }

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
  const strangers = (count: number) => Array.from({ length: count }, () => `${randomUUID()}@example.com`)

  it.each(Object.entries(ways))('is not told by %s, asked for 100 of either kind', async (_, ask) => {
    await ask(`${randomUUID()}@example.com`)
    const known = await listenTo(ask, await addCustomers(100))
    const unknown = await listenTo(ask, strangers(100))
    expect(known).toHaveLength(1)
    expect(unknown).toEqual(known)
  })

  it('is not told to a customer who wants to take the e-mail for their own', async () => {
    const { email, password } = await registerAt(server.url)
    const visitor = newVisitor()
    await visitor.submit('/login', { email, password })
    const ask: Ask = (newEmail) =>
      visitor.submit('/account/security', { intent: 'email', newEmail, currentPassword: password })
    const known = await listenTo(ask, await addCustomers(2))
    expect(known).toHaveLength(1)
    expect(await listenTo(ask, strangers(2))).toEqual(known)
  })
})
