import { createHash, randomBytes } from 'node:crypto'
import { closedAccountTag } from '@dvaput/domain/account/closed-account-tag'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { samplePeople } from '../../sandboxes/external-identity/src/people.ts'
import { useTestDatabase } from '../support/databases/test-database.ts'
import { findInMails } from '../support/mails/store-mails.ts'
import { createTestAuthenticator } from '../support/people/test-authenticator.ts'
import { createBrowser } from '../support/requests/browser.ts'
import { shopFetch } from '../support/requests/shop-fetch.ts'
import {
  createVisitor,
  logInAt,
  newIp,
  registerAt,
  sessionOf,
  trustsVisitors,
  type Visitor,
  whoIs,
} from '../support/requests/store-visitor.ts'
import { type RunningServer, startTwoServers } from '../support/servers/running-server.ts'

const testDatabase = useTestDatabase({ demo: true })
const adminToken = 'admin-token-of-this-test-and-no-other'
let first: RunningServer
let second: RunningServer
let stop = async () => {}
beforeAll(async () => {
  const env = { ...trustsVisitors, ADMIN_TOKEN: adminToken }
  ;({ first, second, stop } = await startTwoServers({ databaseUrl: testDatabase.url, env }))
})
afterAll(() => stop())

type Registered = Awaited<ReturnType<typeof registerAt>>
const mailed = (email: string, pattern: RegExp) => findInMails([first.url, second.url], email, pattern)

const resetPath = async ({ email }: Registered) => {
  await createVisitor(first.url).submit('/forgot-password', { email })
  return mailed(email, /\/reset-password\?[\w&=.-]+/)
}
const newPassword = { password: 'jesenja kiša 8', confirmPassword: 'jesenja kiša 8' }

/** The platform's own pages, which ask for a mailed code. @returns where they send the browser back to */
const passCode = async (url: URL, email: string): Promise<URL> => {
  const browser = createBrowser([url.host], { 'X-Forwarded-For': newIp() }, shopFetch)
  const codePage = await browser.submit(await browser.visit(url), 'email', { email })
  const callback = await browser.submit(codePage, 'code', {
    code: await mailed(email, /\b\d{6}\b|\b[0-9A-Z]{4}(?:-[0-9A-Z]{4}){2}\b/),
  })
  return new URL(callback.url)
}

