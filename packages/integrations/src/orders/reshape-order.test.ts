import { pickupState } from '@dvaput/domain/orders/pickup-state'
import { expect, it } from 'vitest'
import { asTheShopSays } from '../storefront/reshape-product.ts'
import { type PlatformLine, type PlatformOrder, reshapeOrder } from './reshape-order.ts'

const money = (amount: string, currencyCode: string | null = 'CLP') => ({ shopMoney: { amount, currencyCode } })

const line = (currency: string | null): PlatformLine => ({
  ...{ id: 'gid://shopify/LineItem/1', title: 'ThinkPad T480', variantTitle: null, sku: null },
  ...{ quantity: 2, currentQuantity: 2, unfulfilledQuantity: 2, customAttributes: [], variant: null, product: null },
  originalUnitPriceSet: money('100', currency),
  originalTotalSet: money('200', currency),
  discountedTotalSet: money('200', currency),
  image: { url: 'https://cdn.example/t480.jpg', altText: null },
})

const order = (currency: string | null): PlatformOrder => ({
  ...{ id: 'gid://shopify/Order/7', name: '#1001', processedAt: '2026-05-01T10:00:00Z' },
  ...{ updatedAt: '2026-05-01T10:00:00Z', cancelledAt: null, cancelReason: null, discountCodes: [] },
  ...{ taxesIncluded: true, email: ' Amra@Example.com', phone: null, customer: null, customAttributes: [] },
  ...{ displayFinancialStatus: 'PAID', displayFulfillmentStatus: 'UNFULFILLED', paymentGatewayNames: ['card'] },
  ...{ shippingLine: null, shippingAddress: null, billingAddress: null, subtotalPriceSet: null },
  ...{ totalDiscountsSet: null, taxLines: [], statusPageUrl: 'https://x.example', fulfillments: [], refunds: [] },
  fulfillmentOrders: { nodes: [] },
  totalShippingPriceSet: money('0', currency),
  totalPriceSet: money('200', currency),
  totalRefundedSet: money('0', currency),
  totalOutstandingSet: money('0', currency),
})

it('an order has id, number, date, both statuses, total and lines with title, quantity, price and image [ENT-19]', () => {
  expect(reshapeOrder(order('CLP'), [line('CLP')], asTheShopSays)).toMatchObject({
    id: 'gid://shopify/Order/7',
    name: '#1001',
    processedAt: '2026-05-01T10:00:00Z',
    email: 'amra@example.com',
    financialStatus: 'PAID',
    fulfillmentStatus: 'UNFULFILLED',
    total: { minor: 200, currency: 'CLP' },
    lines: [
      {
        ...{ title: 'ThinkPad T480', quantity: 2, price: { minor: 200, currency: 'CLP' } },
        image: { url: 'https://cdn.example/t480.jpg', altText: '' },
      },
    ],
  })
})

it.each([null, ''])('an order is in marks where the platform names no currency: %j [ENT-19] [ACC-15]', (currency) => {
  expect(reshapeOrder(order(currency), [line(currency)], asTheShopSays)).toMatchObject({
    total: { minor: 20_000, currency: 'BAM' },
    lines: [{ price: { minor: 20_000, currency: 'BAM' } }],
  })
})

it('an order of a currency that we do not know is noticed', () => {
  expect(() => reshapeOrder(order('EUR'), [], asTheShopSays)).toThrow('bad-response')
})

const fetched = (status: string, methodType = 'PICK_UP') => ({ status, deliveryMethod: { methodType } })
const atLocation = { shippingLine: { title: 'Sarajevo', code: 'Sarajevo' } }
const collected = {
  ...{ id: 'gid://shopify/Fulfillment/1', name: '#1001-F1', status: 'SUCCESS', createdAt: '2026-05-02T10:00:00Z' },
  ...{ trackingInfo: [], fulfillmentLineItems: { nodes: [] } },
}

it.each([
  ['is prepared', [fetched('OPEN')], [], 'UNFULFILLED', 'preparing'],
  ['lies ready', [fetched('IN_PROGRESS')], [], 'UNFULFILLED', 'ready'],
  [
    'lies ready in a parcel of its own',
    [fetched('CLOSED')],
    [{ ...collected, displayStatus: 'READY_FOR_PICKUP', deliveredAt: null }],
    'FULFILLED',
    'ready',
  ],
  [
    'was marked as picked up',
    [fetched('CLOSED')],
    [{ ...collected, displayStatus: 'PICKED_UP', deliveredAt: null }],
    'FULFILLED',
    'collected',
  ],
  ['goes with a carrier', [fetched('OPEN', 'SHIPPING')], [], 'UNFULFILLED', null],
  ['is fetched in part', [fetched('OPEN'), fetched('OPEN', 'SHIPPING')], [], 'UNFULFILLED', null],
] as const)(
  'an order of a hosted shop that %s is known by how the shop says it is delivered',
  (_, nodes, fulfillments, displayFulfillmentStatus, state) => {
    const read = reshapeOrder(
      { ...order('BAM'), ...atLocation, displayFulfillmentStatus, fulfillments, fulfillmentOrders: { nodes } },
      [],
      asTheShopSays,
    )
    expect(pickupState(read)).toBe(state)
  },
)
