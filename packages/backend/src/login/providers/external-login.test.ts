import { randomUUID } from 'node:crypto'
import { createIdentityClient } from '@dvaput/integrations/identity/identity-client'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { ScenarioName } from '../../../../../sandboxes/external-identity/src/scenarios.ts'
import { connectTestShop } from '../../../../../tests/support/platform/shop-connection.ts'
import { useTestPlatform } from '../../../../../tests/support/platform/test-platform.ts'
import { startExternalProvider } from '../../../../../tests/support/servers/external-provider.ts'
import { type Customers, createCustomers } from '../../customers/customers.ts'
import { createSealing } from '../../secrets/sealing.ts'
import { createExternalLogin } from './external-login.ts'
import { createFindExternalCustomer } from './find-external-customer.ts'
import { createSealedAttempts } from './sealed-attempt.ts'

const platform = useTestPlatform()
const silence = () => undefined
const log = { info: silence, warn: silence, error: silence }
const homes = { ba: 'http://localhost:3000', cl: 'http://cl.localhost:3000' }
const secret = 'the secret of this test'
const email = 'amra.external@example.com'

let provider: Awaited<ReturnType<typeof startExternalProvider>>
let shop: ReturnType<typeof connectTestShop>['customers']
let customers: Customers
let external: ReturnType<typeof createExternalLogin>
let passedMs = 0

beforeAll(async () => {
  provider = await startExternalProvider(`${homes.ba}/login/external/callback`, 'a secret of the client')
  shop = connectTestShop(platform, 'main').customers
  const { database } = platform
  customers = createCustomers({ infrastructure: { database, log }, secret, shop })
  external = createExternalLogin({
    identity: createIdentityClient({
      service: 'external identity',
      origin: provider.url,
      issuer: provider.url,
      clientId: provider.clientId,
      clientSecret: 'a secret of the client',
      scope: 'openid email profile',
      clientOrigin: homes.ba,
      fetch: (request) => fetch(request),
    }),
    attempts: createSealedAttempts({
      sealing: createSealing(secret),
      provider: 'external',
      now: () => Date.now() + passedMs,
    }),
    findCustomer: createFindExternalCustomer({ database, admin: shop.admin, records: customers.records }),
    startSession: customers.startSession,
    homes,
    log,
  })
})
afterAll(() => provider.close())
beforeEach(async () => {
  provider.scenarios.choose('ok')
  passedMs = 0
  await platform.database.pool.query(
    'TRUNCATE backend.external_identities, backend.sessions, backend.customer_records; DELETE FROM platform.customers',
  )
})

/** A login up to the callback. */
const comeBack = async (choice?: string) => {
  const started = await external.start('ba', '/cart')
  if (!started) throw new Error('the login did not begin')
  const callback = await provider.choose(started.url, choice)
  return { query: callback.searchParams, cookie: started.cookie.value }
}

const openPerson = () => customers.openPerson(() => undefined)

const finish = async (changes: Partial<Awaited<ReturnType<typeof comeBack>>> = {}, person = openPerson()) => {
  const callback = { ...(await comeBack()), ...changes }
  const finished = await external.finish({ person, market: 'ba', ...callback })
  return { finished, customer: await person.customer(), person }
}

const expectRefused = ({ finished, customer, person }: Awaited<ReturnType<typeof finish>>, failure: string) => {
  expect(finished).toMatchObject({ ok: false, failure })
  expect(customer).toBeNull()
  expect(person.session()).toBeUndefined()
}

const registered = async (password?: string) => {
  const profile = { email, firstName: 'Amra', lastName: 'Hodžić' }
  const made = password
    ? await shop.storefront.create({ ...profile, password }, { buyerIp: `192.0.2.${Math.ceil(Math.random() * 250)}` })
    : await shop.admin.create(profile)
  if (!made.ok || !made.value) throw new Error('the platform made no customer')
  return { ...profile, id: made.value.id }
}

