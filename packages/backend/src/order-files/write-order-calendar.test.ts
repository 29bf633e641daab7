import { markets } from '@dvaput/domain/markets/markets'
import { expect, it } from 'vitest'
import { sampleLine, sampleOrder } from '../../../../tests/support/orders/sample-order.ts'
import { writeOrderCalendar } from './write-order-calendar.ts'

const lines = [sampleLine({ title: 'Sent' }), sampleLine({ id: 'gid://shopify/LineItem/8', title: 'Not sent' })]
const write = (snapshot: ReturnType<typeof sampleOrder>, now = '2026-11-06T10:00:00Z') =>
  writeOrderCalendar(
    { order: { id: 'main-1', market: 'ba', name: '#1001', snapshot } as never, showsAddresses: true },
    { language: 'en', market: markets.ba, home: 'http://localhost', now },
  )

it('the calendar entry of an order lists the parcel’s products, and all products before anything was sent', () => {
  const partly = write(sampleOrder({ lines, fulfillmentStatus: 'PARTIALLY_FULFILLED' }))
  expect(partly).toContain('2 × Sent')
  expect(partly).not.toContain('Not sent')
  const before = write(sampleOrder({ lines, fulfilments: [], fulfillmentStatus: 'UNFULFILLED' }))
  for (const title of ['2 × Sent', '2 × Not sent']) expect(before).toContain(title)
})

it('the calendar file of an order is not written for a day that has passed', () => {
  expect(write(sampleOrder(), '2027-01-01T10:00:00Z')).toBeUndefined()
})
