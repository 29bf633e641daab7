import { randomUUID } from 'node:crypto'
import { failpointActions } from '@dvaput/database/failpoint'
import { eq } from '@dvaput/database/query'
import { createMoney } from '@dvaput/domain/money/money'
import { formatOrderId } from '@dvaput/domain/orders/order-id'
import { languages } from '@dvaput/domain/text/language'
import { createShopOrders, type ShopOrders } from '@dvaput/integrations/orders/shop-orders'
import { createAdminRequest } from '@dvaput/integrations/shop-admin/shop-admin-client'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openOrderAdmin } from '../../../../tests/support/orders/order-admin.ts'
import { placeOrder } from '../../../../tests/support/platform/platform-orders.ts'
import { useTestPlatform } from '../../../../tests/support/platform/test-platform.ts'
import { servePlatform } from '../../../../tests/support/servers/platform-server.ts'
import { type OrderRecord, orders } from '../orders/orders.table.ts'
import type { ReturnSubmission } from './request-return.ts'

const platform = useTestPlatform()
let admin: Awaited<ReturnType<typeof openOrderAdmin>>
let shop: ShopOrders
let closeShop: () => Promise<unknown>
/** What happens to a response of the platform on its way to us. */
let onTheWay: (response: Response) => Response = (response) => response

beforeAll(async () => {
  const server = await servePlatform(platform.platform, 'main')
  closeShop = server.close
  const { admin: token } = platform.platform.shopOf('main').tokens
  const send = async (input: Request) => onTheWay(await fetch(input))
  shop = createShopOrders(createAdminRequest({ origin: server.origin, token, fetch: send }))
  admin = await openOrderAdmin({ databaseUrl: platform.databaseUrl, mainShop: shop })
})
afterAll(async () => {
  await closeShop()
  await admin.close()
})
beforeEach(async () => {
  onTheWay = (response) => response
  await platform.setClockOffset(0)
  admin.sent.length = 0
})

const by = { id: randomUUID(), name: 'Lejla' }
const logged = async (id: string) =>
  (await admin.audit.list({ subject: { kind: 'return', id } })).entries.map(
    ({ administratorName, action, before, after }) => [administratorName, action, before, after],
  )
const day = 24 * 60 * 60_000
const recordOf = async (id: string): Promise<OrderRecord> => {
  const [record] = await admin.database.db.select().from(orders).where(eq(orders.id, id))
  if (!record) throw new Error('the order is not recorded')
  return record
}
const record = async (gid: string) => {
  const snapshot = await shop.read(gid)
  if (!snapshot) throw new Error('the platform has no such order')
  await admin.orders.recordOrder('main', snapshot)
  return recordOf(formatOrderId('main', gid))
}
/** Paid, sent and known to us: one line of two units at 100.00 each. */
const sentOrder = async () => {
  const placed = await placeOrder(platform, { paid: true, quantity: 2 })
  await placed.fulfil(2)
  return record(placed.id)
}
let forms = 0
const submission = ({ snapshot }: OrderRecord, fields: Partial<ReturnSubmission> = {}): ReturnSubmission => ({
  formKey: `form ${++forms}`,
  lines: [{ lineId: snapshot.lines[0]?.id ?? '', quantity: 1 }],
  reason: 'faulty',
  message: 'It does not start.',
  photos: [],
  language: 'en',
  ...fields,
})
const requestReturn = async (order: OrderRecord, fields: Partial<ReturnSubmission> = {}) => {
  const requested = await admin.returns.request(order, submission(order, fields))
  if (!requested.ok) throw new Error(requested.problems.join())
  return requested.id
}
/** Without the platform's own mails about the order. */
const mailed = async (order: OrderRecord) => {
  await admin.jobs.drain({ alsoLater: true })
  return admin.sent.filter(
    ({ subject, text }) => subject.includes(order.name) && text.includes('http://localhost:3000/orders/find?token='),
  )
}
const subjectsMailed = async (order: OrderRecord) => (await mailed(order)).map(({ subject }) => subject)
const picture = (format: 'jpeg' | 'png' | 'webp') =>
  sharp({ create: { width: 60, height: 40, channels: 3, background: '#c04020' } })
    .withExif({ IFD0: { Copyright: 'Secret place 44.86N' } })
    .toFormat(format)
    .toBuffer()
const refundsAtPlatform = async (order: OrderRecord) => (await shop.read(order.snapshot.id))?.refunds ?? []

