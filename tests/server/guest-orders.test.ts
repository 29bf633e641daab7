import { randomUUID } from 'node:crypto'
import { type Database, openDatabase } from '@dvaput/database/open-database'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { useTestDatabase } from '../support/databases/test-database.ts'
import { findInMails } from '../support/mails/store-mails.ts'
import { sampleLine, sampleOrder } from '../support/orders/sample-order.ts'
import { bosnianBuyer, createWalk } from '../support/platform/checkout-walk.ts'
import { shopFetch } from '../support/requests/shop-fetch.ts'
import { createVisitor, registerAt, trustsVisitors, type Visitor } from '../support/requests/store-visitor.ts'
import { createDataFolder } from '../support/servers/data-folder.ts'
import { type RunningServer, startServer } from '../support/servers/running-server.ts'

const testDatabase = useTestDatabase({ demo: true })
const silence = () => undefined
const log = { info: silence, warn: silence, error: silence }
const closing = new AsyncDisposableStack()
const hour = 60 * 60_000
let server: RunningServer
let database: Database

beforeAll(async () => {
  const folder = await createDataFolder()
  closing.defer(folder.remove)
  server = await startServer({ env: { DATABASE_URL: testDatabase.url, DATA_DIR: folder.path, ...trustsVisitors } })
  closing.defer(async () => void (await server.stop()))
  database = openDatabase({ url: testDatabase.url, applicationName: 'guest orders test', log })
  closing.defer(database.close)
})
afterAll(() => closing.disposeAsync())
beforeEach(() => testDatabase.setClockOffset(0))

let numbers = 70_000
/** An order of a guest, paid and sent today. */
const placeOrder = async () => {
  numbers += 1
  const [id, email, now] = [`main-${numbers}`, `${randomUUID()}@example.com`, new Date().toISOString()]
  const [fulfilment] = sampleOrder().fulfilments
  const snapshot = sampleOrder({
    ...{ id: `gid://shopify/Order/${numbers}`, name: `#${numbers}`, email, processedAt: now, updatedAt: now },
    lines: [sampleLine({ title: '<b>Laptop</b>' })],
    fulfilments: fulfilment ? [{ ...fulfilment, createdAt: now }] : [],
  })
  await database.pool.query(
    `INSERT INTO backend.orders (id, shop, market, name, email, processed_at, updated_at, snapshot)
     VALUES ($1, 'main', 'ba', $2, $3, $4, $4, $5)`,
    [id, snapshot.name, email, now, snapshot],
  )
  return { id, email, name: snapshot.name, lineId: snapshot.lines[0]?.id ?? '' }
}
type Placed = Awaited<ReturnType<typeof placeOrder>>

const ask = (visitor: Visitor, number: string, email: string) => visitor.submit('/orders/find', { number, email })
const mailedToken = async ({ email }: Placed) =>
  (await findInMails([server.url], email, /\/orders\/find\?token=[\w-]{43}/)).split('=').at(-1) ?? ''

const openAsGuest = async (order: Placed) => {
  const visitor = createVisitor(server.url)
  await ask(visitor, order.name, order.email)
  const token = await mailedToken(order)
  await visitor.submit(`/orders/find?token=${token}`, { intent: 'open', token })
  return visitor
}

const confirmEmail = async (guest: Visitor, { id, email }: Placed) => {
  const asked = await guest.submit('/orders/find', { intent: 'code', order: id })
  expect(asked.headers.get('Location')).toBe(`/orders/${id}?code=sent`)
  expect((await guest.open(`/orders/${id}?code=sent`)).text).toContain('one-time-code')
  const code = await findInMails([server.url], email, /\b\d{6}(?= is your code)/)
  return guest.submit('/orders/find', { intent: 'confirm', order: id, code })
}

/** The same, with the mailed code typed. */
const openAsBuyer = async (order: Placed) => {
  const visitor = await openAsGuest(order)
  await confirmEmail(visitor, order)
  return visitor
}

const street = 'Šenoina'
const sendReturn = (
  visitor: Visitor,
  { id }: Placed,
  fields: Record<string, string>,
  photos: readonly Buffer[] = [],
) => {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.set(name, value)
  for (const photo of photos)
    body.append('photos', new Blob([new Uint8Array(photo)], { type: 'text/html' }), '../../x.html')
  return visitor.open(`/orders/${id}/return`, { method: 'POST', body, headers: { 'Sec-Fetch-Site': 'same-origin' } })
}

