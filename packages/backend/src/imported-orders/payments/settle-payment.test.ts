import { failpointActions } from '@dvaput/database/failpoint'
import { parsePromiseAttribute, promiseDelivery } from '@dvaput/domain/delivery/promised-delivery'
import { markets } from '@dvaput/domain/markets/markets'
import { createMoney } from '@dvaput/domain/money/money'
import { formatReceipt } from '@dvaput/domain/receipts/format-receipt'
import { formatDay } from '@dvaput/domain/text/format-day'
import { describe, expect, it } from 'vitest'
import { customerWithoutAddress } from '../../../../../tests/support/imported/imported-shop.ts'
import { useTestImportedOrders } from '../../../../../tests/support/imported/test-imported-orders.ts'
import { hashSecretToken } from '../../login/secret-token.ts'

const test = useTestImportedOrders()
const { payments, warehouse } = test
const minute = 60_000
const times = <Result>(count: number, work: (index: number) => Result) =>
  Array.from({ length: count }, (_, index) => work(index))

const mailsAbout = (number: number) => test.sent.filter(({ subject }) => subject.includes(`#E${number}`))

const refundsShown = async (id: string) =>
  (await test.query(`SELECT snapshot -> 'refunds' AS refunds FROM backend.orders WHERE checkout_id = $1`, [id]))[0]
    ?.refunds

