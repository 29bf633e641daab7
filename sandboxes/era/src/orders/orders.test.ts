import { createHmac } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Fields, type SandboxUnderTest, startSandboxUnderTest } from '../sandbox-under-test.ts'

let sandbox: SandboxUnderTest
let shop: Server
let callbackUrl: string
const received: { body: string; signature: unknown }[] = []
let reply = 200

beforeAll(async () => {
  sandbox = await startSandboxUnderTest({ pictures: import.meta.dirname })
  shop = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    received.push({ body: Buffer.concat(chunks).toString(), signature: request.headers['x-era-signature'] })
    response.writeHead(reply).end()
  })
  await new Promise<void>((resolve) => shop.listen(0, '127.0.0.1', resolve))
  callbackUrl = `http://127.0.0.1:${(shop.address() as AddressInfo).port}/hook`
})
afterAll(async () => {
  await sandbox.close()
  await new Promise((resolve) => shop.close(resolve))
})
beforeEach(async () => {
  received.length = 0
  reply = 200
  await sandbox.choose('ok')
})

let count = 0
const nextReference = () => {
  count += 1
  return `test-${count}`
}

const itemWith = async (quantity: number) => {
  const [{ id } = {}] = (await sandbox.read(`/era/inventory?status=active&limit=1&offset=${count}`)).data.listings
  await sandbox.post('/sandbox/stock', { key: String(id), quantity })
  return String(id)
}

const send = (path: string, key: string, body: unknown) =>
  sandbox.request(path, { method: 'POST', headers: { 'Idempotency-Key': key }, body: JSON.stringify(body) })

const stockOf = async (id: string) => (await sandbox.read(`/era/stock?ids=${id}`)).data.items[0]?.quantityAvailable
const journal = async () => (await sandbox.read('/sandbox/journal')) as unknown as Record<string, Fields[]>

describe('an order', () => {
  it('is taken once for one key, and takes its pieces', async () => {
    const [eraId, reference] = [await itemWith(5), nextReference()]
    const order = { reference, lines: [{ eraId, quantity: 2 }] }
    const first = await send('/era/orders', `key-${reference}`, order)
    const made = (await first.json()) as Fields
    expect([first.status, made]).toMatchObject([201, { success: true, data: { reference, status: 'received' } }])
    const again = await send('/era/orders', `key-${reference}`, order)
    expect([again.status, await again.json()]).toEqual([200, made])
    expect(await stockOf(eraId)).toBe(3)
    expect(await sandbox.read(`/era/orders?reference=${reference}`)).toEqual({
      success: true,
      data: { orders: [made.data] },
    })
    const { effects = [], requests = [] } = await journal()
    expect(effects.filter((effect) => effect.reference === reference)).toHaveLength(1)
    expect(requests.filter(({ key }) => key === `key-${reference}`)).toHaveLength(2)
  })

  it('has a number that no earlier run has given', async () => {
    const numbers: unknown[] = []
    for (const day of ['10', '11']) {
      const run = await startSandboxUnderTest({
        pictures: import.meta.dirname,
        now: () => new Date(`2026-03-${day}T12:00:00Z`),
      })
      const [{ id } = {}] = (await run.read('/era/inventory?status=active&limit=1')).data.listings
      const headers = { 'Idempotency-Key': 'key' }
      const lines = [{ eraId: String(id), quantity: 1 }]
      const body = JSON.stringify({ reference: `of-${day}`, lines })
      await run.post('/sandbox/stock', { key: String(id), quantity: 5 })
      const response = await run.request('/era/orders', { method: 'POST', headers, body })
      numbers.push(((await response.json()) as { data: Fields }).data.orderId)
      await run.close()
    }
    expect(numbers).toEqual([expect.stringMatching(/^ERA-\d+$/), expect.stringMatching(/^ERA-\d+$/)])
    expect(new Set(numbers).size).toBe(2)
  })

  it('of another body under the same key is refused', async () => {
    const [eraId, reference] = [await itemWith(5), nextReference()]
    await send('/era/orders', 'same', { reference, lines: [{ eraId, quantity: 1 }] })
    const other = await send('/era/orders', 'same', { reference, lines: [{ eraId, quantity: 2 }] })
    expect([other.status, await other.json()]).toMatchObject([409, { code: 'KEY_REUSED' }])
    expect(await stockOf(eraId)).toBe(4)
  })

  it('for more than there is is refused whole', async () => {
    const [eraId, reference] = [await itemWith(2), nextReference()]
    const lines = [
      { eraId, quantity: 1 },
      { eraId, quantity: 2 },
    ]
    const refused = await send('/era/orders', reference, { reference, lines })
    expect([refused.status, await refused.json()]).toMatchObject([409, { code: 'OUT_OF_STOCK', items: [eraId] }])
    expect(await stockOf(eraId)).toBe(2)
  })

  it.each([
    null,
    {},
    { reference: 'x', lines: [] },
    { reference: 'x', lines: [{ eraId: 5, quantity: 1 }] },
    { reference: 'x', lines: [{ eraId: '5', quantity: 0 }] },
  ])('is not made of %j', async (body) => {
    expect((await send('/era/orders', 'bad', body)).status).toBe(400)
  })

  it('without a key is refused', async () => {
    expect((await sandbox.post('/era/orders', { reference: 'x', lines: [] })).status).toBe(400)
  })

  it('is taken although its answer is lost', async () => {
    const [eraId, reference] = [await itemWith(5), nextReference()]
    await sandbox.choose('lost-answer', 1, { path: '/era/orders' })
    await expect(send('/era/orders', reference, { reference, lines: [{ eraId, quantity: 1 }] })).rejects.toThrow()
    expect(await stockOf(eraId)).toBe(4)
  })

  it('is called off until it leaves, and its pieces are back on the shelf once', async () => {
    const [eraId, reference] = [await itemWith(5), nextReference()]
    await send('/era/orders', reference, { reference, lines: [{ eraId, quantity: 2 }] })
    for (const _ of [1, 2]) {
      const cancelled = await sandbox.post('/era/orders/cancel', { reference })
      expect([cancelled.status, await cancelled.json()]).toMatchObject([200, { data: { status: 'cancelled' } }])
      expect(await stockOf(eraId)).toBe(5)
    }
    const shipped = nextReference()
    await send('/era/orders', shipped, { reference: shipped, lines: [{ eraId, quantity: 2 }] })
    await sandbox.post('/sandbox/orders', { reference: shipped, status: 'shipped' })
    expect((await sandbox.post('/era/orders/cancel', { reference: shipped })).status).toBe(409)
    expect((await sandbox.post('/era/orders/cancel', { reference: 'nobody' })).status).toBe(404)
    expect((await sandbox.post('/era/orders/cancel', {})).status).toBe(400)
    expect(await stockOf(eraId)).toBe(3)
  })

  it('finds nothing left when somebody else was faster', async () => {
    const [eraId, reference] = [await itemWith(5), nextReference()]
    await sandbox.choose('stock-drop')
    expect((await send('/era/orders', reference, { reference, lines: [{ eraId, quantity: 1 }] })).status).toBe(409)
    expect(await stockOf(eraId)).toBe(0)
  })
})

