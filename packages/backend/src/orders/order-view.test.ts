import { chargeBackNote } from '@dvaput/domain/orders/charge-back'
import { toGoneAttribute } from '@dvaput/domain/orders/gone-products'
import type { OrderSnapshot } from '@dvaput/domain/orders/order-snapshot'
import { toOrderView } from '@dvaput/domain/orders/order-view'
import { expect, it } from 'vitest'
import { deliveredOrder, placedOrder, recordOf, sampleMarketOf } from '../../../../tests/support/orders/placed-order.ts'

const view = (snapshot: OrderSnapshot) => toOrderView(recordOf(snapshot), 'en', sampleMarketOf)

it.each([
  ['bcs', 'Bosna i Hercegovina'],
  ['en', 'Bosnia & Herzegovina'],
  ['es', 'Bosnia y Herzegovina'],
] as const)(
  'the page of an order names the country of an address in the language of the page: %s [ENT-20]',
  (language, country) => {
    const { shippingAddress, billingAddress } = toOrderView(recordOf(placedOrder), language, sampleMarketOf)
    expect(shippingAddress).toEqual({
      name: 'Amra Hodžić',
      lines: ['Ferhadija 1', '71000 Sarajevo', 'Kanton Sarajevo', country, '+38761123456'],
    })
    expect(billingAddress).toBeNull()
  },
)

it('the page of an order names the region as the platform does where there is no code, and bills elsewhere where that is said', () => {
  const { shippingAddress: address } = placedOrder
  if (!address) throw new Error('the sample has an address')
  const abroad = { ...address, company: 'Firma', country: 'Elsewhere', countryCode: '' }
  expect(view({ ...placedOrder, billingAddress: abroad }).billingAddress?.lines).toEqual(
    expect.arrayContaining(['Firma', 'Elsewhere']),
  )
})

it('the page of an order tells what happened in its order', () => {
  expect(view(deliveredOrder).events).toEqual([
    { kind: 'placed', at: '2026-05-01T10:00:00Z' },
    {
      kind: 'sent',
      at: '2026-05-02T10:00:00Z',
      tracking: [{ company: 'BH Pošta', number: 'RR1', url: 'https://posta.example/RR1' }],
      items: [{ title: 'ThinkPad T480', quantity: 2 }],
    },
    // Cash, which the courier took.
    { kind: 'paid-on-delivery', at: null },
    { kind: 'refunded', at: '2026-05-05T10:00:00Z', amount: { minor: 5_000, currency: 'BAM' } },
  ])
  const [, paid] = view({ ...deliveredOrder, paymentMethods: ['card'] }).events
  expect(paid, 'a card is charged with the order').toEqual({ kind: 'paid', at: '2026-05-01T10:00:00Z' })
  const [, transferred] = view({ ...deliveredOrder, paymentMethods: ['bank-transfer'] }).events
  expect(transferred).toEqual({ kind: 'paid', at: null })
  const cancelled = { ...placedOrder, cancelledAt: '2026-05-01T11:00:00Z', financialStatus: 'VOIDED' }
  expect(view(cancelled).events).toEqual([
    { kind: 'placed', at: '2026-05-01T10:00:00Z' },
    { kind: 'cancelled', at: '2026-05-01T11:00:00Z', reason: null, gone: [] },
  ])
  const attributes = [toGoneAttribute(['ThinkPad T480'])]
  const [, short] = view({ ...cancelled, attributes, cancelReason: 'INVENTORY' }).events
  expect(short).toMatchObject({ gone: ['ThinkPad T480'] })
  for (const value of ['rubbish', '{}', '[1]', '']) {
    const typed = { ...cancelled, attributes: [{ key: '_gone', value }], cancelReason: 'INVENTORY' }
    expect(view(typed).events[1], value).toMatchObject({ gone: [] })
  }
  expect(view({ ...cancelled, attributes }).events[1], 'a cart may say so').toMatchObject({ gone: [] })
})

