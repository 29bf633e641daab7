import { setTimeout as sleep } from 'node:timers/promises'
import { type Database, openDatabase } from '@dvaput/database/open-database'
import { testCards } from '@dvaput/platform/payments/test-card-gateway'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { useTestDatabase } from '../support/databases/test-database.ts'
import { bosnianBuyer, createWalk } from '../support/platform/checkout-walk.ts'
import { shopFetch } from '../support/requests/shop-fetch.ts'
import { createDataFolder } from '../support/servers/data-folder.ts'
import { findFreePort } from '../support/servers/free-port.ts'
import { type RunningServer, startServer } from '../support/servers/running-server.ts'

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

/** Its condition at the end, and nothing else to clean away or to translate. */
const plainTitle = {
  has: ', Used - [A-Za-z ]+\\)$',
  hasNot: '(?i)\\m(no|with|lot|set|unlocked|locked|grade|boxed|under|licence|trays|pair|low|one|two)\\M',
}

const findProduct = (nth: number) =>
  until(async () => {
    const { rows } = await database.pool.query<Imported>(
      `SELECT product.id, handle, title, price_minor AS price
       FROM backend.international_products AS product JOIN backend.international_entries AS entry USING (id)
       WHERE stock > 2 AND pesos IS NOT NULL AND title ~ $2 AND title !~ $3
       ORDER BY id LIMIT 1 OFFSET $1`,
      [nth, plainTitle.has, plainTitle.hasNot],
    )
    return rows[0]
  })

/** The condition stands beside the name, not in it. */
const nameOf = ({ title }: Imported) => title.replace(/, Used - [^,)]+(?=\)$)/, '')

const payer = { name: 'Diego', surname: 'Rojas', email: 'diego@kupac.example', phone: { number: '' } }

/** Without it the order would wait for it. */
const customer = { address: 'Maršala Tita 1', city: 'Sarajevo' }

const place = async ({ id, price }: Imported): Promise<Preference> => {
  const lie = { title: 'Cheap', unit_price: 1, currency_id: 'CLP' }
  const items = [{ id, quantity: 1, ...lie }]
  const reply = await post('/api/mercadopago/create-preference', { items, payer, customer })
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

it('a product that is sold elsewhere is not offered here any longer, before the next sync', async () => {
  const { id } = await findProduct(5)
  await fetch(`${eraUrl}/sandbox/stock`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ key: id, quantity: 0 }),
  })
  const event = await until(async () => {
    const { rows } = await database.pool.query<{ topic: string; body: string }>(
      `SELECT topic, body FROM backend.webhook_inbox
       WHERE provider = 'era' AND settled_at IS NOT NULL AND body LIKE '%' || $1 || '%'`,
      [id],
    )
    return rows[0]
  })
  expect([event.topic, JSON.parse(event.body)]).toMatchObject(['stock.changed', { data: { ids: [id] } }])
  const { rows } = await database.pool.query('SELECT stock, listed FROM backend.international_products WHERE id = $1', [
    id,
  ])
  expect(rows).toEqual([{ stock: 0, listed: false }])
})

it('sells an imported product in Bosnia at the platform’s checkout, and the warehouse gets one order [API-28] [API-29]', async () => {
  const product = await findProduct(6)
  const made = await post('/api/hybrid/create-temporary-era-products', {
    eraProducts: [{ id: product.id, name: 'Anything', price: Number(product.price), sku: null, image: null }],
  })
  const { temporaryProducts, ...result } = (await made.json()) as { temporaryProducts: [{ shopifyVariantId: string }] }
  expect(result).toMatchObject({ success: true, tempProductsInfo: [{ name: nameOf(product) }] })
  const [{ shopifyVariantId }] = temporaryProducts
  const started = await post('/api/hybrid/create-era-checkout', {
    temporaryProducts: [{ shopifyVariantId, quantity: 2 }],
  })
  const url = new URL(((await started.json()) as { checkoutUrl: string }).checkoutUrl)
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

describe('an imported product paid at Mercado Pago', () => {
  it('is one order at the warehouse, told by webhook, and is shown as such [API-26] [API-27] [API-40] [ROUTE-17]', async () => {
    const product = await findProduct(0)
    const placed = await place(product)
    const nothingYet = { orderId: expect.any(String), eraItemsCount: 1, localItemsCount: 0 }
    expect(await process(placed.reference)).toMatchObject({
      status: 409,
      body: {
        ...{ success: false, code: 'order-pending', data: nothingYet },
        ...{ message: expect.stringMatching(/\S/), error: expect.stringMatching(/\S/) },
      },
    })
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
    expect(rows).toMatchObject([{ snapshot: { financialStatus: 'PAID', lines: [{ title: nameOf(product) }] } }])
    const total = Number(product.price) + 16_800
    expect(rows[0].snapshot.total).toEqual({ minor: total, currency: 'CLP' })
    const answer = {
      ...{ success: true, message: expect.stringMatching(/^#E\d+$/), error: null },
      data: { orderId: rows[0].id, eraItemsCount: 1, localItemsCount: 0 },
    }
    expect(await process(placed.reference)).toEqual({ status: 200, body: answer })
    expect(await process(placed.reference)).toEqual({ status: 200, body: answer })
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

  it('has a preference with a page to pay on, to which the form of the checkout leads as well [API-42]', async () => {
    const product = await findProduct(7)
    const { preference, ...others } = await place(product)
    expect(others).toEqual({ success: true, error: null, reference: expect.any(String) })
    expect(preference).toEqual({ id: expect.any(String), init_point: expect.any(String) })
    expect(new URL(preference.init_point).searchParams.get('pref_id')).toBe(preference.id)
    expect((await fetch(preference.init_point)).status).toBe(200)

    const { id, price } = await findProduct(8)
    const form = new URLSearchParams({ intent: 'pay', line: `1@${price} ${id}`, firstName: 'Diego', lastName: 'Rojas' })
    form.set('email', 'diego@kupac.example')
    const sent = await fetch(`${server.url}/checkout-era`, {
      method: 'POST',
      redirect: 'manual',
      headers: { Cookie: 'market=cl', Origin: server.url, 'Sec-Fetch-Site': 'same-origin' },
      body: form,
    })
    expect(sent.status).toBe(303)
    expect(sent.headers.get('Location')).toMatch(`${payUrl}/checkout/v1/redirect?pref_id=`)
  })

  it('needs its customer’s name and e-mail, in the language of the visitor', async () => {
    const { id } = await findProduct(0)
    const reply = await post('/api/mercadopago/create-preference?lang=es', { items: [{ id, quantity: 1 }], payer: {} })
    expect([reply.status, ((await reply.json()) as { code: string }).code]).toEqual([400, 'checkout-customer-missing'])
  })
})