describe('call-backs', () => {
  const register = () => sandbox.post('/sandbox/callbacks', { url: callbackUrl, secret: 'shared' })
  const arrived = async (type: string, count = 1) => {
    for (;;) {
      const found = received.filter(({ body }) => body.includes(`"type":"${type}"`))
      if (found.length >= count) return found
      await sleep(10)
    }
  }

  it('tell of stock and orders, signed over the bytes', async () => {
    const [eraId, reference] = [await itemWith(5), nextReference()]
    await register()
    await send('/era/orders', reference, { reference, lines: [{ eraId, quantity: 1 }] })
    const [{ body = '', signature } = {}] = await arrived('stock.changed')
    expect(JSON.parse(body)).toMatchObject({ id: expect.any(String), data: { ids: expect.arrayContaining([eraId]) } })
    expect(signature).toBe(createHmac('sha256', 'shared').update(body).digest('hex'))

    const shipped = await sandbox.post('/sandbox/orders', { reference, status: 'shipped', deliveries: 3 })
    expect(await shipped.json()).toMatchObject({ status: 'shipped', tracking: { number: expect.any(String) } })
    const told = await arrived('order.shipped', 3)
    expect(told).toHaveLength(3)
    expect(new Set(told.map((each) => JSON.parse(each.body).id)).size).toBe(1)
    expect(JSON.parse(told[0]?.body ?? '')).toMatchObject({ data: { reference, status: 'shipped' } })
  })

  it('are repeated until they are accepted', async () => {
    const [eraId, reference] = [await itemWith(5), nextReference()]
    await send('/era/orders', reference, { reference, lines: [{ eraId, quantity: 1 }] })
    await register()
    reply = 500
    await sandbox.post('/sandbox/orders', { reference, status: 'delivered' })
    await arrived('order.delivered')
    reply = 200
    await arrived('order.delivered', 2)
    const { deliveries = [] } = await journal()
    expect(deliveries.filter(({ type }) => type === 'order.delivered').map(({ status }) => status)).toContain(500)
  })

  it.each([{}, { url: 'ftp://x', secret: 'y' }, { url: 'http://x' }])('are not registered by %j', async (body) => {
    expect((await sandbox.post('/sandbox/callbacks', body)).status).toBe(400)
  })

  it('of an unknown order or status are refused', async () => {
    expect((await sandbox.post('/sandbox/orders', { reference: 'nobody', status: 'shipped' })).status).toBe(404)
    expect((await sandbox.post('/sandbox/orders', { reference: 'nobody', status: 'lost' })).status).toBe(400)
    expect((await sandbox.post('/sandbox/orders', { reference: 'x', status: 'shipped', deliveries: 99 })).status).toBe(
      400,
    )
  })
})

it('the exchange rate is given and can be set', async () => {
  expect(await sandbox.read('/shopify/settings/exchange-rate')).toMatchObject({ data: { exchangeRate: 948.2 } })
  await sandbox.post('/sandbox/rate', { pesosPerDollar: 901 })
  expect(await sandbox.read('/shopify/settings/exchange-rate')).toMatchObject({ data: { exchangeRate: 901 } })
  expect((await sandbox.post('/sandbox/rate', { pesosPerDollar: -1 })).status).toBe(400)
})
