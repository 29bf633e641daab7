import type { Quote } from '@dvaput/backend/imported-orders/placing/quote'
import type { ImportedOrderView } from '@dvaput/backend/imported-orders/read-order'
import { createMoney } from '@dvaput/domain/money/money'

export const customer = {
  ...{ id: 'gid://shopify/Customer/7', email: 'diego@kupac.example', isVerified: true },
  ...{ firstName: 'Diego', lastName: 'Rojas', kind: 'link' as const },
}
export const line = {
  ...{ identity: { kind: 'international', eraId: 'ERA-1' } as const, handle: 'notebook', name: 'Notebook' },
  ...{ price: createMoney(190_050, 'CLP'), image: null, category: 'Notebook', sku: null, tags: [], quantity: 2 },
  ...{ stock: 5, isStockKnown: true },
}
export const local = {
  ...line,
  identity: { kind: 'local', shop: 'retail', variantId: 'gid://shopify/ProductVariant/1' } as const,
}
export const quote: Quote = {
  lines: [
    {
      ...{
        eraId: 'ERA-1',
        handle: 'notebook',
        title: 'Notebook',
        sku: null,
        image: '/cdn/notebook.jpg',
        grams: 1_500,
        quantity: 2,
      },
      ...{ unitPrice: 190_050, dollars: 20_000 },
      rate: { pesosPerDollar: '950.25', source: 'live', at: '2026-11-16T12:00:00.000Z' },
    },
  ],
  unavailable: [],
  shipping: {
    ...{ title: 'Express International', price: createMoney(16_800, 'CLP'), source: 'fallback', ratesFound: 0 },
    grams: 3_000,
  },
  goods: createMoney(380_100, 'CLP'),
  total: createMoney(396_900, 'CLP'),
}

export const view: ImportedOrderView = {
  ...{ id: '11111111-1111-1111-1111-111111111111', orderId: 'era-1001', name: '#E1001', market: 'cl', isOwn: true },
  ...{
    state: 'sent',
    payment: 'approved',
    isUncovered: false,
    isGuestsOwn: false,
    gone: [],
    isCancelled: false,
    placedAt: '2026-11-16T12:00:00.000Z',
    heldUntil: null,
    total: quote.total,
    needsAddress: false,
    promised: null,
  },
  shipping: { ...quote.total, minor: 0 },
  lines: [{ title: 'Notebook', quantity: 2, price: quote.total }],
}
