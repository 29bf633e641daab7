import { createHash, randomBytes } from 'node:crypto'
import type { ShopCustomers } from '@dvaput/backend/connected-shop'
import { type Database, openDatabase } from '@dvaput/database/open-database'
import { markets } from '@dvaput/domain/markets/markets'
import { createAdminCustomers } from '@dvaput/integrations/customers/admin-customers'
import { createStorefrontCustomers } from '@dvaput/integrations/customers/storefront-customers'
import { createCustomerAccountApi } from '@dvaput/integrations/identity/customer-account-api'
import { createPlatformIdentity } from '@dvaput/integrations/identity/platform-identity'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { useTestDatabase } from '../support/databases/test-database.ts'
import { startExternalProvider } from '../support/servers/external-provider.ts'
import { createApiVisitor, homes, listenAnywhere, startLoginServer } from '../support/servers/login-server.ts'

const testDatabase = useTestDatabase()
const redirectUri = `${homes.ba}/auth/callback`
const silence = () => undefined

const customer = {
  id: 'gid://shopify/Customer/7',
  firstName: 'Amra',
  lastName: 'Begić',
  emailAddress: { emailAddress: 'amra.external@example.com' },
  phoneNumber: { phoneNumber: '+38761111222' },
  defaultAddress: null,
  addresses: { nodes: [] },
  orders: { nodes: [] },
}

/** The platform's API for customers, which answers with this status and sees these tokens. */
const startAccountApi = async () => {
  const state = { status: 200, tokens: [] as string[], email: customer.emailAddress.emailAddress }
  const server = await listenAnywhere((request, response) => {
    const isApi = request.url === '/graphql'
    if (isApi) state.tokens.push(request.headers.authorization ?? '')
    const data = { customer: { ...customer, emailAddress: { emailAddress: state.email } } }
    const body = isApi ? { data } : { graphql_api: `${server.url}/graphql` }
    response.writeHead(isApi ? state.status : 200, { 'Content-Type': 'application/json' }).end(JSON.stringify(body))
  })
  return { state, ...server }
}

let database: Database
let provider: Awaited<ReturnType<typeof startExternalProvider>>
let accountApi: Awaited<ReturnType<typeof startAccountApi>>
let server: Awaited<ReturnType<typeof startLoginServer>>
let shop: ShopCustomers

beforeAll(async () => {
  database = openDatabase({
    url: testDatabase.url,
    applicationName: 'platform login test',
    log: { info: silence, warn: silence, error: silence },
  })
  provider = await startExternalProvider(redirectUri)
  accountApi = await startAccountApi()
  const asksNobody = async () => Promise.reject(new Error('nobody asks'))
  const reach = { clientOrigin: homes.ba, fetch: (request: Request) => fetch(request) }
  shop = {
    storefront: createStorefrontCustomers({ service: 'storefront', request: asksNobody }),
    admin: createAdminCustomers(asksNobody),
    identity: createPlatformIdentity({ ...reach, origin: provider.url, clientId: provider.clientId }),
    accounts: createCustomerAccountApi({ ...reach, origin: accountApi.url }),
  }
  server = await startLoginServer(database, shop)
})
afterAll(async () => {
  await Promise.all([server.close(), provider.close(), accountApi.close()])
  await database.close()
})
beforeEach(async () => {
  provider.scenarios.choose('ok')
  Object.assign(accountApi.state, { status: 200, tokens: [], email: customer.emailAddress.emailAddress })
  await database.pool.query('TRUNCATE backend.sessions, backend.customer_records')
  await testDatabase.setClockOffset(0)
})

const secret = (length: number) => randomBytes(length).toString('base64url').slice(0, length)

