import { failpointActions } from '@dvaput/database/failpoint'
import { eq } from '@dvaput/database/query'
import { toOrderView } from '@dvaput/domain/orders/order-view'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { useTemporaryCheckouts } from '../../../../tests/support/imported/temporary-checkouts.ts'
import { sampleMarketOf } from '../../../../tests/support/orders/placed-order.ts'
import { connectTestShop } from '../../../../tests/support/platform/shop-connection.ts'
import { checkBackendInvariants } from '../../../../tests/support/proofs/check-backend-invariants.ts'
import { orders } from '../orders/orders.table.ts'

const { test, query, opened, pay, productsAtShop } = useTemporaryCheckouts()
const { imports } = test

const recordOrders = () => test.orders.askFor('retail', new Date(Date.now() - 60_000))
const drain = () => test.jobs.drain()

const lineOf = async (cartId: string): Promise<string> => {
  const { data } = await test.shop.platform.query(
    'query ($id: ID!) { cart(id: $id) { lines(first: 1) { nodes { id } } } }',
    { id: cartId },
    { shop: 'retail' },
  )
  return data.cart.lines.nodes[0].id
}

const ordersAtWarehouse = (eraId: string) =>
  [...imports.orders.values()].filter(({ order }) => order.lines.some((line) => line.eraId === eraId))

const numberOf = async (eraId: string) =>
  (
    await query<{ number: string | null }>(
      'SELECT era_order_id AS number FROM backend.temporary_products WHERE era_id = $1 AND order_id IS NOT NULL',
      [eraId],
    )
  )[0]?.number

