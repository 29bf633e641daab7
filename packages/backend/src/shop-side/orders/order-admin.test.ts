import { randomUUID } from 'node:crypto'
import { setTimeout as sleepFor } from 'node:timers/promises'
import { failpointActions } from '@dvaput/database/failpoint'
import { permissionsOf } from '@dvaput/domain/administrators/permissions'
import { pickupState } from '@dvaput/domain/orders/pickup-state'
import { createShopOrders, type ShopOrders } from '@dvaput/integrations/orders/shop-orders'
import { createAdminRequest } from '@dvaput/integrations/shop-admin/shop-admin-client'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { drainWhile } from '../../../../../tests/support/orders/drain-while.ts'
import { createTestJobs, type TestJobs } from '../../../../../tests/support/orders/test-jobs.ts'
import { testSealing } from '../../../../../tests/support/people/test-sealing.ts'
import { placeOrder } from '../../../../../tests/support/platform/platform-orders.ts'
import { useTestPlatform } from '../../../../../tests/support/platform/test-platform.ts'
import { servePlatform } from '../../../../../tests/support/servers/platform-server.ts'
import { type AuditLog, createAuditLog } from '../../audit/audit-log.ts'
import { createIds } from '../../clock/ids.ts'
import { createOrders, type Orders } from '../../orders/orders.ts'
import { createRefunds } from '../../refunds/refunds.ts'
import { createOrderAdmin, type OrderAdmin } from './order-admin.ts'

const platform = useTestPlatform()
const silence = () => undefined
const log = { info: silence, warn: silence, error: silence }
const by = { id: randomUUID(), name: 'Lejla', permissions: permissionsOf('manager') }
const clerk = { id: randomUUID(), name: 'Emir', permissions: permissionsOf('clerk') }
const closing = new AsyncDisposableStack()
/** So many requests of these operations are answered as Shopify answers too many. */
const throttling = { operation: '', times: 0 }
const fetchOrThrottle = async (request: Request) => {
  const isNamed = (await request.clone().text()).includes(throttling.operation)
  if (!isNamed || throttling.times === 0) return fetch(request)
  throttling.times -= 1
  const throttleStatus = { maximumAvailable: 2_000, currentlyAvailable: 0, restoreRate: 100 }
  return Response.json({
    errors: [{ message: 'Throttled', extensions: { code: 'THROTTLED' } }],
    extensions: { cost: { requestedQueryCost: 40, actualQueryCost: null, throttleStatus } },
  })
}
const slept: number[] = []
const sleep = async (milliseconds: number) => {
  slept.push(milliseconds)
  // The shop has limits of its own, for which it is waited.
  if (throttling.times < 10) await sleepFor(milliseconds)
}
let shopOrders: ShopOrders
let orders: Orders
let admin: OrderAdmin
let jobs: TestJobs
let audit: AuditLog

beforeAll(async () => {
  const { database } = platform
  const server = await servePlatform(platform.platform, 'main')
  closing.defer(async () => void (await server.close()))
  const { admin: token } = platform.platform.shopOf('main').tokens
  shopOrders = createShopOrders(createAdminRequest({ origin: server.origin, token, fetch: fetchOrThrottle, sleep }))
  const shops = { main: { orders: shopOrders, source: 'main' }, retail: { orders: undefined, source: 'retail' } }
  jobs = createTestJobs({ database, log })
  orders = createOrders({ infrastructure: { database, jobs, log }, shops })
  audit = createAuditLog({ database, sealing: testSealing })
  const ids = createIds()
  const refunds = createRefunds({ database, jobs, ids, audit, log })
  admin = createOrderAdmin({ database, shops, recordOrder: orders.recordOrder, audit, ids, refunds })
  await jobs.prepare()
  closing.defer(() => jobs.stop())
})
afterAll(() => closing.disposeAsync())

const ordered = async (facts: Parameters<typeof placeOrder>[1] = {}) => {
  const { id: gid } = await placeOrder(platform, facts)
  const snapshot = await shopOrders.read(gid)
  if (!snapshot) throw new Error('the shop does not know the order')
  await orders.recordOrder('main', snapshot)
  return { id: `main-${gid.split('/').at(-1)}`, snapshot }
}
const editOf = async (id: string) => ({ id, by, revision: (await admin.find(id))?.revision ?? '' })
const actionsOn = async (id: string) =>
  (await audit.list({ subject: { kind: 'order', id } })).entries.map(({ action }) => action)

