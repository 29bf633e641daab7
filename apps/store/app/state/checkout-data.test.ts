import type { Cart } from '@dvaput/domain/cart/cart'
import { emptyCheckoutCustomer } from '@dvaput/domain/international/checkout-customer'
import { markets } from '@dvaput/domain/markets/markets'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

const { ba } = markets
const key = 'dvaput-cart-data-ba'
const line = (number: number, quantity: number): Cart[number] => ({
  identity: { kind: 'local', shop: 'main', variantId: `gid://shopify/ProductVariant/${number}` },
  ...{ handle: 'x', name: 'X', price: { minor: 100, currency: 'BAM' }, image: null, category: '', sku: null, tags: [] },
  ...{ quantity, stock: 9, isStockKnown: true },
})

let kept: Map<string, string>
let answers: Record<string, unknown>
beforeEach(() => {
  kept = new Map()
  answers = {}
  vi.resetModules()
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
    removeItem: (name: string) => kept.delete(name),
  })
  vi.stubGlobal('fetch', async (path: string) =>
    path in answers ? Response.json(answers[path]) : new Response('{}', { status: 404 }),
  )
})
afterEach(() => vi.unstubAllGlobals())

const open = async () => {
  const [cart, data] = [await import('./cart.ts'), await import('./checkout-data.ts')]
  cart.changeCart(ba, () => [line(1, 2), line(2, 1)])
  return { ...data, quantities: () => cart.readCart(ba).map(({ quantity }) => quantity), changeCart: cart.changeCart }
}

it('what was bought leaves the cart once, and what was added since stays [OK-10]', async () => {
  const tab = await open()
  tab.storeCheckoutData(ba, [line(1, 2)], 'checkout-7')
  tab.changeCart(ba, (cart) => cart.map((each) => ({ ...each, quantity: each.quantity + 1 })))
  tab.settleCheckout(ba, 'checkout-7')
  expect(tab.quantities()).toEqual([1, 2])
  tab.settleCheckout(ba, 'checkout-7')
  expect(tab.quantities()).toEqual([1, 2])
  expect(kept.has(key)).toBe(false)
})

it('a checkout that this browser did not start takes nothing out', async () => {
  const tab = await open()
  tab.settleCheckout(ba, 'checkout-7')
  tab.storeCheckoutData(ba, [line(1, 2)], 'checkout-8')
  tab.settleCheckout(ba, 'checkout-7')
  expect(tab.quantities()).toEqual([2, 1])
})

it.each(['rubbish', 'null', '7', '{"cartItems":7}', '{"cartItems":[]}'])(
  'the browser takes %s for no data of a checkout',
  async (text) => {
    const tab = await open()
    kept.set(key, text)
    expect(tab.readCheckoutData(ba)).toBeNull()
    expect(() => tab.settleCheckout(ba, 'checkout-7')).not.toThrow()
  },
)

it('opening the cart finds out about a shopper who did not come back', async () => {
  const tab = await open()
  tab.storeCheckoutData(ba, [line(1, 2)], 'checkout-7')
  const { signal } = new AbortController()
  await tab.settleOpenCheckout(ba, signal)
  expect(tab.quantities(), 'the server does not know it').toEqual([2, 1])
  answers['/api/checkouts/checkout-7'] = { success: true, isOrdered: false }
  await tab.settleOpenCheckout(ba, signal)
  expect(tab.quantities(), 'no order yet').toEqual([2, 1])
  answers['/api/checkouts/checkout-7'] = { success: true, isOrdered: true }
  await tab.settleOpenCheckout(ba, signal)
  expect(tab.quantities()).toEqual([1])
})

it('of an international order that is paid nothing stays behind [OK-12]', async () => {
  const tab = await open()
  const { forgetInternationalOrder, storeInternationalOrder, storeTemporaryProducts } = await import(
    './international-checkout.ts'
  )
  const customer = { ...emptyCheckoutCustomer, firstName: 'Amra' }
  const price = { minor: 16_800, currency: 'CLP' } as const
  const shipping = { title: 'Express International', price, source: 'fallback' as const, ratesFound: 0, grams: 1_000 }
  storeTemporaryProducts(ba, 'order-7', { lines: [] })
  tab.storeCheckoutData(ba, [line(1, 2), line(2, 1)], 'order-7')
  storeInternationalOrder(ba, customer, { lines: [], total: price, shipping })
  const stored = () => [...kept.keys()].filter((name) => /cart-data|international|temporary/.test(name))
  expect(stored()).toHaveLength(4)
  tab.settleCheckout(ba, 'order-7')
  forgetInternationalOrder(ba)
  expect(tab.quantities()).toEqual([])
  expect(stored()).toEqual([])
})
