import { toOrderView } from '@dvaput/domain/orders/order-view'
import { expect, it } from 'vitest'
import { useTestImportedOrders } from '../../../../../tests/support/imported/test-imported-orders.ts'
import { sampleMarketOf } from '../../../../../tests/support/orders/placed-order.ts'

const test = useTestImportedOrders()
const { payments } = test

const viewOf = async (id: string) => {
  const [record] = await test.query(
    'SELECT id, shop, market, name, snapshot FROM backend.orders WHERE checkout_id = $1',
    [id],
  )
  return toOrderView(record as Parameters<typeof toOrderView>[0], 'es', sampleMarketOf)
}

it('an order of which another amount was paid says so in its story, and waits for a person', async () => {
  const order = await test.placed([{ eraId: test.newItem(1), quantity: 1 }])
  const paymentId = payments.pay(order.id, 'approved')
  payments.change(paymentId, { amount: { minor: order.total - 1_000, currency: 'CLP' } })
  await test.orders.settle({ paymentId })
  expect(await test.stateOf(order.id)).toBe('review')
  const view = await viewOf(order.id)
  expect(view.financialStatus).toBe('PENDING')
  expect(view.events).toMatchObject([
    { kind: 'placed' },
    { kind: 'payment-differs', amount: { minor: order.total - 1_000, currency: 'CLP' } },
  ])
})

it('a payment that the bank took back names who took the money', async () => {
  const order = await test.placed([{ eraId: test.newItem(1), quantity: 1 }])
  const paymentId = payments.pay(order.id, 'approved')
  await test.orders.settle({ paymentId })
  // As a shop with another provider has it.
  await test.query(`UPDATE backend.international_payments SET provider = 'monri' WHERE order_id = $1`, [order.id])
  await test.query(`UPDATE backend.international_orders SET provider = 'monri' WHERE id = $1`, [order.id])
  payments.change(paymentId, { status: 'charged-back' })
  await test.orders.settle({ paymentId })
  await test.drain()
  const mail = test.sent.find(({ subject }) => subject === `Se revirtió el pago del pedido #E${order.number}`)
  expect(mail?.text).toContain('Tu banco o Monri')
  expect(mail?.text).not.toContain('Mercado Pago')
})