describe('an order without an account', () => {
  it('is looked for with the same answer whether it exists or not', async () => {
    const order = await placeOrder()
    const stranger = `${randomUUID()}@example.com`
    const [known, unknown] = [
      await ask(createVisitor(server.url), order.name, order.email),
      await ask(createVisitor(server.url), order.name, stranger),
    ]
    const plain = ({ status, text }: typeof known, email: string) => [
      status,
      text
        .replaceAll(email, '')
        .replaceAll(/[\da-f]{8}-[\da-f-]{27}/g, '')
        .split(/(?=<)/)
        .toSorted(),
    ]
    expect(plain(known, order.email)).toEqual(plain(unknown, stranger))
    expect(known.text).toContain('If the order exists, we have sent you a link.')
  })

  it('opens by one press on the mailed link, in that browser alone', async () => {
    const order = await placeOrder()
    const visitor = createVisitor(server.url)
    expect((await visitor.open(`/orders/${order.id}`)).status).toBe(302)
    await ask(visitor, order.name, order.email)
    const token = await mailedToken(order)
    for (const method of ['HEAD', 'GET', 'GET']) {
      const landing = await visitor.open(`/orders/find?token=${token}`, { method })
      expect([landing.status, landing.headers.get('Set-Cookie'), landing.headers.get('Referrer-Policy')]).toEqual([
        ...[200, null, 'no-referrer'],
      ])
    }
    const pressed = await visitor.submit(`/orders/find?token=${token}`, { intent: 'open', token })
    expect([pressed.status, pressed.headers.get('Location')]).toEqual([303, `/orders/${order.id}`])
    expect(pressed.headers.get('Set-Cookie')).toMatch(
      /^order-link=[\w-]{43}; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Lax$/,
    )
    const page = await visitor.open(`/orders/${order.id}`)
    expect([page.status, page.text.includes(street)]).toEqual([200, true])
    const other = await placeOrder()
    expect((await visitor.open(`/orders/${other.id}`)).status).toBe(302)
    const { visitor: customer } = await registerAt(server.url)
    expect((await customer.open(`/orders/${order.id}`)).status).toBe(404)
  })

  it('hides where the buyer lives after an hour, until the mailed code is typed', async () => {
    const order = await placeOrder()
    const guest = await openAsGuest(order)
    const everything = async () => {
      const paths = [`/orders/${order.id}`, `/orders/${order.id}.data`, `/api/orders/${order.id}/calendar.ics`]
      const texts = []
      for (const path of paths) texts.push((await guest.open(path)).text)
      return texts.join('\n')
    }
    expect(await everything()).toContain(street)
    await testDatabase.setClockOffset(2 * hour)
    const masked = await everything()
    for (const secret of [street, 'Đurić', '61987654', order.email]) expect(masked).not.toContain(secret)
    const wrong = await guest.submit('/orders/find', { intent: 'confirm', order: order.id, code: '12345' })
    expect(wrong.headers.get('Location')).toBe(`/orders/${order.id}?code=wrong`)
    expect((await confirmEmail(guest, order)).headers.get('Location')).toBe(`/orders/${order.id}`)
    expect(await everything()).toContain(street)
  })

  it('has its receipt and its day, for nobody else', async () => {
    const order = await placeOrder()
    const guest = await openAsGuest(order)
    const receipt = await guest.open(`/api/orders/${order.id}/receipt.pdf`)
    expect([receipt.status, receipt.headers.get('Content-Type'), receipt.headers.get('Cache-Control')]).toEqual([
      ...[200, 'application/pdf', 'no-store'],
    ])
    expect(receipt.text.slice(0, 5)).toBe('%PDF-')
    const day = await guest.open(`/api/orders/${order.id}/calendar.ics`)
    expect(day.headers.get('Content-Type')).toBe('text/calendar; charset=utf-8')
    expect(day.text).toMatch(/^BEGIN:VCALENDAR\r\n[\s\S]*DTSTART;VALUE=DATE:\d{8}\r\n[\s\S]*END:VCALENDAR\r\n$/)
    for (const file of ['receipt.pdf', 'calendar.ics'])
      expect((await createVisitor(server.url).open(`/api/orders/${order.id}/${file}`)).status).toBe(404)
  })
})

