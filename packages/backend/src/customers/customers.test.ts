import { randomUUID } from 'node:crypto'
import { Hono } from 'hono'
import { beforeAll, describe, expect, it } from 'vitest'
import { connectTestShop } from '../../../../tests/support/platform/shop-connection.ts'
import { useTestPlatform } from '../../../../tests/support/platform/test-platform.ts'
import { customerGetRoutes } from './customer-get.routes.ts'
import type { SessionKind } from './customers.schema.ts'
import { type Customers, createCustomers } from './customers.ts'
import type { Person } from './person.ts'

const platform = useTestPlatform()
const silence = () => undefined
const log = { info: silence, warn: silence, error: silence }
const buyerIp = '192.0.2.7'
const password = 'proljetna kiša 7'
const home = 'http://localhost:3000'

let newcomers = 0
/** Registrations are counted by the buyer's IP. */
const newBuyer = () => {
  newcomers += 1
  return { buyerIp: `198.51.100.${newcomers}` }
}

let shop: ReturnType<typeof connectTestShop>['customers']
let customers: Customers
beforeAll(() => {
  shop = connectTestShop(platform, 'main').customers
  customers = createCustomers({
    infrastructure: { database: platform.database, log },
    secret: 'the secret of this test',
    shop,
  })
})

const register = async () => {
  const profile = { email: `amra.${randomUUID()}@example.com`, firstName: 'Amra', lastName: 'Hodžić' }
  const made = await shop.storefront.create({ ...profile, password }, newBuyer())
  if (!made.ok || !made.value) throw new Error('the platform made no customer')
  return { ...profile, id: made.value.id }
}

const tokenOf = async (email: string) => {
  const made = await shop.storefront.createToken({ email, password }, newBuyer())
  if (!made.ok || !made.value) throw new Error('the platform made no token')
  return { type: 'storefront' as const, ...made.value }
}

const logIn = async (kind: SessionKind) => {
  const customer = await register()
  const person = customers.openPerson(() => undefined)
  const tokens = kind === 'password' ? await tokenOf(customer.email) : null
  await customers.startSession(person, { customer, kind, isVerified: kind !== 'password', tokens })
  return { customer, person, tokens }
}

const address = {
  firstName: 'Amra',
  lastName: 'Hodžić',
  company: '',
  address1: 'Ferhadija 1',
  address2: '',
  city: 'Sarajevo',
  province: '',
  zip: '71000',
  country: 'Bosnia and Herzegovina',
  phone: '+38761222333',
}

describe.each(['password', 'link'] as const)('the account of a session of kind %s', (kind) => {
  it('has every field that a customer has [ENT-17]', async () => {
    const { customer, person } = await logIn(kind)
    const account = await customers.accountOf(person, buyerIp)
    expect(await account?.read()).toEqual({
      ...customer,
      displayName: 'Amra Hodžić',
      phone: '',
      acceptsMarketing: false,
      createdAt: expect.stringMatching(/^\d{4}-/),
      updatedAt: expect.stringMatching(/^\d{4}-/),
      defaultAddressId: null,
      addresses: [],
      orders: [],
    })
  })

  it('changes its profile, and says why it does not', async () => {
    const { person } = await logIn(kind)
    const account = await customers.accountOf(person, buyerIp)
    const phone = kind === 'password' ? '+38761555666' : '+38761555777'
    expect(await account?.update({ firstName: 'Amira', phone })).toEqual({ ok: true, value: null })
    expect(await account?.read()).toMatchObject({ firstName: 'Amira', phone })
    expect(await account?.update({ phone: 'x' })).toMatchObject({ ok: false, error: { message: /phone/i } })
  })

  it('takes addresses, changes and deletes them, and knows the default one [ENT-18]', async () => {
    const { person } = await logIn(kind)
    const account = await customers.accountOf(person, buyerIp)
    const first = await account?.createAddress(address)
    const second = await account?.createAddress({ ...address, address1: 'Titova 9' })
    if (!first?.ok || !second?.ok) throw new Error('no address was made')
    await account?.setDefaultAddress(second.value.id)
    await account?.updateAddress(first.value.id, { ...address, address1: 'Ferhadija 2' })
    expect(await account?.read()).toMatchObject({
      defaultAddressId: second.value.id,
      addresses: expect.arrayContaining([
        expect.objectContaining({ id: first.value.id, address1: 'Ferhadija 2', zip: '71000', countryCode: 'BA' }),
      ]),
    })
    expect(await account?.deleteAddress(first.value.id)).toEqual({ ok: true, value: null })
    expect((await account?.read())?.addresses).toHaveLength(1)
  })

  it('is nobody else’s', async () => {
    const { person: amra } = await logIn(kind)
    const { person: other } = await logIn(kind)
    const made = await (await customers.accountOf(amra, buyerIp))?.createAddress(address)
    if (!made?.ok) throw new Error('no address was made')
    const account = await customers.accountOf(other, buyerIp)
    for (const outcome of [
      await account?.updateAddress(made.value.id, address),
      await account?.deleteAddress(made.value.id),
      await account?.setDefaultAddress(made.value.id),
    ])
      expect(outcome).toMatchObject({ ok: false })
  })
})

