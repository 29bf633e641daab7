import { randomUUID } from 'node:crypto'
import { markets } from '@dvaput/domain/markets/markets'
import { afterEach, describe, expect, it } from 'vitest'
import { useSignIn } from '../../../../tests/support/people/sign-in.ts'
import { useTestAccounts } from '../../../../tests/support/people/test-accounts.ts'

const accounts = useTestAccounts()
const platform = useSignIn(accounts.platform)
const locale = { market: 'ba', language: 'en' } as const
const newBrowser = () => accounts.customers.openPerson(() => undefined)
const newEmail = () => `owner.${randomUUID()}@example.com`
const query = (text: string, values: readonly unknown[]) => accounts.platform.database.pool.query(text, [...values])
afterEach(() => accounts.interceptWith())

type Person = ReturnType<typeof newBrowser>

/** Of the link that a change of e-mail waits for. */
const changeToken = async (person: Person, email = newEmail()) => {
  const asked = await accounts.account.email.request(person, {
    ...{ newEmail: email, currentPassword: accounts.password, clientIp: accounts.newClient().buyerIp },
    locale: { market: markets.ba, language: 'en' },
  })
  if (!asked.ok) throw new Error('no change of e-mail was asked for')
  const text = (await accounts.mailsTo(email)).at(-1)?.text ?? ''
  return new URL(/https?:\S+\/account\/email\S+/.exec(text)?.[0] ?? 'http://none').searchParams.get('token') ?? ''
}

/** Somebody who registers an e-mail and opens every way in that there is, whether or not the shop would let them. */
const intrude = async (email = newEmail()) => {
  const customer = await accounts.register(email)
  const { person } = await accounts.logIn({ kind: 'password', customer })
  const made = await accounts.shop.storefront.createToken({ email, password: accounts.password }, accounts.newClient())
  if (!made.ok || !made.value) throw new Error('the platform made no token')
  const { accessToken } = made.value
  await query(
    `INSERT INTO backend.passkeys (credential_id, customer_id, rp_id, public_key, counter, transports, is_backed_up, name)
     VALUES ($1, $2, 'localhost', 'key', 0, '{}', false, 'Phone')`,
    [randomUUID(), customer.id],
  )
  await query(
    `INSERT INTO backend.external_identities (issuer, subject, customer_id) VALUES ('https://id.example.com', $1, $2)`,
    [randomUUID(), customer.id],
  )
  await changeToken(person)
  const cart = await accounts.platform.query(
    `mutation ($token: String!) { cartCreate(input: { buyerIdentity: { customerAccessToken: $token } }) { cart { id } } }`,
    { token: accessToken },
  )
  return { customer, person, accessToken, cartId: cart.data.cartCreate.cart.id as string }
}

type Intruder = Awaited<ReturnType<typeof intrude>>

const countOf = async (table: string, id: string) =>
  (await query(`SELECT FROM backend.${table} WHERE customer_id = $1`, [id])).rowCount

/** Which of the ways in from before are open now, with the e-mail that the account has now. */
const waysIn = async ({ customer, person, accessToken, cartId }: Intruder) => {
  const account = await accounts.shop.admin.accountOf(customer.id).read()
  const credentials = { email: account?.email ?? '', password: accounts.password }
  const cart = await accounts.platform.query(
    'query ($id: ID!) { cart(id: $id) { buyerIdentity { customer { id } } } }',
    { id: cartId },
  )
  const ways = {
    password: (await accounts.shop.storefront.createToken(credentials, accounts.newClient())).ok,
    token: (await accounts.shop.storefront.read(accessToken, accounts.newClient())) !== null,
    session: (await accounts.customers.sessions.readSession(person.session() ?? '')) !== null,
    passkey: (await countOf('passkeys', customer.id)) !== 0,
    identity: (await countOf('external_identities', customer.id)) !== 0,
    emailChange: (await countOf('email_changes', customer.id)) !== 0,
    cart: cart.data.cart.buyerIdentity.customer !== null,
  }
  return Object.entries(ways).flatMap(([way, isOpen]) => (isOpen ? [way] : []))
}

const everyWay = ['password', 'token', 'session', 'passkey', 'identity', 'emailChange', 'cart']
const recordOf = (id: string) => accounts.customers.records.read(id)

const findCustomer = async (email: string) => {
  const customer = await accounts.shop.admin.findByEmail(email)
  if (!customer) throw new Error('there is no such customer')
  return customer
}

const comeByLink = async (email: string) => {
  const customer = await findCustomer(email)
  await accounts.customers.startSession(newBrowser(), { customer, kind: 'link', isVerified: true, locale })
}

const comeByCode = async (email: string) => {
  await platform.signIn(email)
  const customer = await findCustomer(email)
  await accounts.customers.startSession(newBrowser(), { customer, kind: 'platform', isVerified: true })
}

const comeByExternal = async (email: string) => {
  const customer = await findCustomer(email)
  const identity = { issuer: 'https://id.example.com', subject: randomUUID() }
  await accounts.customers.startSession(newBrowser(), { customer, kind: 'external', isVerified: true, identity })
}

