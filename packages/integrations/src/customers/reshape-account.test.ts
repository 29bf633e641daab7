import { expect, it } from 'vitest'
import { reshapeOrder } from './reshape-account.ts'

it('the account shows the pictures of an order where the shop’s other pictures are', () => {
  const price = { amount: '10.00', currencyCode: 'BAM' }
  const image = { url: 'http://main.localhost:3000/cdn/a.avif', altText: null }
  const order = reshapeOrder(
    {
      id: 'gid://shopify/Order/1',
      name: '#1001',
      processedAt: '2026-01-01T10:00:00Z',
      financialStatus: 'PAID',
      fulfillmentStatus: null,
      total: price,
      lines: [{ title: 'Laptop', quantity: 1, price, image }],
      shippingAddress: null,
    },
    (url) => new URL(url).pathname,
  )
  expect(order.lines).toEqual([
    {
      title: 'Laptop',
      quantity: 1,
      price: { minor: 1000, currency: 'BAM' },
      image: { url: '/cdn/a.avif', altText: '' },
    },
  ])
})
