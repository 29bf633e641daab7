import { createMoney } from '@dvaput/domain/money/money'
import { expect, it } from 'vitest'
import { eraOrderOf } from '../../../../../tests/support/imported/test-era.ts'
import { useTestImportedOrders } from '../../../../../tests/support/imported/test-imported-orders.ts'
import { checkImportedInvariants } from '../../../../../tests/support/proofs/check-imported-invariants.ts'

const test = useTestImportedOrders()
const { payments, warehouse } = test
const tracking = { carrier: 'Starken', number: 'SK1', url: 'https://tracking.example/SK1' }

const paidOrder = async () => {
  const order = await test.placed([{ eraId: test.newItem(3), quantity: 2 }])
  payments.pay(order.id, 'approved')
  await test.orders.settle({ reference: order.id })
  return order
}
const snapshotOf = async (id: string) =>
  (await test.query('SELECT snapshot FROM backend.orders WHERE checkout_id = $1', [id]))[0]?.snapshot

it('the tracking of imported orders puts the parcel on the record of the order and writes of dispatch and delivery, once each', async () => {
  const order = await paidOrder()
  await test.drain()
  await test.orders.followShipment(order.id)
  expect(await snapshotOf(order.id)).toMatchObject({ fulfillmentStatus: 'UNFULFILLED', fulfilments: [] })
  warehouse.shipments.set(order.id, { status: 'shipped', tracking })
  await Promise.all(Array.from({ length: 5 }, () => test.orders.followShipment(order.id)))
  const shipped = await snapshotOf(order.id)
  expect(shipped).toMatchObject({
    fulfillmentStatus: 'FULFILLED',
    fulfilments: [
      {
        name: `#E${order.number}-F1`,
        tracking: [{ company: 'Starken', number: 'SK1', url: tracking.url }],
        lines: [{ quantity: 2 }],
      },
    ],
    lines: [{ unfulfilledQuantity: 0 }],
  })
  await test.setClockOffset(60_000)
  warehouse.shipments.set(order.id, { status: 'delivered', tracking })
  await test.orders.followShipment(order.id)
  const [parcel] = shipped.fulfilments
  expect(parcel.deliveredAt).toBeNull()
  expect((await snapshotOf(order.id)).fulfilments).toEqual([{ ...parcel, deliveredAt: expect.any(String) }])
  await test.drain()
  const mails = test.sent.filter(({ subject }) => subject.includes(`#E${order.number}`))
  expect(mails.map(({ subject }) => subject)).toEqual([
    `Tu pedido #E${order.number} está pagado`,
    `Tu pedido #E${order.number} va en camino`,
    `Tu pedido #E${order.number} fue entregado`,
  ])
  expect(mails[1]?.text).toContain('Starken SK1')
  expect(mails[1]?.text).toContain(tracking.url)
})

it('the tracking of imported orders comes back later for an order whose own answer was not read yet', async () => {
  const order = await paidOrder()
  await warehouse.era.sendOrder(eraOrderOf(order.id, order.lines[0]?.eraId ?? ''), order.id)
  warehouse.shipments.set(order.id, { status: 'shipped', tracking })
  await expect(test.orders.followShipment(order.id)).rejects.toThrow('not sent yet')
  await test.drain()
  await test.orders.followShipment(order.id)
  expect(await snapshotOf(order.id)).toMatchObject({ fulfillmentStatus: 'FULFILLED' })
})

it('the tracking of imported orders gives the money back once when the warehouse cancels a paid order, and writes to the buyer', async () => {
  const order = await paidOrder()
  await test.drain()
  warehouse.shipments.set(order.id, { status: 'cancelled', tracking: null })
  await Promise.all(Array.from({ length: 5 }, () => test.orders.followShipment(order.id)))
  expect(test.problems.filter((problem) => problem.includes('cancelled a paid order'))).toHaveLength(1)
  expect(await snapshotOf(order.id)).toMatchObject({ cancelledAt: expect.any(String), financialStatus: 'PAID' })
  await test.drain()
  await test.orders.followShipment(order.id)
  await test.drain()
  expect(await test.stateOf(order.id)).toBe('refunded')
  expect(await test.outcomes(order.id)).toEqual(['uncovered'])
  const [paymentId] = [...payments.payments.values()].flatMap(({ id, reference }) => (reference === order.id ? id : []))
  const amount = createMoney(order.total, 'CLP')
  expect([...payments.refunds.values()].filter((refund) => refund.paymentId === paymentId)).toEqual([
    { paymentId, amount },
  ])
  expect(await snapshotOf(order.id)).toMatchObject({
    ...{ financialStatus: 'REFUNDED', refunded: amount, lines: [{ currentQuantity: 0, unfulfilledQuantity: 0 }] },
  })
  const mails = test.sent.filter(({ subject }) => subject.includes(`#E${order.number}`))
  expect(mails.map(({ subject }) => subject)).toEqual([
    `Tu pedido #E${order.number} está pagado`,
    `Tu pedido #E${order.number} fue anulado y te devolvemos el dinero`,
  ])
  expect(await checkImportedInvariants(test.database.pool)).toEqual([])
})

it('the tracking of imported orders calls a person where the parcel had left before, and ignores orders that are not ours', async () => {
  const order = await paidOrder()
  await test.drain()
  warehouse.shipments.set(order.id, { status: 'shipped', tracking })
  await test.orders.followShipment(order.id)
  warehouse.shipments.set(order.id, { status: 'cancelled', tracking: null })
  await test.orders.followShipment(order.id)
  await test.orders.followShipment('#1001')
  expect(test.problems).toContain('the warehouse cancelled an order that has left it')
  expect([await test.stateOf(order.id), await test.outcomes(order.id)]).toEqual(['sent', ['accepted']])
})