describe('a payment', () => {
  it('makes one order of fifty notices at once: one record, one mail, one order at the warehouse', async () => {
    const item = test.newItem(3)
    const order = await test.placed([{ eraId: item, quantity: 2 }])
    expect(await test.stateOf(order.id)).toBe('awaiting-payment')
    const paymentId = payments.pay(order.id, 'approved')
    await Promise.all(
      times(50, (index) => test.orders.settle(index % 2 === 0 ? { paymentId } : { reference: order.id })),
    )
    expect(await test.stateOf(order.id)).toBe('paid')
    await test.drain()
    await test.orders.settle({ paymentId })
    await test.drain()
    expect(await test.stateOf(order.id)).toBe('sent')
    expect(await test.outcomes(order.id)).toEqual(['accepted'])
    expect(mailsAbout(order.number)).toHaveLength(1)
    expect(mailsAbout(order.number)[0]?.text).toMatch(/Pago: Mercado Pago, pagado/)
    expect([...warehouse.orders.values()].filter((sent) => sent.order.reference === order.id)).toMatchObject([
      { order: { total: order.total, currency: 'CLP', lines: [{ eraId: item, quantity: 2 }] } },
    ])
    expect(await test.query('SELECT id, shop, market FROM backend.orders WHERE checkout_id = $1', [order.id])).toEqual([
      { id: `era-${order.number}`, shop: 'era', market: 'cl' },
    ])
    expect(await test.heldOf(item)).toBe(0)
    // Nobody has to wait for the next sync to see that there is less.
    expect((await warehouse.warehouse.findByIds([item])).get(item)?.stock).toBe(1)
  })

  it('goes on under a number that the warehouse gave to another order too, and says so', async () => {
    warehouse.faults.countsAnew = true
    const placed = [await test.placed([{ eraId: test.newItem(1), quantity: 1 }])]
    placed.push(await test.placed([{ eraId: test.newItem(1), quantity: 1 }]))
    for (const { id } of placed) {
      payments.pay(id, 'approved')
      await test.orders.settle({ reference: id })
      await test.drain()
    }
    expect(await Promise.all(placed.map(({ id }) => test.stateOf(id)))).toEqual(['sent', 'sent'])
    expect(test.problems).toContain('the warehouse gave one order number twice')
  })

  it('is mailed with the landed price broken down, in the language of the order', async () => {
    const order = await test.placed([{ eraId: test.newItem(1), quantity: 1 }])
    payments.pay(order.id, 'approved')
    await test.orders.settle({ reference: order.id })
    await test.drain()
    const [mail] = mailsAbout(order.number)
    expect(mail?.to).toBe('diego@kupac.example')
    for (const part of [
      'La bodega prepara tus productos internacionales',
      'Pedido: #E',
      '($200,00 USD)',
      '1 USD = 950,25 CLP, tipo de la bodega',
      'Aduana e IVA de importación: no incluidos',
      '1,5 kg',
      'Envío: Express International',
      '$16.800 CLP',
      '$206.850 CLP',
    ])
      expect(mail?.text).toContain(part)
  })

  it('is mailed to a guest with a link that opens the order at once', async () => {
    const order = await test.placed([{ eraId: test.newItem(1), quantity: 1 }])
    payments.pay(order.id, 'approved')
    await test.orders.settle({ reference: order.id })
    await test.drain()
    const [, token = ''] = /\/orders\/find\?token=([\w-]{43})/.exec(mailsAbout(order.number)[0]?.text ?? '') ?? []
    const links = await test.query('SELECT order_id, email, market FROM backend.order_links WHERE token_hash = $1', [
      hashSecretToken(token),
    ])
    expect(links).toEqual([{ order_id: `era-${order.number}`, email: 'diego@kupac.example', market: 'cl' }])
  })

  it('waits for an address that was left empty, shows the stand-in to nobody, and asks the buyer', async () => {
    const empty = await test.placed([{ eraId: test.newItem(1), quantity: 1 }], { customer: customerWithoutAddress })
    const typed = await test.placed([{ eraId: test.newItem(1), quantity: 1 }])
    for (const { id } of [empty, typed]) {
      payments.pay(id, 'approved')
      await test.orders.settle({ reference: id })
    }
    await test.drain()
    expect(warehouse.orders.has(empty.id)).toBe(false)
    expect(warehouse.orders.get(typed.id)?.order.customer).toEqual({
      ...{ firstName: 'Diego', lastName: 'Rojas', email: 'diego@kupac.example', phone: '', country: 'CL' },
      ...{ address: 'Av. Italia 1, Depto 502', city: 'Ñuñoa', region: 'RM', postalCode: '7750000' },
    })
    const [shown] = await test.query('SELECT snapshot FROM backend.orders WHERE checkout_id = $1', [empty.id])
    expect(shown?.snapshot).toMatchObject({
      needsAddress: 'held',
      shippingAddress: { address1: '', city: '', province: '', zip: '' },
    })
    // Nothing is being prepared before there is an address.
    const says = (number: number, words: string) => mailsAbout(number)[0]?.text.includes(words)
    const both = [empty.number, typed.number]
    expect(both.map((number) => says(number, 'Dejaste vacía la dirección'))).toEqual([true, false])
    expect(both.map((number) => says(number, '7750000 Ñuñoa, Metropolitana de Santiago'))).toEqual([false, true])
    expect(both.map((number) => says(number, 'La bodega prepara'))).toEqual([false, true])
  })

  it('stands on the receipt with the same breakdown', async () => {
    const order = await test.placed([{ eraId: test.newItem(2), quantity: 2 }])
    payments.pay(order.id, 'approved')
    await test.orders.settle({ reference: order.id })
    const [{ snapshot }] = await test.query('SELECT snapshot FROM backend.orders WHERE checkout_id = $1', [order.id])
    const receipt = formatReceipt(snapshot, { market: markets.cl, language: 'es' })
    expect(receipt.lines[0]?.details).toContain('$200,00 USD por unidad en la bodega')
    expect(receipt.facts.map(({ label, value }) => `${label}: ${value}`)).toEqual(
      expect.arrayContaining([
        'Pago: Mercado Pago, pagado',
        'Valor del dólar: 1 USD = 950,25 CLP, 16 de noviembre de 2026, 09:00',
        'Aduana e IVA de importación: no incluidos',
        'Peso del paquete: 3 kg',
      ]),
    )
    expect(receipt.total.value).toBe('$396.900 CLP')
  })

  it('promises the day of delivery to provider, order and mail alike, and the mail shows the product', async () => {
    const item = test.newItem(1)
    const order = await test.placed([{ eraId: item, quantity: 1 }])
    await test.query(
      `UPDATE backend.international_orders SET lines = jsonb_set(lines, '{0,image}', '"/pictures/a.jpg"') WHERE id = $1`,
      [order.id],
    )
    const asked = payments.started.get(order.id)
    const day = promiseDelivery(
      order.createdAt.toISOString(),
      { isPickup: false, isImported: true, city: '' },
      markets.cl,
    )
    expect(asked?.metadata.delivery_by).toBe(day.lastDay)
    expect(asked?.description).toContain(
      `#E${order.number} · Entrega estimada a más tardar el ${formatDay(day.lastDay, 'es')}`,
    )
    payments.pay(order.id, 'approved')
    await test.orders.settle({ reference: order.id })
    await test.drain()
    const [{ snapshot }] = await test.query('SELECT snapshot FROM backend.orders WHERE checkout_id = $1', [order.id])
    expect(parsePromiseAttribute(snapshot.attributes)).toEqual(day)
    const [mail] = mailsAbout(order.number)
    expect(mail?.text).toContain(`Entrega estimada: a más tardar el ${formatDay(day.lastDay, 'es')}`)
    expect(mail?.html).toContain('<img src="http://cl.localhost:3000/pictures/a.jpg"')
  })

  it('counts the days of delivery from the address, where that came after the payment', async () => {
    const order = await test.placed([{ eraId: test.newItem(1), quantity: 1 }], { customer: customerWithoutAddress })
    payments.pay(order.id, 'approved')
    await test.orders.settle({ reference: order.id })
    const promised = async () => {
      const [{ snapshot }] = await test.query('SELECT snapshot FROM backend.orders WHERE checkout_id = $1', [order.id])
      return parsePromiseAttribute(snapshot.attributes)
    }
    expect(await promised()).toBeUndefined()
    await test.setClockOffset(14 * 24 * 3_600_000)
    const given = {
      ...{ address: 'Av. Italia 1', address2: '', city: 'Ñuñoa' },
      ...{ region: 'RM', postalCode: '7750000', phone: '' },
    }
    expect(await test.orders.giveAddress(order.id, given)).toEqual({ ok: true })
    const at = new Date(Date.now() + 14 * 24 * 3_600_000).toISOString()
    expect(await promised()).toEqual(promiseDelivery(at, { isPickup: false, isImported: true, city: '' }, markets.cl))
  })

  it('that comes second is given back once, and the order stays as it is', async () => {
    const order = await test.placed([{ eraId: test.newItem(1), quantity: 1 }])
    const [first, second] = [payments.pay(order.id, 'approved'), payments.pay(order.id, 'approved')]
    await Promise.all(times(20, (index) => test.orders.settle({ paymentId: index % 2 === 0 ? first : second })))
    await test.drain()
    expect((await test.outcomes(order.id)).toSorted()).toEqual(['accepted', 'surplus'])
    await test.orders.settle({ reference: order.id })
    await test.drain()
    const refunds = [...payments.refunds.values()].filter(({ paymentId }) => [first, second].includes(paymentId))
    expect(refunds).toEqual([{ paymentId: expect.any(String), amount: createMoney(order.total, 'CLP') }])
    expect(await test.stateOf(order.id)).toBe('sent')
    const told = mailsAbout(order.number).filter(({ subject }) => subject.startsWith('Te devolvemos el segundo pago'))
    expect(told.map(({ to, text }) => [to, text.includes('Devolución: $206.850 CLP')])).toEqual([[order.email, true]])
  })

  it('is given back once although every answer of the provider is lost', async () => {
    const order = await test.placed([{ eraId: test.newItem(1), quantity: 1 }])
    payments.pay(order.id, 'approved')
    const second = payments.pay(order.id, 'approved')
    await test.orders.settle({ reference: order.id })
    let lost = 0
    failpointActions['after-refund'] = {
      do: 'call',
      callback: () => {
        lost += 1
        if (lost < 4) throw new Error('lost')
      },
    }
    await test.drain()
    expect(lost).toBe(4)
    expect([...payments.refunds.values()].filter(({ paymentId }) => paymentId === second)).toHaveLength(1)
  })

  it.each([
    ['one peso short', (total: number) => ({ amount: createMoney(total - 1, 'CLP') })],
    ['one peso over', (total: number) => ({ amount: createMoney(total + 1, 'CLP') })],
    ['in another currency', (total: number) => ({ amount: createMoney(total, 'USD') })],
  ])('%s sends nothing to the warehouse, and somebody is told', async (_what, changes) => {
    const item = test.newItem(1)
    const order = await test.placed([{ eraId: item, quantity: 1 }])
    payments.pay(order.id, 'approved', changes(order.total))
    await test.orders.settle({ reference: order.id })
    await test.drain()
    expect([await test.stateOf(order.id), await test.outcomes(order.id)]).toEqual(['review', ['mismatched']])
    expect(test.problems).toContain('payment differs from its order, review needed')
    expect(warehouse.orders.has(order.id)).toBe(false)
    const recorded = 'SELECT snapshot FROM backend.orders WHERE checkout_id = $1'
    expect(await test.query(recorded, [order.id])).toMatchObject([{ snapshot: { financialStatus: 'PENDING' } }])
    expect(await test.heldOf(item)).toBe(0)
  })

  it.each([
    ['of another merchant', { isOurs: false }],
    ['of an order that nobody placed', { reference: '00000000-0000-0000-0000-000000000000' }],
    ['of another reference', { reference: 'somebody-elses' }],
  ])('%s changes nothing', async (_what, changes) => {
    const order = await test.placed([{ eraId: test.newItem(1), quantity: 1 }])
    const paymentId = payments.pay(order.id, 'approved', { amount: createMoney(order.total, 'CLP'), ...changes })
    await test.orders.settle({ paymentId })
    await test.orders.settle({ reference: order.id })
    expect(await test.stateOf(order.id)).toBe('awaiting-payment')
    expect(await test.outcomes(order.id)).toEqual([])
  })

  it('that was refused leaves the order to be paid again', async () => {
    const order = await test.placed([{ eraId: test.newItem(1), quantity: 1 }])
    payments.pay(order.id, 'rejected')
    await test.orders.settle({ reference: order.id })
    expect(await test.stateOf(order.id)).toBe('awaiting-payment')
    payments.pay(order.id, 'approved')
    await test.orders.settle({ reference: order.id })
    expect(await test.stateOf(order.id)).toBe('paid')
    expect(await test.outcomes(order.id)).toEqual(['open', 'accepted'])
  })

  it('is found by the sweeper where no notice comes, also days later', async () => {
    const order = await test.placed([{ eraId: test.newItem(1), quantity: 1 }])
    const paymentId = payments.pay(order.id, 'pending')
    await test.orders.sweep()
    expect(await test.outcomes(order.id)).toEqual(['open'])
    await test.setClockOffset(3 * 24 * 60 * minute)
    await test.orders.sweep()
    expect(await test.stateOf(order.id)).toBe('payment-pending')
    payments.change(paymentId, { status: 'approved' })
    await test.setClockOffset((3 * 24 * 60 + 1) * minute)
    await test.orders.sweep()
    expect(await test.stateOf(order.id)).toBe('paid')
  })

  it('ends its order after a week in which it was not decided, and goes back should it come', async () => {
    const order = await test.placed([{ eraId: test.newItem(1), quantity: 1 }])
    const paymentId = payments.pay(order.id, 'pending')
    await test.orders.sweep()
    await test.setClockOffset(7 * 24 * 60 * minute)
    await test.orders.sweep()
    expect(await test.stateOf(order.id)).toBe('payment-pending')
    await test.setClockOffset((7 * 24 * 60 + 31) * minute)
    payments.fail()
    await test.orders.sweep()
    payments.recover()
    expect(await test.stateOf(order.id), 'nobody could say whether it is paid').toBe('payment-pending')
    await test.orders.sweep()
    expect(await test.stateOf(order.id)).toBe('expired')
    payments.change(paymentId, { status: 'approved' })
    await test.orders.settle({ paymentId })
    expect(await test.outcomes(order.id)).toEqual(['surplus'])
  })

  it('never goes backwards, in whichever order it is told', async () => {
    const order = await test.placed([{ eraId: test.newItem(1), quantity: 1 }])
    const paymentId = payments.pay(order.id, 'approved')
    await test.orders.settle({ paymentId })
    payments.change(paymentId, { status: 'pending' })
    await test.orders.settle({ paymentId })
    expect(
      await test.query('SELECT status FROM backend.international_payments WHERE payment_id = $1', [paymentId]),
    ).toEqual([{ status: 'approved' }])
    expect(await test.stateOf(order.id)).toBe('paid')
  })

  it('that was given back before we knew of it makes no order', async () => {
    const order = await test.placed([{ eraId: test.newItem(1), quantity: 1 }])
    const paymentId = payments.pay(order.id, 'refunded')
    await test.orders.settle({ paymentId })
    expect(await test.outcomes(order.id)).toEqual(['returned'])
    expect(await test.stateOf(order.id)).toBe('awaiting-payment')
  })

  it('that the provider takes back keeps the order from the warehouse', async () => {
    const order = await test.placed([{ eraId: test.newItem(1), quantity: 1 }])
    const paymentId = payments.pay(order.id, 'approved')
    await test.orders.settle({ paymentId })
    payments.change(paymentId, { status: 'charged-back' })
    await test.orders.settle({ paymentId })
    await test.drain()
    expect(await test.stateOf(order.id)).toBe('refunded')
    expect(warehouse.orders.has(order.id)).toBe(false)
    expect(await refundsShown(order.id)).toMatchObject([{ note: '[charged back]', amount: { minor: order.total } }])
  })

  it('after the parcel has left shows on the page of the order too', async () => {
    const order = await test.placed([{ eraId: test.newItem(1), quantity: 1 }])
    const paymentId = payments.pay(order.id, 'approved')
    await test.orders.settle({ paymentId })
    await test.drain()
    await test.query('UPDATE backend.international_sendings SET shipped_at = app_now() WHERE order_id = $1', [order.id])
    payments.change(paymentId, { status: 'charged-back' })
    for (let times = 0; times < 2; times += 1) await test.orders.settle({ paymentId })
    expect(await test.stateOf(order.id)).toBe('sent')
    expect(await refundsShown(order.id)).toMatchObject([{ note: '[charged back]', amount: { minor: order.total } }])
  })
})

