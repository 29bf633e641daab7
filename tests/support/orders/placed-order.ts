import type { Market, MarketId } from '@dvaput/domain/markets/market'
import { sampleMarkets } from '@dvaput/domain/markets/sample-profiles'
import { createMoney } from '@dvaput/domain/money/money'
import type { OrderSnapshot } from '@dvaput/domain/orders/order-snapshot'
import { sampleAddress, sampleLine, sampleOrder } from './sample-order.ts'

const bam = (minor: number) => createMoney(minor, 'BAM')

const address = {
  ...sampleAddress,
  firstName: 'Amra',
  lastName: 'Hodžić',
  address1: 'Ferhadija 1',
  provinceCode: '09',
  country: 'Bosnia & Herzegovina',
  phone: '+38761123456',
}

const line = sampleLine({
  id: 'gid://shopify/LineItem/1',
  variantId: 'gid://shopify/ProductVariant/71',
  title: 'ThinkPad T480',
  variantTitle: null,
  sku: 'T480',
  unfulfilledQuantity: 2,
  unitPrice: bam(60_000),
  price: bam(120_000),
  discountedPrice: bam(120_000),
  image: { url: '/cdn/shop/files/t480.jpg', altText: '' },
  warrantyMonths: 12,
})

/** An order as the platform tells of it: placed, not paid, not sent. */
export const placedOrder: OrderSnapshot = sampleOrder({
  id: 'gid://shopify/Order/1',
  processedAt: '2026-05-01T10:00:00Z',
  updatedAt: '2026-05-01T10:00:00Z',
  email: 'amra@example.com',
  customerId: 'gid://shopify/Customer/7',
  financialStatus: 'PENDING',
  fulfillmentStatus: 'UNFULFILLED',
  paymentMethods: ['cash-on-delivery'],
  delivery: { title: 'BH Pošta', code: 'post' },
  shippingAddress: address,
  billingAddress: address,
  lines: [line],
  subtotal: bam(120_000),
  shipping: bam(3_450),
  total: bam(123_450),
  outstanding: bam(123_450),
  taxes: [{ title: 'PDV', rate: 0.17, amount: bam(17_937) }],
  fulfilments: [],
  statusUrl: 'https://main.example/orders/1/status?key=x',
})

const sent = {
  ...{ id: 'gid://shopify/Fulfillment/1', name: '#1001-F1', status: 'SUCCESS', createdAt: '2026-05-02T10:00:00Z' },
  tracking: [{ company: 'BH Pošta', number: 'RR1', url: 'https://posta.example/RR1' }],
  lines: [{ lineId: line.id, quantity: 2 }],
}

/** The same, paid, sent, and in part refunded. */
export const deliveredOrder: OrderSnapshot = {
  ...placedOrder,
  updatedAt: '2026-05-05T10:00:00Z',
  financialStatus: 'PARTIALLY_REFUNDED',
  fulfillmentStatus: 'FULFILLED',
  refunded: bam(5_000),
  outstanding: bam(0),
  lines: [{ ...line, unfulfilledQuantity: 0, attributes: [{ key: 'serial', value: 'PF-1, PF-2' }] }],
  fulfilments: [sent],
  refunds: [
    { id: 'gid://shopify/Refund/1', createdAt: '2026-05-05T10:00:00Z', note: '', amount: bam(5_000), lines: [] },
  ],
}

const { customerId, email } = placedOrder

/** As our record has it. */
/** As the demo has set them. */
export const sampleMarketOf = (id: MarketId): Market => sampleMarkets[id]

export const recordOf = (snapshot: OrderSnapshot, id = 'main-1') => ({
  ...{ id, shop: 'main' as const, market: 'ba' as const, name: snapshot.name, email, customerId, checkoutId: null },
  ...{ processedAt: new Date(snapshot.processedAt), updatedAt: new Date(snapshot.updatedAt), recordedAt: new Date(0) },
  snapshot,
})