/** A guest's order at the shop, to be paid in cash. */
const buyAsGuest = async (): Promise<Placed> => {
  const readLine = `SELECT '1 ' || (variant ->> 'priceMinor') || ' BAM local:main:' || split_part(variant ->> 'gid', '/', 5) AS line
     FROM backend.catalogue_products, jsonb_array_elements(variants) AS variant
     WHERE shop = 'main' AND (variant ->> 'available')::boolean LIMIT 1`
  const line = await vi.waitUntil(async () => (await database.pool.query<{ line: string }>(readLine)).rows[0]?.line, {
    timeout: 60_000,
    interval: 200,
  })
  const left = await createVisitor(server.url).submit('/cart', { intent: 'checkout', line })
  const url = new URL(left.headers.get('Location') ?? '')
  const walk = createWalk((path, init) => shopFetch(url.origin + path, init), url.origin, new Map())
  const token = await walk.open(url.href)
  const email = `${randomUUID()}@example.ba`
  const { text } = await walk.fillIn(token, { buyer: { ...bosnianBuyer, email } })
  const { location } = await walk.place(token, walk.hidden(text, 'shown'))
  await createVisitor(server.url).open((location ?? '').slice(server.url.length))
  const { rows: orders } = await database.pool.query<{ id: string; name: string }>(
    'SELECT id, name FROM backend.orders WHERE email = $1',
    [email],
  )
  return { id: '', name: '', ...orders[0], email, lineId: '' }
}

describe('an unpaid order without an account', () => {
  it('is cancelled by whoever has just shown that the e-mail is theirs', async () => {
    const order = await buyAsGuest()
    const guest = await openAsGuest(order)
    const stateOf = async () => {
      const { rows } = await database.pool.query(
        `SELECT snapshot ->> 'cancelledAt' IS NOT NULL AS cancelled FROM backend.orders WHERE id = $1`,
        [order.id],
      )
      return rows[0].cancelled
    }
    const cancel = (visitor: Visitor) => visitor.submit(`/orders/${order.id}`, { intent: 'cancel' })
    await testDatabase.setClockOffset(2 * hour)
    expect((await guest.open(`/orders/${order.id}`)).text).not.toContain('cancel=ask')
    expect((await cancel(guest)).headers.get('Location')).toBe(`/orders/${order.id}`)
    expect((await cancel(createVisitor(server.url))).status).toBe(302)
    expect(await stateOf()).toBe(false)
    await confirmEmail(guest, order)
    expect((await guest.open(`/orders/${order.id}`)).text).toContain('cancel=ask')
    expect((await guest.submit(`/orders/${order.id}`, { intent: 'buy-again' })).status).toBe(302)
    const done = await cancel(guest)
    expect([done.status, done.headers.get('Location')]).toEqual([303, `/orders/${order.id}?cancel=done`])
    expect(await stateOf()).toBe(true)
  })
})

