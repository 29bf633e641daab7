import { setTimeout as sleep } from 'node:timers/promises'
import { type Database, openDatabase } from '@dvaput/database/open-database'
import { testCards } from '@dvaput/platform/payments/test-card-gateway'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { bosnianBuyer, createWalk } from '../support/checkout-walk.ts'
import { createDataFolder } from '../support/data-folder.ts'
import { findFreePort } from '../support/free-port.ts'
import { type RunningServer, startServer } from '../support/running-server.ts'
import { shopFetch } from '../support/shop-fetch.ts'
import { useTestDatabase } from '../support/test-database.ts'

type Imported = { id: string; title: string; price: number }

const testDatabase = useTestDatabase({ demo: true })
const silence = () => undefined
const log = { info: silence, warn: silence, error: silence }
const closing = new AsyncDisposableStack()
let server: RunningServer
let database: Database
let eraUrl: string

beforeAll(async () => {
  const folder = await createDataFolder()
  closing.defer(folder.remove)
  const eraPort = await findFreePort()
  eraUrl = `http://127.0.0.1:${eraPort}`
  server = await startServer({
    env: { DATABASE_URL: testDatabase.url, DATA_DIR: folder.path, ERA_PORT: String(eraPort) },
  })
  closing.defer(async () => void (await server.stop()))
  database = openDatabase({ url: testDatabase.url, applicationName: 'imports test', log })
  closing.defer(database.close)
})
afterAll(() => closing.disposeAsync())

const until = async <Value>(read: () => Promise<Value | undefined>): Promise<Value> => {
  for (let tries = 0; tries < 400; tries += 1) {
    const value = await read()
    if (value !== undefined) return value
    await sleep(200)
  }
  throw new Error(`waited in vain:\n${server.output()}`)
}

const post = async (path: string, body: object) => {
  const response = await fetch(`${server.url}${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Sec-Fetch-Site': 'same-origin' },
    body: JSON.stringify(body),
  })
  return (await response.json()) as Record<string, never>
}

it('sells an imported product in Bosnia at the platform’s checkout, and the warehouse gets one order [API-28] [API-29]', async () => {
  const product = await until(async () => {
    const { rows } = await database.pool.query<Imported>(
      `SELECT product.id, title, price_minor AS price
       FROM backend.international_products AS product JOIN backend.international_entries AS entry USING (id)
       WHERE stock > 2 AND pesos IS NOT NULL ORDER BY id LIMIT 1`,
    )
    return rows[0]
  })
  const made = await post('/api/hybrid/create-temporary-era-products', {
    eraProducts: [{ id: product.id, name: 'Anything', price: Number(product.price), sku: null, image: null }],
  })
  expect(made).toMatchObject({ success: true, tempProductsInfo: [{ name: product.title }] })
  const [{ shopifyVariantId }] = made.temporaryProducts as unknown as [{ shopifyVariantId: string }]
  const { checkoutUrl } = await post('/api/hybrid/create-era-checkout', {
    temporaryProducts: [{ shopifyVariantId, quantity: 2 }],
  })
  const url = new URL(checkoutUrl as unknown as string)
  expect(url.hostname).toBe('retail.localhost')

  const walk = createWalk((path, init) => shopFetch(url.origin + path, init), url.origin)
  const token = await walk.open(url.href)
  const payment = await walk.fillIn(token, { buyer: { ...bosnianBuyer, email: `${token}@example.ba` } })
  const paid = await walk.place(token, walk.hidden(payment.text, 'shown'), walk.card(testCards.approved))
  expect(paid.location).toContain(`${server.url}/checkout/success?checkout=`)

  const order = await until(async () => {
    const { rows } = await database.pool.query<{ id: string }>(
      'SELECT orders.id FROM backend.orders JOIN backend.temporary_products ON order_id = orders.id WHERE era_id = $1',
      [product.id],
    )
    return rows[0]
  })
  const sent = await until(async () => {
    const response = await fetch(`${eraUrl}/era/orders?reference=${order.id}`)
    const { data } = (await response.json()) as { data: { orders: object[] } }
    return data.orders.length > 0 ? data.orders : undefined
  })
  expect(sent).toMatchObject([{ reference: order.id, status: 'received' }])
  const page = await (await fetch(paid.location ?? '')).text()
  expect(page).toMatch(/#\d{4}/)
})
