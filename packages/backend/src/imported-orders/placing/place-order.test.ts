import { markets } from '@dvaput/domain/markets/markets'
import { createMoney } from '@dvaput/domain/money/money'
import { IntegrationError } from '@dvaput/integrations/http/integration-error'
import { describe, expect, it } from 'vitest'
import {
  checkoutCustomer,
  customerWithoutAddress,
  newBrowser,
} from '../../../../../tests/support/imported/imported-shop.ts'
import { useTestImportedOrders } from '../../../../../tests/support/imported/test-imported-orders.ts'

const test = useTestImportedOrders()
const { payments, warehouse } = test
const minute = 60_000
const times = <Result>(count: number, work: (index: number) => Result) =>
  Array.from({ length: count }, (_, index) => work(index))
const refused = (code: string) => ({ ok: false, refusal: expect.objectContaining({ code }) })

describe('an international order', () => {
  it('is written down with its stock held before the provider is asked for a page', async () => {
    const item = test.newItem(2)
    payments.fail(() => new IntegrationError({ service: 'payments', kind: 'refused', status: 500 }))
    const result = await test.place([{ eraId: item, quantity: 2 }])
    payments.recover()
    expect(result).toEqual({
      ok: false,
      refusal: { code: 'payment-failed', params: { message: 'HTTP error! status: 500' } },
    })
    expect(await test.heldOf(item)).toBe(2)
  })

  it('tells the provider everything from the server’s own order [API-37] [API-41] [XCO-11] [XCO-20] [XCO-21] [XCO-22]', async () => {
    const item = test.newItem(5)
    const order = await test.placed([{ eraId: item, quantity: 2 }], { customer: customerWithoutAddress })
    const asked = payments.started.get(order.id)
    expect(asked).toMatchObject({
      reference: order.id,
      amount: { minor: 2 * 190_050 + 16_800, currency: 'CLP' },
      payer: {
        ...{ firstName: 'Diego', lastName: 'Rojas', email: 'diego@kupac.example', address: 'Chile Address' },
        ...{ city: 'Santiago', postalCode: '8320000', country: 'CL' },
      },
      webhookUrl: 'http://cl.localhost:3000/api/mercadopago/webhook/international',
      metadata: {
        ...{ order_type: 'ERA_INTERNATIONAL', items_count: 2, total_amount: 396_900, shipping_total: 16_800 },
        ...{ product_weight: 3, rates_found: 0, customer_region: 'RM' },
        products: JSON.stringify([
          { id: item, sku: `SKU-${item}`, title: `Notebook ${item}`, quantity: 2, unitPrice: 190_050 },
        ]),
        shipping: JSON.stringify({ method: 'Express International', price_clp: 16_800, source: 'fallback' }),
      },
    })
    expect(asked?.description, 'nobody knows when a parcel without an address arrives').toBe(`Dvaput #E${order.number}`)
    const urls = Object.entries(asked?.returnUrls ?? {}).map(([name, url]) => {
      const { pathname, searchParams } = new URL(url)
      return [name, pathname, Object.fromEntries(searchParams)]
    })
    const figures = { total: '396900', items: '2', external_reference: order.id }
    expect(urls).toEqual([
      ['success', '/checkout-success', { type: 'era', total: '396900', external_reference: order.id }],
      ['failure', '/checkout-era', { error: 'payment_failed', ...figures }],
      ['pending', '/checkout-era', { status: 'pending', ...figures }],
    ])
  })

  it('pressed twenty times at once is one order with one payment page', async () => {
    const item = test.newItem(1)
    const browser = newBrowser()
    const before = payments.counts.starts
    const results = await Promise.all(times(20, () => test.place([{ eraId: item, quantity: 1 }], { browser })))
    expect(new Set(results.map((result) => result.ok && result.url)).size).toBe(1)
    expect(results.every(({ ok }) => ok)).toBe(true)
    expect(payments.counts.starts - before).toBe(1)
    expect(await test.heldOf(item)).toBe(1)
  })

  it('after a failure of the provider says so, and is the same order at the next press [XCO-13]', async () => {
    const item = test.newItem(1)
    const browser = newBrowser()
    payments.fail()
    const message = 'Error creating MercadoPago preference'
    expect(await test.place([{ eraId: item, quantity: 1 }], { browser })).toEqual({
      ok: false,
      refusal: { code: 'payment-failed', params: { message } },
    })
    payments.recover()
    expect(await test.place([{ eraId: item, quantity: 1 }], { browser })).toMatchObject({ ok: true })
    const rows = await test.query(`SELECT id FROM backend.international_orders WHERE lines @> $1`, [
      JSON.stringify([{ eraId: item }]),
    ])
    expect(rows).toHaveLength(1)
  })

  it.each([
    ['phone', 'abc'],
    ['region', 'Narnia'],
    ['postalCode', '12'],
    ['taxId', '12.345.678-9'],
  ])('takes no %s that is none: %s', async (field, value) => {
    const item = test.newItem(1)
    const result = await test.place([{ eraId: item, quantity: 1 }], {
      customer: { ...checkoutCustomer, [field]: value },
    })
    expect(result).toEqual({ ok: false, refusal: { code: 'bad-input', params: { field } } })
    expect(await test.heldOf(item)).toBe(0)
  })

  it('knows region and postal code of the comuna, so that nobody must', async () => {
    const typed = { ...customerWithoutAddress, address: 'Av. Providencia 1234', city: 'providencia' }
    const { customer } = await test.placed([{ eraId: test.newItem(1), quantity: 1 }], { customer: typed })
    expect(customer).toMatchObject({ city: 'providencia', region: 'RM', postalCode: '7500000' })
  })

  it('that is changed gives its own units free for the next press', async () => {
    const item = test.newItem(1)
    const browser = newBrowser()
    const first = await test.placed([{ eraId: item, quantity: 1 }], { browser })
    const customer = { ...checkoutCustomer, phone: '+56 9 1234 5678' }
    const second = await test.placed([{ eraId: item, quantity: 1 }], { browser, customer })
    expect(second.id).not.toBe(first.id)
    expect(await test.stateOf(first.id)).toBe('replaced')
    expect(await test.heldOf(item)).toBe(1)
    expect(payments.closed.has(first.id), 'nobody can pay the first any more').toBe(true)
  })

  it('for other products leaves the first as it is', async () => {
    const browser = newBrowser()
    const first = await test.placed([{ eraId: test.newItem(1), quantity: 1 }], { browser })
    await test.placed([{ eraId: test.newItem(1), quantity: 1 }], { browser })
    expect(await test.stateOf(first.id)).toBe('awaiting-payment')
  })

  it('of two hundred buyers gives twenty units to twenty', async () => {
    const item = test.newItem(20)
    const results = await Promise.all(times(200, () => test.place([{ eraId: item, quantity: 1 }])))
    expect(results.filter(({ ok }) => ok)).toHaveLength(20)
    expect(results.filter((result) => !result.ok && result.refusal.code === 'cart-out-of-stock')).toHaveLength(180)
    expect(await test.heldOf(item)).toBe(20)
  })

  it('says until when an order that is being paid for holds the last unit, and no longer once that is over', async () => {
    const item = test.newItem(1)
    const first = await test.placed([{ eraId: item, quantity: 1 }])
    const about = { item: { kind: 'international', eraId: item }, name: `Notebook ${item}` }
    const problemsOf = async () => {
      const result = await test.place([{ eraId: item, quantity: 1 }])
      return result.ok ? [] : result.problems
    }
    expect(await problemsOf()).toEqual([{ ...about, kind: 'held', until: first.holdUntil.toISOString() }])
    payments.pay(first.id, 'approved')
    await test.orders.settle({ reference: first.id })
    expect(await problemsOf(), 'somebody has bought it').toEqual([{ ...about, kind: 'gone' }])
  })

  it('asks the warehouse, whatever our copy says', async () => {
    const item = test.newItem(10)
    warehouse.sellElsewhere(item)
    expect(await test.place([{ eraId: item, quantity: 1 }])).toMatchObject(refused('cart-out-of-stock'))
  })

  it('is not misled by a figure from before another order reached the warehouse', async () => {
    const item = test.newItem(1)
    const first = await test.placed([{ eraId: item, quantity: 1 }])
    payments.pay(first.id, 'approved')
    await test.orders.settle({ reference: first.id })
    // While the second buyer's figure is on its way, the first order reaches the warehouse.
    const { confirmStock } = warehouse.warehouse
    let isFirst = true
    warehouse.warehouse.confirmStock = async (ids) => {
      const counts = await confirmStock(ids)
      if (isFirst) {
        isFirst = false
        await test.drain()
      }
      return counts
    }
    const second = await test.place([{ eraId: item, quantity: 1 }])
    warehouse.warehouse.confirmStock = confirmStock
    expect(await test.stateOf(first.id)).toBe('sent')
    expect(second).toMatchObject(refused('cart-out-of-stock'))
  })

  it('goes on for half an hour without the warehouse, on its last word, and then says why not', async () => {
    const item = test.newItem(2)
    warehouse.faults.isDown = true
    expect(await test.place([{ eraId: item, quantity: 1 }])).toMatchObject({ ok: true })
    expect(await test.place([{ eraId: item, quantity: 2 }])).toMatchObject(refused('cart-out-of-stock'))
    await test.setClockOffset(31 * minute)
    expect(await test.place([{ eraId: item, quantity: 1 }])).toMatchObject(refused('stock-unconfirmed'))
  })

  it('is refused with the truth where the warehouse does not say how many there are, and no stock is written', async () => {
    const item = test.newItem(2)
    warehouse.faults.saysNothing = true
    expect(await test.place([{ eraId: item, quantity: 1 }])).toMatchObject(refused('stock-unconfirmed'))
    expect(await test.query('SELECT FROM backend.international_stock WHERE era_id = $1', [item])).toEqual([])
    warehouse.faults.saysNothing = false
    expect(await test.place([{ eraId: item, quantity: 1 }])).toMatchObject({ ok: true })
  })

  it('is never made of a placeholder price, of nothing, or of another total than was shown', async () => {
    const priceless = test.newItem(5, null)
    const item = test.newItem(5)
    expect(await test.place([{ eraId: priceless, quantity: 1 }])).toMatchObject(refused('cart-out-of-stock'))
    expect(await test.place([{ eraId: 'nobody-knows', quantity: 1 }])).toMatchObject(refused('cart-out-of-stock'))
    expect(await test.place([])).toMatchObject(refused('cart-without-international'))
    const shownTotal = createMoney(206_849, 'CLP')
    expect(await test.place([{ eraId: item, quantity: 1 }], { shownTotal })).toMatchObject(refused('cart-changed'))
  })

  it('names the delivery where it costs something else than was shown', async () => {
    const eraId = test.newItem(5)
    const lines = [{ eraId, quantity: 2, shown: 190_050 }]
    const shownTotal = createMoney(2 * 190_050 + 9_900, 'CLP')
    expect(await test.place(lines, { shownTotal })).toEqual({
      ...refused('cart-changed'),
      problems: [{ kind: 'delivery', before: createMoney(9_900, 'CLP'), now: createMoney(16_800, 'CLP') }],
    })
  })

  it('is never made of the product that stands for a missing one, for the 1000 that nobody asked of it [CAT-19]', async () => {
    const shownTotal = createMoney(1_000, 'CLP')
    for (const eraId of ['bypass', test.newItem(5, null)])
      expect(await test.place([{ eraId, quantity: 1 }], { shownTotal })).toMatchObject(refused('cart-out-of-stock'))
  })

  it.each([
    ['firstName', ''],
    ['lastName', ''],
    ['email', ''],
    ['email', 'not an e-mail'],
  ])('needs first name, last name and e-mail: %s "%s" [XCO-10]', async (field, value) => {
    const item = test.newItem(1)
    const customer = { ...checkoutCustomer, [field]: value }
    expect(await test.place([{ eraId: item, quantity: 1 }], { customer })).toMatchObject(
      refused('checkout-customer-missing'),
    )
    expect(await test.heldOf(item)).toBe(0)
  })

  it.each([0, -1, 1.5, Number.NaN, 2 ** 53])('takes no quantity of %d', async (quantity) => {
    const item = test.newItem(3)
    expect(await test.place([{ eraId: item, quantity }])).toMatchObject({ ok: false })
    expect(await test.heldOf(item)).toBe(0)
  })

  it('frees its stock half an hour after the press', async () => {
    const item = test.newItem(1)
    const order = await test.placed([{ eraId: item, quantity: 1 }])
    await test.setClockOffset(29 * minute)
    await test.orders.sweep()
    expect(await test.heldOf(item)).toBe(1)
    await test.setClockOffset(31 * minute)
    await test.orders.sweep()
    expect(await test.heldOf(item)).toBe(0)
    // A payment of the last moment may not be known yet.
    expect(await test.stateOf(order.id)).toBe('awaiting-payment')
    await test.setClockOffset(33 * minute)
    payments.fail()
    await test.orders.sweep()
    expect(await test.stateOf(order.id), 'nobody could say whether it is paid').toBe('awaiting-payment')
    payments.recover()
    await test.orders.sweep()
    expect(await test.stateOf(order.id)).toBe('expired')
  })

  it('is refused by the database where its total is not lines and shipping, or more is held than confirmed', async () => {
    const item = test.newItem(1)
    const order = await test.placed([{ eraId: item, quantity: 1 }])
    const change = (text: string) => test.query(text, [order.id])
    await expect(change('UPDATE backend.international_orders SET total = total - 1 WHERE id = $1')).rejects.toThrow(
      'international_orders_sum',
    )
    await expect(
      test.query('UPDATE backend.international_stock SET held = held + 1 WHERE era_id = $1', [item]),
    ).rejects.toThrow('international_stock_')
    const accept = (id: string, amount: number) =>
      test.query(
        `INSERT INTO backend.international_payments
           (provider, payment_id, order_id, status, status_detail, outcome, amount, currency)
         VALUES ('mercado-pago', $1, $2, 'approved', '', 'accepted', $3, 'CLP')`,
        [id, order.id, amount],
      )
    await expect(accept('forged-1', order.total - 1)).rejects.toThrow('international_payments_accepted_total')
    await accept('real-1', order.total)
    await expect(accept('real-2', order.total)).rejects.toThrow('international_payments_accepted_once')
  })

  it('belongs to the market it was placed in', async () => {
    const locale = { market: markets.ba, language: 'bcs' } as const
    const order = await test.placed([{ eraId: test.newItem(1), quantity: 1 }], {
      ...{ locale, customer: customerWithoutAddress },
    })
    expect(order.market).toBe('ba')
    expect(payments.started.get(order.id)?.payer.country).toBe('BA')
  })
})