describe('a return request', () => {
  it('is offered for what was sent, until the last day', async () => {
    const placed = await placeOrder(platform, { paid: true, quantity: 2 })
    expect(await admin.returns.offerFor(await record(placed.id))).toEqual({ lastDay: undefined, lines: [] })
    await placed.fulfil(1)
    const order = await record(placed.id)
    const lineId = order.snapshot.lines[0]?.id
    expect(await admin.returns.offerFor(order)).toMatchObject({ lines: [{ lineId, quantity: 1 }] })
    await platform.setClockOffset(40 * day)
    expect(await admin.returns.offerFor(order)).toMatchObject({ lines: [] })
    expect(await admin.returns.request(order, submission(order))).toEqual({ ok: false, problems: ['window'] })
  })

  it('is offered for longer where the shop has set longer times of delivery', async () => {
    const order = await sentOrder()
    const before = (await admin.returns.offerFor(order)).lastDay ?? ''
    admin.own.ba = { figures: { deliveryInStockElsewhere: { from: 20, to: 30, unit: 'businessDays' } } }
    await platform.setClockOffset(40 * day)
    const { lastDay = '', lines } = await admin.returns.offerFor(order)
    expect(lastDay > before).toBe(true)
    expect(lines).toHaveLength(1)
    expect(await admin.returns.request(order, submission(order))).toMatchObject({ ok: true })
    delete admin.own.ba
    expect(await admin.returns.offerFor(order)).toMatchObject({ lastDay: before, lines: [] })
  })

  it.each(languages)('is confirmed by one mail in %s', async (language) => {
    const order = await sentOrder()
    await requestReturn(order, { language })
    const subjects = {
      bcs: `Primili smo zahtjev za povrat, narudžba ${order.name}`,
      en: `We have received your return request, order ${order.name}`,
      es: `Recibimos tu solicitud de devolución, pedido ${order.name}`,
    }
    expect(await subjectsMailed(order)).toEqual([subjects[language]])
  })

  it('is one, however often and at once its form is sent', async () => {
    const order = await sentOrder()
    const form = submission(order, { photos: [await picture('png')] })
    const { promise: all, resolve } = Promise.withResolvers<void>()
    let arrived = 0
    // None is written before all four have found nothing.
    const waitForAll = () => {
      arrived += 1
      if (arrived === 4) resolve()
      return all
    }
    failpointActions['before-return-insert'] = { do: 'call', callback: waitForAll }
    const results = await Promise.all(Array.from({ length: 4 }, () => admin.returns.request(order, form)))
    delete failpointActions['before-return-insert']
    expect(new Set(results.map((result) => JSON.stringify(result))).size).toBe(1)
    expect(await admin.returns.ofOrder(order.id)).toHaveLength(1)
    expect(await mailed(order)).toHaveLength(1)
  })

  it('names no unit that stands in another, also when both come at once', async () => {
    const order = await sentOrder()
    const both = [{ lineId: order.snapshot.lines[0]?.id ?? '', quantity: 2 }]
    const results = await Promise.all(
      Array.from({ length: 5 }, () => admin.returns.request(order, submission(order, { lines: both }))),
    )
    expect(results.filter(({ ok }) => ok)).toHaveLength(1)
    expect(results.filter(({ ok }) => !ok)).toEqual(Array(4).fill({ ok: false, problems: ['quantity'] }))
    expect(await admin.returns.offerFor(order)).toMatchObject({ lines: [] })
  })

  it('frees its units when the customer withdraws it, which only the owner of the order can', async () => {
    const order = await sentOrder()
    const id = await requestReturn(order, { lines: [{ lineId: order.snapshot.lines[0]?.id ?? '', quantity: 2 }] })
    expect(await admin.returns.withdraw((await sentOrder()).id, id)).toBe(false)
    expect(await admin.returns.withdraw(order.id, id)).toBe(true)
    expect(await admin.returns.withdraw(order.id, id)).toBe(false)
    expect(await admin.returns.offerFor(order)).toMatchObject({ lines: [{ quantity: 2 }] })
  })

  it('survives a crash before and after it is written', async () => {
    const order = await sentOrder()
    const form = submission(order)
    for (const name of ['before-return-insert', 'after-return-insert'] as const) {
      failpointActions[name] = { do: 'throw' }
      await expect(admin.returns.request(order, form)).rejects.toThrow(name)
      delete failpointActions[name]
    }
    expect(await admin.returns.request(order, form)).toMatchObject({ ok: true })
    expect(await admin.returns.ofOrder(order.id)).toHaveLength(1)
    expect(await mailed(order)).toHaveLength(1)
  })
})

