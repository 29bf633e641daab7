import { describe, expect, it } from 'vitest'
import type { PostalAddress } from '../address/postal-address.ts'
import { markets } from '../markets/markets.ts'
import type { OrderFulfilment, OrderLine } from '../orders/order-snapshot.ts'
import { expectedDelivery } from './expected-delivery.ts'
import { toPromiseAttribute } from './promised-delivery.ts'

const now = '2026-11-02T10:00:00Z'

/** On a Monday. */
const order = {
  processedAt: '2026-11-02T10:00:00Z',
  cancelledAt: null,
  financialStatus: 'PAID',
  fulfillmentStatus: 'UNFULFILLED',
  attributes: [],
  paymentMethods: ['card'],
  delivery: { title: 'Courier', code: 'courier' },
  shippingAddress: { city: 'Mostar' } as PostalAddress,
  fulfilments: [],
  lines: [] as readonly OrderLine[],
}
const sent = [{ status: 'SUCCESS', createdAt: '2026-11-05T10:00:00Z' } as OrderFulfilment]
const arrived = sent.map((each) => ({ ...each, deliveredAt: '2026-11-06T10:00:00Z' }))
const promised = [toPromiseAttribute({ firstDay: '2026-11-06', lastDay: '2026-11-13' })]
const sarajevo = { city: 'SARAJEVO' } as PostalAddress
const pickup = { title: 'Pickup', code: 'pickup-sarajevo' }

describe('the day of delivery', () => {
  it('is nothing to write down once it has passed', () => {
    expect(expectedDelivery(order, markets.ba, '2026-11-11T20:00:00Z')).toMatchObject({ lastDay: '2026-11-11' })
    expect(expectedDelivery(order, markets.ba, '2026-11-12T10:00:00Z')).toBeUndefined()
  })

  it.each([
    ['before it is sent', order, '2026-11-05', '2026-11-11'],
    ['as it was promised with the order', { ...order, attributes: promised }, '2026-11-06', '2026-11-13'],
    [
      'once it is sent, whatever was promised',
      { ...order, attributes: promised, fulfilments: sent },
      '2026-11-09',
      '2026-11-12',
    ],
    ['while a part has not arrived', { ...order, fulfilments: [...arrived, ...sent] }, '2026-11-09', '2026-11-12'],
    [
      'of imported products, also when they are on their way',
      { ...order, parcel: { grams: 500 }, attributes: promised, fulfilments: sent },
      '2026-11-06',
      '2026-11-13',
    ],
    ['in the city', { ...order, shippingAddress: sarajevo }, '2026-11-04', '2026-11-06'],
    ['once it is sent', { ...order, fulfilments: sent }, '2026-11-09', '2026-11-12'],
    ['for pickup, before it is ready', { ...order, delivery: pickup }, '2026-11-03', '2026-11-04'],
    ['for pickup, once a part is ready', { ...order, delivery: pickup, fulfilments: sent }, '2026-11-05', '2026-11-05'],
    [
      'paid on delivery',
      { ...order, financialStatus: 'PENDING', paymentMethods: ['cash-on-delivery'] },
      '2026-11-05',
      '2026-11-11',
    ],
    [
      'paid on delivery at a hosted shop',
      { ...order, financialStatus: 'PENDING', paymentMethods: ['Cash on Delivery (COD)'] },
      '2026-11-05',
      '2026-11-11',
    ],
  ])('%s follows the figures of the market', (_, of, firstDay, lastDay) => {
    expect(expectedDelivery(of, markets.ba, now)).toMatchObject({ firstDay, lastDay })
  })

  it.each([
    ['is cancelled', { ...order, cancelledAt: '2026-11-03T10:00:00Z' }],
    ['waits for a transfer', { ...order, financialStatus: 'PENDING', paymentMethods: ['bank-transfer'] }],
    ['has arrived', { ...order, fulfillmentStatus: 'FULFILLED', fulfilments: arrived }],
    ['lies ready at the shop', { ...order, delivery: pickup, fulfillmentStatus: 'FULFILLED', fulfilments: sent }],
    ['is of imported products, and nobody promised a day', { ...order, parcel: { grams: 500 } }],
    ['is refunded', { ...order, financialStatus: 'REFUNDED' }],
  ])('is not known where the order %s', (_, of) => {
    expect(expectedDelivery(of, markets.ba, now)).toBeUndefined()
  })
})
