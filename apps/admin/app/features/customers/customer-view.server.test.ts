import { expect, it } from 'vitest'
import { createCustomerView } from './customer-view.server.ts'

type Found = Parameters<typeof createCustomerView>[0]

const order = (id: string, snapshot: object) => ({
  ...{ id, name: '#1001', market: 'cl', shop: 'retail', processedAt: new Date('2030-07-01T10:00:00Z') },
  snapshot: {
    total: { minor: 1_000, currency: 'CLP' },
    attributes: [],
    cancelledAt: null,
    financialStatus: 'PAID',
    ...snapshot,
  },
})
const found = {
  owner: { id: 'gid://shopify/Customer/1', email: 'a@example.com', isVerified: true },
  ...{ profile: null, isAvailable: true, notes: [], offers: [], reservations: [], returns: [] },
  orders: [
    order('retail-1', { fulfillmentStatus: 'FULFILLED', delivery: { code: 'pickup-main' }, fulfilments: [] }),
    order('retail-2', { fulfillmentStatus: 'FULFILLED', delivery: null, fulfilments: [] }),
    order('retail-3', { cancelledAt: '2030-07-02T10:00:00Z', financialStatus: 'REFUNDED' }),
  ],
} as unknown as Found

it('the screen of a customer shows orders as the other screens do: what is fetched is never sent, and each names its shop', () => {
  const { orders } = createCustomerView(found, 'en', 'ba')
  expect(orders.map(({ statuses }) => statuses.filter(Boolean))).toEqual([
    ['PAID', 'pickup-ready'],
    ['PAID', 'FULFILLED'],
    ['cancelled', 'REFUNDED'],
  ])
  expect(orders[0]).toMatchObject({ shop: 'retail', when: expect.stringContaining('(Santiago)') })
})
