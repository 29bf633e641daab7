import { describe, expect, it } from 'vitest'
import { useTestImportedOrders } from '../../../../../tests/support/imported/test-imported-orders.ts'

const test = useTestImportedOrders()
const { payments, warehouse } = test

const mailsAbout = (number: number) => test.sent.filter(({ subject }) => subject.includes(`#E${number}`))

describe('the warehouse', () => {
  it('that sold it elsewhere before the approval gets no order, and the money goes back', async () => {
    const item = test.newItem(1)
    const order = await test.placed([{ eraId: item, quantity: 1 }])
    warehouse.sellElsewhere(item)
    payments.pay(order.id, 'approved')
    await test.orders.settle({ reference: order.id })
    await test.drain()
    expect(await test.stateOf(order.id)).toBe('refunded')
    expect(mailsAbout(order.number)).toHaveLength(1)
  })

  it.each(['before the approval', 'before it is told'])(
    'that has one product no longer, %s, has it named',
    async (when) => {
      const [gone, there] = [test.newItem(1), test.newItem(1)]
      const order = await test.placed([gone, there].map((eraId) => ({ eraId, quantity: 1 })))
      if (when === 'before the approval') warehouse.sellElsewhere(gone)
      payments.pay(order.id, 'approved')
      await test.orders.settle({ reference: order.id })
      warehouse.sellElsewhere(gone)
      await test.drain()
      expect(await test.stateOf(order.id)).toBe('refunded')
      const mail = mailsAbout(order.number).find(({ subject }) => subject.startsWith('Te devolvemos'))
      expect(mail?.text).toContain(`Ya no disponible: Notebook ${gone}`)
      expect(mail?.text).not.toContain(`Ya no disponible: Notebook ${gone}, `)
      expect(await test.orders.read({ reference: order.id, browser: undefined })).toMatchObject({
        gone: [`Notebook ${gone}`],
      })
    },
  )

  it('that refuses a paid order has the money given back', async () => {
    const order = await test.placed([{ eraId: test.newItem(1), quantity: 1 }])
    payments.pay(order.id, 'approved')
    await test.orders.settle({ reference: order.id })
    warehouse.faults.refuses = true
    await test.drain()
    expect(await test.stateOf(order.id)).toBe('refunded')
    expect([...payments.refunds.values()].some(({ amount }) => amount.minor === order.total)).toBe(true)
    expect(mailsAbout(order.number).map(({ subject }) => subject)).toEqual([
      `Tu pedido #E${order.number} está pagado`,
      `Te devolvemos el dinero del pedido #E${order.number}`,
    ])
  })

  it('that is down gets every paid order once it is back, once', async () => {
    const order = await test.placed([{ eraId: test.newItem(1), quantity: 1 }])
    payments.pay(order.id, 'approved')
    warehouse.faults.isDown = true
    await test.orders.settle({ reference: order.id })
    expect(await test.stateOf(order.id)).toBe('paid')
    warehouse.faults.isDown = false
    warehouse.faults.losesAnswers = true
    await test.drain()
    expect(await test.stateOf(order.id)).toBe('sent')
    expect([...warehouse.orders.keys()].filter((key) => key.startsWith(order.id))).toEqual([order.id])
  })
})