describe('an order of temporary products', () => {
  it('is sent to the warehouse once when it is paid, and its product is removed', async () => {
    const eraId = imports.stock('L-2', 1, 250_000)
    const { url, id } = await opened([{ eraId, quantity: 1 }])
    const { paid } = await pay(url)
    expect(paid.status).toBe(303)
    await recordOrders()
    await recordOrders()
    await drain()
    await test.temporaryProducts.sendPaid()
    await drain()
    expect(ordersAtWarehouse(eraId)).toMatchObject([
      {
        order: {
          reference: expect.stringMatching(/^retail-\d+$/),
          customer: { lastName: 'Hodžić', city: 'Sarajevo', country: 'BA' },
          lines: [{ eraId, sku: 'SKU-L-2', quantity: 1, unitPrice: 250_000 }],
          shipping: { title: 'Express International', pesos: 16_800 },
          total: 266_800,
        },
      },
    ])
    expect(await query('SELECT state FROM backend.checkouts WHERE id = $1', [id])).toEqual([{ state: 'ordered' }])
    await test.temporaryProducts.removeOld()
    expect(await productsAtShop('Notebook L-2')).toEqual([])
  })

  it('orders as many from the warehouse as were paid for, whatever the cart held at first', async () => {
    const eraId = imports.stock('L-10', 5, 100_000)
    const { url, id } = await opened([{ eraId, quantity: 3 }])
    const [row] = await query<{ cart_id: string }>('SELECT cart_id FROM backend.checkouts WHERE id = $1', [id])
    // The buyer knows the cart by its URL, and may change it at the platform.
    const changed = await test.shop.platform.query(
      `mutation ($cart: ID!, $line: ID!) { cartLinesUpdate(cartId: $cart, lines: [{ id: $line, quantity: 1 }]) {
        cart { totalQuantity } userErrors { message } } }`,
      { cart: row?.cart_id, line: await lineOf(row?.cart_id ?? '') },
      { shop: 'retail' },
    )
    expect(changed.data.cartLinesUpdate).toEqual({ cart: { totalQuantity: 1 }, userErrors: [] })
    const { paid } = await pay(url)
    expect(paid.status).toBe(303)
    await recordOrders()
    await drain()
    expect(ordersAtWarehouse(eraId)).toMatchObject([{ order: { lines: [{ eraId, quantity: 1 }], total: 116_800 } }])
  })

  it('waits for the money, and is sent once when an answer of the warehouse is lost', async () => {
    // A second one, which an order that is sent twice would take.
    const eraId = imports.stock('L-3', 2)
    const { url } = await opened([{ eraId, quantity: 1 }])
    await pay(url)
    // As a hosted shop has it while its own gateway waits.
    await query(
      `UPDATE platform.orders SET financial_status = 'pending' WHERE id = (SELECT max(id) FROM platform.orders)`,
    )
    await recordOrders()
    await drain()
    await test.temporaryProducts.sendPaid()
    await drain()
    expect(ordersAtWarehouse(eraId)).toEqual([])
    await query(
      `UPDATE backend.orders SET snapshot = jsonb_set(snapshot, '{outstanding,minor}', '0')
       WHERE id = (SELECT order_id FROM backend.temporary_products WHERE era_id = $1)`,
      [eraId],
    )
    imports.faults.losesAnswers = true
    await test.temporaryProducts.sendPaid()
    await drain()
    imports.faults.losesAnswers = false
    // For a week, and soon after the warehouse is back.
    expect(
      await query(`SELECT retry_limit > 5000 AS long, retry_delay_max FROM pgboss.job WHERE name LIKE 'send-temporary%'
        AND state = 'retry'`),
    ).toEqual([{ long: true, retry_delay_max: 120 }])
    await test.jobs.drain({ alsoLater: true })
    await test.temporaryProducts.sendPaid()
    await drain()
    expect(ordersAtWarehouse(eraId)).toHaveLength(1)
    expect(await numberOf(eraId)).toBe(ordersAtWarehouse(eraId)[0]?.eraOrderId)
  })

  const paidOrder = async (eraId: string) => {
    const { url } = await opened([{ eraId, quantity: 1 }])
    await pay(url)
    await recordOrders()
    await drain()
    const [row] = await query<{ id: string }>(
      'SELECT order_id AS id FROM backend.temporary_products WHERE era_id = $1 AND order_id IS NOT NULL',
      [eraId],
    )
    return row?.id ?? ''
  }
  const snapshotOf = async (id: string) => {
    await recordOrders()
    return (await query<{ snapshot: unknown }>('SELECT snapshot FROM backend.orders WHERE id = $1', [id]))[0]?.snapshot
  }

  const shopMailsAbout = async (id: string) => {
    const { jobs, sent } = test.shop.platform
    await jobs.drain()
    const page = `/orders/${id.replace('retail-', '')}/status`
    return sent.filter(({ text }) => text.includes(page))
  }

  it('keeps the number of the warehouse, and goes on where that has another order as well', async () => {
    imports.faults.countsAnew = true
    for (const eraId of [imports.stock('L-24', 1), imports.stock('L-25', 1)]) {
      await paidOrder(eraId)
      expect([ordersAtWarehouse(eraId).length, await numberOf(eraId)]).toEqual([1, 'ERA-1'])
    }
    imports.faults.countsAnew = false
  })

  it('has the parcel and its number on the order when the warehouse ships it, and its arrival, once each', async () => {
    const id = await paidOrder(imports.stock('L-20', 1))
    await test.temporaryProducts.followOrder(id)
    expect(await snapshotOf(id)).toMatchObject({ fulfillmentStatus: 'UNFULFILLED' })
    const tracking = { carrier: 'BH Pošta', number: 'RR1', url: 'https://tracking.example/RR1' }
    imports.shipments.set(id, { status: 'shipped', tracking })
    for (const _ of [1, 2]) await test.temporaryProducts.followOrder(id)
    imports.shipments.set(id, { status: 'delivered', tracking })
    for (const _ of [1, 2]) await test.temporaryProducts.followOrder(id)
    await test.temporaryProducts.followOrder('retail-999')
    const parcel = { tracking: [{ company: 'BH Pošta', number: 'RR1', url: tracking.url }], lines: [{ quantity: 1 }] }
    const arrived = { ...parcel, deliveredAt: expect.any(String) }
    expect(await snapshotOf(id)).toMatchObject({ fulfillmentStatus: 'FULFILLED', fulfilments: [arrived] })
    const subjects = (await shopMailsAbout(id)).map(({ subject }) => subject)
    expect(subjects.filter((subject) => /je na putu/.test(subject))).toHaveLength(1)
    expect(subjects.filter((subject) => /je uručena/.test(subject))).toHaveLength(1)
  })

  it('is cancelled and given back at the shop when the warehouse cancels it', async () => {
    const id = await paidOrder(imports.stock('L-21', 1, 250_000))
    imports.shipments.set(id, { status: 'cancelled', tracking: null })
    for (const _ of [1, 2]) await test.temporaryProducts.followOrder(id)
    await drain()
    expect(await snapshotOf(id)).toMatchObject({
      ...{ cancelledAt: expect.any(String), financialStatus: 'REFUNDED', refunded: { minor: 266_800 } },
    })
  })

  it('that its buyer cancels is cancelled at the warehouse first, and has too late a buyer once it has left', async () => {
    const [kept, gone] = [await paidOrder(imports.stock('L-22', 1)), await paidOrder(imports.stock('L-23', 1))]
    expect(await test.temporaryProducts.cancelAtWarehouse(kept)).toBeUndefined()
    expect(imports.shipments.get(kept)?.status).toBe('cancelled')
    // The process ends here: the call-back of the warehouse knows whose wish it was.
    await test.temporaryProducts.followOrder(kept)
    expect(await snapshotOf(kept)).toMatchObject({ cancelReason: 'CUSTOMER', financialStatus: 'REFUNDED' })
    imports.shipments.set(gone, { status: 'shipped', tracking: null })
    expect(await test.temporaryProducts.cancelAtWarehouse(gone)).toMatchObject({ reason: 'too-late' })
    expect(await snapshotOf(gone)).toMatchObject({ cancelledAt: null })
  })

  /** By the shop's staff, and our record knows. */
  const cancelAtShop = async (eraId: string) => {
    const [row] = await query<{ id: string; gid: string }>(
      `SELECT orders.id, snapshot ->> 'id' AS gid FROM backend.orders JOIN backend.temporary_products
         ON order_id = orders.id WHERE era_id = $1`,
      [eraId],
    )
    expect(
      await connectTestShop(test.shop.platform, 'retail').orders.cancel(
        { id: row?.gid ?? '', paymentMethods: [] },
        'STAFF',
      ),
    ).toMatchObject({
      ok: true,
    })
    await recordOrders()
    return row?.id ?? ''
  }
  const isCancelledThere = async (eraId: string): Promise<readonly boolean[]> =>
    (
      await query<{ cancelled: boolean }>(
        'SELECT called_off_at IS NOT NULL AS cancelled FROM backend.temporary_products WHERE era_id = $1',
        [eraId],
      )
    ).map((row) => row.cancelled)

  it('that is cancelled at the shop is cancelled at the warehouse, once', async () => {
    const eraId = imports.stock('L-30', 1)
    const id = await paidOrder(eraId)
    expect([ordersAtWarehouse(eraId).length, await isCancelledThere(eraId)]).toEqual([1, [false]])
    imports.faults.isDown = true
    expect(await cancelAtShop(eraId)).toBe(id)
    await drain()
    expect(await isCancelledThere(eraId)).toEqual([false])
    imports.faults.isDown = false
    await test.jobs.drain({ alsoLater: true })
    expect(imports.shipments.get(id)?.status).toBe('cancelled')
    expect(await isCancelledThere(eraId)).toEqual([true])
    expect(await checkBackendInvariants(test.shop.database.pool)).toEqual([])
  })

  it('whose jobs were written by the release before is sent and cancelled all the same', async () => {
    const eraId = imports.stock('L-37', 1)
    imports.faults.isDown = true
    const id = await paidOrder(eraId)
    imports.faults.isDown = false
    const payload = z.object({ orderId: z.string() })
    const writeAsBefore = async (name: string, key: string) => {
      await query('DELETE FROM pgboss.job WHERE name = $1', [name])
      const job = { name, payload, run: async () => undefined }
      await test.shop.database.inTransaction((tx) => test.jobs.enqueue(tx, job, { orderId: id }, { key }))
      await drain()
    }
    await writeAsBefore('send-temporary-order-to-era', `temporary-order:${id}`)
    expect(ordersAtWarehouse(eraId)).toHaveLength(1)
    await cancelAtShop(eraId)
    await writeAsBefore('call-off-temporary-order', `temporary-call-off:${id}`)
    expect(imports.shipments.get(id)?.status).toBe('cancelled')
  })

  it('that is cancelled while the warehouse is down never gets there', async () => {
    const eraId = imports.stock('L-31', 1)
    const { url } = await opened([{ eraId, quantity: 1 }])
    await pay(url)
    imports.faults.isDown = true
    await recordOrders()
    await drain()
    await cancelAtShop(eraId)
    imports.faults.isDown = false
    await test.jobs.drain({ alsoLater: true })
    expect(ordersAtWarehouse(eraId)).toEqual([])
    expect(await isCancelledThere(eraId)).toEqual([true])
  })

  it('that is cancelled in the moment in which it arrives there is cancelled there too', async () => {
    const eraId = imports.stock('L-32', 1)
    const { url } = await opened([{ eraId, quantity: 1 }])
    await pay(url)
    await recordOrders()
    let id = ''
    failpointActions['after-era-order'] = {
      do: 'call',
      callback: async () => {
        id = await cancelAtShop(eraId)
        // As if this job had run before the order arrived.
        await query(`DELETE FROM pgboss.job WHERE name = 'call-off-temporary-order'`)
      },
    }
    await drain()
    expect(imports.shipments.get(id)?.status).toBe('cancelled')
    expect(await isCancelledThere(eraId)).toEqual([true])
  })

  it('that the warehouse refuses names what is gone, in the mail, on the page of the shop and on ours', async () => {
    const [gone, there] = [imports.stock('L-34', 2), imports.stock('L-35', 1)]
    const { url, id: checkout } = await opened([
      { eraId: gone, quantity: 2 },
      { eraId: there, quantity: 1 },
    ])
    const { paid } = await pay(url)
    await recordOrders()
    imports.sellElsewhere(gone, 1)
    await drain()
    const [row] = await query<{ id: string }>(
      'SELECT order_id AS id FROM backend.temporary_products WHERE era_id = $1',
      [gone],
    )
    const id = row?.id ?? ''
    await snapshotOf(id)
    const mail = (await shopMailsAbout(id)).find(({ subject }) => /otkazana/.test(subject))
    expect(mail?.text).toContain('Žao nam je: Notebook L-34 više ne možemo isporučiti')
    const [order] = await test.shop.database.db.select().from(orders).where(eq(orders.id, id))
    if (!order) throw new Error('expected one order, got none')
    expect(toOrderView(order, 'bcs', sampleMarketOf).events.at(-1)).toMatchObject({
      kind: 'cancelled',
      gone: ['Notebook L-34'],
    })
    const proof = new URL(paid.headers.get('location') ?? '', url).searchParams.get('order_proof') ?? undefined
    const read = (shown?: string) =>
      test.checkout.read({ id: checkout, browser: undefined, proof: shown, customer: null })
    expect(await read(proof)).toMatchObject({ order: { isCancelled: true, gone: ['Notebook L-34'] } })
    expect(await read()).toMatchObject({ order: { isCancelled: true, gone: [] } })
    const { pathname, search } = new URL(order.snapshot.statusUrl)
    const page = await (await test.shop.platform.fetchAt(pathname + search, {}, { shop: 'retail' })).text()
    expect(page).toMatch(/Više nije dostupno<\/dt><dd>Notebook L-34<\/dd>/)
  })

  it.each([
    [
      'refuses the name',
      () => Response.json({ data: { orderUpdate: { userErrors: [{ message: 'No', field: ['id'] }] } } }),
    ],
    ['knows no names', () => Response.json({ errors: [{ message: 'Access denied' }] })],
  ])('that the warehouse refuses is cancelled at the shop also where that %s', async (_, answer) => {
    const eraId = imports.stock(`L-36-${_.length}`, 1)
    const { url } = await opened([{ eraId, quantity: 1 }])
    await pay(url)
    await recordOrders()
    imports.sellElsewhere(eraId)
    test.failures.set('orderUpdate', answer)
    await drain()
    test.failures.clear()
    const [row] = await query<{ id: string }>(
      'SELECT order_id AS id FROM backend.temporary_products WHERE era_id = $1',
      [eraId],
    )
    expect(await snapshotOf(row?.id ?? '')).toMatchObject({ cancelReason: 'INVENTORY', financialStatus: 'REFUNDED' })
  })

  it('that the warehouse refuses is cancelled at the shop, also where the shop fails at first', async () => {
    const eraId = imports.stock('L-33', 1)
    const { url } = await opened([{ eraId, quantity: 1 }])
    await pay(url)
    await recordOrders()
    imports.sellElsewhere(eraId)
    let tries = 0
    test.failures.set('', () => {
      tries += 1
      return Response.json({ data: { orderCancel: { orderCancelUserErrors: [{ message: 'Busy', code: 'INVALID' }] } } })
    })
    await drain()
    test.failures.clear()
    expect(tries).toBeGreaterThan(0)
    await test.jobs.drain({ alsoLater: true })
    const [row] = await query<{ id: string }>(
      'SELECT order_id AS id FROM backend.temporary_products WHERE era_id = $1',
      [eraId],
    )
    expect(await snapshotOf(row?.id ?? '')).toMatchObject({ cancelledAt: expect.any(String) })
    await test.jobs.drain({ alsoLater: true })
    expect(ordersAtWarehouse(eraId)).toEqual([])
    expect(await checkBackendInvariants(test.shop.database.pool)).toEqual([])
  })
})
