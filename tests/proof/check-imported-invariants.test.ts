import { beforeAll, describe, expect, it } from 'vitest'
import { useTestImportedOrders } from '../support/imported/test-imported-orders.ts'
import { checkImportedInvariants, importedInvariants } from '../support/proofs/check-imported-invariants.ts'

const test = useTestImportedOrders()
const drop = (table: string, ...constraints: string[]) =>
  constraints.map((name) => `ALTER TABLE backend.${table} DROP CONSTRAINT ${name}`)

const guards = [
  ...drop('international_orders', 'international_orders_sum', 'international_orders_state'),
  ...drop('international_payments', 'international_payments_accepted_total', 'international_payments_pesos'),
  ...drop('international_stock', 'international_stock_held', 'international_stock_ceiling'),
  ...drop(
    'international_sendings',
    'international_sendings_sent',
    'international_sendings_end',
    'international_sendings_cancelled',
  ),
]

/** For each invariant, and each way to break it, the statement that does; the guards that forbid it are removed first. */
const breaks: readonly (readonly [string, string])[] = [
  ['I3', 'UPDATE backend.international_stock SET held = held + 1'],
  ['I6', 'UPDATE backend.international_orders SET shipping_total = shipping_total + 1'],
  ['I6', 'UPDATE backend.international_payments SET amount = amount - 1'],
  ['I6', `UPDATE backend.international_payments SET currency = 'USD'`],
  ['I6', `UPDATE backend.international_payments SET outcome = 'open'`],
  ['I7 a paid order', 'DELETE FROM backend.international_sendings'],
  ['I14', `UPDATE backend.international_orders SET lines = jsonb_set(lines, '{0,offerId}', '"spent elsewhere"')`],
  ['I7 a paid order', 'UPDATE backend.international_sendings SET sent_at = NULL, era_order_id = NULL'],
  ['I7 a paid order', `UPDATE backend.international_orders SET state = 'expired'`],
  ['I7 an order', `UPDATE backend.international_orders SET state = 'refunded'`],
  ['I7 an order', `UPDATE backend.international_orders SET state = 'not-coverable'`],
  ['I7 an order', 'UPDATE backend.international_sendings SET cancelled_at = app_now()'],
  ['I7 an order', `UPDATE backend.international_payments SET outcome = 'returned'`],
  ['I9', `DELETE FROM backend.mails`],
  ['I9', `DELETE FROM backend.orders`],
  [
    'I12',
    `INSERT INTO backend.international_holds SELECT orders.id, era_id, 1
     FROM backend.international_orders AS orders, backend.international_stock`,
  ],
]

class RollBack extends Error {}

/** Undone afterwards, the missing guards too. */
const reportAfter = async (statement: string): Promise<readonly string[]> => {
  let reported: readonly string[] = []
  const broken = test.database.inTransaction(async ({ client }) => {
    for (const each of [...guards, statement]) await client.query(each)
    reported = await checkImportedInvariants(client)
    throw new RollBack()
  })
  await expect(broken).rejects.toThrow(RollBack)
  return reported
}

describe('the invariant checker of imported products', () => {
  let paymentId = ''
  const journals = { provider: test.payments, warehouse: test.warehouse }
  beforeAll(async () => {
    const order = await test.placed([{ eraId: test.newItem(1), quantity: 1 }])
    paymentId = test.payments.pay(order.id, 'approved')
    await test.orders.settle({ paymentId })
    const other = await test.placed([{ eraId: test.newItem(1), quantity: 1 }])
    const takenBack = test.payments.pay(other.id, 'approved')
    await test.orders.settle({ paymentId: takenBack })
    await test.drain()
    test.payments.change(takenBack, { status: 'charged-back' })
    await test.orders.settle({ paymentId: takenBack })
    await test.drain()
  })

  it('has nothing to say about one order that was paid and sent, and one that was called off', async () => {
    expect(await checkImportedInvariants(test.database.pool, journals)).toEqual([])
  })

  it.each(breaks)('reports %s, broken by %j', async (name, statement) => {
    expect(await reportAfter(statement)).toContainEqual(expect.stringMatching(new RegExp(`^${name} `)))
  })

  it('is broken here in each of its invariants', () => {
    expect(
      importedInvariants.filter((invariant) => !breaks.some(([name]) => invariant.startsWith(`${name} `))),
    ).toEqual([])
  })

  it('reports I5, money that nobody knows of, and money that went back for nothing', async () => {
    test.payments.pay('00000000-0000-0000-0000-000000000000', 'approved')
    const report = await checkImportedInvariants(test.database.pool, journals)
    expect(report).toEqual([expect.stringMatching(/^I5 money/)])
    const { amount } = test.payments.payments.get(paymentId) ?? { amount: { minor: 0, currency: 'CLP' } as const }
    test.payments.refunds.set('stray', { paymentId, amount })
    expect(await checkImportedInvariants(test.database.pool, journals)).toHaveLength(2)
  })

  it('reports I8, an order that is cancelled at the warehouse and not here', async () => {
    const [reference = ''] = [...test.warehouse.orders.keys()]
    test.warehouse.shipments.set(reference, { status: 'cancelled', tracking: null })
    expect(await checkImportedInvariants(test.database.pool, journals)).toContainEqual(
      expect.stringMatching(/^I8 .*one side only/),
    )
    test.warehouse.shipments.delete(reference)
  })

  it('reports I8, an order that is at the warehouse twice', async () => {
    const [[reference, taken] = []] = [...test.warehouse.orders]
    if (taken) test.warehouse.orders.set(`${reference} again`, taken)
    expect(await checkImportedInvariants(test.database.pool, journals)).toContainEqual(expect.stringMatching(/^I8 /))
  })
})