/** A login up to the callback, with what the browser sends to our server. */
const comeBack = async () => {
  const [codeVerifier, nonce] = [secret(128), secret(32)]
  const codeChallenge = createHash('sha256').update(codeVerifier).digest('base64url')
  const started = await server.platformLogin.start({ market: markets.ba, language: 'en' })
  if (!started.ok) throw new Error('the login did not begin')
  const url = new URL(started.url)
  for (const [name, value] of Object.entries({ state: secret(32), nonce, code_challenge: codeChallenge }))
    url.searchParams.set(name, value)
  const callback = await provider.choose(url)
  return { code: callback.searchParams.get('code') ?? '', codeVerifier, redirectUri, nonce }
}

const exchangePath = '/api/shopify-oauth/token-exchange'
const customerDataPath = '/api/shopify-oauth/customer-data'

type Handles = Readonly<Record<'accessToken' | 'refreshToken' | 'idToken', string>> & { readonly expiresIn: number }

const logIn = async () => {
  const visitor = createApiVisitor(server.url)
  const response = await visitor.post(exchangePath, await comeBack())
  expect(response.status).toBe(200)
  return { visitor, handles: (await response.json()) as Handles }
}

const countSessions = async () => {
  const { rows } = await database.pool.query<{ count: number }>('SELECT count(*)::int FROM backend.sessions')
  return rows[0]?.count
}

/** Nobody is logged in, and the answer says why. */
const expectRefused = async (body: unknown, status: number, error?: string | RegExp) => {
  const visitor = createApiVisitor(server.url)
  const response = await visitor.post(exchangePath, body)
  const text = await response.text()
  expect([response.status, text]).toEqual([status, text])
  if (error !== undefined) expect((JSON.parse(text) as { error: string }).error).toMatch(error)
  expect([...visitor.cookies.keys()]).toEqual([])
  expect(await countSessions()).toBe(0)
}

