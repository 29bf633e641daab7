import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { failpointActions } from '@dvaput/database/failpoint'
import { shopHandles } from '@dvaput/domain/markets/shop-handle'
import { createShopOrders, type ShopOrders } from '@dvaput/integrations/orders/shop-orders'
import { createAdminRequest, createShopAdminClient } from '@dvaput/integrations/shop-admin/shop-admin-client'
import { Hono } from 'hono'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { createTestJobs, type TestJobs } from '../../../../tests/support/orders/test-jobs.ts'
import { placeOrder } from '../../../../tests/support/platform/platform-orders.ts'
import { useTestPlatform } from '../../../../tests/support/platform/test-platform.ts'
import { servePlatform } from '../../../../tests/support/servers/platform-server.ts'
import { createIds } from '../clock/ids.ts'
import { createShopWebhooks } from '../webhook-inbox/shop-webhooks.ts'
import { createWebhookRoutes } from '../webhook-inbox/webhook-inbox.routes.ts'
import { createWebhookInbox } from '../webhook-inbox/webhook-inbox.ts'
import { createOrders, type Orders } from './orders.ts'

const platform = useTestPlatform()
const warned: string[] = []
const silence = () => undefined
const log = { info: silence, warn: (_facts: object, message: string) => void warned.push(message), error: silence }
const topics = [
  ...['ORDERS_CREATE', 'ORDERS_UPDATED', 'ORDERS_PAID', 'ORDERS_FULFILLED', 'ORDERS_PARTIALLY_FULFILLED'],
  ...['ORDERS_CANCELLED', 'REFUNDS_CREATE'],
]
const recorded: string[] = []
const app = new Hono()
const receiver = createServer(async (request, response) => {
  const headers = Object.entries(request.headers).map(([name, value]): [string, string] => [name, String(value)])
  const reply = await app.request(request.url ?? '', { method: 'POST', headers, body: await buffer(request) })
  response.writeHead(reply.status).end(await reply.text())
})

let jobs: TestJobs
let orders: Orders
let shops: Record<'main' | 'retail', { orders: ShopOrders; source: string }>
let closeShops: () => Promise<unknown>
/** What a real HTTP request brings in place of the shop's own response. */
let failing = false

