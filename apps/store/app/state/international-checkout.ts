import type { Quote } from '@dvaput/backend/imported-orders/placing/quote'
import { type CheckoutCustomer, parseCheckoutCustomer } from '@dvaput/domain/international/checkout-customer'
import type { Market } from '@dvaput/domain/markets/market'

const restoredMs = 1_800_000 // XCO-23

type Stored = Pick<Market, 'id'>

/** The form and the order have a key each. // STOR-06, STOR-07, STOR-08 */
const formKey = ({ id }: Stored) => `dvaput-international-checkout-${id}`
const orderKey = ({ id }: Stored) => `dvaput-international-order-${id}`
const temporaryKey = ({ id }: Stored) => `dvaput-temporary-products-${id}`

/** What is about to be paid, so that whoever comes back without paying finds the form as it was. */
export const storeInternationalOrder = (
  market: Stored,
  customer: CheckoutCustomer,
  { lines, total, shipping }: Pick<Quote, 'lines' | 'total' | 'shipping'>,
): void => {
  const timestamp = Date.now()
  const order = {
    customer,
    items: lines.map(({ eraId, title, quantity, unitPrice }) => ({
      id: eraId,
      name: title,
      price: unitPrice,
      quantity,
    })),
    total: total.minor,
    timestamp,
    type: 'ERA_DIRECT',
    shipping: {
      method: shipping.title,
      price_clp: shipping.price.minor,
      source: shipping.source,
      weight_kg: shipping.grams / 1_000,
      rates_available: shipping.ratesFound,
    },
  }
  try {
    localStorage.setItem(formKey(market), JSON.stringify({ customer, timestamp }))
    localStorage.setItem(orderKey(market), JSON.stringify(order))
  } catch {
    // Without storage the form is empty for whoever comes back.
  }
}

/**
 * Which temporary products a checkout at the platform has made, until it is paid or given up. The server removes them
 * whatever the browser says, so ids alone are kept. // STOR-05
 */
export const storeTemporaryProducts = (market: Stored, checkout: string, { lines }: Pick<Quote, 'lines'>): void => {
  const temporaryProducts = lines.map(({ eraId, quantity }) => ({ eraProductId: eraId, quantity }))
  try {
    localStorage.setItem(temporaryKey(market), JSON.stringify({ checkout, temporaryProducts, timestamp: Date.now() }))
  } catch {
    // The server knows them without it.
  }
}

/** After success, and when it is older than half an hour. // divergences S-36 */
export const forgetInternationalOrder = (market: Stored): void => {
  try {
    for (const key of [formKey(market), orderKey(market), temporaryKey(market)]) localStorage.removeItem(key)
  } catch {
    // A browser that refuses storage has nothing to remove.
  }
}

/** The form of an order that was left within the last half hour; null otherwise. */
export const restoreInternationalOrder = (market: Stored): CheckoutCustomer | null => {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(orderKey(market)) ?? 'null')
    const { customer, timestamp } = (stored ?? {}) as { customer?: Record<string, unknown>; timestamp?: unknown }
    const age = Date.now() - Number(timestamp)
    if (customer && age >= 0 && age < restoredMs) return parseCheckoutCustomer((field) => customer[field])
  } catch {
    // Somebody else wrote there.
  }
  forgetInternationalOrder(market)
  return null
}