it('the tracking link of an order leads nowhere but to the web', () => {
  const [fulfilment] = deliveredOrder.fulfilments
  if (!fulfilment) throw new Error('the sample was sent')
  const tracking = [{ company: null, number: '1', url: 'javascript:alert(1)' }]
  const { events } = view({ ...deliveredOrder, fulfilments: [{ ...fulfilment, tracking }] })
  expect(events[1]).toMatchObject({ tracking: [{ number: '1', url: null }] })
})

it('the page of an order shows the numbers of the units and the end of their warranty', () => {
  expect(view(deliveredOrder).lines).toMatchObject([
    {
      unitNumbers: [
        { kind: 'serial', value: 'PF-1' },
        { kind: 'serial', value: 'PF-2' },
      ],
      warrantyEnd: '2027-05-02T10:00:00.000Z',
    },
  ])
  expect(view(placedOrder).lines).toMatchObject([{ unitNumbers: [], warrantyEnd: null }])
})

it('an order for pickup is fetched at a place within hours by a code, and goes to no address', () => {
  const fetched = { ...placedOrder, delivery: { title: 'Pickup', code: 'pickup-sarajevo' } }
  expect(view(fetched)).toMatchObject({
    shippingAddress: null,
    pickup: { place: expect.stringContaining('Sarajevo'), appointment: { hours: expect.any(String), code: '#1001' } },
  })
  expect(view(placedOrder).pickup).toBeNull()
})

it('the page of an order has rows that add up to the total, whatever the shop counts as its discount', () => {
  const total = { ...placedOrder.total, minor: placedOrder.total.minor - 700 }
  const { lines, discount, shipping } = view({ ...placedOrder, total })
  const products = lines.reduce((sum, { price }) => sum + price.minor, 0)
  expect(products - discount.minor + shipping.minor).toBe(total.minor)
})

it('the page of an order tells of a payment that the bank took back as what it is', () => {
  const refunds = deliveredOrder.refunds.map((refund) => ({ ...refund, note: chargeBackNote }))
  expect(view({ ...deliveredOrder, refunds }).events.at(-1)).toEqual({
    ...{ kind: 'charged-back', at: '2026-05-05T10:00:00Z', amount: { minor: 5_000, currency: 'BAM' } },
  })
})

const atTheShop = { title: 'Pickup', code: 'pickup-ba' }
const collected = deliveredOrder.fulfilments.map((each) => ({ ...each, deliveredAt: '2026-05-03T10:00:00Z' }))

it.each([
  ['was cancelled', { ...placedOrder, delivery: atTheShop, cancelledAt: '2026-05-02T10:00:00Z' }],
  ['is collected', { ...deliveredOrder, delivery: atTheShop, fulfilments: collected }],
])('the page of an order has no hours and no code for what %s', (_, order) => {
  expect(view(order).pickup).toMatchObject({ place: expect.stringContaining('Sarajevo'), appointment: null })
})

it.each([
  ['placed', placedOrder, true],
  ['paid', { ...placedOrder, financialStatus: 'PAID' }, true],
  ['refunded', { ...placedOrder, financialStatus: 'REFUNDED' }, false],
  ['being cancelled', { ...placedOrder, cancelRequestedAt: '2026-05-01T11:00:00Z' }, false],
  ['sent in part', { ...placedOrder, fulfillmentStatus: 'PARTIALLY_FULFILLED' }, false],
  ['cancelled', { ...placedOrder, cancelledAt: '2026-05-01T11:00:00Z' }, false],
  ['ready at the shop', { ...deliveredOrder, delivery: atTheShop }, true],
  ['collected', { ...deliveredOrder, delivery: atTheShop, fulfilments: collected }, false],
  ['sent', deliveredOrder, false],
])('an order may be cancelled by the customer when %s: %s', (_, snapshot, expected) => {
  expect(view(snapshot).canCancel).toBe(expected)
})
