import { randomUUID } from 'node:crypto'
import { type Database, openDatabase } from '@dvaput/database/open-database'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { samplePeople } from '../../sandboxes/external-identity/src/people.ts'
import { useTestDatabase } from '../support/databases/test-database.ts'
import { findInMails } from '../support/mails/store-mails.ts'
import { createVisitor, logInAt, registerAt, trustsVisitors, whoIs } from '../support/requests/store-visitor.ts'
import { createDataFolder } from '../support/servers/data-folder.ts'
import { findFreePort } from '../support/servers/free-port.ts'
import { type RunningServer, startServer } from '../support/servers/running-server.ts'

const [platformData, storeData] = [useTestDatabase({ demo: true }), useTestDatabase({ demo: true })]
const silence = () => undefined
const log = { info: silence, warn: silence, error: silence }
const closing = new AsyncDisposableStack()
let platform: RunningServer
let store: RunningServer
let atPlatform: Database
let atStore: Database

beforeAll(async () => {
  const start = async (databaseUrl: string, settings: Readonly<Record<string, string>>) => {
    const folder = await createDataFolder()
    closing.defer(folder.remove)
    const server = await startServer({
      env: { DATABASE_URL: databaseUrl, DATA_DIR: folder.path, ...trustsVisitors, ...settings },
    })
    closing.defer(async () => void (await server.stop()))
    return server
  }
  const open = (url: string) => {
    const database = openDatabase({ url, applicationName: 'hosted platform test', log })
    closing.defer(database.close)
    return database
  }
  const [port, token, adminToken] = [await findFreePort(), randomUUID(), randomUUID()]
  platform = await start(platformData.url, {
    MAIN_PORT: String(port),
    STOREFRONT_PRIVATE_TOKEN: token,
    ADMIN_TOKEN: adminToken,
  })
  store = await start(storeData.url, {
    MAIN_SHOP_URL: `http://localhost:${port}`,
    MAIN_SHOP_TOKEN: token,
    MAIN_SHOP_ADMIN_TOKEN: adminToken,
  })
  ;[atPlatform, atStore] = [open(platformData.url), open(storeData.url)]
})
afterAll(() => closing.disposeAsync())

const isCustomerOf = async ({ pool }: Database, email: string) =>
  (await pool.query('SELECT FROM platform.customers WHERE email = $1', [email])).rowCount === 1

describe('with the settings of a hosted platform, over HTTP on another port', () => {
  it('a customer registers there, and logs in with the password', async () => {
    const customer = await registerAt(store.url)
    expect([await isCustomerOf(atPlatform, customer.email), await isCustomerOf(atStore, customer.email)]).toEqual([
      true,
      false,
    ])
    const { email } = customer
    expect((await whoIs(await logInAt(store.url, customer))).customer).toMatchObject({ email, isVerified: false })
    const wrong = await createVisitor(store.url).submit('/login', { email, password: 'something else' })
    expect(wrong.status).toBe(401)
  })

  it('a customer logs in by a link', async () => {
    const { email } = await registerAt(store.url)
    const visitor = createVisitor(store.url)
    await visitor.submit('/login/link', { email })
    await visitor.submit(await findInMails([store.url], email, /\/login\/link\/[\w-]{43}/), {})
    expect((await whoIs(visitor)).customer).toMatchObject({ email, isVerified: true })
  })

  it('a forgotten password is set anew by the platform’s mail', async () => {
    const { email } = await registerAt(store.url)
    await createVisitor(store.url).submit('/forgot-password', { email })
    const path = await findInMails([platform.url], email, /\/reset-password\?[\w&=.-]+/)
    const visitor = createVisitor(store.url)
    const password = 'jesenja kiša 8'
    expect((await visitor.submit(path, { password, confirmPassword: password })).status).toBe(302)
    expect((await whoIs(visitor)).customer).toMatchObject({ email, isVerified: true })
    expect((await whoIs(await logInAt(store.url, { email, password }))).customer).toMatchObject({ email })
  })

  it('an external account becomes a customer there', async () => {
    const [person] = samplePeople
    const visitor = createVisitor(store.url)
    const { headers } = await visitor.open('/login/external')
    const body = new URLSearchParams({ choice: person?.subject ?? '' })
    const chosen = await fetch(headers.get('location') ?? '', { method: 'POST', body, redirect: 'manual' })
    const { pathname, search } = new URL(chosen.headers.get('location') ?? '')
    await visitor.open(pathname + search)
    expect((await whoIs(visitor)).customer).toMatchObject({ email: person?.email, isVerified: true })
    expect(await isCustomerOf(atPlatform, person?.email ?? '')).toBe(true)
  })

  it('addresses are kept there', async () => {
    const { visitor, email } = await registerAt(store.url)
    const address = {
      ...{ firstName: 'Amra', lastName: 'Hodžić', company: '', address1: 'Titova 7', address2: '' },
      ...{ city: 'Sarajevo', province: '09', zip: '71000', country: 'BA', phone: '033 555 010' },
    }
    expect((await visitor.submit('/account/addresses/new', address)).headers.get('Location')).toMatch(/^\/account\?/)
    expect((await visitor.open('/account?tab=addresses')).text).toContain('Titova 7')
    const { rows } = await atPlatform.pool.query(
      `SELECT to_jsonb(a)::text AS text FROM platform.customer_addresses a JOIN platform.customers c ON c.id = a.customer_id
       WHERE c.email = $1`,
      [email],
    )
    expect(rows).toEqual([{ text: expect.stringContaining('Titova 7') }])
  })

  it('the wishlist of its customers is kept here', async () => {
    const customer = await registerAt(store.url)
    const { rows } = await atStore.pool.query<{ gid: string }>(
      `SELECT variants -> 0 ->> 'gid' AS gid FROM backend.catalogue_products
       WHERE shop = 'main' AND handle = 'dell-latitude-7490'`,
    )
    const product = `local:main:${rows[0]?.gid.split('/').at(-1)}`
    const elsewhere = await logInAt(store.url, customer)
    const kept = async () => {
      // The shop is asked for the product over HTTP, and may be too busy to answer the first time.
      await customer.visitor.submit('/wishlist', { add: product })
      return JSON.parse((await elsewhere.open('/api/wishlist')).text)
    }
    await expect.poll(kept, { timeout: 15_000 }).toMatchObject({ items: [{ id: product }] })
  })
})
