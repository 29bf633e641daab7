import { meRoutes } from '@dvaput/backend/customers/me.routes'
import { refuse } from '@dvaput/backend/http/refuse'
import { createSessions, type Sessions } from '@dvaput/backend/sessions/sessions'
import { type Database, openDatabase } from '@dvaput/database/open-database'
import { Hono } from 'hono'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { useTestDatabase as testDatabaseOfThisFile } from '../../../../../tests/support/databases/test-database.ts'
import { createTestSessions } from '../../../../../tests/support/people/test-sessions.ts'
import { createTestHttpApp } from '../../../../../tests/support/servers/test-http-app.ts'

const testDatabase = testDatabaseOfThisFile()
const silence = () => undefined
let database: Database
let sessions: Sessions

beforeAll(() => {
  const log = { info: silence, warn: silence, error: silence }
  database = openDatabase({ url: testDatabase.url, applicationName: 'person test', log })
  sessions = createSessions({ database })
})
afterAll(() => database.close())

const amra = {
  id: 'customer-1',
  email: 'amra@example.com',
  isVerified: false,
  firstName: 'Amra',
  lastName: 'Hodžić',
  kind: 'password' as const,
}

/** Routes as a module would write them, with a mistake in what they say about storing. */
const routes = () =>
  new Hono()
    .route('/api', meRoutes())
    .post('/api/login', async (c) => {
      await c.get('person').logIn(amra)
      return c.json({}, 200, { 'Cache-Control': 'public, max-age=600' })
    })
    .post('/api/logout', async (c) => {
      await c.get('person').logOut()
      return c.json({})
    })
    .get('/api/orders', async (c) => {
      const checked = await c.get('person').check()
      return checked.ok
        ? c.json({ of: checked.customer.id }, 200, { 'Cache-Control': 'public', ETag: '"1"' })
        : refuse(c, checked.refusal)
    })
    .get('/api/verified', async (c) => {
      const checked = await c.get('person').check(({ isVerified }) => isVerified)
      return checked.ok ? c.json({}) : refuse(c, checked.refusal)
    })
    .get('/api/broken', async (c) => {
      await c.get('person').customer()
      throw new Error('broken on purpose')
    })
    .get('/api/open', (c) => c.json({}, 200, { 'Cache-Control': 'public, max-age=600' }))

const openFront = (origin?: string) =>
  createTestHttpApp({ sessions, routes: routes(), ...(origin && { origins: { ba: origin } }) })

const write = { method: 'POST', headers: { 'Sec-Fetch-Site': 'same-origin', 'Content-Type': 'application/json' } }

const signedIn = () => createTestSessions(sessions).openSession(amra)

describe('the session cookie', () => {
  it('has a plain name where there is no TLS', async () => {
    const { app } = openFront()
    const response = await app.request('/api/login', write)
    expect(response.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^sid=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/),
      'has_session=1; Max-Age=2592000; Path=/; SameSite=Lax',
    ])
    expect(response.headers.get('Cache-Control')).toBe('no-store')
  })

  it('is bound to its host over TLS, where the plain name is nobody', async () => {
    const { app } = openFront('https://shop.example')
    const response = await app.request('http://shop.example/api/login', write)
    const [cookie = ''] = response.headers.getSetCookie()
    expect(cookie).toMatch(/^__Host-sid=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; Secure; SameSite=Lax$/)
    const [pair = ''] = cookie.split(';')
    const me = async (Cookie: string) =>
      (await app.request('http://shop.example/api/me', { headers: { Cookie } })).json()
    expect(await me(pair)).toMatchObject({ customer: amra })
    expect(await me(pair.replace('__Host-', ''))).toEqual({ customer: null, accessToken: null })
  })

  it('goes with the logout, in the browser and on the server', async () => {
    const { app } = openFront()
    const headers = { ...write.headers, Cookie: `sid=${await signedIn()}` }
    const response = await app.request('/api/logout', { ...write, headers })
    expect(response.headers.getSetCookie()).toEqual([
      'sid=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax',
      'has_session=; Max-Age=0; Path=/; SameSite=Lax',
    ])
    expect(await (await app.request('/api/me', { headers })).json()).toEqual({ customer: null, accessToken: null })
  })
})

describe('a request of the API', () => {
  it('learns who is logged in, and nobody stores the response', async () => {
    const { app } = openFront()
    const headers = { Cookie: `sid=${await signedIn()}` }
    for (const [given, customer] of [[headers, amra] as const, [{}, null] as const]) {
      const response = await app.request('/api/me', { headers: given })
      expect(await response.json()).toMatchObject({ customer })
      expect(response.headers.get('Cache-Control')).toBe('no-store')
    }
  })

  it('is refused by the guard with 401 for nobody and 403 for who is not allowed', async () => {
    const { app } = openFront()
    const nobody = await app.request('/api/orders')
    expect([nobody.status, await nobody.json()]).toEqual([401, expect.objectContaining({ code: 'login-required' })])
    const notVerified = await app.request('/api/verified', { headers: { Cookie: `sid=${await signedIn()}` } })
    expect([notVerified.status, await notVerified.json()]).toEqual([
      403,
      expect.objectContaining({ code: 'not-allowed' }),
    ])
  })

  it.each([
    ['/api/orders', 200],
    ['/api/verified', 403],
    ['/api/broken', 500],
  ])('that knows a person is stored by nobody, whatever its route says: %s', async (path, status) => {
    const { app } = openFront()
    const response = await app.request(path, { headers: { Cookie: `sid=${await signedIn()}` } })
    expect([response.status, response.headers.get('Cache-Control')]).toEqual([status, 'no-store'])
    expect(response.headers.has('ETag')).toBe(false)
  })

  it('that reads no person may be stored', async () => {
    const { app } = openFront()
    const response = await app.request('/api/open', { headers: { Cookie: `sid=${await signedIn()}` } })
    expect(response.headers.get('Cache-Control')).toBe('public, max-age=600')
  })
})