/** The press waits for the job. */
const refund = (...asked: Parameters<OrderAdmin['refund']>) => drainWhile(jobs, admin.refund(...asked))

const loggedOn = async (id: string) =>
  (await audit.list({ subject: { kind: 'order', id } })).entries.map((entry) => [entry.action, entry.administratorName])

describe('the order admin', () => {
  // First, while the shop's Admin API still allows so many calls at once.
  it('makes one refund of twelve at once that saw the order alike, and one entry in the log', async () => {
    const { id } = await ordered({ paid: true })
    const seen = await editOf(id)
    const keys = Array.from({ length: 12 }, () => randomUUID())
    const results = await Promise.all(keys.map((key) => refund(seen, { amount: 100, restock: false, key })))
    expect(results.filter((result) => result === 'ok')).toHaveLength(1)
    expect(results.filter((result) => result === 'changed-meanwhile' || result === 'refund-open')).toHaveLength(11)
    expect((await admin.find(id))?.order.snapshot).toMatchObject({ refunded: { minor: 100 } })
    expect(await actionsOn(id)).toEqual(['order.refund'])
  })

  it('marks an order paid and sent with its serial numbers, and finds it by one of them', async () => {
    const { id, snapshot } = await ordered({ email: 'admin@example.com' })
    const seen = await editOf(id)
    expect(await admin.markPaid(seen)).toBe('ok')
    const lineId = snapshot.lines[0]?.id ?? ''
    const serials = [{ lineId, number: 1, serial: 'SN-4711' }]
    const tracking = { company: 'EuroExpress', number: 'EE1', url: null }
    expect(await admin.fulfil(seen, tracking, serials), 'by somebody who saw it unpaid').toBe('changed-meanwhile')
    expect((await admin.list({ toPack: true })).orders.map((order) => order.id)).toContain(id)
    expect(await admin.fulfil(await editOf(id), tracking, serials)).toBe('ok')
    const found = await admin.find(id)
    expect(found?.order.snapshot).toMatchObject({ financialStatus: 'PAID', fulfillmentStatus: 'FULFILLED' })
    expect(found?.units).toMatchObject([{ lineId, serial: 'SN-4711' }])
    for (const q of ['sn-4711', 'admin@example.com', 'Hodž', snapshot.name])
      expect(
        (await admin.list({ q })).orders.map((order) => order.id),
        q,
      ).toContain(id)
    expect((await admin.list({ toPack: true })).orders.map((order) => order.id)).not.toContain(id)
    expect(await admin.list({ q: 'nobody\0' }), 'PostgreSQL takes no NUL').toMatchObject({ orders: [] })
    expect(await actionsOn(id)).toEqual(['order.fulfil', 'order.paid'])
  })

  it('is found by whatever people have at hand of an order, with and without accents', async () => {
    const { id, snapshot } = await ordered({
      email: 'search@example.com',
      paid: true,
      lineAttributes: [{ key: 'serial', value: 'DVP-778-1' }],
    })
    const tracking = { company: 'BH Pošta', number: 'RR-909-BA', url: null }
    expect(await admin.fulfil(await editOf(id), tracking, [])).toBe('ok')
    const [line] = snapshot.lines
    const sought = [
      ...['hodzic', 'Hodžić', 'HODZIC amra', snapshot.name, `MA-${snapshot.name.slice(1)}`, 'search@example.com'],
      ...['RR-909-BA', 'rr-909', 'DVP-778-1', line?.title ?? '', `${line?.title} hodzic`],
      ...['+387 61 123-456', '061 123 456', '061/123-456', '61123456', '0038761123456'],
    ]
    for (const q of sought)
      expect(
        (await admin.list({ q })).orders.map((order) => order.id),
        q,
      ).toContain(id)
    for (const q of ['RE-1', 'RR-910', '061 123 457', 'hodzicka'])
      expect(
        (await admin.list({ q })).orders.map((order) => order.id),
        q,
      ).not.toContain(id)
  })

  it('belongs to who has verified its e-mail, where the shop names no customer', async () => {
    const email = `${randomUUID()}@kupac.example`
    const { id, snapshot } = await ordered()
    await orders.recordOrder('main', { ...snapshot, email, customerId: null, updatedAt: new Date().toISOString() })
    const { pool } = platform.database
    const customer = 'gid://shopify/Customer/4711'
    await pool.query('INSERT INTO backend.customer_records (customer_id, email) VALUES ($1, $2)', [customer, email])
    expect(await admin.find(id)).toMatchObject({ order: { email, customerId: null }, buyer: null })
    await pool.query('UPDATE backend.customer_records SET verified_at = app_now() WHERE customer_id = $1', [customer])
    expect((await admin.find(id))?.buyer).toBe(customer)
  })

  it('corrects serial numbers that somebody has changed, leaves the others, and says who did it', async () => {
    const { id, snapshot } = await ordered({ paid: true })
    const lineId = snapshot.lines[0]?.id ?? ''
    const units = [1, 2].map((number) => ({ lineId, number, serial: `SN-${id}-${number}` }))
    expect(await admin.fulfil(await editOf(id), null, units)).toBe('ok')
    const edit = await editOf(id)
    const seen = units.map((unit) => ({ ...unit, was: unit.serial }))
    const correct = (at: number, serial: string) =>
      admin.correctSerials(
        edit,
        seen.map((unit, index) => (index === at ? { ...unit, serial } : unit)),
      )
    expect(await correct(0, 'SN-NEW')).toBe('ok')
    expect(await correct(1, 'SN-OTHER'), 'the first is not put back').toBe('ok')
    expect((await admin.find(id))?.units.map(({ serial }) => serial)).toEqual(['SN-NEW', 'SN-OTHER'])
    expect(await correct(0, 'SN-LATE'), 'seen before the first was changed').toBe('changed-meanwhile')
    expect(
      await admin.correctSerials(edit, [{ lineId: 'gid://shopify/LineItem/1', number: 1, serial: 'X', was: '' }]),
    ).toBe('ok')
    expect((await admin.find(id))?.units).toHaveLength(2)
    expect((await actionsOn(id)).filter((action) => action === 'order.serials')).toHaveLength(2)
  })

  it('adds and corrects the tracking of a parcel that has left', async () => {
    const { id } = await ordered({ paid: true })
    expect(await admin.fulfil(await editOf(id), null, [])).toBe('ok')
    const parcel = (await admin.find(id))?.order.snapshot.fulfilments[0]
    const tracking = { company: 'BH Pošta', number: 'RR77', url: null }
    const edit = await editOf(id)
    expect(await admin.track(edit, parcel?.id ?? '', tracking)).toBe('ok')
    expect((await admin.find(id))?.order.snapshot.fulfilments).toMatchObject([{ tracking: [tracking] }])
    expect(await admin.track(edit, parcel?.id ?? '', { ...tracking, number: 'RR78' })).toBe('changed-meanwhile')
    expect(await actionsOn(id)).toEqual(['order.tracking', 'order.fulfil'])
  })

  it('has a pickup order ready, then collected and paid, and nothing of it is to pack', async () => {
    const { id } = await ordered({ attributes: [{ key: '_counter_payment', value: 'cash' }] })
    const isToPack = async () => (await admin.list({ toPack: true })).orders.some((order) => order.id === id)
    const state = async () => {
      const found = await admin.find(id)
      return found && [pickupState(found.order.snapshot), found.order.snapshot.financialStatus]
    }
    expect(await state()).toEqual(['preparing', 'PENDING'])
    expect(await admin.fulfil(await editOf(id), null, [])).toBe('ok')
    expect([await state(), await isToPack()]).toEqual([['ready', 'PENDING'], false])
    const seen = await editOf(id)
    const serials = [{ lineId: (await admin.find(id))?.order.snapshot.lines[0]?.id ?? '', number: 1, serial: 'SN-C' }]
    expect(await admin.collect(seen, serials)).toBe('ok')
    expect(await state()).toEqual(['collected', 'PAID'])
    expect((await admin.find(id))?.units).toMatchObject([{ serial: 'SN-C' }])
    expect(await admin.cancel(await editOf(id)), 'it has left the house').toBe('refused-by-shop')
  })

  it('knows an order that is fetched by how the shop says it is delivered, and asks the shop as a hosted one is asked', async () => {
    const { snapshot } = await ordered({ paid: true })
    expect(pickupState(snapshot)).toBeNull()
    await platform.database.pool.query('UPDATE platform.orders SET delivery = $2 WHERE id = $1', [
      snapshot.id.split('/').at(-1),
      { handle: 'pickup-sarajevo', title: 'Sarajevo', price: 0 },
    ])
    const fetched = await shopOrders.read(snapshot.id)
    expect(fetched?.delivery).toEqual({ title: 'Sarajevo', code: 'pickup-sarajevo', isPickup: true })
    expect(await shopOrders.fulfil(snapshot.id, null)).toEqual({ ok: true, value: null })
    const ready = await shopOrders.read(snapshot.id)
    expect(ready && [pickupState(ready), ready.fulfilments.length]).toEqual(['ready', 1])
    expect(await shopOrders.handOver(snapshot.id)).toEqual({ ok: true, value: null })
    const collected = await shopOrders.read(snapshot.id)
    expect(collected && pickupState(collected)).toBe('collected')
  })

  it('lets a clerk hand over what is paid, and not what is still to be paid', async () => {
    const attributes = [{ key: '_counter_payment', value: 'cash' }]
    const [{ id: paid }, { id: toPay }] = [await ordered({ attributes, paid: true }), await ordered({ attributes })]
    const collect = async (id: string) => admin.collect({ ...(await editOf(id)), by: clerk }, [])
    const state = async (id: string) => {
      const found = await admin.find(id)
      return found && [pickupState(found.order.snapshot), found.order.snapshot.financialStatus]
    }
    expect(await collect(paid)).toBe('ok')
    expect(await state(paid)).toEqual(['collected', 'PAID'])
    expect(await collect(toPay)).toBe('forbidden')
    expect([await state(toPay), await actionsOn(toPay)]).toEqual([['preparing', 'PENDING'], []])
    expect(await admin.markPaid(await editOf(toPay))).toBe('ok')
    expect(await collect(toPay)).toBe('ok')
  })

  it('sends and hands over nothing of which the money went back', async () => {
    const { id } = await ordered({ paid: true })
    expect(await refund(await editOf(id), { amount: null, restock: false, key: randomUUID() })).toBe('ok')
    expect(await admin.fulfil(await editOf(id), null, [])).toBe('changed-meanwhile')
    expect(await admin.collect(await editOf(id), [])).toBe('changed-meanwhile')
    expect((await admin.find(id))?.order.snapshot.fulfillmentStatus).toBe('UNFULFILLED')
  })

  it('cancels a pickup order that lies ready and that nobody came for', async () => {
    const { id } = await ordered({ attributes: [{ key: '_counter_payment', value: 'cash' }] })
    expect(await admin.fulfil(await editOf(id), null, [])).toBe('ok')
    expect(await admin.cancel(await editOf(id))).toBe('ok')
    expect((await admin.find(id))?.order.snapshot.cancelledAt).not.toBeNull()
  })

  it('refunds a part and then the rest, never more than was paid', async () => {
    const { id, snapshot } = await ordered({ paid: true })
    const refundOf = async (amount: number | null) =>
      refund(await editOf(id), { amount, restock: true, key: randomUUID() })
    expect(await refundOf(snapshot.total.minor + 1)).toBe('amount')
    expect(await refundOf(500)).toBe('ok')
    expect((await admin.find(id))?.order.snapshot).toMatchObject({ refunded: { minor: 500 } })
    expect(await refundOf(null)).toBe('ok')
    expect((await admin.find(id))?.order.snapshot).toMatchObject({ refunded: { minor: snapshot.total.minor } })
    expect(await actionsOn(id)).toEqual(['order.refund', 'order.refund'])
  })

  it('answers every press of one form alike, and every cancel of one order', async () => {
    const [{ id }, { id: cancelled }] = [await ordered({ paid: true }), await ordered()]
    const seen = await editOf(id)
    const form = { amount: 100, restock: false, key: randomUUID() }
    const presses = await Promise.all(Array.from({ length: 6 }, () => refund(seen, form)))
    presses.push(await refund(seen, form))
    expect(new Set(presses)).toEqual(new Set(['ok']))
    expect((await admin.find(id))?.order.snapshot).toMatchObject({ refunded: { minor: 100 } })
    expect(await actionsOn(id)).toEqual(['order.refund'])
    const whole = await editOf(cancelled)
    const cancels = await Promise.all(Array.from({ length: 6 }, () => admin.cancel(whole)))
    expect(new Set(cancels)).toEqual(new Set(['ok']))
    expect(await actionsOn(cancelled)).toEqual(['order.cancel'])
  })

  it('leaves an order that the shop did not change open for the next press, and the log says both', async () => {
    const { id } = await ordered()
    const seen = await editOf(id)
    const form = { amount: 100, restock: false }
    expect(await refund(seen, { ...form, key: randomUUID() }), 'nothing was paid').toBe('refused-by-shop')
    expect(await refund(seen, { ...form, key: randomUUID() })).toBe('refused-by-shop')
    expect(await actionsOn(id)).toHaveLength(4)
  })

  it.each(['before-refund', 'after-refund'] as const)(
    'refunds once when it dies at %s, and names who asked',
    async (name) => {
      const { id, snapshot } = await ordered({ paid: true })
      const seen = await editOf(id)
      const form = { amount: 100, restock: false, key: randomUUID() }
      failpointActions[name] = { do: 'throw' }
      expect(await refund(seen, form)).toBe('ok')
      expect((await admin.find(id))?.refund).toMatchObject({
        state: 'placing',
        problem: 'failed',
        askedBy: { name: 'Lejla' },
      })
      expect(await admin.cancel(seen), 'while money is on its way').toBe('refund-open')
      expect(await refund(seen, form), 'pressed again').toBe('ok')
      expect(await refund(seen, { ...form, key: randomUUID() }), 'another form').toBe('refund-open')
      delete failpointActions[name]
      await jobs.drain({ alsoLater: true })
      expect(await shopOrders.read(snapshot.id)).toMatchObject({ refunded: { minor: 100 } })
      expect((await admin.find(id))?.refund).toBeNull()
      expect(await loggedOn(id)).toEqual([['order.refund', 'Lejla']])
      expect(await refund(seen, form), 'pressed a day later').toBe('ok')
      expect(await shopOrders.read(snapshot.id)).toMatchObject({ refunded: { minor: 100 } })
    },
  )

  it('writes nothing where it dies before the refund is written down', async () => {
    const { id, snapshot } = await ordered({ paid: true })
    const seen = await editOf(id)
    const form = { amount: 100, restock: false, key: randomUUID() }
    failpointActions['after-refund-row'] = { do: 'throw' }
    await expect(refund(seen, form)).rejects.toThrow()
    delete failpointActions['after-refund-row']
    expect([await loggedOn(id), (await shopOrders.read(snapshot.id))?.refunded.minor]).toEqual([[], 0])
    expect(await refund(seen, form)).toBe('ok')
    expect(await shopOrders.read(snapshot.id)).toMatchObject({ refunded: { minor: 100 } })
  })

  it('makes a change that the shop is too busy for a little later, as soon as the shop says it can', async () => {
    const { id } = await ordered()
    const seen = await editOf(id)
    slept.length = 0
    Object.assign(throttling, { operation: 'orderMarkAsPaid', times: 2 })
    expect(await admin.markPaid(seen)).toBe('ok')
    expect(slept).toEqual(expect.arrayContaining([400, 500]))
    expect((await admin.find(id))?.order.snapshot).toMatchObject({ financialStatus: 'PAID' })
    expect(await actionsOn(id)).toEqual(['order.paid'])
  })

  it.each(['orderMarkAsPaid', 'query'])(
    'says that the shop is too busy, and is free for the next press: %s',
    async (operation) => {
      const { id } = await ordered()
      const seen = await editOf(id)
      Object.assign(throttling, { operation, times: Number.POSITIVE_INFINITY })
      expect(await admin.markPaid(seen)).toBe('busy')
      throttling.times = 0
      expect((await admin.find(id))?.order.snapshot).toMatchObject({ financialStatus: 'PENDING' })
      expect(await admin.markPaid(seen)).toBe('ok')
      expect((await admin.find(id))?.order.snapshot).toMatchObject({ financialStatus: 'PAID' })
    },
  )

  it('cancels, keeps notes, and pages from the newest', async () => {
    const [{ id: older }, { id }] = [await ordered(), await ordered()]
    expect(await admin.cancel(await editOf(id))).toBe('ok')
    expect((await admin.find(id))?.order.snapshot.cancelledAt).not.toBeNull()
    expect(await admin.note(id, by, 'Kupac je zvao')).toBe('ok')
    expect(await admin.note('main-999999', by, 'Kupac je zvao')).toBe('not-found')
    expect((await admin.find(id))?.notes).toMatchObject([{ administratorName: 'Lejla', text: 'Kupac je zvao' }])
    expect((await admin.list({ after: id })).orders[0]?.id).toBe(older)
    expect(await actionsOn(id)).toEqual(['order.note', 'order.cancel'])
  })
})