describe('the token exchange', () => {
  it('opens a session and returns handles in place of tokens [IDP-04] [AUTH-18]', async () => {
    const { visitor, handles } = await logIn()
    expect(handles.expiresIn).toBeGreaterThan(500)
    expect(handles.expiresIn).toBeLessThanOrEqual(600)
    const me = (await (await visitor.get('/api/me')).json()) as { customer: object }
    expect(me.customer).toEqual({
      id: customer.id,
      email: 'amra.external@example.com',
      firstName: 'Amra',
      lastName: 'Begić',
      isVerified: true,
      kind: 'platform',
    })
    const { rows } = await database.pool.query<{ data: object }>('SELECT data FROM backend.sessions')
    const [token = ''] = accountApi.state.tokens
    for (const known of [token, ...[handles.accessToken, handles.refreshToken, handles.idToken]])
      expect(JSON.stringify(rows)).not.toContain(known)
    expect([handles.accessToken, handles.refreshToken, handles.idToken]).not.toContain(token)
  })

  it('ends the session that was there before, and gives the new one another id', async () => {
    const { visitor } = await logIn()
    const before = visitor.cookies.get('sid')
    expect((await visitor.post(exchangePath, await comeBack())).status).toBe(200)
    expect(visitor.cookies.get('sid')).not.toBe(before)
    expect(await countSessions()).toBe(1)
  })

  it.each<[string, string, boolean]>([
    ['is not verified there', 'unverified-email', false],
    ['is another than the account’s', 'ok', false],
  ])('does not call an e-mail verified that %s', async (_, scenario) => {
    provider.scenarios.choose(scenario)
    if (scenario === 'ok') accountApi.state.email = 'another@example.com'
    const { visitor } = await logIn()
    const me = (await (await visitor.get('/api/me')).json()) as { customer: { isVerified: boolean } }
    expect(me.customer.isVerified).toBe(false)
  })

  it.each([
    'unsigned',
    'wrong-key',
    'wrong-algorithm',
    'wrong-nonce',
    'no-nonce',
    'wrong-audience',
    'wrong-issuer',
    'wrong-authorised-party',
    'expired',
    'not-yet-valid',
    'no-subject',
    'no-id-token',
  ])('refuses an id token of the kind %s [ERR-05]', async (scenario) => {
    const body = await comeBack()
    provider.scenarios.choose(scenario)
    await expectRefused(body, 502, /^Failed to get access token$/)
  })

  it('refuses a code that was used before, and the tokens that came of it are over', async () => {
    const body = await comeBack()
    const visitor = createApiVisitor(server.url)
    await visitor.post(exchangePath, body)
    await visitor.post('/api/logout', {})
    await expectRefused(body, 502, /^Token exchange failed: 400$/)
  })

  it('refuses a code that nobody issued [ERR-11]', async () => {
    await expectRefused({ ...(await comeBack()), code: 'made-up' }, 502, /^Token exchange failed: 400$/)
  })

  it('refuses the code of another browser, whose verifier it does not have', async () => {
    const [mine, theirs] = [await comeBack(), await comeBack()]
    await expectRefused({ ...mine, code: theirs.code }, 502, /^Token exchange failed: 400$/)
  })

  it('refuses the nonce of another login', async () => {
    await expectRefused({ ...(await comeBack()), nonce: secret(32) }, 502, /^Failed to get access token$/)
  })

  it.each([
    ['no verifier', { codeVerifier: undefined }],
    ['an empty verifier', { codeVerifier: '' }],
    ['a plain challenge in place of the verifier', { codeVerifier: secret(43) }],
    ['no nonce', { nonce: undefined }],
    ['an empty nonce', { nonce: '' }],
    ['no code', { code: undefined }],
    ['an empty code', { code: '' }],
  ])('refuses %s', async (_, changes) => {
    await expectRefused({ ...(await comeBack()), ...changes }, 400)
  })

  it.each([
    'https://elsewhere.example/auth/callback',
    'http://localhost:3000/auth/callback/',
    'http://localhost:3000/auth/callback?x=1',
    'http://localhost:3000/auth/callback#x',
    'http://localhost:3000/auth/callback/../../elsewhere',
    'http://localhost:3000/Auth/Callback',
    'https://localhost:3000/auth/callback',
    'http://localhost:3001/auth/callback',
    'http://localhost/auth/callback',
    'http://localhost:3000@elsewhere.example/auth/callback',
    'http://localhost:3000.elsewhere.example/auth/callback',
    'http://cl.localhost:3000/auth/callback',
    '//localhost:3000/auth/callback',
    '/auth/callback',
    'javascript:alert(1)',
    '',
  ])('refuses to return to %s', async (other) => {
    await expectRefused({ ...(await comeBack()), redirectUri: other }, 400)
  })

  it.each([
    ['down', /^Token exchange failed: 503$/],
    ['token-down', /^Token exchange failed: 500$/],
    ['html', /^Token exchange failed: 200$/],
  ])('says with which status the platform failed: %s [ERR-11]', async (scenario, error) => {
    const body = await comeBack()
    provider.scenarios.choose(scenario)
    await expectRefused(body, 502, error)
  })

  it('opens no session where the customer’s data cannot be read [ERR-12]', async () => {
    accountApi.state.status = 503
    await expectRefused(await comeBack(), 502, /^Customer API failed: 503$/)
  })

  it('is no write for a page elsewhere', async () => {
    const body = await comeBack()
    for (const headers of [{ 'Sec-Fetch-Site': 'cross-site' }, { 'Content-Type': 'text/plain' }]) {
      const visitor = createApiVisitor(server.url)
      expect((await visitor.post(exchangePath, body, headers)).status).toBeGreaterThanOrEqual(400)
      expect([...visitor.cookies.keys()]).toEqual([])
    }
  })
})

