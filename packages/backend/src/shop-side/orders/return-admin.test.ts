import { randomUUID } from 'node:crypto'
import { createShopOrders, type ShopOrders } from '@dvaput/integrations/orders/shop-orders'
import { createAdminRequest } from '@dvaput/integrations/shop-admin/shop-admin-client'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openOrderAdmin } from '../../../../../tests/support/orders/order-admin.ts'
import { placeOrder } from '../../../../../tests/support/platform/platform-orders.ts'
import { useTestPlatform } from '../../../../../tests/support/platform/test-platform.ts'
import { servePlatform } from '../../../../../tests/support/servers/platform-server.ts'
import { createReturnAdmin, type ReturnAdmin } from './return-admin.ts'

const platform = useTestPlatform()
const by = { id: randomUUID(), name: 'Lejla' }
const closing = new AsyncDisposableStack()
let shopOrders: ShopOrders
let test: Awaited<ReturnType<typeof openOrderAdmin>>
let admin: ReturnAdmin

beforeAll(async () => {
  const server = await servePlatform(platform.platform, 'main')
  closing.defer(async () => void (await server.close()))
  const { admin: token } = platform.platform.shopOf('main').tokens
  shopOrders = createShopOrders(createAdminRequest({ origin: server.origin, token, fetch }))
  test = await openOrderAdmin({ databaseUrl: platform.databaseUrl, mainShop: shopOrders })
  closing.defer(test.close)
  admin = createReturnAdmin(test)
})
afterAll(() => closing.disposeAsync())

let customers = 0
/** One of two units at 100.00 each is sent back. */
const requested = async ({ byTransfer = false } = {}) => {
  customers += 1
  const email = `kupac${String.fromCharCode(96 + customers)}@example.com`
  const placed = await placeOrder(platform, { paid: !byTransfer, quantity: 2, email })
  if (byTransfer) await placed.markAsPaid()
  await placed.fulfil(2)
  const snapshot = await shopOrders.read(placed.id)
  if (!snapshot) throw new Error('the shop does not know the order')
  await test.orders.recordOrder('main', snapshot)
  const orderId = `main-${placed.id.split('/').at(-1)}`
  const lines = [{ lineId: snapshot.lines[0]?.id ?? '', quantity: 1 }]
  const form = { lines, reason: 'faulty', message: 'It does not start.', photos: [], language: 'en' } as const
  const made = await test.returns.request({ id: orderId }, { ...form, formKey: randomUUID() })
  if (!made.ok) throw new Error(made.problems.join())
  return { id: made.id, orderId, name: snapshot.name, email }
}
const idsOf = ({ returns }: Awaited<ReturnType<ReturnAdmin['list']>>) => returns.map(({ id }) => id)

describe('the return admin', () => {
  it('finds a return by its number, its order, the e-mail and the name', async () => {
    const [{ id, orderId, name, email }, other] = [await requested(), await requested()]
    for (const q of [id, id.toUpperCase(), orderId, name, email])
      expect([q, idsOf(await admin.list({ q }))]).toEqual([q, [id]])
    expect(idsOf(await admin.list({ q: 'Hodž' }))).toEqual(expect.arrayContaining([id, other.id]))
    for (const q of ['#', randomUUID(), 'nobody', 'nobody\0'])
      expect([q, idsOf(await admin.list({ q }))]).toEqual([q, []])
  })

  it('lists those that wait from the oldest and all from the newest, and goes on after any of them', async () => {
    const [first, second, third] = [await requested(), await requested(), await requested()]
    await test.returns.refuse(second.id, by)
    const waiting = idsOf(await admin.list({ show: 'waiting' }))
    expect(waiting.slice(-2)).toEqual([first.id, third.id])
    expect(idsOf(await admin.list({ show: 'waiting', after: first.id }))).toEqual([third.id])
    expect(idsOf(await admin.list({ show: 'refused' }))[0]).toBe(second.id)
    expect(idsOf(await admin.list({})).slice(0, 3)).toEqual([third.id, second.id, first.id])
    expect(idsOf(await admin.list({ after: third.id })).slice(0, 2)).toEqual([second.id, first.id])
  })

  it('says who took each step and what a refund would be, and refunds only what was seen', async () => {
    const { id } = await requested()
    expect(await admin.find(randomUUID())).toBeNull()
    await test.returns.approve(id, by, 'Send it to Sarajevo.')
    await test.returns.receive(id, by)
    const seen = await admin.find(id)
    expect(seen).toMatchObject({
      canRefund: true,
      isPaidByHand: false,
      refunding: 'none',
      price: { minor: 10_000 },
      left: { minor: 20_000 },
    })
    expect(seen?.steps.map(({ state, by: who, note }) => [state, who, note])).toEqual([
      ['requested', null, ''],
      ['approved', 'Lejla', 'Send it to Sarajevo.'],
      ['received', 'Lejla', ''],
    ])
    const revision = seen?.revision ?? ''
    expect(await test.returns.refund(id, by, { restock: true, amount: 500, revision })).toBe('placing')
    expect(await test.returns.refund(id, by, { restock: true, revision })).toBe('changed-meanwhile')
    expect(await admin.find(id)).toMatchObject({
      refunding: 'placing',
      refundedBy: 'Lejla',
      request: { refund: { amount: 500 } },
    })
  })

  it('knows that a person sends back what was paid by transfer, and keeps to which account it went', async () => {
    const { id } = await requested({ byTransfer: true })
    await test.returns.approve(id, by)
    await test.returns.receive(id, by)
    expect(await admin.find(id)).toMatchObject({ isPaidByHand: true, refunding: 'none' })
    await test.returns.refund(id, by, { restock: false, account: 'BA39 1290' })
    const [recorded] = (await test.audit.list({ subject: { kind: 'return', id } })).entries
    expect(recorded?.after).toMatchObject({ amount: { minor: 10_000 }, account: 'BA39 1290' })
  })
})