describe('a return over HTTP, without scripts', () => {
  const picture = () =>
    sharp({ create: { width: 50, height: 30, channels: 3, background: '#206040' } })
      .withExif({ IFD0: { Copyright: 'Secret' } })
      .jpeg()
      .toBuffer()

  it('is requested with a photo that only its owner sees, as pixels', async () => {
    const order = await placeOrder()
    const guest = await openAsBuyer(order)
    const form = {
      formKey: randomUUID(),
      [`line:${order.lineId}`]: '1',
      reason: 'faulty',
      message: 'It <i>rattles</i>.',
    }
    const sent = await sendReturn(guest, order, form, [await picture()])
    expect([sent.status, sent.headers.get('Location')]).toEqual([303, `/orders/${order.id}?return=sent`])
    const page = await guest.open(`/orders/${order.id}`)
    expect(page.text).toContain('It &lt;i&gt;rattles&lt;/i&gt;.')
    const [path = ''] = /\/api\/returns\/[\da-f-]{36}\/photos\/1/.exec(page.text) ?? []
    const photo = await guest.open(path)
    expect(photo.status).toBe(200)
    expect(Object.fromEntries(photo.headers)).toMatchObject({
      'content-type': 'image/webp',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining('sandbox'),
      'cache-control': 'no-store',
    })
    expect(photo.text).not.toContain('Secret')
    const { visitor: customer } = await registerAt(server.url)
    const variants = ['1', '0', '2', '6', '-1', '1.webp', '..%2f1', '%2e%2e/1', '1%00', '01', 'NaN']
    for (const visitor of [createVisitor(server.url), customer]) expect((await visitor.open(path)).status).toBe(404)
    for (const variant of variants.slice(1))
      expect([variant, (await guest.open(path.replace(/1$/, variant))).status >= 400]).toEqual([variant, true])
  })

  it('is refused with what is wrong, and keeps what was typed', async () => {
    const order = await placeOrder()
    const guest = await openAsBuyer(order)
    const form = { formKey: randomUUID(), [`line:${order.lineId}`]: '2', reason: 'damaged', message: '' }
    const refused = await sendReturn(guest, order, form, [Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')])
    expect(refused.status).toBe(422)
    expect(refused.text).toMatch(/role="alert"/)
    expect(refused.text).toContain('Describe what is wrong.')
    expect(refused.text).toMatch(/value="damaged"[^>]*checked|checked[^>]*value="damaged"/)
    const drawing = await sendReturn(guest, order, { ...form, message: 'Broken.' }, [
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
    ])
    expect([drawing.status, drawing.text.includes('A file is no photo that we can read.')]).toEqual([422, true])
  })

  it('keeps what was typed when too many were sent, without reading the photos', async () => {
    const order = await placeOrder()
    const guest = await openAsBuyer(order)
    const form = { formKey: randomUUID(), [`line:${order.lineId}`]: '1', reason: 'damaged', message: 'Čuje se šum.' }
    for (let sent = 0; sent < 20; sent += 1) await sendReturn(guest, order, {})
    const answer = await sendReturn(guest, order, form, [Buffer.alloc(2 * 1024 * 1024)])
    expect(answer.status).toBe(429)
    expect(answer.text).toContain('Čuje se šum.')
    expect(answer.text).toMatch(/value="damaged"[^>]*checked|checked[^>]*value="damaged"/)
  })

  it('is not asked for, withdrawn nor seen through a link that was passed on, new or old', async () => {
    const order = await placeOrder()
    const buyer = await openAsBuyer(order)
    const form = { formKey: randomUUID(), [`line:${order.lineId}`]: '1', reason: 'faulty', message: 'It rattles.' }
    await sendReturn(buyer, order, form, [await picture()])
    const { rows } = await database.pool.query('SELECT id FROM backend.return_requests WHERE order_id = $1', [order.id])
    const withdrawal = { intent: 'withdraw', return: rows[0].id }
    const photo = `/api/returns/${rows[0].id}/photos/1`
    const friend = createVisitor(server.url)
    const token = await mailedToken(order)
    await friend.submit(`/orders/find?token=${token}`, { intent: 'open', token })
    for (const offset of [0, 2 * hour]) {
      await testDatabase.setClockOffset(offset)
      const page = await friend.open(`/orders/${order.id}/return`)
      expect([page.status, page.headers.get('Location')]).toEqual([303, `/orders/${order.id}`])
      const again = await sendReturn(friend, order, { ...form, formKey: randomUUID() })
      expect(again.headers.get('Location')).toBe(`/orders/${order.id}`)
      await friend.submit(`/orders/${order.id}/return`, withdrawal)
      expect((await friend.open(`/orders/${order.id}`)).text).not.toContain('value="withdraw"')
    }
    expect((await friend.open(photo)).status).toBe(404)
    expect((await friend.open(`/orders/${order.id}`)).text).not.toContain(photo)
    const { rows: after } = await database.pool.query('SELECT state FROM backend.return_requests WHERE order_id = $1', [
      order.id,
    ])
    expect(after).toEqual([{ state: 'requested' }])
    await testDatabase.setClockOffset(0)
    const done = await buyer.submit(`/orders/${order.id}/return`, withdrawal)
    expect(done.headers.get('Location')).toBe(`/orders/${order.id}?return=withdrawn`)
  })

  it('is withdrawn by its owner', async () => {
    const order = await placeOrder()
    const guest = await openAsBuyer(order)
    await sendReturn(guest, order, { formKey: randomUUID(), [`line:${order.lineId}`]: '1', reason: 'changed-mind' })
    const [, id = ''] =
      /name="return" value="([\da-f-]{36})"/.exec((await guest.open(`/orders/${order.id}`)).text) ?? []
    const done = await guest.submit(`/orders/${order.id}/return`, { intent: 'withdraw', return: id })
    expect(done.headers.get('Location')).toBe(`/orders/${order.id}?return=withdrawn`)
    expect((await guest.open(`/orders/${order.id}?return=withdrawn`)).text).toContain(
      'The return request is withdrawn.',
    )
  })

  // The last: the server closes the connection of a body that it did not read, and the next request might be on it.
  it('takes fifty megabytes and no more, and no other page takes them', async () => {
    const order = await placeOrder()
    const guest = await openAsBuyer(order)
    const large = Buffer.alloc(9 * 1024 * 1024)
    const inside = await sendReturn(guest, order, { formKey: randomUUID() }, [large, large])
    expect(inside.status).toBe(422)
    const beyond = await guest.open(`/orders/${order.id}/return`, {
      method: 'POST',
      headers: { 'Sec-Fetch-Site': 'same-origin', 'Content-Type': 'multipart/form-data; boundary=x' },
      body: Buffer.alloc(51 * 1024 * 1024),
    })
    expect(beyond.status).toBe(413)
    const elsewhere = await guest.open('/orders/find', {
      method: 'POST',
      headers: { 'Sec-Fetch-Site': 'same-origin', 'Content-Type': 'multipart/form-data; boundary=x' },
      body: Buffer.alloc(200 * 1024),
    })
    expect(elsewhere.status).toBe(413)
  })
})