/** A password set by mail at the platform alone: the token that this gives. */
const setPasswordAtShop = async (email: string) => {
  const customer = await findCustomer(email)
  await accounts.shop.storefront.recover(email, accounts.newClient())
  await accounts.platform.jobs.drain()
  const text = accounts.platform.sent.findLast(({ to }) => to === email)?.text ?? ''
  const [, resetToken = ''] = /\/reset\/\d+\/([\w-]+)/.exec(text) ?? /token=([\w-]+)/.exec(text) ?? []
  const reset = { id: customer.id, resetToken, password: 'jesenja magla 4' }
  const done = await accounts.shop.storefront.reset(reset, accounts.newClient())
  if (!done.ok) throw new Error('the password was not set')
  return { customer, tokens: { type: 'storefront' as const, ...done.value } }
}

const comeByRecovery = async (email: string) => {
  const { customer, tokens } = await setPasswordAtShop(email)
  await accounts.customers.startSession(newBrowser(), { customer, kind: 'password', isVerified: true, tokens })
}

const proofs = { link: comeByLink, code: comeByCode, external: comeByExternal, recovery: comeByRecovery }
const proofNames = Object.keys(proofs) as (keyof typeof proofs)[]

const changeAtShop = (accessToken: string, email: string) =>
  accounts.platform.query(
    `mutation ($token: String!, $customer: CustomerUpdateInput!) {
      customerUpdate(customerAccessToken: $token, customer: $customer) { customer { email } customerUserErrors { code } }
    }`,
    { token: accessToken, customer: { email } },
  )

describe('the first proof of an e-mail', () => {
  it.each(proofNames)('by %s leaves nothing open that was open before', async (name) => {
    const intruder = await intrude()
    const { email, id } = intruder.customer
    expect(await waysIn(intruder)).toEqual(everyWay)
    await proofs[name](email)
    expect(await waysIn(intruder)).toEqual([])
    expect(await recordOf(id)).toMatchObject({ email, verifiedAt: expect.any(Date) })
    // Nor does the account go where the intruder wants it.
    await changeAtShop(intruder.accessToken, newEmail())
    expect(await accounts.shop.admin.accountOf(id).read()).toMatchObject({ email })
  })

  // An account elsewhere does not get in there: see external-login.test.ts.
  it.each(['link', 'code', 'recovery'] as const)(
    'by %s leaves nothing of an account that was opened at the shop alone, and that the store has never met',
    async (name) => {
      const { email, id } = await accounts.register()
      const made = await accounts.shop.storefront.createToken(
        { email, password: accounts.password },
        accounts.newClient(),
      )
      if (!made.ok || !made.value) throw new Error('the platform made no token')
      const { accessToken } = made.value
      await proofs[name](email)
      expect(await accounts.shop.storefront.read(accessToken, accounts.newClient())).toBeNull()
      const again = await accounts.shop.storefront.createToken(
        { email, password: accounts.password },
        accounts.newClient(),
      )
      expect(again.ok).toBe(false)
      expect(await recordOf(id)).toMatchObject({ email, verifiedAt: expect.any(Date) })
    },
  )

  it('by a change of e-mail that is confirmed in another browser leaves nothing open either', async () => {
    const intruder = await intrude()
    const email = newEmail()
    const confirmed = await accounts.account.email.confirm(newBrowser(), await changeToken(intruder.person, email))
    expect(confirmed).toEqual({ ok: true, email })
    expect(await waysIn(intruder)).toEqual([])
  })

  it.each(proofNames)(
    'by %s counts for an e-mail that was changed at the shop, which itself shows nothing',
    async (name) => {
      const intruder = await intrude()
      const { id } = intruder.customer
      await comeByLink(intruder.customer.email)
      const again = await accounts.logIn({ kind: 'link', customer: intruder.customer })
      const email = newEmail()
      await accounts.shop.admin.changeEmail(id, email)
      expect(await accounts.shop.admin.findByEmail(email)).toMatchObject({ isEmailVerified: false })
      expect(await recordOf(id)).toMatchObject({ email: intruder.customer.email })
      await proofs[name](email)
      expect(await waysIn({ ...intruder, person: again.person })).toEqual([])
      expect(await recordOf(id)).toMatchObject({ email, verifiedAt: expect.any(Date) })
    },
  )

  it('is none of these: a password, a passkey, a change of e-mail at the shop or by an administrator', async () => {
    const intruder = await intrude()
    const { customer } = intruder
    await accounts.logIn({ kind: 'password', customer })
    await accounts.customers.startSession(newBrowser(), { customer, kind: 'passkey', isVerified: false })
    expect(await recordOf(customer.id)).toMatchObject({ verifiedAt: null })
    const byToken = newEmail()
    await changeAtShop(intruder.accessToken, byToken)
    expect(await accounts.shop.admin.findByEmail(byToken)).toMatchObject({ isEmailVerified: false })
    const byAdministrator = newEmail()
    await accounts.shop.admin.changeEmail(customer.id, byAdministrator)
    expect(await accounts.shop.admin.findByEmail(byAdministrator)).toMatchObject({ isEmailVerified: false })
    expect(await recordOf(customer.id)).toMatchObject({ verifiedAt: null })
  })
})

