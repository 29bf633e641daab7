import { emptyCheckoutCustomer } from '@dvaput/domain/international/checkout-customer'
import { createMoney } from '@dvaput/domain/money/money'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import {
  forgetInternationalOrder,
  restoreInternationalOrder,
  storeInternationalOrder,
  storeTemporaryProducts,
} from './international-checkout.ts'

const market = { id: 'cl' } as const
const customer = { ...emptyCheckoutCustomer, firstName: 'Diego', lastName: 'Rojas', email: 'diego@kupac.example' }
const line = {
  ...{ eraId: 'ERA-1', handle: 'notebook', title: 'Notebook', sku: null, image: null, grams: 1_500 },
  ...{ quantity: 2, unitPrice: 190_050, dollars: null, rate: null },
}
const shipping = {
  ...{ title: 'Express International', price: createMoney(16_800, 'CLP'), ratesFound: 0, grams: 3_000 },
  source: 'fallback' as const,
}
const quote = { lines: [line], total: createMoney(396_900, 'CLP'), shipping }

beforeEach(() => {
  const stored = new Map<string, string>()
  vi.useFakeTimers({ now: new Date('2026-11-16T12:00:00Z') })
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const read = (key: string) => JSON.parse(localStorage.getItem(key) ?? 'null')

it('the browser’s storage of an imported checkout keeps the order and the form apart, in the shape of the specification [STOR-06] [STOR-07]', () => {
  storeInternationalOrder(market, customer, quote)
  expect(read('dvaput-international-order-cl')).toEqual({
    customer,
    items: [{ id: 'ERA-1', name: 'Notebook', price: 190_050, quantity: 2 }],
    total: 396_900,
    timestamp: Date.now(),
    type: 'ERA_DIRECT',
    shipping: {
      ...{ method: 'Express International', price_clp: 16_800, source: 'fallback', weight_kg: 3, rates_available: 0 },
    },
  })
  expect(Object.keys(read('dvaput-international-checkout-cl').customer)).toEqual([
    ...['firstName', 'lastName', 'email', 'phone', 'address', 'address2', 'city', 'region', 'postalCode'],
    // Ours: what the buyer may add of themselves and their company.
    ...['taxId', 'wantsInvoice', 'companyName', 'companyTaxId', 'companyActivity', 'companyAddress'],
  ])
})

it('the browser’s storage of an imported checkout knows which temporary products a checkout has made, by their ids alone, until it ends [STOR-05]', () => {
  const key = 'dvaput-temporary-products-cl'
  storeInternationalOrder(market, customer, quote)
  storeTemporaryProducts(market, 'checkout-7', quote)
  expect(read(key)).toEqual({
    checkout: 'checkout-7',
    temporaryProducts: [{ eraProductId: 'ERA-1', quantity: 2 }],
    timestamp: Date.now(),
  })
  forgetInternationalOrder(market)
  expect(read(key)).toBeNull()
  storeInternationalOrder(market, customer, quote)
  storeTemporaryProducts(market, 'checkout-8', quote)
  vi.advanceTimersByTime(1_800_000)
  restoreInternationalOrder(market)
  expect(read(key), 'older than half an hour').toBeNull()
})

it('the browser’s storage of an imported checkout has a key each for the form, the order and the temporary products, and none of them is the cart’s [STOR-08]', () => {
  const cartKey = 'dvaput-cart-data-cl'
  localStorage.setItem(cartKey, '{"cartItems":[]}')
  storeInternationalOrder(market, customer, quote)
  storeTemporaryProducts(market, 'checkout-7', quote)
  expect(Object.keys(read('dvaput-international-checkout-cl'))).toEqual(['customer', 'timestamp'])
  expect(read('dvaput-international-order-cl')).toMatchObject({ type: 'ERA_DIRECT' })
  expect(read('dvaput-temporary-products-cl')).toMatchObject({ checkout: 'checkout-7' })
  expect(read(cartKey)).toEqual({ cartItems: [] })
})

it('the browser’s storage of an imported checkout restores the form within 30 minutes and not later, and forgets it then [XCO-23]', () => {
  storeInternationalOrder(market, customer, quote)
  vi.advanceTimersByTime(1_799_999)
  expect(restoreInternationalOrder(market)).toEqual(customer)
  vi.advanceTimersByTime(1)
  expect(restoreInternationalOrder(market)).toBeNull()
  expect(read('dvaput-international-order-cl')).toBeNull()
  expect(read('dvaput-international-checkout-cl')).toBeNull()
})

it('the browser’s storage of an imported checkout forgets the order when it is told to, and survives rubbish', () => {
  storeInternationalOrder(market, customer, quote)
  forgetInternationalOrder(market)
  expect(restoreInternationalOrder(market)).toBeNull()
  localStorage.setItem('dvaput-international-order-cl', '{"customer": 7, "timestamp": "x"}')
  expect(restoreInternationalOrder(market)).toBeNull()
})