describe('a payment that is decided after the hold', () => {
  const approveLate = async (item: string, betweenHoldAndApproval: () => void | Promise<void>) => {
    const order = await test.placed([{ eraId: item, quantity: 1 }])
    const paymentId = payments.pay(order.id, 'pending')
    await test.orders.settle({ paymentId })
    await test.setClockOffset(33 * minute)
    await test.orders.sweep()
    expect(await test.stateOf(order.id)).toBe('payment-pending')
    expect(await test.heldOf(item)).toBe(0)
    await betweenHoldAndApproval()
    payments.change(paymentId, { status: 'approved' })
    await test.orders.settle({ reference: order.id })
    await test.drain()
    return order
  }

  it('counts while the warehouse still has it', async () => {
    const order = await approveLate(test.newItem(1), () => undefined)
    expect(await test.stateOf(order.id)).toBe('sent')
  })

  it('for what is gone is given back by itself, with an apology', async () => {
    const item = test.newItem(1)
    const order = await approveLate(item, () => warehouse.sellElsewhere(item))
    expect(await test.stateOf(order.id)).toBe('refunded')
    expect(await test.outcomes(order.id)).toEqual(['uncovered'])
    const mails = mailsAbout(order.number)
    expect(mails.map(({ subject }) => subject)).toEqual([`Te devolvemos el dinero del pedido #E${order.number}`])
    expect(test.problems, 'somebody is told').toContain('a paid order cannot be delivered, refunding')
    expect(warehouse.orders.has(order.id)).toBe(false)
    expect(await test.query('SELECT snapshot FROM backend.orders WHERE checkout_id = $1', [order.id])).toMatchObject([
      { snapshot: { financialStatus: 'REFUNDED', cancelReason: 'INVENTORY', refunded: { minor: order.total } } },
    ])
  })

  it('for what somebody else holds by now is given back', async () => {
    const item = test.newItem(1)
    const order = await approveLate(item, async () => void (await test.placed([{ eraId: item, quantity: 1 }])))
    expect(await test.stateOf(order.id)).toBe('refunded')
    expect(await test.heldOf(item)).toBe(1)
  })

  it.each([
    ['does not answer', 'isDown'],
    ['does not say what it has', 'saysNothing'],
  ] as const)('waits while the warehouse %s', async (_, fault) => {
    const item = test.newItem(1)
    const order = await approveLate(item, () => {
      warehouse.faults[fault] = true
    })
    expect(await test.stateOf(order.id)).toBe('payment-pending')
    expect(await test.outcomes(order.id)).toEqual(['open'])
    warehouse.faults[fault] = false
    await test.setClockOffset(35 * minute)
    await test.orders.sweep()
    expect(await test.stateOf(order.id)).toBe('paid')
  })
})