describe('photos of a return', () => {
  it('are stored as pixels alone, whatever they came as', async () => {
    const order = await sentOrder()
    const photos = await Promise.all((['jpeg', 'png', 'webp'] as const).map(picture))
    const id = await requestReturn(order, { photos })
    expect(await admin.returns.ofOrder(order.id)).toMatchObject([{ photos: [1, 2, 3] }])
    for (const number of [1, 2, 3]) {
      const stored = await admin.returns.photo(id, number)
      const facts = await sharp(stored).metadata()
      expect([facts.format, facts.width, facts.exif]).toEqual(['webp', 60, undefined])
      expect(stored?.includes('Secret place')).toBe(false)
    }
    expect(await admin.returns.photo(id, 4)).toBeUndefined()
  })

  it.each([
    ['a drawing with a script', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['the beginning of a picture and no more', Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')],
  ])('are refused as %s, and nothing is written', async (_, file) => {
    const order = await sentOrder()
    const sent = submission(order, { photos: [await picture('png'), file] })
    expect(await admin.returns.request(order, sent)).toEqual({ ok: false, problems: ['photo-type'] })
    expect(await admin.returns.ofOrder(order.id)).toEqual([])
  })

  it('are refused where they are too many or too large', async () => {
    const order = await sentOrder()
    const one = await picture('png')
    const tooMany = submission(order, { photos: Array(6).fill(one) })
    expect(await admin.returns.request(order, tooMany)).toEqual({ ok: false, problems: ['photo-count'] })
    const tooLarge = submission(order, { photos: [Buffer.alloc(10 * 1024 * 1024 + 1)] })
    expect(await admin.returns.request(order, tooLarge)).toEqual({ ok: false, problems: ['photo-size'] })
  })
})

describe('the shop', () => {
  const receivedReturn = async () => {
    const order = await sentOrder()
    const id = await requestReturn(order)
    await admin.returns.approve(id, by, 'Send it to Sarajevo.')
    await admin.returns.receive(id, by)
    return { order, id }
  }

  it('takes a return through its states, each told once, and the money goes back once', async () => {
    const { order, id } = await receivedReturn()
    expect(await admin.returns.approve(id, by)).toBe('changed-meanwhile')
    expect(await Promise.all(Array.from({ length: 4 }, () => admin.returns.refund(id, by, { restock: true })))).toEqual(
      Array(4).fill('placing'),
    )
    expect(await subjectsMailed(order)).toEqual([
      `We have received your return request, order ${order.name}`,
      `Your return has been approved, order ${order.name}`,
      `We have received your return, order ${order.name}`,
    ])
    expect((await mailed(order))[1]?.text).toContain('Send it to Sarajevo.')
    const [view] = await admin.returns.ofOrder(order.id)
    expect(view?.steps.map(({ state }) => state)).toEqual(['requested', 'approved', 'received', 'refunded'])
    expect(await refundsAtPlatform(order)).toMatchObject([{ amount: createMoney(10_000, 'BAM') }])
    expect(await admin.returns.refund(id, by, { restock: true })).toBe('placing')
    await admin.jobs.drain({ alsoLater: true })
    expect(await refundsAtPlatform(order)).toHaveLength(1)
    // Each with who did it, the newest first; a refund that was commanded again changed nothing.
    expect(await logged(id)).toEqual([
      [
        ...['Lejla', 'return.refund', { state: 'received' }],
        { refund: expect.any(String), amount: createMoney(10_000, 'BAM'), restock: true },
      ],
      ['Lejla', 'return.receive', { state: 'approved' }, { state: 'received' }],
      ['Lejla', 'return.approve', { state: 'requested' }, { state: 'approved', note: 'Send it to Sarajevo.' }],
    ])
  })

  it('tells the second of two people who decide at once', async () => {
    const id = await requestReturn(await sentOrder())
    const decided = await Promise.all([admin.returns.approve(id, by), admin.returns.refuse(id, by)])
    expect(decided.toSorted()).toEqual(['changed-meanwhile', 'ok'])
    expect(await logged(id)).toHaveLength(1)
    expect(await admin.returns.receive(randomUUID(), by)).toBe('not-found')
  })

  it('cannot refund what it has not received, nor more than was paid', async () => {
    const order = await sentOrder()
    const early = await requestReturn(order)
    expect(await admin.returns.refund(early, by, { restock: false })).toBe('not-received')
    const { id } = await receivedReturn()
    for (const amount of [0, -1, 1.5, 10_000_000])
      expect(await admin.returns.refund(id, by, { restock: false, amount })).toBe('amount')
    expect(await admin.returns.refund(early, by, { restock: false })).toBe('not-received')
  })

  it('refuses with a reason that the customer is told', async () => {
    const order = await sentOrder()
    const id = await requestReturn(order)
    expect(await admin.returns.refuse(id, by, 'The seal is broken.')).toBe('ok')
    expect(await admin.returns.withdraw(order.id, id)).toBe(false)
    expect((await mailed(order)).at(-1)?.text).toContain('The seal is broken.')
  })

  it.each(['before-refund', 'after-refund'] as const)('pays once when it dies at %s', async (name) => {
    const { order, id } = await receivedReturn()
    failpointActions[name] = { do: 'throw' }
    await admin.returns.refund(id, by, { restock: true })
    await admin.jobs.drain()
    delete failpointActions[name]
    await admin.jobs.drain({ alsoLater: true })
    expect(await refundsAtPlatform(order)).toHaveLength(1)
    expect(await admin.returns.ofOrder(order.id)).toMatchObject([{ state: 'refunded' }])
  })

  it('pays once when the response of the platform is lost, also a day later', async () => {
    const { order, id } = await receivedReturn()
    onTheWay = () => new Response('', { status: 502 })
    await admin.returns.refund(id, by, { restock: true })
    await admin.jobs.drain()
    onTheWay = (response) => response
    await platform.setClockOffset(2 * day)
    await admin.jobs.drain({ alsoLater: true })
    expect(await refundsAtPlatform(order)).toHaveLength(1)
    expect(await admin.returns.ofOrder(order.id)).toMatchObject([{ state: 'refunded' }])
  })

  it('sees that a refund failed, and commands it again: the money goes once', async () => {
    const { order, id } = await receivedReturn()
    onTheWay = () => new Response('', { status: 502 })
    await admin.returns.refund(id, by, { restock: true })
    await admin.jobs.drain()
    onTheWay = (response) => response
    const failed = { state: 'placing', problem: expect.stringMatching(/\w/) }
    expect(await admin.returns.ofOrder(order.id)).toMatchObject([{ state: 'received', refund: failed }])
    expect(await admin.returns.refund(id, by, { restock: true })).toBe('placing')
    expect((await logged(id)).map(([, action]) => action).slice(0, 2)).toEqual(['return.refund', 'return.refund'])
    expect(await admin.returns.ofOrder(order.id)).toMatchObject([{ refund: { state: 'placing', problem: null } }])
    await admin.jobs.drain({ alsoLater: true })
    expect(await refundsAtPlatform(order)).toHaveLength(1)
    const done = { state: 'done' }
    expect(await admin.returns.ofOrder(order.id)).toMatchObject([{ state: 'refunded', refund: done }])
  })

  it('that takes too long is commanded again once, however many press at once', async () => {
    const { order, id } = await receivedReturn()
    onTheWay = () => new Response('', { status: 502 })
    await admin.returns.refund(id, by, { restock: true })
    await platform.setClockOffset(61 * 60_000)
    const press = () => admin.returns.refund(id, by, { restock: true })
    expect(await Promise.all(Array.from({ length: 12 }, press))).toEqual(Array(12).fill('placing'))
    const commanded = (await logged(id)).filter(([, action]) => action === 'return.refund')
    expect(commanded).toHaveLength(2)
    onTheWay = (response) => response
    await admin.jobs.drain({ alsoLater: true })
    await platform.setClockOffset(0)
    expect(await refundsAtPlatform(order)).toHaveLength(1)
  })

  it('may try again where the platform refused the refund', async () => {
    const { order, id } = await receivedReturn()
    // Meanwhile somebody has refunded the order at the platform itself.
    const { total } = order.snapshot
    await shop.refund(order.snapshot.id, { amount: total, lines: [], note: 'by hand', key: 'by hand' })
    await admin.returns.refund(id, by, { restock: true })
    await admin.jobs.drain({ alsoLater: true })
    expect(await admin.returns.ofOrder(order.id)).toMatchObject([{ state: 'received' }])
    const { rows } = await admin.database.pool.query(
      'SELECT state, problem FROM backend.refunds WHERE subject_id = $1',
      [id],
    )
    expect(rows).toMatchObject([{ state: 'refused', problem: expect.stringMatching(/\w/) }])
    expect(await admin.returns.refund(id, by, { restock: true, amount: 1 })).toBe('placing')
  })
})
