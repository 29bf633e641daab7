import { failpointActions } from '@dvaput/database/failpoint'
import { type Database, openDatabase } from '@dvaput/database/open-database'
import { Hono } from 'hono'
import { requestId } from 'hono/request-id'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { purgeBackend } from '../../../../tests/support/databases/purges.ts'
import { useTestDatabase } from '../../../../tests/support/databases/test-database.ts'
import { createTestJobs, type TestJobs } from '../../../../tests/support/orders/test-jobs.ts'
import { createIds } from '../clock/ids.ts'
import { hmacSignature, isHmacSignature } from './hmac-signature.ts'
import { createWebhookRoutes } from './webhook-inbox.routes.ts'
import { createWebhookInbox, type WebhookEvent, type WebhookProvider } from './webhook-inbox.ts'

const testDatabase = useTestDatabase()
const silence = () => undefined
const log = { info: silence, warn: silence, error: silence }
let database: Database
let jobs: TestJobs
let app: Hono
const settled: WebhookEvent[] = []

const payments: WebhookProvider = {
  name: 'payments',
  secret: 'shared secret',
  verify({ headers, query, rawBody }, secret) {
    if (!isHmacSignature(headers.get('x-signature') ?? '', secret, rawBody, 'hex')) return { code: 'bad-signature' }
    const eventId = query.get('id')
    return eventId ? { eventId } : { code: 'bad-webhook' }
  },
  settle: async (event) => void settled.push(event),
}

beforeAll(async () => {
  database = openDatabase({ url: testDatabase.url, applicationName: 'inbox test', log })
  jobs = createTestJobs({ database, log })
  const inbox = createWebhookInbox({ database, jobs, ids: createIds(), providers: [payments] })
  app = new Hono()
    .use('/traced/*', requestId())
    .route('/traced', createWebhookRoutes(inbox))
    .route('/', createWebhookRoutes(inbox))
  app.onError((_error, c) => c.text('failed', 500))
  await jobs.prepare()
})
afterAll(async () => {
  await jobs.stop()
  await database.close()
})
beforeEach(async () => {
  settled.length = 0
  await testDatabase.setClockOffset(0)
  await database.pool.query("TRUNCATE backend.webhook_inbox; DELETE FROM pgboss.job WHERE name = 'settle-webhook'")
})

const inbox = async () => (await database.pool.query('SELECT event_id, settled_at FROM backend.webhook_inbox')).rows

const post = (id: string, body: string, { path = '/webhooks/payments', signature = '' } = {}) =>
  app.request(`${path}?id=${id}`, {
    method: 'POST',
    body,
    headers: { 'x-signature': signature || hmacSignature(payments.secret, body, 'hex') },
  })

describe('a signed event', () => {
  it('is accepted, written down and settled once', async () => {
    const response = await post('e1', '{"a":1}')
    expect(response.status).toBe(200)
    expect(await inbox()).toEqual([{ event_id: 'e1', settled_at: null }])
    await jobs.drain()
    await jobs.drain()
    expect(settled).toEqual([{ eventId: 'e1', body: '{"a":1}' }])
    expect(await inbox()).toEqual([{ event_id: 'e1', settled_at: expect.any(Date) }])
  })

  it('sent many times, at once and after it was settled, is accepted each time and settled once', async () => {
    const responses = await Promise.all(Array.from({ length: 8 }, () => post('e1', '{}')))
    await jobs.drain()
    responses.push(await post('e1', '{}'))
    await jobs.drain()
    expect(responses.map(({ status }) => status)).toEqual(Array(9).fill(200))
    const outcomes = await Promise.all(responses.map((response) => response.json()))
    expect(outcomes.filter(({ outcome }) => outcome === 'accepted')).toHaveLength(1)
    expect(settled).toHaveLength(1)
  })

  it('may hold bytes that the database cannot', async () => {
    expect((await post('e1', 'a\0b')).status).toBe(200)
    await jobs.drain()
    expect(settled).toEqual([{ eventId: 'e1', body: 'ab' }])
  })
})

describe('a crash', () => {
  it('between the row and its job leaves neither, and the sender gets no 200', async () => {
    failpointActions['after-inbox-insert'] = { do: 'throw' }
    expect((await post('e1', '{}')).status).toBe(500)
    expect(await inbox()).toEqual([])
    expect(await jobs.drain()).toBe(0)
    delete failpointActions['after-inbox-insert']
    expect((await post('e1', '{}')).status).toBe(200)
    expect(await jobs.drain()).toBe(1)
  })

  it.each(['before-settle', 'after-settle'] as const)('%s is made good by the next attempt', async (failpoint) => {
    await post('e1', '{}')
    failpointActions[failpoint] = { do: 'throw' }
    await jobs.drain()
    expect(await inbox()).toEqual([{ event_id: 'e1', settled_at: null }])
    delete failpointActions[failpoint]
    await jobs.drain({ alsoLater: true })
    expect(settled.at(-1)).toEqual({ eventId: 'e1', body: '{}' })
    expect(await inbox()).toEqual([{ event_id: 'e1', settled_at: expect.any(Date) }])
  })
})

describe('refused, with nothing written, is', () => {
  it.each([
    {
      what: 'a wrong signature',
      request: () => post('e1', '{}', { signature: 'f'.repeat(64) }),
      status: 401,
      code: 'bad-signature',
    },
    {
      what: 'a signature of another body',
      request: () => post('e1', '{}', { signature: hmacSignature(payments.secret, '{ }', 'hex') }),
      status: 401,
      code: 'bad-signature',
    },
    { what: 'an event without an id', request: () => post('', '{}'), status: 400, code: 'bad-webhook' },
    {
      what: 'an id longer than the table takes',
      request: () => post('e'.repeat(201), '{}'),
      status: 400,
      code: 'bad-webhook',
    },
    { what: 'an id with a NUL', request: () => post('e%00', '{}'), status: 400, code: 'bad-webhook' },
    {
      what: 'an unknown provider',
      request: () => post('e1', '{}', { path: '/webhooks/nobody' }),
      status: 404,
      code: 'unknown-provider',
    },
    {
      what: 'a body over 100 KiB',
      request: () => post('e1', 'x'.repeat(100 * 1024 + 1)),
      status: 413,
      code: 'too-large',
    },
  ])('$what', async ({ request, status, code }) => {
    const response = await request()
    expect(response.status).toBe(status)
    expect(await response.json()).toMatchObject({ success: false, code })
    expect(await inbox()).toEqual([])
    expect(await jobs.drain()).toBe(0)
  })
})

it('the webhook inbox names the request in its refusals where the server numbers them', async () => {
  const response = await post('e1', '{}', { path: '/traced/webhooks/nobody' })
  expect(await response.json()).toMatchObject({ code: 'unknown-provider', requestId: expect.any(String) })
})

it('the webhook inbox forgets settled events after thirty days and keeps unsettled ones', async () => {
  await post('settled', '{}')
  await jobs.drain()
  await post('waiting', '{}')
  const purge = () => purgeBackend(database)
  await testDatabase.setClockOffset(29 * 86_400_000)
  await purge()
  expect(await inbox()).toHaveLength(2)
  await testDatabase.setClockOffset(31 * 86_400_000)
  await purge()
  expect(await inbox()).toEqual([{ event_id: 'waiting', settled_at: null }])
})
