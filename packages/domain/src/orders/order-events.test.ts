import { expect, it } from 'vitest'
import { orderEvents } from './order-events.ts'

const order = {
  ...{ processedAt: '2026-11-02T10:00:00Z', cancelledAt: null, cancelReason: null, financialStatus: 'PAID' },
  ...{ refunds: [], lines: [], attributes: [] },
}
const parcel = { createdAt: '2026-11-03T10:00:00Z', deliveredAt: '2026-11-05T10:00:00Z', tracking: [], lines: [] }
const sent = [{ id: 'gid://shopify/Fulfillment/1', name: '#1-F1', status: 'SUCCESS', ...parcel }]

it.each(['cash-on-delivery', 'Cash on Delivery (COD)', 'CASH ON DELIVERY (COD)'])(
  'an order by %s is paid when its parcel is handed over, at every shop',
  (method) => {
    const events = orderEvents({ ...order, fulfilments: sent, paymentMethods: [method] }, 'ba')
    expect(events.map(({ kind }) => kind)).toEqual(['placed', 'sent', 'paid-on-delivery', 'delivered'])
  },
)

it.each(['card', 'bank-transfer', 'Bank Deposit'])('an order by %s is paid before it is sent', (method) => {
  const events = orderEvents({ ...order, fulfilments: sent, paymentMethods: [method] }, 'ba')
  expect(events.map(({ kind }) => kind)).toEqual(['placed', 'paid', 'sent', 'delivered'])
})
