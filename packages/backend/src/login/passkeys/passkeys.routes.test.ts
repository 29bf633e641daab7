import { markets } from '@dvaput/domain/markets/markets'
import type { OutgoingMail } from '@dvaput/integrations/mail/mailer'
import { Hono } from 'hono'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { purgeBackend } from '../../../../../tests/support/databases/purges.ts'
import { createTestJobs, type TestJobs } from '../../../../../tests/support/orders/test-jobs.ts'
import { createTestAuthenticator } from '../../../../../tests/support/people/test-authenticator.ts'
import { testSealing } from '../../../../../tests/support/people/test-sealing.ts'
import { createTestSessions } from '../../../../../tests/support/people/test-sessions.ts'
import { createCustomerQueries } from '../../../../../tests/support/platform/customer-queries.ts'
import { connectTestShop } from '../../../../../tests/support/platform/shop-connection.ts'
import { useTestPlatform } from '../../../../../tests/support/platform/test-platform.ts'
import { createCheckOwner } from '../../customers/check-owner.ts'
import { createCustomerRecords } from '../../customers/customer-records.ts'
import type { Customer } from '../../customers/customers.schema.ts'
import { createStartSession } from '../../customers/start-session.ts'
import { createMail } from '../../mail/mail.ts'
import { createPasskeys, type Passkeys } from '../../passkeys/passkeys.ts'
import { createRateLimiter } from '../../rate-limits/rate-limiter.ts'
import { createSessions } from '../../sessions/sessions.ts'
import { createAddOwnPasskey } from './add-own-passkey.ts'
import { createLogInWithPasskey } from './log-in-with-passkey.ts'
import { passkeysRoutes } from './passkeys.routes.ts'

const platform = useTestPlatform()
const accounts = createCustomerQueries(platform)
const homes = { ba: 'http://localhost:3000', cl: 'https://cl.dvaput.example' }
const minute = 60_000

let passkeys: Passkeys
let sessions: ReturnType<typeof createTestSessions>
let app: Hono
let jobs: TestJobs

beforeAll(async () => {
  const { database } = platform
  passkeys = createPasskeys({ database, secret: 'the secret of this test' })
  sessions = createTestSessions(createSessions({ database }))
  const shop = connectTestShop(platform, 'main').customers
  const records = createCustomerRecords({ database })
  const nothing = async () => undefined
  const startSession = createStartSession({ records, sessions, takeAccessBack: nothing, proveEmail: nothing })
  const logIn = createLogInWithPasskey({ passkeys, shop, startSession })
  const limiter = createRateLimiter({ database, secret: 'test secret' })
  app = new Hono()
  app.use(async (c, next) => {
    const person = sessions.openPerson(() => c.req.header('X-Session'))
    c.set('person', person)
    await next()
    const session = person.session()
    if (session) c.header('X-Session', session)
  })
  const clientIpOf = () => accounts.newClient()
  const localeOf = () => ({ market: markets.ba, language: 'en' as const })
  const silence = () => undefined
  jobs = createTestJobs({ database, log: { info: silence, warn: silence, error: silence } })
  const mailer = { send: async (mail: OutgoingMail) => void platform.sent.push(mail), close: silence }
  const mail = createMail({ database, jobs, mailer, sealing: testSealing })
  await jobs.prepare()
  const adding = createAddOwnPasskey({
    ...{ database, mail, shop, passkeys },
    checkOwner: createCheckOwner({ shop, limiter }),
  })
  app.route('/', passkeysRoutes({ passkeys, adding, logIn, limiter, homes, clientIpOf, localeOf }))
})
beforeEach(() => platform.setClockOffset(0))

/** Holds the cookies and the session of one browser. */
const openBrowser = (origin = homes.ba) => {
  const cookies = new Map<string, string>()
  let session: string | undefined
  return {
    origin,
    cookies,
    session: () => session,
    logInAs: async (customer: Customer) => {
      session = await sessions.openSession(customer)
    },
    // biome-ignore lint/suspicious/noExplicitAny: a result has the shape of its call
    async post(path: string, body: object = {}): Promise<{ status: number; body: any }> {
      const response = await app.request(`${origin}${path}`, {
        method: 'POST',
        headers: {
          'Content-Type': 'application/json',
          Cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
          ...(session && { 'X-Session': session }),
        },
        body: JSON.stringify(body),
      })
      session = response.headers.get('X-Session') ?? session
      for (const line of response.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
        cookies.set(name, value)
      }
      return { status: response.status, body: await response.json() }
    },
  }
}
type Browser = ReturnType<typeof openBrowser>

