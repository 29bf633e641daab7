import { randomUUID } from 'node:crypto'
import { createShopOrders, type ShopOrders } from '@dvaput/integrations/orders/shop-orders'
import { createAdminRequest } from '@dvaput/integrations/shop-admin/shop-admin-client'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { placeOrder } from '../../../../tests/support/platform-orders.ts'
import { servePlatform } from '../../../../tests/support/platform-server.ts'
import { createTestJobs } from '../../../../tests/support/test-jobs.ts'
import { useTestPlatform } from '../../../../tests/support/test-platform.ts'
import { testSealing } from '../../../../tests/support/test-sealing.ts'
import { type AuditLog, createAuditLog } from '../audit/audit-log.ts'
import { createIds } from '../clock/ids.ts'
import { createOrders, type Orders } from '../orders/orders.ts'
import { createOrderDesk, type OrderDesk } from './order-desk.ts'

const platform = useTestPlatform()
const silence = () => undefined
const log = { info: silence, warn: silence, error: silence }
const by = { id: randomUUID(), name: 'Lejla' }
const closing = new AsyncDisposableStack()
let shopOrders: ShopOrders
let orders: Orders
let desk: OrderDesk
let audit: AuditLog

beforeAll(async () => {
  const { database } = platform
  const server = await servePlatform(platform.platform, 'main')
  closing.defer(async () => void (await server.close()))
  const { admin: token } = platform.platform.shopOf('main').tokens
  shopOrders = createShopOrders(createAdminRequest({ origin: server.origin, token, fetch }))
  const shops = { main: { orders: shopOrders, source: 'main' }, retail: { orders: undefined, source: 'retail' } }
  orders = createOrders({ database, jobs: createTestJobs({ database, log }), shops, log })
  audit = createAuditLog({ database, sealing: testSealing })
  desk = createOrderDesk({ database, shops, recordOrder: orders.recordOrder, audit, ids: createIds() })
})
afterAll(() => closing.disposeAsync())

const ordered = async (facts: Parameters<typeof placeOrder>[1] = {}) => {
  const { id: gid } = await placeOrder(platform, facts)
  const snapshot = await shopOrders.read(gid)
  if (!snapshot) throw new Error('the shop does not know the order')
  await orders.recordOrder('main', snapshot)
  return { id: `main-${gid.split('/').at(-1)}`, snapshot }
}
const editOf = async (id: string) => ({ id, by, revision: (await desk.find(id))?.revision ?? '' })
const actionsOn = async (id: string) =>
  (await audit.list({ subject: { kind: 'order', id } })).entries.map(({ action }) => action)

describe('the order desk', () => {
  it('marks an order paid and sent with its serial numbers, and finds it by one of them', async () => {
    const { id, snapshot } = await ordered({ email: 'desk@example.com' })
    const seen = await editOf(id)
    expect(await desk.markPaid(seen)).toBe('ok')
    const lineId = snapshot.lines[0]?.id ?? ''
    const serials = [{ lineId, number: 1, serial: 'SN-4711' }]
    const tracking = { company: 'EuroExpress', number: 'EE1', url: null }
    expect(await desk.fulfil(seen, tracking, serials), 'by somebody who saw it unpaid').toBe('changed-meanwhile')
    expect((await desk.list({ toPack: true })).orders.map((order) => order.id)).toContain(id)
    expect(await desk.fulfil(await editOf(id), tracking, serials)).toBe('ok')
    const found = await desk.find(id)
    expect(found?.order.snapshot).toMatchObject({ financialStatus: 'PAID', fulfillmentStatus: 'FULFILLED' })
    expect(found?.units).toMatchObject([{ lineId, serial: 'SN-4711' }])
    for (const q of ['sn-4711', 'desk@example.com', 'Hodž', snapshot.name])
      expect(
        (await desk.list({ q })).orders.map((order) => order.id),
        q,
      ).toContain(id)
    expect((await desk.list({ toPack: true })).orders.map((order) => order.id)).not.toContain(id)
    expect(await desk.list({ q: 'nobody\0' }), 'PostgreSQL takes no NUL').toMatchObject({ orders: [] })
    expect(await actionsOn(id)).toEqual(['order.fulfil', 'order.paid'])
  })

  it('refunds a part and then the rest, never more than was paid', async () => {
    const { id, snapshot } = await ordered({ paid: true })
    const refund = async (amount: number | null) =>
      desk.refund(await editOf(id), { amount, restock: true, key: randomUUID() })
    expect(await refund(snapshot.total.minor + 1)).toBe('amount')
    expect(await refund(500)).toBe('ok')
    expect((await desk.find(id))?.order.snapshot).toMatchObject({ refunded: { minor: 500 } })
    expect(await refund(null)).toBe('ok')
    expect((await desk.find(id))?.order.snapshot).toMatchObject({ refunded: { minor: snapshot.total.minor } })
    expect(await actionsOn(id)).toEqual(['order.refund', 'order.refund'])
  })

  it('cancels, keeps notes, and pages from the newest', async () => {
    const [{ id: older }, { id }] = [await ordered(), await ordered()]
    expect(await desk.cancel(await editOf(id))).toBe('ok')
    expect((await desk.find(id))?.order.snapshot.cancelledAt).not.toBeNull()
    expect(await desk.note(id, by, 'Kupac je zvao')).toBe('ok')
    expect(await desk.note('main-999999', by, 'Kupac je zvao')).toBe('not-found')
    expect((await desk.find(id))?.notes).toMatchObject([{ administratorName: 'Lejla', text: 'Kupac je zvao' }])
    expect((await desk.list({ after: id })).orders[0]?.id).toBe(older)
    expect(await actionsOn(id)).toEqual(['order.note', 'order.cancel'])
  })
})