describe('customer data', () => {
  it('is the customer’s as the platform has it [IDP-05]', async () => {
    const { visitor, handles } = await logIn()
    const response = await visitor.post(customerDataPath, { accessToken: handles.accessToken })
    expect(response.status).toBe(200)
    expect(await response.json()).toEqual({
      success: true,
      customer: {
        ...customer,
        emailAddress: 'amra.external@example.com',
        phoneNumber: '+38761111222',
        addresses: [],
        orders: [],
      },
    })
  })

  it('is nobody’s without the cookie, and nobody else’s with another', async () => {
    const { handles } = await logIn()
    const { visitor: other, handles: othersHandles } = await logIn()
    accountApi.state.tokens = []
    const nobody = createApiVisitor(server.url)
    for (const visitor of [nobody, other])
      expect((await visitor.post(customerDataPath, { accessToken: handles.accessToken })).status).toBe(401)
    for (const accessToken of [othersHandles.refreshToken, othersHandles.idToken, '', 'x'])
      expect((await other.post(customerDataPath, { accessToken })).status).toBe(401)
    expect(accountApi.state.tokens).toEqual([])
  })

  it('is read anew with the status of a platform that fails [ERR-12]', async () => {
    const { visitor, handles } = await logIn()
    accountApi.state.status = 500
    const response = await visitor.post(customerDataPath, { accessToken: handles.accessToken })
    expect(await response.json()).toMatchObject({ error: 'Customer API failed: 500', code: 'customer-api-failed' })
    expect(response.status).toBe(502)
  })

  it('comes with a refreshed token when the old one is nearly over', async () => {
    const { visitor, handles } = await logIn()
    await testDatabase.setClockOffset(9.5 * 60_000)
    expect((await visitor.post(customerDataPath, handles)).status).toBe(200)
    const [first, second] = accountApi.state.tokens
    expect(second).not.toBe(first)
  })

  it('says with which status a refresh failed, and keeps the session for the next try [ERR-13]', async () => {
    const { visitor, handles } = await logIn()
    await testDatabase.setClockOffset(9.5 * 60_000)
    provider.scenarios.choose('token-down')
    const response = await visitor.post(customerDataPath, handles)
    expect(await response.json()).toMatchObject({ error: 'Token refresh failed: 500' })
    provider.scenarios.choose('ok')
    expect((await visitor.post(customerDataPath, handles)).status).toBe(200)
  })

  it('is gone with the session when somebody else has used the refresh token', async () => {
    const { visitor, handles } = await logIn()
    const stored = await server.customers.sessions.readSession(visitor.cookies.get('sid') ?? '')
    if (stored?.tokens?.type !== 'openid') throw new Error('the session has no tokens of the platform')
    const stolen = await shop.identity.refresh(stored.tokens)
    await testDatabase.setClockOffset(9.5 * 60_000)
    expect((await visitor.post(customerDataPath, handles)).status).toBe(401)
    expect(await countSessions()).toBe(0)
    expect(visitor.cookies.has('sid')).toBe(false)
    await expect(shop.identity.refresh(stolen)).rejects.toMatchObject({ code: 'invalid_grant' })
  })
})

describe('a token that the client made up', () => {
  it.each(['google_session_x', `google_session_${'a'.repeat(43)}`, 'gid://shopify/Customer/7', 'null', 'undefined'])(
    'opens nothing: %s',
    async (token) => {
      await logIn()
      const visitor = createApiVisitor(server.url)
      visitor.cookies.set('has_session', '1')
      for (const cookie of ['sid', '__Host-sid', 'accessToken', 'auth-storage']) visitor.cookies.set(cookie, token)
      const headers = { Authorization: `Bearer ${token}`, 'X-Shopify-Customer-Access-Token': token }
      expect((await visitor.post(customerDataPath, { accessToken: token }, headers)).status).toBe(401)
      expect((await visitor.post('/api/shopify/customer/get', {}, headers)).status).toBe(401)
      expect(await (await visitor.get('/api/me', headers)).json()).toEqual({ customer: null, accessToken: null })
    },
  )
})

it('a logout ends the session although the provider has no page for it', async () => {
  const { visitor } = await logIn()
  expect(await (await visitor.post('/api/logout', {})).json()).toMatchObject({ redirectTo: '/' })
  expect(await countSessions()).toBe(0)
})