it('a request without a session has the account of nobody', async () => {
  expect(
    await customers.accountOf(
      customers.openPerson(() => undefined),
      buyerIp,
    ),
  ).toBeNull()
})

describe('an e-mail', () => {
  it('is verified only by a login that has shown it, and stays so', async () => {
    const customer = await register()
    const startWith = (isVerified: boolean, email = customer.email) =>
      customers.startSession(
        customers.openPerson(() => undefined),
        {
          customer: { ...customer, email },
          kind: 'link',
          isVerified,
        },
      )
    expect((await startWith(false)).isVerified).toBe(false)
    expect((await startWith(true)).isVerified).toBe(true)
    expect((await startWith(false)).isVerified).toBe(true)
    expect((await startWith(false, `new.${customer.email}`)).isVerified).toBe(false)
  })
})

describe('a logout', () => {
  it('ends the session and the platform’s token [AUTH-22]', async () => {
    const { person, tokens } = await logIn('password')
    const cookie = person.session() ?? ''
    expect(await customers.logOut(person, home)).toEqual({ redirectTo: '/' })
    expect(await customers.sessions.readSession(cookie)).toBeNull()
    expect(await shop.storefront.read(tokens?.accessToken ?? '', { buyerIp })).toBeNull()
  })

  it('revokes the refresh token of an OpenID login, and goes on to the platform’s own logout', async () => {
    const revoked: string[] = []
    const identity = {
      ...shop.identity,
      revoke: async (token: string) => void revoked.push(token),
      endSessionUrl: async () => new URL('https://shop.example/logout'),
    }
    const openId = createCustomers({
      ...{ infrastructure: { database: platform.database, log }, secret: 'the secret of this test' },
      shop: { ...shop, identity },
    })
    const { customer } = await logIn('link')
    const person = openId.openPerson(() => undefined)
    const expiresAt = new Date(Date.now() + 60 * 60 * 1000).toISOString()
    const tokens = { type: 'openid' as const, accessToken: 'a', refreshToken: 'refresh', idToken: 'i', expiresAt }
    await openId.startSession(person, { customer, kind: 'platform', isVerified: true, tokens })
    expect(await openId.logOut(person, home)).toEqual({ redirectTo: 'https://shop.example/logout' })
    expect(revoked).toEqual(['refresh'])
  })

  it('ends the session also while the platform is away', async () => {
    const away = { ...shop.storefront, deleteToken: async () => Promise.reject(new Error('away')) }
    const faulty = createCustomers({
      infrastructure: { database: platform.database, log },
      secret: 'the secret of this test',
      shop: { ...shop, storefront: away },
    })
    const { person } = await logIn('password')
    const cookie = person.session() ?? ''
    await faulty.logOut(person, home)
    expect(await customers.sessions.readSession(cookie)).toBeNull()
  })
})

describe('POST /shopify/customer/get', () => {
  const ask = async (person: Person, authorization: string | undefined, from: Customers = customers) => {
    const app = new Hono()
      .use((c, next) => {
        c.set('person', person)
        return next()
      })
      .route('/', customerGetRoutes({ readAccount: from.readAccount, clientIpOf: () => buyerIp }))
    return app.request('/shopify/customer/get', {
      method: 'POST',
      headers: authorization === undefined ? {} : { Authorization: authorization },
    })
  }
  const handleOf = async (person: Person) => `Bearer ${(await person.handles())?.accessToken}`

  it.each(['password', 'link'] as const)('answers the customer of a session of kind %s [API-08]', async (kind) => {
    const { customer, person } = await logIn(kind)
    const response = await ask(person, await handleOf(person))
    expect(response.status).toBe(200)
    expect(await response.json()).toMatchObject({ success: true, customer: { id: customer.id, addresses: [] } })
  })

  it('reads the customer by the storefront query where its own way fails [API-09]', async () => {
    const { customer, person } = await logIn('password')
    const noAdmin = { ...shop.admin, accountOf: () => ({ ...shop.admin.accountOf(''), read: () => Promise.reject() }) }
    const faulty = createCustomers({
      infrastructure: { database: platform.database, log },
      secret: 'the secret of this test',
      shop: { ...shop, admin: noAdmin },
    })
    const response = await ask(person, await handleOf(person), faulty)
    expect(await response.json()).toMatchObject({ customer: { email: customer.email } })
  })

  it('logs out who has changed the password elsewhere', async () => {
    const { person, tokens } = await logIn('password')
    const handle = await handleOf(person)
    const changed = await shop.storefront.changePassword(tokens?.accessToken ?? '', 'nova lozinka 8', newBuyer())
    expect(changed.ok).toBe(true)
    expect((await ask(person, handle)).status).toBe(401)
    expect(await person.customer()).toBeNull()
  })

  it('answers no token alone, no other session’s and none that somebody made up', async () => {
    const { person } = await logIn('password')
    const { person: other, tokens } = await logIn('password')
    const nobody = customers.openPerson(() => undefined)
    expect((await ask(nobody, await handleOf(person))).status).toBe(401)
    for (const authorization of [
      undefined,
      'Bearer google_session_x',
      `Bearer ${tokens?.accessToken}`,
      await handleOf(other),
    ])
      expect((await ask(person, authorization)).status).toBe(401)
  })
})
