import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type Database, openDatabase } from '@dvaput/database/open-database'
import { createEraSandbox } from '@dvaput/sandbox-era/era-sandbox'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { useTestDatabase } from '../../../../tests/support/databases/test-database.ts'
import { createTestJobs, type TestJobs } from '../../../../tests/support/orders/test-jobs.ts'
import { createIds } from '../clock/ids.ts'
import { createEraWebhooks } from './era-webhooks.ts'
import { hmacSignature } from './hmac-signature.ts'
import { createWebhookRoutes } from './webhook-inbox.routes.ts'
import { createWebhookInbox } from './webhook-inbox.ts'

const testDatabase = useTestDatabase()
const silence = () => undefined
const log = { info: silence, warn: silence, error: silence }
const secret = 'the secret of the warehouse'
let database: Database
let jobs: TestJobs
let app: Hono
const changedStock: (readonly string[])[] = []
const changedOrders: string[] = []
const changedOffers: string[] = []

const handlers = {
  onStockChanged: async (ids: readonly string[]) => void changedStock.push(ids),
  onOrderChanged: async (reference: string) => void changedOrders.push(reference),
  onOfferChanged: async (reference: string) => void changedOffers.push(reference),
}

beforeAll(async () => {
  database = openDatabase({ url: testDatabase.url, applicationName: 'era webhooks test', log })
  jobs = createTestJobs({ database, log })
  const providers = createEraWebhooks({ secret, ...handlers })
  app = new Hono().route('/', createWebhookRoutes(createWebhookInbox({ database, jobs, ids: createIds(), providers })))
  await jobs.prepare()
})
afterAll(async () => {
  await jobs.stop()
  await database.close()
})
beforeEach(() => {
  changedStock.length = 0
  changedOrders.length = 0
})

const post = (body: string, signature = hmacSignature(secret, body, 'hex')) =>
  app.request('/webhooks/era', { method: 'POST', headers: { 'X-Era-Signature': signature }, body })

const event = (id: string, type: string, data: object) => JSON.stringify({ id, type, data })

it('the warehouse’s webhook endpoint hands on a change of stock once, however often it is delivered', async () => {
  const body = event('e1', 'stock.changed', { ids: ['20410007', 20410014] })
  const replies = await Promise.all([post(body), post(body), post(body)])
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200])
  await jobs.drain()
  expect(changedStock).toEqual([['20410007', '20410014']])
})

it.each(['order.shipped', 'order.delivered', 'order.cancelled'])(
  'the warehouse’s webhook endpoint hands on %s by our reference',
  async (type) => {
    await post(event(`of ${type}`, type, { reference: 'era-1001', orderId: 'ERA-5' }))
    await jobs.drain()
    expect(changedOrders).toEqual(['era-1001'])
  },
)

it('the warehouse’s webhook endpoint hands on an answered offer by our reference', async () => {
  await post(event('of an offer', 'offer.changed', { reference: 'offer-1' }))
  await jobs.drain()
  expect(changedOffers).toEqual(['offer-1'])
})

it('the warehouse’s webhook endpoint accepts what it does not know, and does nothing', async () => {
  expect((await post(event('e2', 'constructor', {}))).status).toBe(200)
  await jobs.drain()
  expect([...changedOrders, ...changedStock]).toEqual([])
})

it.each([
  ['another secret', () => post('{}', hmacSignature('guess', '{}', 'hex')), 401],
  ['the signature of another body', () => post('{ }', hmacSignature(secret, '{}', 'hex')), 401],
  ['no signature', () => post(event('e3', 'stock.changed', { ids: [] }), ''), 401],
  ['a body without an id', () => post('{"type":"stock.changed"}'), 400],
  ['a body that is no JSON', () => post('<html>'), 400],
])('the warehouse’s webhook endpoint refuses %s', async (_, request, status) => {
  expect((await request()).status).toBe(status)
})

it('the warehouse’s webhook endpoint exists only where a secret is set', () => {
  expect(createEraWebhooks({ secret: undefined, ...handlers })).toEqual([])
})

it("the warehouse’s webhook endpoint understands the warehouse's own call-backs", async () => {
  const sandbox = createEraSandbox({ pictures: import.meta.dirname })
  const { url } = await sandbox.listen(0)
  const send = (path: string, body: unknown, headers = {}) =>
    fetch(url + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    })
  const server = createServer(getRequestListener(app.fetch))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await send('/sandbox/callbacks', { url: `http://127.0.0.1:${port}/webhooks/era`, secret })
  const { data } = (await (await fetch(`${url}/era/inventory?status=active&limit=1`)).json()) as {
    data: { listings: { id: unknown }[] }
  }
  const eraId = String(data.listings[0]?.id)
  const order = { reference: 'era-1002', lines: [{ eraId, quantity: 1 }] }
  await send('/era/orders', order, { 'Idempotency-Key': 'k' })
  await send('/sandbox/orders', { reference: 'era-1002', status: 'shipped', deliveries: 5 })
  while (changedStock.length === 0) await jobs.drain()
  await jobs.drain()
  expect(changedStock).toEqual([[eraId]])
  expect(changedOrders).toEqual(['era-1002'])
  await sandbox.close()
  await new Promise((resolve) => {
    server.close(resolve)
    server.closeAllConnections()
  })
})