beforeAll(async () => {
  jobs = createTestJobs({ database: platform.database, log })
  receiver.listen(0, '127.0.0.1')
  await once(receiver, 'listening')
  const callback = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/webhooks/shop-`
  const connect = async (shop: 'main' | 'retail') => {
    const server = await servePlatform(platform.platform, shop)
    const { admin: token } = platform.platform.shopOf(shop).tokens
    const request = createAdminRequest({
      origin: server.origin,
      token,
      fetch: (input) => (failing ? Promise.resolve(new Response('', { status: 502 })) : fetch(input)),
    })
    await createShopAdminClient(request).subscribeWebhooks(`${callback}${shop}`, topics)
    return { server, shop: { orders: createShopOrders(request), source: shop } }
  }
  const [main, retail] = [await connect('main'), await connect('retail')]
  closeShops = () => Promise.all([main.server.close(), retail.server.close()])
  shops = { main: main.shop, retail: retail.shop }
  orders = createOrders({
    infrastructure: { database: platform.database, jobs, log },
    shops,
    onRecorded: [async ({ id }) => void recorded.push(id)],
  })
  const secrets = {
    main: { webhookSecret: await platform.platform.webhookSecret('main') },
    retail: { webhookSecret: await platform.platform.webhookSecret('retail') },
  }
  const providers = createShopWebhooks({ shops: secrets, topicsOf: orders.topicsOf })
  const inbox = createWebhookInbox({ database: platform.database, jobs, ids: createIds(), providers })
  app.route('/', createWebhookRoutes(inbox))
  await jobs.prepare()
})
afterAll(async () => {
  receiver.closeAllConnections()
  receiver.close()
  await closeShops()
  await jobs.stop()
})
beforeEach(async () => {
  await platform.jobs.drain()
  await jobs.drain()
  await platform.database.pool.query(
    'TRUNCATE backend.orders, backend.order_syncs CASCADE; DELETE FROM platform.orders',
  )
  recorded.length = 0
  warned.length = 0
})

/** The platform sends what it has to tell, over HTTP; then we act on it. */
const settle = async () => {
  await platform.jobs.drain()
  await jobs.drain({ alsoLater: true })
}
const stored = async () =>
  (await platform.database.pool.query('SELECT id, snapshot FROM backend.orders ORDER BY id')).rows
const states = async () =>
  (await stored()).map(({ snapshot: { financialStatus, fulfillmentStatus } }) => [financialStatus, fulfillmentStatus])
const askAll = () => Promise.all(shopHandles.map((shop) => orders.askFor(shop, new Date(0))))
const askOn = async () => {
  await orders.begin()
  await jobs.drain()
}

describe('a webhook', () => {
  it('records the order of either shop with all that a page shows of it', async () => {
    const checkout = '4be0643f-1d98-4bc3-8a97-2f4f1b1a3b0e'
    const attributes = [{ key: '_checkout', value: checkout }]
    const main = await placeOrder(platform, { attributes, lineAttributes: [{ key: 'serial', value: 'PF-1' }] })
    const retail = await placeOrder(platform, { shop: 'retail', email: 'Diego@Cliente.example', quantity: 1 })
    await settle()
    expect(await stored()).toHaveLength(2)
    expect(recorded.toSorted()).toEqual([`main-${main.number}`, `retail-${retail.number}`])
    expect(await orders.findByCheckout(checkout)).toMatchObject({
      id: `main-${main.number}`,
      market: 'ba',
      name: main.name,
      email: 'buyer@example.com',
      snapshot: {
        id: main.id,
        financialStatus: 'PENDING',
        fulfillmentStatus: 'UNFULFILLED',
        shippingAddress: { firstName: 'Amra', city: 'Sarajevo', countryCode: 'BA' },
        total: { minor: 20_000, currency: 'BAM' },
        lines: [
          {
            title: 'Test laptop',
            handle: 'test-laptop',
            variantId: main.variantId,
            quantity: 2,
            unitPrice: { minor: 10_000, currency: 'BAM' },
            price: { minor: 20_000, currency: 'BAM' },
            attributes: [{ key: 'serial', value: 'PF-1' }],
          },
        ],
        statusUrl: expect.stringContaining('/orders/'),
      },
    })
    const diego = { id: 'gid://shopify/Customer/1', email: 'diego@cliente.example', isVerified: true }
    expect(await orders.find(diego, `retail-${retail.number}`)).toMatchObject({
      market: 'cl',
      customerId: null,
      snapshot: { total: { minor: 100_000, currency: 'CLP' } },
    })
  })

  it('follows payment, parcels, refund and tracking', async () => {
    const order = await placeOrder(platform)
    await order.markAsPaid()
    await order.fulfil(1, { company: 'BH Pošta', number: 'RR1', url: 'https://posta.example/RR1' })
    await settle()
    expect(await states()).toEqual([['PAID', 'PARTIALLY_FULFILLED']])
    await order.fulfil(1)
    const [{ snapshot }] = await stored()
    const lineId = snapshot.lines[0].id
    const refund = {
      ...{ amount: { minor: 10_000, currency: 'BAM' as const }, note: 'Scratched', key: 'return-1' },
      lines: [{ lineId, quantity: 1, restock: true }],
    }
    // Twice at once and once again: one refund.
    await Promise.all([shops.main.orders.refund(order.id, refund), shops.main.orders.refund(order.id, refund)])
    expect(await shops.main.orders.refund(order.id, refund)).toEqual({ ok: true, value: null })
    await settle()
    expect(await stored()).toMatchObject([
      {
        snapshot: {
          financialStatus: 'PARTIALLY_REFUNDED',
          fulfillmentStatus: 'FULFILLED',
          refunded: { minor: 10_000 },
          lines: [{ quantity: 2, currentQuantity: 1, unfulfilledQuantity: 0 }],
          fulfilments: [
            {
              tracking: [{ company: 'BH Pošta', number: 'RR1', url: 'https://posta.example/RR1' }],
              lines: [{ lineId, quantity: 1 }],
            },
            { lines: [{ lineId, quantity: 1 }] },
          ],
          refunds: [{ note: 'Scratched [return-1]', amount: { minor: 10_000 }, lines: [{ lineId, quantity: 1 }] }],
        },
      },
    ])
  })

  it('about an order that the shop no longer has is settled without one', async () => {
    await orders.topicsOf('main')['orders/updated']?.({ id: 999 })
    expect(await stored()).toEqual([])
  })
})

describe('recording', () => {
  const threeStates = async () => {
    const order = await placeOrder(platform)
    const first = await shops.main.orders.read(order.id)
    await order.markAsPaid()
    const second = await shops.main.orders.read(order.id)
    await order.fulfil(2)
    const third = await shops.main.orders.read(order.id)
    if (!first || !second || !third) throw new Error('the order was not read')
    return { order, first, second, third }
  }

  it('keeps the newest state whatever comes later, and calls its hooks once', async () => {
    const { order, first, second, third } = await threeStates()
    for (const snapshot of [second, first, third, second, first]) await orders.recordOrder('main', snapshot)
    expect(await states()).toEqual([['PAID', 'FULFILLED']])
    expect(recorded).toEqual([`main-${order.number}`])
  })

  it('of one order at once by many leaves one, in its newest state', async () => {
    const { first, second } = await threeStates()
    const many = Array.from({ length: 12 }, (_, at) => (at % 2 ? first : second))
    await Promise.all(many.map((snapshot) => orders.recordOrder('main', snapshot)))
    expect(await states()).toEqual([['PAID', 'UNFULFILLED']])
    expect(recorded).toHaveLength(1)
  })

  it('waits for whoever records the same order, and then does not put an older state over theirs', async () => {
    const { first, second, third } = await threeStates()
    await orders.recordOrder('main', first)
    const lockWaits = `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`
    let waiting: Promise<void> | undefined
    await platform.database.inTransaction(async ({ client }) => {
      await client.query('SELECT FROM backend.orders FOR UPDATE')
      waiting = orders.recordOrder('main', second)
      await vi.waitFor(async () => expect((await client.query(lockWaits)).rowCount).toBe(1), { timeout: 20_000 })
      await client.query('UPDATE backend.orders SET snapshot = $1, updated_at = $2', [third, third.updatedAt])
    })
    await waiting
    expect(await states()).toEqual([['PAID', 'FULFILLED']])
  })

  it('takes a change that the clock of the shop does not tell apart', async () => {
    const { first } = await threeStates()
    await orders.recordOrder('main', first)
    await orders.recordOrder('main', { ...first, financialStatus: 'PAID' })
    expect(await states()).toEqual([['PAID', 'UNFULFILLED']])
  })

  it('that breaks off leaves neither the order nor what its hooks did', async () => {
    const { order, third: snapshot } = await threeStates()
    failpointActions['after-order-insert'] = { do: 'throw' }
    await expect(orders.recordOrder('main', snapshot)).rejects.toThrow('after-order-insert')
    expect(await stored()).toEqual([])
    delete failpointActions['after-order-insert']
    await orders.recordOrder('main', snapshot)
    expect(recorded).toEqual([`main-${order.number}`])
  })
})

describe('asking', () => {
  it('records what no webhook told, once, and then what changed', async () => {
    const order = await placeOrder(platform, { shop: 'retail' })
    await askOn()
    await askOn()
    expect(recorded).toContain(`retail-${order.number}`)
    expect(new Set(recorded).size).toBe(recorded.length)
    await order.markAsPaid()
    await askOn()
    const { rows } = await platform.database.pool.query('SELECT snapshot FROM backend.orders WHERE id = $1', [
      `retail-${order.number}`,
    ])
    expect(rows).toMatchObject([{ snapshot: { financialStatus: 'PAID' } }])
  })

  it('goes on page by page after a failure', async () => {
    const total = 27
    await placeOrder(platform)
    await platform.database.pool.query(
      `INSERT INTO platform.orders (shop_id, number, email, language, currency, subtotal, discount_total, shipping_total,
         tax_total, total, payment_method, financial_status, status_key)
       SELECT shop_id, number + n, email, language, currency, subtotal, discount_total, shipping_total,
         tax_total, total, payment_method, financial_status, status_key || n
       FROM platform.orders, generate_series(2, $1) AS n`,
      [total],
    )
    failpointActions['after-order-insert'] = {
      do: 'call',
      callback: () => {
        failing = recorded.length >= 20
      },
    }
    await askOn()
    expect(warned).toContain('asking for orders failed')
    expect(await stored()).not.toHaveLength(total)
    delete failpointActions['after-order-insert']
    failing = false
    await askOn()
    expect(await stored()).toHaveLength(total)
    expect(new Set(recorded).size).toBe(total)
  })

  it('reads every line of a long order', async () => {
    const order = await placeOrder(platform, { lines: 64, quantity: 1 })
    expect((await shops.main.orders.read(order.id))?.lines).toHaveLength(64)
  })

  it('passes over a shop without access to its Admin API', async () => {
    await placeOrder(platform)
    const closed = { orders: undefined, source: 'closed' }
    const without = createOrders({
      infrastructure: {
        database: platform.database,
        jobs: { define: (definition) => definition, enqueue: async () => 'queued' },
        log,
      },
      shops: { main: closed, retail: closed },
    })
    await without.askFor('main', new Date(0))
    await without.topicsOf('main')['orders/create']?.({ id: 1 })
    expect(await stored()).toEqual([])
  })
})

describe('whose orders', () => {
  const amra = { id: 'gid://shopify/Customer/7', email: 'amra@kupac.example', isVerified: true }
  const ids = (page: Awaited<ReturnType<Orders['of']>>) => page.orders.map(({ id }) => id)

  it('are those of the account, and those of both shops under an e-mail that is verified', async () => {
    const guest = await placeOrder(platform, { email: 'Amra@kupac.example' })
    const retail = await placeOrder(platform, { shop: 'retail', email: 'amra@kupac.example' })
    const other = await placeOrder(platform, { email: 'other@kupac.example' })
    await askAll()
    const own = [`main-${guest.number}`, `retail-${retail.number}`]
    expect(ids(await orders.of(amra)).toSorted()).toEqual(own.toSorted())
    expect(await orders.of({ ...amra, isVerified: false })).toMatchObject({ orders: [], total: 0 })
    expect(await orders.find({ ...amra, isVerified: false }, own[0] ?? '')).toBeNull()
    expect(await orders.find(amra, `main-${other.number}`)).toBeNull()
    // Whoever the account is, by that; somebody else with the same e-mail gets nothing of it.
    await platform.database.pool.query('UPDATE backend.orders SET customer_id = $1 WHERE id = $2', [amra.id, own[0]])
    expect(await orders.find({ ...amra, isVerified: false }, own[0] ?? '')).toMatchObject({ id: own[0] })
    expect(await orders.find({ ...amra, id: 'gid://shopify/Customer/8' }, own[0] ?? '')).toBeNull()
  })

  it('stay with an account that gets another e-mail, whatever the shop tells of them later', async () => {
    const guest = await placeOrder(platform, { shop: 'retail', email: amra.email })
    await askAll()
    await orders.keep({ ...amra, isVerified: false })
    const renamed = { ...amra, email: 'amra@new.example' }
    expect(ids(await orders.of(renamed))).toEqual([])
    await orders.keep(amra)
    await guest.markAsPaid()
    await askAll()
    expect(await orders.of(renamed)).toMatchObject({ orders: [{ snapshot: { financialStatus: 'PAID' } }] })
    expect(ids(await orders.of({ ...amra, id: 'gid://shopify/Customer/8' }))).toEqual([])
  })

  it('come ten to a page, newest first', async () => {
    const order = await placeOrder(platform)
    const snapshot = await shops.main.orders.read(order.id)
    if (!snapshot) throw new Error('the order was not read')
    for (let day = 1; day <= 23; day += 1)
      await orders.recordOrder('main', {
        ...snapshot,
        id: `gid://shopify/Order/${day}`,
        email: amra.email,
        processedAt: `2026-01-${String(day).padStart(2, '0')}T00:00:00Z`,
      })
    const first = await orders.of(amra)
    expect(first).toMatchObject({ page: 1, pageCount: 3, total: 23 })
    expect(ids(first)).toEqual(Array.from({ length: 10 }, (_, at) => `main-${23 - at}`))
    expect(ids(await orders.of(amra, { page: 3 }))).toEqual(['main-3', 'main-2', 'main-1'])
    expect(await orders.of(amra, { page: 99 })).toMatchObject({ page: 3 })
  })
})