describe('a proof at the platform’s own pages alone', () => {
  const atPlatform = { code: platform.signIn, 'new password': setPasswordAtShop }

  it.each(Object.keys(atPlatform) as (keyof typeof atPlatform)[])(
    'by %s reaches what the store has too, before anybody comes back to it',
    async (name) => {
      const intruder = await intrude()
      const token = await changeToken(intruder.person)
      await atPlatform[name](intruder.customer.email)
      expect(await waysIn(intruder)).toEqual([])
      const confirmed = await accounts.account.email.confirm(intruder.person, token)
      expect(confirmed).toEqual({ ok: false, reason: 'invalid' })
    },
  )

  it('by a new password for an e-mail that was shown before leaves the account elsewhere, and nothing else', async () => {
    const intruder = await intrude()
    const { id, email } = intruder.customer
    await accounts.shop.admin.proveEmail(id, email, true)
    await setPasswordAtShop(email)
    expect(await waysIn(intruder)).toEqual(['identity'])
  })
})

describe('an owner who has shown the e-mail here', () => {
  const passkeyOf = (id: string) =>
    query(
      `INSERT INTO backend.passkeys (credential_id, customer_id, rp_id, public_key, counter, transports, is_backed_up, name)
       VALUES ($1, $2, 'localhost', 'key', 0, '{}', false, 'Phone')`,
      [randomUUID(), id],
    )
  const login = (email: string) =>
    accounts.shop.storefront.createToken({ email, password: accounts.password }, accounts.newClient())

  it('by a change that this browser confirmed keeps password and passkey at the next code', async () => {
    const { customer, person } = await accounts.logIn({
      kind: 'password',
      customer: await accounts.registerVerified(),
    })
    const email = newEmail()
    const confirmed = await accounts.account.email.confirm(person, await changeToken(person, email))
    expect(confirmed).toEqual({ ok: true, email })
    await passkeyOf(customer.id)
    await comeByCode(email)
    expect([(await login(email)).ok, await countOf('passkeys', customer.id)]).toEqual([true, 1])
  })

  it('by a link in the browser that is logged in with the password keeps both as well', async () => {
    const { customer, person } = await accounts.logIn({ kind: 'password' })
    const found = await findCustomer(customer.email)
    await accounts.customers.startSession(person, { customer: found, kind: 'link', isVerified: true, locale })
    await passkeyOf(customer.id)
    await comeByCode(customer.email)
    expect([(await login(customer.email)).ok, await countOf('passkeys', customer.id)]).toEqual([true, 1])
  })

  it('by the account elsewhere that opened this one keeps that one and the passkey', async () => {
    const email = newEmail()
    const made = await accounts.shop.admin.create({ email, firstName: 'Amra', lastName: 'Hodžić' })
    if (!made.ok) throw new Error('no account was made')
    await comeByExternal(email)
    await passkeyOf(made.value.id)
    expect(await findCustomer(email)).toMatchObject({ isEmailVerified: true })
    await comeByCode(email)
    expect(await countOf('passkeys', made.value.id)).toBe(1)
  })
})

describe('a shop that fails while it takes access back', () => {
  const isProof = (body: string) => body.includes('dvaputCustomerProveEmail')

  it('lets nobody in and leaves everything as it was, until it works again', async () => {
    const intruder = await intrude()
    const { email, id } = intruder.customer
    accounts.interceptWith((body) => (isProof(body) ? new Response('{}', { status: 503 }) : undefined))
    await expect(comeByLink(email)).rejects.toThrow()
    expect(await recordOf(id)).toMatchObject({ verifiedAt: null, passwordDistrustedAt: null })
    expect(await waysIn(intruder)).toEqual(everyWay)
    accounts.interceptWith()
    await comeByLink(email)
    expect(await waysIn(intruder)).toEqual([])
  })

  it('is done with what is left here when only the shop had come that far', async () => {
    const intruder = await intrude()
    const { email, id } = intruder.customer
    await accounts.shop.admin.proveEmail(id, email)
    expect(await waysIn(intruder)).toEqual(['session', 'passkey', 'identity', 'emailChange'])
    await comeByLink(email)
    expect(await waysIn(intruder)).toEqual([])
  })

  it('because it is hosted and cannot end them keeps its password out of our pages', async () => {
    const intruder = await intrude()
    const { email, id } = intruder.customer
    const errors = [{ message: "Field doesn't exist", extensions: { code: 'undefinedField' } }]
    accounts.interceptWith((body) => (isProof(body) ? Response.json({ errors }) : undefined))
    await comeByLink(email)
    expect(await recordOf(id)).toMatchObject({ passwordDistrustedAt: expect.any(Date) })
    expect(await waysIn(intruder)).toEqual(['password', 'token', 'cart'])
  })
})
