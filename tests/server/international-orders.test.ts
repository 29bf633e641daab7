import { setTimeout as sleep } from 'node:timers/promises'
import { type Database, openDatabase } from '@dvaput/database/open-database'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createDataFolder } from '../support/data-folder.ts'
import { findFreePort } from '../support/free-port.ts'
import { type RunningServer, startServer } from '../support/running-server.ts'
import { useTestDatabase } from '../support/test-database.ts'

type Imported = { id: string; handle: string; title: string; price: string }
type Preference = { preference: { id: string; init_point: string }; reference: string }

const testDatabase = useTestDatabase({ demo: true })
const silence = () => undefined
const log = { info: silence, warn: silence, error: silence }
const closing = new AsyncDisposableStack()
let server: RunningServer
let database: Database
let [eraUrl, payUrl] = ['', '']

beforeAll(async () => {
  const folder = await createDataFolder()
  closing.defer(folder.remove)
  const [eraPort, payPort] = [await findFreePort(), await findFreePort()]
  eraUrl = `http://127.0.0.1:${eraPort}`
  payUrl = `http://127.0.0.1:${payPort}`
  const ports = { ERA_PORT: String(eraPort), MERCADO_PAGO_PORT: String(payPort) }
  server = await startServer({ env: { DATABASE_URL: testDatabase.url, DATA_DIR: folder.path, ...ports } })
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

const post = (path: string, body: object) =>
  fetch(`${server.url}${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Sec-Fetch-Site': 'same-origin' },
    body: JSON.stringify(body),
  })

const findProduct = (nth: number) =>
  until(async () => {
    const { rows } = await database.pool.query<Imported>(
      `SELECT product.id, handle, title, price_minor AS price
       FROM backend.international_products AS product JOIN backend.international_entries AS entry USING (id)
       WHERE stock > 2 AND pesos IS NOT NULL ORDER BY id LIMIT 1 OFFSET $1`,
      [nth],
    )
    return rows[0]
  })

const payer = { name: 'Diego', surname: 'Rojas', email: 'diego@kupac.example', phone: { number: '' } }

const place = async ({ id, price }: Imported): Promise<Preference> => {
  const lie = { title: 'Cheap', unit_price: 1, currency_id: 'CLP' }
  const reply = await post('/api/mercadopago/create-preference', { items: [{ id, quantity: 1, ...lie }], payer })
  const body = (await reply.json()) as Preference
  expect([reply.status, body], server.output()).toMatchObject([200, { success: true, error: null }])
  expect(new URL(body.preference.init_point).origin).toBe(payUrl)
  expect(Number(price)).toBeGreaterThan(1)
  return body
}

const choosePlan = (plan: string) =>
  fetch(`${payUrl}/sandbox/deliveries`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ plan }),
  })

/** The form of the payment page; the cardholder's name decides. */
const pay = ({ preference }: Preference, name: string) =>
  fetch(`${payUrl}/checkout/v1/pay`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({
      ...{ pref_id: preference.id, method: 'card', number: '4168818844447115', name, expiry: '11/40', code: '123' },
      ...{ document: '123456789', installments: '1' },
    }),
  })

const stateOf = async (reference: string): Promise<string | undefined> => {
  const { rows } = await database.pool.query('SELECT state FROM backend.international_orders WHERE id = $1', [
    reference,
  ])
  return rows[0]?.state
}

const becomes = (reference: string, state: string) =>
  until(async () => ((await stateOf(reference)) === state ? true : undefined))

const process = async (reference: string) => {
  const reply = await post('/api/orders/process-payment', {
    ...{ cartItems: [], customerData: {}, orderType: 'mixed' },
    paymentData: { payment_id: '1', external_reference: reference, status: 'approved', amount: 1 },
  })
  return { status: reply.status, body: (await reply.json()) as Record<string, unknown> }
}

describe('an imported product paid at Mercado Pago', () => {
  it('is one order at the warehouse, told by webhook, and is shown as such [API-26] [API-27] [API-40] [API-42] [ROUTE-17]', async () => {
    const product = await findProduct(0)
    const placed = await place(product)
    expect(await process(placed.reference)).toMatchObject({ status: 409, body: { code: 'order-pending' } })
    await choosePlan('five-times')
    const back = await pay(placed, 'APRO')
    const url = new URL(back.headers.get('location') ?? '')
    expect([url.pathname, url.searchParams.get('type')]).toEqual(['/checkout-success', 'era'])
    await becomes(placed.reference, 'sent')
    const found = await (await fetch(`${eraUrl}/era/orders?reference=${placed.reference}`)).json()
    expect(found).toMatchObject({ data: { orders: [{ reference: placed.reference }] } })
    const { rows } = await database.pool.query('SELECT id, snapshot FROM backend.orders WHERE checkout_id = $1', [
      placed.reference,
    ])
    expect(rows).toMatchObject([{ snapshot: { financialStatus: 'PAID', lines: [{ title: product.title }] } }])
    const total = Number(product.price) + 16_800
    expect(rows[0].snapshot.total).toEqual({ minor: total, currency: 'CLP' })
    const answer = { success: true, data: { orderId: rows[0].id, eraItemsCount: 1, localItemsCount: 0 } }
    expect(await process(placed.reference)).toMatchObject({ status: 200, body: answer })
    expect(await process(placed.reference)).toMatchObject({ status: 200, body: answer })
    const mainOf = async (pathname: string) => {
      const page = await (await fetch(Object.assign(new URL(url), { pathname }))).text()
      return page.slice(page.indexOf('<main'), page.indexOf('</main>')).replaceAll(/<[^>]+>/g, ' ')
    }
    const returned = await mainOf('/checkout-success')
    expect(returned).toContain('#E')
    expect(await mainOf('/checkout/success')).toBe(returned)
  })

  it('and announced by nobody is found by the page that the buyer comes back to [OK-14] [OK-15]', async () => {
    const placed = await place(await findProduct(1))
    await choosePlan('none')
    const back = await pay(placed, 'APRO')
    expect(await stateOf(placed.reference)).toBe('awaiting-payment')
    await fetch(back.headers.get('location') ?? '')
    await becomes(placed.reference, 'sent')
  })

  it('and refused stays unpaid, whatever the URL says [XCO-02]', async () => {
    const placed = await place(await findProduct(2))
    await choosePlan('once')
    await pay(placed, 'FUND')
    const typed = new URLSearchParams({
      type: 'era',
      external_reference: placed.reference,
      payment_id: '1',
      status: 'approved',
    })
    await fetch(`${server.url}/checkout-success?${typed}`)
    expect(await stateOf(placed.reference)).toBe('awaiting-payment')
    expect(await process(placed.reference)).toMatchObject({ status: 409 })
    const page = await (await fetch(`${server.url}/checkout-era?error=payment_failed&total=1&items=1`)).text()
    expect(page).toContain('role="alert"')
  })

  it('takes no forged announcement', async () => {
    const placed = await place(await findProduct(3))
    await choosePlan('none')
    const reply = await fetch(`${server.url}/api/mercadopago/webhook/international?data.id=1&type=payment`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'x-signature': `ts=${Date.now()},v1=${'0'.repeat(64)}` },
      body: JSON.stringify({ type: 'payment', data: { id: '1' } }),
    })
    expect(reply.status).toBe(401)
    expect(await stateOf(placed.reference)).toBe('awaiting-payment')
  })

  it('while the warehouse is down is looked at, paid and confirmed all the same', async () => {
    const product = await findProduct(4)
    const choose = (name: string) =>
      fetch(`${eraUrl}/sandbox/scenario`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ name }),
      })
    await choose('down')
    try {
      const page = await fetch(`${server.url}/international/${product.handle}`)
      expect([page.status, await page.text()]).toEqual([200, expect.stringContaining(product.handle)])
      const placed = await place(product)
      await choosePlan('once')
      const back = await pay(placed, 'APRO')
      await becomes(placed.reference, 'paid')
      const success = await (await fetch(back.headers.get('location') ?? '')).text()
      expect(success).toContain('#E')
      expect(await process(placed.reference)).toMatchObject({ status: 200, body: { success: true } })
    } finally {
      await choose('ok')
    }
  })

  it('needs its customer’s name and e-mail, in the language of the visitor', async () => {
    const { id } = await findProduct(0)
    const reply = await post('/api/mercadopago/create-preference?lang=es', { items: [{ id, quantity: 1 }], payer: {} })
    expect([reply.status, ((await reply.json()) as { code: string }).code]).toEqual([400, 'checkout-customer-missing'])
  })
})
