import { describe, expect, it } from 'vitest'
import { newBrowser } from '../../../../tests/support/imported/imported-shop.ts'
import { useTestImportedOrders } from '../../../../tests/support/imported/test-imported-orders.ts'
import { createOrderCodes } from '../order-links/order-code.ts'
import { createVisitOrder } from '../order-links/visit-order.ts'

const test = useTestImportedOrders()
const hour = 60 * 60_000

const visit = (browser: string | undefined, orderId: string) =>
  createVisitOrder({
    database: test.database,
    limiter: { consume: async () => ({ allowed: true, remaining: 1, retryAfterSeconds: 0 }) },
    mail: { queue: async () => 'queued' as const },
    codes: createOrderCodes({ database: test.database, secret: 'a test secret' }),
  }).visit(browser, orderId)

const paid = async (changes: Parameters<typeof test.placed>[1] = {}) => {
  const placedBy = newBrowser()
  const order = await test.placed([{ eraId: test.newItem(1), quantity: 1 }], { browser: placedBy, ...changes })
  test.payments.pay(order.id, 'approved')
  await test.orders.settle({ reference: order.id })
  return { reference: order.id, orderId: `era-${order.number}`, placedBy }
}

describe('a guest’s order, in the browser that placed it', () => {
  it('is opened by a press, as by the mailed link: to be read, and its addresses for an hour', async () => {
    const { reference, orderId, placedBy } = await paid()
    const opened = await test.orders.openOwn({ reference, placedBy, browser: undefined })
    expect(opened?.orderId).toBe(orderId)
    expect(await visit(opened?.browser, orderId)).toMatchObject({ showsAddresses: true, mayChange: false })
    expect(await test.orders.read({ reference, browser: placedBy })).toMatchObject({ isGuestsOwn: true })
    await test.setClockOffset(hour + 60_000)
    const again = await test.orders.openOwn({ reference, placedBy, browser: opened?.browser })
    expect(again?.browser, 'the cookie is a new one each time').not.toBe(opened?.browser)
    expect(await visit(again?.browser, orderId)).toMatchObject({ showsAddresses: false, mayChange: false })
    expect(await visit(opened?.browser, orderId)).toBeNull()
    expect(await test.query('SELECT FROM backend.order_links WHERE id = $1', [reference])).toHaveLength(1)
  })

  it('is opened by a press also while its payment is pending', async () => {
    const placedBy = newBrowser()
    const order = await test.placed([{ eraId: test.newItem(1), quantity: 1 }], { browser: placedBy })
    test.payments.pay(order.id, 'pending')
    await test.orders.settle({ reference: order.id })
    const orderId = `era-${order.number}`
    expect(await test.orders.read({ reference: order.id, browser: placedBy })).toMatchObject({
      ...{ state: 'payment-pending', isGuestsOwn: true },
    })
    const opened = await test.orders.openOwn({ reference: order.id, placedBy, browser: undefined })
    expect(await visit(opened?.browser, orderId)).toMatchObject({ showsAddresses: true, mayChange: false })
  })

  it('keeps what the browser had opened before, and is over with its link', async () => {
    const [first, second] = [await paid(), await paid()]
    const one = await test.orders.openOwn({ ...first, browser: undefined })
    const both = await test.orders.openOwn({ ...second, browser: one?.browser })
    for (const { orderId } of [first, second]) expect(await visit(both?.browser, orderId)).not.toBeNull()
    await test.setClockOffset(90 * 24 * hour + 60_000)
    expect(await test.orders.openOwn({ ...second, browser: both?.browser })).toBeNull()
  })

  it('is opened for no other browser, no customer’s order, and none that is not there', async () => {
    const { reference, orderId, placedBy } = await paid()
    for (const other of [undefined, '', newBrowser()]) {
      expect(await test.orders.openOwn({ reference, placedBy: other, browser: undefined })).toBeNull()
      expect(await test.orders.read({ reference, browser: other })).toMatchObject({ isGuestsOwn: false })
    }
    for (const unknown of [orderId, 'x', crypto.randomUUID()])
      expect(await test.orders.openOwn({ reference: unknown, placedBy, browser: undefined })).toBeNull()
    const customer = { id: 'gid://shopify/Customer/1', email: 'diego@kupac.example', isVerified: true }
    const person = { customer: async () => ({ ...customer, firstName: '', lastName: '', kind: 'link' as const }) }
    const theirs = await paid({ person })
    expect(await test.orders.openOwn({ ...theirs, browser: undefined })).toBeNull()
    const unpaid = await test.placed([{ eraId: test.newItem(1), quantity: 1 }], { browser: placedBy })
    expect(await test.orders.openOwn({ reference: unpaid.id, placedBy, browser: undefined })).toBeNull()
    expect(await test.orders.read({ reference: unpaid.id, browser: placedBy })).toMatchObject({ isGuestsOwn: false })
  })
})
