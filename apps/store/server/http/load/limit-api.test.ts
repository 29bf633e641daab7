import type { Person } from '@dvaput/backend/customers/person'
import { createClientIp } from '@dvaput/backend/rate-limits/client-ip'
import { createRateLimiter } from '@dvaput/backend/rate-limits/rate-limiter'
import { openDatabase } from '@dvaput/database/open-database'
import { Hono } from 'hono'
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { useTestDatabase as testDatabaseOfThisFile } from '../../../../../tests/support/databases/test-database.ts'
import { createTestSessions } from '../../../../../tests/support/people/test-sessions.ts'
import { collectLog } from '../../../../../tests/support/servers/collected-log.ts'
import { noSessions } from '../../../../../tests/support/servers/test-http-app.ts'
import { createCustomersAtAddress } from './customers-at-address.ts'
import { apiLimitOf, createClientIpOf, limitApi } from './limit-api.ts'

const testDatabase = testDatabaseOfThisFile()

const personOf = (id: string | undefined): Person => {
  const names = { firstName: 'Amra', lastName: 'Hodžić' }
  const found =
    id === undefined ? null : { id, email: `${id}@example.com`, isVerified: true, kind: 'password' as const }
  const nobody = createTestSessions(noSessions).openPerson(() => undefined)
  return { ...nobody, customer: async () => found && { ...found, ...names } }
}

/** One process of the shop: a pool, a limiter and a memory of its own. */
const openProcess = (perMinute: number, trustedProxies: string[] = [], customers: Record<string, string> = {}) => {
  const logged = collectLog()
  const database = openDatabase({ url: testDatabase.url, applicationName: 'limit test', log: logged.log })
  onTestFinished(database.close)
  let peer = '203.0.113.7'
  const clientIpOf = createClientIpOf(createClientIp(trustedProxies), () => peer)
  const app = new Hono()
    .use((c, next) => {
      c.set('person', personOf(customers[c.req.header('Cookie') ?? '']))
      return next()
    })
    .use(
      '/api/*',
      limitApi({
        limiter: createRateLimiter({ database, secret: 'of this test' }),
        clientIpOf,
        limitOf: () => ({ class: 'api', limit: perMinute, windowSeconds: 60 }),
        customersAtAddress: createCustomersAtAddress({ sharePerMinute: 300 }),
        log: logged.log,
      }),
    )
    .get('*', (c) => c.json({ ok: true }))
  const send = async (from = '203.0.113.7', headers: Record<string, string> = {}) => {
    peer = from
    return app.request('/api/market', { headers })
  }
  return { app, send, database, ...logged }
}

beforeEach(async () => {
  const { database } = openProcess(1)
  await database.pool.query('TRUNCATE backend.rate_limits')
})

describe('the limit of the API', () => {
  it('refuses with 429 and says when to come back', async () => {
    const { send } = openProcess(3)
    for (let count = 0; count < 3; count += 1) expect((await send()).status).toBe(200)
    const refused = await send()
    expect(refused.status).toBe(429)
    const seconds = Number(refused.headers.get('Retry-After'))
    expect(seconds).toBeGreaterThan(0)
    expect(seconds).toBeLessThanOrEqual(60)
    expect(await refused.json()).toMatchObject({ code: 'too-many-requests' })
  })

  it('is one limit for two processes that get requests at once', async () => {
    const [one, two] = [openProcess(10), openProcess(10)]
    const responses = await Promise.all(Array.from({ length: 40 }, (_, number) => (number % 2 ? one : two).send()))
    const statuses = responses.map(({ status }) => status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(10)
    expect(statuses.filter((status) => status === 429)).toHaveLength(30)
  })

  it('counts each visitor, and a forged address changes nothing', async () => {
    const { send } = openProcess(1)
    expect((await send()).status).toBe(200)
    expect((await send('198.51.100.1')).status).toBe(200)
    expect((await send('203.0.113.7', { 'X-Forwarded-For': '192.0.2.99' })).status).toBe(429)
  })

  it('counts whom a trusted proxy speaks for', async () => {
    const { send } = openProcess(1, ['10.0.0.0/8'])
    expect((await send('10.0.0.1', { 'X-Forwarded-For': '192.0.2.1' })).status).toBe(200)
    expect((await send('10.0.0.1', { 'X-Forwarded-For': '192.0.2.2' })).status).toBe(200)
    expect((await send('10.0.0.1', { 'X-Forwarded-For': '192.0.2.99, 192.0.2.1' })).status).toBe(429)
  })

  it('counts a whole IPv6 network as one', async () => {
    const { send } = openProcess(1)
    expect((await send('2001:db8::1')).status).toBe(200)
    expect((await send('2001:db8::2')).status).toBe(429)
  })

  it('counts a customer by themselves once their address has used its share', async () => {
    const { send } = openProcess(2, [], { 'sid=amra': 'amra', 'sid=hana': 'hana' })
    const statuses = async (Cookie: string, count: number) => {
      const sent: number[] = []
      for (let nth = 0; nth < count; nth += 1) sent.push((await send(undefined, { Cookie })).status)
      return sent
    }
    expect(await statuses('', 3)).toEqual([200, 200, 429])
    expect(await statuses('sid=amra', 3), 'as much as an address').toEqual([200, 200, 429])
    expect(await statuses('sid=hana', 1)).toEqual([200])
    expect(await statuses('sid=nobody', 1)).toEqual([429])
  })

  it('is for the API alone', async () => {
    const { app, send } = openProcess(1)
    await send()
    for (let count = 0; count < 3; count += 1) expect((await app.request('/faq')).status).toBe(200)
  })

  it('lets everybody in while nobody can count, and says so in the log', async () => {
    const { send, database, lines } = openProcess(1)
    await database.close()
    expect((await send()).status).toBe(200)
    expect((await send()).status).toBe(200)
    expect(lines()).toContainEqual(
      expect.objectContaining({ level: 40, msg: 'rate limiter unavailable, request allowed' }),
    )
  })
})

it('the limit counts webhooks apart from visitors, and what pages ask for by themselves', () => {
  expect(apiLimitOf('/api/market')).toEqual({ class: 'api', limit: 300, windowSeconds: 60 })
  for (const path of ['me', 'products/cards', 'products/dell/stock', 'search/suggestions', 'offers/standing'])
    expect(apiLimitOf(`/api/${path}`), path).toEqual({ class: 'page', limit: 3_000, windowSeconds: 60 })
  for (const path of ['products', 'products/cards/x', 'products/a/b/stock', 'me/x', 'offers'])
    expect(apiLimitOf(`/api/${path}`).class, path).toBe('api')
  expect(apiLimitOf('/api/webhooks/any')).toEqual({ class: 'webhook', limit: 100, windowSeconds: 1 })
})