describe('an external login', () => {
  it('makes a customer with a verified e-mail, and finds the same one again [AUTH-18]', async () => {
    const first = await finish()
    expect(first.finished).toEqual({ ok: true, returnTo: '/cart' })
    expect(first.customer).toMatchObject({ email, firstName: 'Amra', lastName: 'Begić', kind: 'external' })
    expect(first.customer?.isVerified).toBe(true)
    expect((await finish()).customer?.id).toBe(first.customer?.id)
    const other = await finish(await comeBack('104000000000000000002'))
    expect(other.customer?.email).toBe('diego.external@example.com')
  })

  it('has a handle with the prefix that the specification names [AUTH-26]', async () => {
    const { person } = await finish()
    const handles = await person.handles()
    expect(handles?.accessToken).toMatch(/^google_session_[\w-]{43}$/)
    expect(await person.tokens()).toBeNull()
  })

  it('finds the account of the e-mail once its owner has shown that it is theirs', async () => {
    const customer = await registered()
    await customers.startSession(openPerson(), { customer, kind: 'link', isVerified: true })
    expect((await finish()).customer?.id).toBe(customer.id)
  })

  it('finds its customer although the e-mail there has changed since', async () => {
    const { customer } = await finish()
    const moved = `${randomUUID()}@example.com`
    await shop.admin.changeEmail(customer?.id ?? '', moved)
    const again = await finish()
    expect(again.customer).toMatchObject({ id: customer?.id, email: moved, isVerified: false })
  })

  it('makes a new customer in place of one that was deleted', async () => {
    const { customer } = await finish()
    await platform.database.pool.query('DELETE FROM platform.customers')
    const again = await finish()
    expect(again.customer?.email).toBe(email)
    expect(again.customer?.id).not.toBe(customer?.id)
  })

  it('is refused with the e-mail of a registration that nobody has confirmed [ERR-14]', async () => {
    await registered('proljetna kiša 7')
    expectRefused(await finish(), 'email-taken')
  })

  it('is refused where the provider does not vouch for the e-mail [ERR-14]', async () => {
    const callback = await comeBack()
    provider.scenarios.choose('unverified-email')
    expectRefused(await finish(callback), 'email-unverified')
    await registered()
    const again = await comeBack()
    expectRefused(await finish(again), 'email-taken')
  })

  it('is refused without an e-mail', async () => {
    const callback = await comeBack()
    provider.scenarios.choose('no-email')
    expectRefused(await finish(callback), 'email-unverified')
  })

  it('is refused for a closed account', async () => {
    const { customer } = await finish()
    await platform.database.pool.query(`UPDATE platform.customers SET state = 'disabled'`)
    expect(customer).not.toBeNull()
    expectRefused(await finish(), 'account-failed')
  })

  it.each<[ScenarioName]>([
    ['unsigned'],
    ['wrong-key'],
    ['wrong-nonce'],
    ['wrong-audience'],
    ['wrong-issuer'],
    ['expired'],
    ['token-down'],
    ['token-refused'],
    ['down'],
    ['html'],
  ])('is refused when the provider is %s', async (scenario) => {
    const callback = await comeBack()
    provider.scenarios.choose(scenario)
    expectRefused(await finish(callback), 'access-token')
  })

  it('says of whoever cancels that they cancelled', async () => {
    expectRefused(await finish(await comeBack('deny')), 'cancelled')
  })

  it('is refused without its cookie, with a forged one and with the one of another login', async () => {
    const other = await comeBack()
    for (const cookie of [
      undefined,
      '',
      'forged',
      createSealing('another').seal('external logins', '{}'),
      other.cookie,
    ])
      expectRefused(await finish({ ...(await comeBack()), cookie: cookie ?? '' }), 'state')
  })

  it('is refused with another state, and with none', async () => {
    for (const state of ['', 'x'.repeat(32)]) {
      const callback = await comeBack()
      callback.query.set('state', state)
      expectRefused(await finish(callback), 'state')
    }
  })

  it('is refused after ten minutes', async () => {
    const callback = await comeBack()
    passedMs = 10 * 60 * 1000
    expectRefused(await finish(callback), 'state')
  })

  it('works once', async () => {
    const callback = await comeBack()
    expect((await finish(callback)).finished.ok).toBe(true)
    expectRefused(await finish(callback), 'access-token')
  })

  it('does not begin while the provider is down', async () => {
    const away = createExternalLogin({
      identity: createIdentityClient({
        service: 'external identity',
        origin: 'http://127.0.0.1:1',
        clientId: 'x',
        scope: 'openid',
        clientOrigin: homes.ba,
        fetch: (request) => fetch(request),
      }),
      attempts: createSealedAttempts({ sealing: createSealing(secret), provider: 'external' }),
      findCustomer: async () => ({ ok: false, failure: 'account-failed' }),
      startSession: customers.startSession,
      homes,
      log,
    })
    expect(await away.start('ba', '')).toBeNull()
  })
})
