import { failpointActions } from '@dvaput/database/failpoint'
import { describe, expect, it } from 'vitest'
import { useTestImportedOrders } from '../../../../../tests/support/imported/test-imported-orders.ts'
import { checkImportedInvariants } from '../../../../../tests/support/proofs/check-imported-invariants.ts'

const test = useTestImportedOrders()
const { payments, warehouse } = test

describe('a payment that the provider takes back', () => {
  const sendingOf = async (id: string) =>
    (
      await test.query(
        `SELECT sent_at IS NOT NULL AS sent, refused_at IS NOT NULL AS refused, cancelled_at IS NOT NULL AS cancelled,
           shipped_at IS NOT NULL AS shipped FROM backend.international_sendings WHERE order_id = $1`,
        [id],
      )
    )[0]
  const paid = async () => {
    const order = await test.placed([{ eraId: test.newItem(1), quantity: 1 }])
    const paymentId = payments.pay(order.id, 'approved')
    await test.orders.settle({ paymentId })
    const takeBack = async () => {
      payments.change(paymentId, { status: 'charged-back' })
      await test.orders.settle({ paymentId })
    }
    return { id: order.id, paymentId, takeBack }
  }
  const told = 'a paid order was refunded or charged back'

  it('cancels the order at the warehouse, once it is back, although its answer is lost', async () => {
    const { id, paymentId, takeBack } = await paid()
    await test.drain()
    expect(await test.stateOf(id)).toBe('sent')
    warehouse.faults.isDown = true
    await takeBack()
    await test.orders.settle({ paymentId })
    Object.assign(warehouse.faults, { isDown: false, losesAnswers: true })
    await test.drain()
    expect([await test.stateOf(id), await test.outcomes(id)]).toEqual(['refunded', ['returned']])
    expect(warehouse.shipments.get(id)?.status).toBe('cancelled')
    expect(await sendingOf(id)).toEqual({ sent: true, refused: false, cancelled: true, shipped: false })
    expect(test.problems.filter((problem) => problem === told)).toHaveLength(1)
    expect(await checkImportedInvariants(test.database.pool)).toEqual([])
  })

  it.each([
    ['arrives', () => undefined],
    [
      'arrives and its answer is lost',
      () => {
        throw new Error('lost')
      },
    ],
  ])('in the moment in which the order %s there cancels it there too', async (_what, then) => {
    const { id, takeBack } = await paid()
    let times = 0
    failpointActions['after-era-order'] = {
      do: 'call',
      callback: async () => {
        times += 1
        await takeBack()
        // As if this job had run before the order arrived.
        await test.query(`DELETE FROM pgboss.job WHERE name = 'call-off-international-order'`)
        then()
      },
    }
    await test.drain()
    expect([times, await test.stateOf(id)]).toEqual([1, 'refunded'])
    expect(warehouse.shipments.get(id)?.status).toBe('cancelled')
    expect(await sendingOf(id)).toEqual({ sent: true, refused: false, cancelled: true, shipped: false })
    expect(await checkImportedInvariants(test.database.pool)).toEqual([])
  })

  it('calls a person where the parcel has left, whether we know it or not', async () => {
    const tracking = { carrier: 'Starken', number: 'SK1', url: null }
    const [known, unknown] = [await paid(), await paid()]
    await test.drain()
    for (const { id } of [known, unknown]) warehouse.shipments.set(id, { status: 'shipped', tracking })
    await test.orders.followShipment(known.id)
    for (const { takeBack } of [known, unknown]) await takeBack()
    await test.drain()
    expect(await test.stateOf(known.id)).toBe('sent')
    expect(await sendingOf(unknown.id)).toEqual({ sent: true, refused: false, cancelled: false, shipped: true })
    expect(test.problems.filter((problem) => problem === told)).toHaveLength(2)
    expect(test.problems).toContain('a cancelled or refunded order has left the warehouse')
    expect(await checkImportedInvariants(test.database.pool)).toEqual([
      expect.stringMatching(/^I7 .*cancelled or refunded/),
    ])
    await test.query(`DELETE FROM backend.international_sendings WHERE order_id = $1`, [unknown.id])
  })
})