const newCustomer = async (isVerified = true): Promise<Customer> => {
  const { id, email } = await accounts.register()
  return { id, email, isVerified, firstName: 'Amra', lastName: '', kind: 'link' }
}
const start = async (browser: Browser, what: 'add' | 'login') =>
  (await browser.post(`/passkeys/${what}/start`, { currentPassword: '' })).body.options
const addTo = async (customer: Customer, browser = openBrowser()) => {
  const key = createTestAuthenticator(browser.origin)
  await browser.logInAs(customer)
  const response = key.create(await start(browser, 'add'))
  expect(await browser.post('/passkeys/add/finish', { response, name: 'Telefon' })).toMatchObject({ status: 200 })
  return key
}
const logIn = async (browser: Browser, key: Awaited<ReturnType<typeof addTo>>) =>
  browser.post('/passkeys/login/finish', { response: key.get(await start(browser, 'login')) })
const customerIn = async (browser: Browser) => sessions.openPerson(browser.session).customer()

describe('a passkey', () => {
  it('is added by a customer and logs in without an e-mail, whose state it leaves as it was', async () => {
    const customer = await newCustomer()
    const key = await addTo(customer)
    expect(await passkeys.list(customer.id)).toMatchObject([{ id: key.id, name: 'Telefon', rpId: 'localhost' }])

    const browser = openBrowser()
    expect(await logIn(browser, key)).toEqual({ status: 200, body: { success: true } })
    expect(await customerIn(browser)).toMatchObject({ id: customer.id, kind: 'passkey', isVerified: false })
    const [used] = await passkeys.list(customer.id)
    expect(used?.lastUsedAt).toBeInstanceOf(Date)
  })

  it('is added by nobody, and not to an account whose e-mail was never shown', async () => {
    const browser = openBrowser()
    const currentPassword = ''
    expect((await browser.post('/passkeys/add/start', { currentPassword })).status).toBe(401)
    await browser.logInAs(await newCustomer(false))
    expect((await browser.post('/passkeys/add/start', { currentPassword })).status).toBe(403)
  })

  it('is added with the current password only, or soon after a login without one', async () => {
    const browser = openBrowser()
    const ask = (currentPassword: string) => browser.post('/passkeys/add/start', { currentPassword })
    await browser.logInAs({ ...(await newCustomer()), kind: 'password' })
    for (const wrong of ['', 'something else'])
      expect(await ask(wrong)).toMatchObject({ status: 403, body: { code: 'owner-not-shown' } })
    expect((await ask(accounts.password)).status).toBe(200)

    await browser.logInAs(await newCustomer())
    await platform.setClockOffset(16 * minute)
    expect(await ask('')).toMatchObject({ status: 403, body: { code: 'owner-not-shown' } })
  })

  it('is told to its owner by e-mail', async () => {
    const customer = await newCustomer()
    await addTo(customer)
    await jobs.drain()
    const mail = platform.sent.filter(({ to }) => to === customer.email).at(-1)
    expect(mail?.subject).toBe('A passkey was added to your account')
    expect(mail?.text).toContain('“Telefon”')
  })

  it('is bound to the host name, and its cookie to TLS where there is any', async () => {
    const browser = openBrowser(homes.cl)
    const customer = await newCustomer()
    await addTo(customer, browser)
    expect(await passkeys.list(customer.id)).toMatchObject([{ rpId: 'cl.dvaput.example' }])
    expect([...browser.cookies.keys()]).toEqual(['__Host-passkey'])
    expect(await start(openBrowser('http://main.localhost:4000'), 'login')).toMatchObject({ rpId: 'main.localhost' })
  })

  it('is refused for a challenge of another browser, an old one, one that was used, and one that nobody gave', async () => {
    const key = await addTo(await newCustomer())
    const [browser, other] = [openBrowser(), openBrowser()]
    const options = await start(browser, 'login')
    await start(other, 'login')
    const refused = { status: 400, body: { code: 'passkey-refused' } }
    expect(await other.post('/passkeys/login/finish', { response: key.get(options) })).toMatchObject(refused)

    const old = await start(browser, 'login')
    await platform.setClockOffset(5 * minute + 1000)
    expect(await browser.post('/passkeys/login/finish', { response: key.get(old) })).toMatchObject(refused)
    await platform.setClockOffset(0)

    const response = key.get(await start(browser, 'login'))
    expect((await browser.post('/passkeys/login/finish', { response })).status).toBe(200)
    expect(await browser.post('/passkeys/login/finish', { response })).toMatchObject(refused)

    const invented = key.get({ challenge: 'aW52ZW50ZWQ', rpId: 'localhost' })
    expect(await browser.post('/passkeys/login/finish', { response: invented })).toMatchObject(refused)
  })

  it('is refused with the challenge of a login where one is added, and of somebody else', async () => {
    const browser = openBrowser()
    const key = createTestAuthenticator(browser.origin)
    const [amra, diego] = [await newCustomer(), await newCustomer()]
    await browser.logInAs(amra)
    const finish = (options: { challenge: string }) => {
      const response = key.create({ ...options, rp: { id: 'localhost' } })
      return browser.post('/passkeys/add/finish', { response, name: 'x' })
    }
    expect((await finish(await start(browser, 'login'))).status).toBe(400)
    const ofAmra = await start(browser, 'add')
    await browser.logInAs(diego)
    expect((await finish(ofAmra)).status).toBe(400)
    expect(await passkeys.list(diego.id)).toEqual([])
  })

  it('is refused from another site, however well it is signed', async () => {
    const browser = openBrowser()
    const customer = await newCustomer()
    await browser.logInAs(customer)
    const phished = createTestAuthenticator('https://dvaput.evil.example')
    const response = phished.create(await start(browser, 'add'))
    expect((await browser.post('/passkeys/add/finish', { response, name: 'x' })).status).toBe(400)
  })

  it('opens the account of its owner and no other, whoever is logged in', async () => {
    const [amra, diego] = [await newCustomer(), await newCustomer()]
    const key = await addTo(amra)
    const browser = openBrowser()
    await browser.logInAs(diego)
    await logIn(browser, key)
    expect(await customerIn(browser)).toMatchObject({ id: amra.id })
    // An authenticator cannot be added to a second account either.
    await browser.logInAs(diego)
    const response = key.create(await start(browser, 'add'))
    expect((await browser.post('/passkeys/add/finish', { response, name: 'x' })).status).toBe(400)
    await passkeys.rename(diego.id, key.id, 'mine')
    await passkeys.remove(diego.id, key.id)
    expect(await passkeys.list(amra.id)).toMatchObject([{ name: 'Telefon' }])
  })

  it('is unknown once it is removed, and where it never was', async () => {
    const customer = await newCustomer()
    const key = await addTo(customer)
    await passkeys.remove(customer.id, key.id)
    const browser = openBrowser()
    const unknown = { status: 404, body: { code: 'passkey-unknown' } }
    expect(await logIn(browser, key)).toMatchObject(unknown)
    expect(await logIn(browser, createTestAuthenticator(homes.ba))).toMatchObject(unknown)
    expect(await customerIn(browser)).toBeNull()
  })

  it('is unknown once the platform has no such customer', async () => {
    const customer = await newCustomer()
    const key = await addTo(customer)
    await platform.database.pool.query(`UPDATE platform.customers SET state = 'disabled' WHERE email = $1`, [
      customer.email,
    ])
    expect(await logIn(openBrowser(), key)).toMatchObject({ status: 404 })
  })

  it('is refused when its counter goes back or stands still, as that of a copy would', async () => {
    const key = await addTo(await newCustomer())
    key.setCounter(6)
    expect((await logIn(openBrowser(), key)).status).toBe(200)
    for (const before of [3, 6]) {
      key.setCounter(before)
      expect((await logIn(openBrowser(), key)).status).toBe(400)
    }
    key.setCounter(7)
    expect((await logIn(openBrowser(), key)).status).toBe(200)
  })

  it.each([{}, { response: {} }, { response: { id: '../x', type: 'public-key' } }])(
    'is bad input as %o',
    async (body) => {
      expect((await openBrowser().post('/passkeys/login/finish', body)).status).toBe(400)
    },
  )
})

it('the challenges of passkeys that nobody answered are deleted', async () => {
  await start(openBrowser(), 'login')
  const count = async () => (await platform.database.pool.query('SELECT 1 FROM backend.passkey_challenges')).rowCount
  await platform.setClockOffset(6 * minute)
  await purgeBackend(platform.database)
  expect(await count()).toBe(0)
})