const passPlatformLogin = async (visitor: Visitor, { email }: Registered) => {
  const [codeVerifier, nonce, state] = [96, 24, 24].map((bytes) => randomBytes(bytes).toString('base64url'))
  const { text } = await createVisitor(first.url).open('/login/platform.data')
  const url = new URL(/http:\/\/main\.localhost[^"]+/.exec(text)?.[0] ?? '')
  const challenge = createHash('sha256')
    .update(codeVerifier ?? '')
    .digest('base64url')
  for (const [name, value] of Object.entries({ state, nonce, code_challenge: challenge }))
    url.searchParams.set(name, value ?? '')
  const code = (await passCode(url, email)).searchParams.get('code')
  const redirectUri = url.searchParams.get('redirect_uri')
  await visitor.post('/api/shopify-oauth/token-exchange', { code, codeVerifier, redirectUri, nonce })
}

const passPlatformLoginWithoutScripts = async (visitor: Visitor, { email }: Registered) => {
  // Begun before the session was planted: whoever is logged in is not asked again.
  const before = createVisitor(first.url)
  const left = await before.open('/login/platform?plain=1')
  for (const [name, value] of before.cookies) visitor.cookies.set(name, value)
  const { pathname, search } = await passCode(new URL(left.headers.get('Location') ?? ''), email)
  return visitor.open(pathname + search)
}

const followLink = async (visitor: Visitor, { email }: Registered) => {
  await visitor.submit('/login/link', { email })
  return visitor.submit(await mailed(email, /\/login\/link\/[\w-]{43}/), {})
}

/** At the demo's provider, where the first person is chosen. */
const passExternalLogin = async (visitor: Visitor) => {
  const [person] = samplePeople
  const { headers } = await visitor.open('/login/external')
  const body = new URLSearchParams({ choice: person?.subject ?? '' })
  const chosen = await fetch(headers.get('location') ?? '', { method: 'POST', body, redirect: 'manual' })
  const { pathname, search } = new URL(chosen.headers.get('location') ?? '')
  await visitor.open(pathname + search)
  return person?.email
}

/** With a passkey that the customer added elsewhere, after a link has shown that the e-mail is theirs. */
const passPasskeyLogin = async (visitor: Visitor, customer: Registered) => {
  const key = createTestAuthenticator(new URL(first.url).origin)
  const optionsOf = async (own: Visitor, what: 'add' | 'login') =>
    JSON.parse((await own.post(`/api/passkeys/${what}/start`, { currentPassword: '' })).text).options
  const elsewhere = createVisitor(first.url)
  await followLink(elsewhere, customer)
  const added = { response: key.create(await optionsOf(elsewhere, 'add')), name: 'Telefon' }
  expect((await elsewhere.post('/api/passkeys/add/finish', added)).status).toBe(200)
  await visitor.post('/api/passkeys/login/finish', { response: key.get(await optionsOf(visitor, 'login')) })
}

/** Each way in, as the browser that has been given a cookie walks it; answers the e-mail where it is another account's. */
const ways: Readonly<Record<string, (visitor: Visitor, customer: Registered) => Promise<unknown>>> = {
  'a password': (visitor, { email, password }) => visitor.submit('/login', { email, password }),
  'a registration': (visitor, { email }) =>
    visitor.submit('/register', {
      ...newPassword,
      fullName: 'Ime Prezime',
      email: `new-${email}`,
      acceptsTerms: 'yes',
    }),
  'a new password': async (visitor, customer) => visitor.submit(await resetPath(customer), newPassword),
  'a mailed link': followLink,
  'the platform’s own login': passPlatformLogin,
  'an external account': passExternalLogin,
  'a passkey': passPasskeyLogin,
  'the platform’s own login without scripts': passPlatformLoginWithoutScripts,
}

const withSession = (server: RunningServer, sid: string) => {
  const visitor = createVisitor(server.url)
  visitor.cookies.set('sid', sid)
  return visitor
}
/** In both processes: a call refuses it, and a page leads to the login. */
const expectDead = async (sid: string) => {
  for (const server of [first, second]) {
    const visitor = withSession(server, sid)
    const statuses = [(await visitor.open('/api/wishlist')).status, (await visitor.open('/account')).status]
    expect([...statuses, (await whoIs(visitor)).customer]).toEqual([401, 302, null])
  }
}
const expectAlive = async (sid: string, email: string) => {
  for (const server of [first, second]) expect((await whoIs(withSession(server, sid))).customer?.email).toBe(email)
}

describe.each(Object.entries(ways))('logging in by %s', (_, enter) => {
  it.each([
    ['that nobody has', async () => randomBytes(32).toString('base64url')],
    ['of the attacker’s own session', async () => sessionOf((await registerAt(first.url)).visitor) ?? ''],
  ])('opens no session under a planted id %s', async (_name, plant) => {
    const planted = await plant()
    const customer = await registerAt(first.url)
    const visitor = withSession(first, planted)
    const email = await enter(visitor, customer)
    const session = sessionOf(visitor) ?? ''
    const expected = typeof email === 'string' ? email : customer.email
    expect((await whoIs(visitor)).customer?.email).toContain(expected)
    expect(session).not.toBe(planted)
    await expectDead(planted)
  })
})

it('a change of the password gives a new id, and ends every other session', async () => {
  const customer = await registerAt(first.url)
  const [before, other] = [sessionOf(customer.visitor) ?? '', sessionOf(await logInAt(second.url, customer)) ?? '']
  const form = { intent: 'password', currentPassword: customer.password, ...newPassword }
  expect((await customer.visitor.submit('/account/security', form)).status).toBe(302)
  const after = sessionOf(customer.visitor) ?? ''
  expect(after).not.toBe(before)
  await expectAlive(after, customer.email)
  await expectDead(before)
  await expectDead(other)
})

describe('in the other process at once', () => {
  const logInTwice = async () => {
    const customer = await registerAt(first.url)
    const other = await logInAt(second.url, customer)
    const [one, two] = [sessionOf(customer.visitor) ?? '', sessionOf(other) ?? '']
    await expectAlive(one, customer.email)
    await expectAlive(two, customer.email)
    return { customer, one, two }
  }

  it('a session ends with its logout, and no other', async () => {
    const { customer, one, two } = await logInTwice()
    await customer.visitor.post('/api/logout', {})
    await expectDead(one)
    await expectAlive(two, customer.email)
  })

  it('every session ends with a new password, except that of whoever set it', async () => {
    const { customer, one, two } = await logInTwice()
    const path = await resetPath(customer)
    const owner = createVisitor(second.url)
    await owner.submit(path, newPassword)
    await expectDead(one)
    await expectDead(two)
    await expectAlive(sessionOf(owner) ?? '', customer.email)
  })

  it.each([
    [
      'is deleted',
      'mutation ($input: CustomerDeleteInput!) { customerDelete(input: $input) { deletedCustomerId } }',
      {},
    ],
    [
      'is closed',
      'mutation ($input: CustomerInput!) { customerUpdate(input: $input) { customer { id } } }',
      { tags: [closedAccountTag] },
    ],
  ])('every session ends when the account %s', async (_, query, change) => {
    const { customer, one, two } = await logInTwice()
    const response = await shopFetch(`http://main.localhost:${first.port}/admin/api/2025-04/graphql.json`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Shopify-Access-Token': adminToken },
      body: JSON.stringify({ query, variables: { input: { id: customer.id, ...change } } }),
    })
    expect(JSON.stringify(await response.json())).toContain(`:"${customer.id}"`)
    for (const sid of [one, two])
      await expect.poll(async () => (await whoIs(withSession(second, sid))).customer, { timeout: 30_000 }).toBeNull()
    await expectDead(one)
    await expectDead(two)
  })
})
