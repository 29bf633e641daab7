import { expect, it } from 'vitest'
import { useTestImportedOrders } from '../../../../../tests/support/imported/test-imported-orders.ts'
import { checkImportedInvariants } from '../../../../../tests/support/proofs/check-imported-invariants.ts'

const test = useTestImportedOrders()
const { payments, warehouse } = test

const paidOrder = async () => {
  const order = await test.placed([{ eraId: test.newItem(2), quantity: 2 }])
  payments.pay(order.id, 'approved')
  await test.orders.settle({ reference: order.id })
  return order
}
const snapshotOf = async (id: string) =>
  (await test.query('SELECT snapshot FROM backend.orders WHERE checkout_id = $1', [id]))[0]?.snapshot
const refundsOf = (id: string) =>
  [...payments.refunds.values()].filter(
    ({ paymentId }) => [...payments.payments.values()].find((payment) => payment.id === paymentId)?.reference === id,
  )
const subjectsOf = (number: number) =>
  test.sent.map(({ subject }) => subject).filter((subject) => subject.includes(`#E${number}`))

it.each(['before', 'after'] as const)(
  'the cancellation of an imported order gives the money back once when the buyer cancels %s the warehouse has the order, pressed twice',
  async (when) => {
    const order = await paidOrder()
    if (when === 'after') await test.drain()
    const pressed = await Promise.all([test.orders.cancel(order.id), test.orders.cancel(order.id)])
    expect(pressed).toEqual([{ ok: true }, { ok: true }])
    await test.drain()
    await test.orders.followShipment(order.id)
    expect(await test.orders.cancel(order.id)).toEqual({ ok: true })
    expect(await test.stateOf(order.id)).toBe('refunded')
    expect(refundsOf(order.id)).toHaveLength(1)
    expect(await snapshotOf(order.id)).toMatchObject({
      ...{ cancelledAt: expect.any(String), cancelReason: 'CUSTOMER', financialStatus: 'REFUNDED' },
    })
    expect(subjectsOf(order.number)).toEqual([
      `Tu pedido #E${order.number} está pagado`,
      `Tu pedido #E${order.number} quedó anulado`,
    ])
    const known = await warehouse.era.findOrder(order.id)
    expect(known?.status ?? 'cancelled').toBe('cancelled')
    expect(await checkImportedInvariants(test.database.pool)).toEqual([])
  },
)

it('the cancellation of an imported order comes too late once the parcel has left, although nobody has told us yet', async () => {
  const order = await paidOrder()
  await test.drain()
  warehouse.shipments.set(order.id, { status: 'shipped', tracking: null })
  expect(await test.orders.cancel(order.id)).toEqual({ ok: false, reason: 'too-late' })
  await test.drain()
  expect(await snapshotOf(order.id)).toMatchObject({ cancelledAt: null, fulfillmentStatus: 'FULFILLED' })
  expect(refundsOf(order.id)).toEqual([])
})

it('the cancellation of an imported order waits for a warehouse that does not answer, says so, and is finished later', async () => {
  const order = await paidOrder()
  await test.drain()
  warehouse.faults.isDown = true
  expect(await test.orders.cancel(order.id)).toEqual({ ok: true, isPending: true })
  expect(await snapshotOf(order.id)).toMatchObject({ cancelledAt: null, cancelRequestedAt: expect.any(String) })
  expect(refundsOf(order.id)).toEqual([])
  warehouse.faults.isDown = false
  await test.drain()
  expect([await test.stateOf(order.id), refundsOf(order.id).length]).toEqual(['refunded', 1])
})
