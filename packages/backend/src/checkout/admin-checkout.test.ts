import { markets } from '@dvaput/domain/markets/markets'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { productInput } from '../../../../tests/support/catalogue/test-catalogue.ts'
import { useTestCheckout } from '../../../../tests/support/orders/test-checkout.ts'
import { createApi } from '../http/create-api.ts'
import { adminCheckoutRoutes } from './admin-checkout.routes.ts'
import { adminCheckoutSchema, draftOrderSchema } from './admin-checkout.schema.ts'

const test = useTestCheckout()
let api: ReturnType<typeof createApi>
let monitor: number
let dock: number
let limited = false

beforeAll(async () => {
  await test.shop.addProducts('main', [
    productInput('Monitor', { price: 20_050, stock: 5 }),
    productInput('Dok', { stock: 0 }),
  ])
  await test.shop.addProducts('retail', [productInput('Teléfono', { price: 99_990, stock: 5 })])
  await test.shop.syncAll()
  const numberOf = async (handle: string) => Number((await test.identityOf(handle)).variantId.split('/').at(-1))
  monitor = await numberOf('monitor')
  dock = await numberOf('dok')
  api = createApi().route(
    '/',
    adminCheckoutRoutes({
      adminCheckout: test.checkout.byAdmin,
      limiter: { consume: async () => ({ allowed: !limited, remaining: 1, retryAfterSeconds: 0 }) },
      localeOf: (c) => ({ market: c.req.query('market') === 'cl' ? markets.cl : markets.ba, language: 'en' }),
      clientIpOf: () => test.newIp(),
    }),
  )
})
beforeEach(() => {
  limited = false
  test.failures.clear()
  test.shop.passTime(31_000)
})

const send = async (path: string, body: unknown, query = '') => {
  const headers = { 'Content-Type': 'application/json' }
  const response = await api.request(`/shopify/${path}${query}`, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  })
  return { status: response.status, body: await response.json() }
}
const adminCheckout = (items: unknown, more: object = {}) =>
  send('admin-checkout', { checkout: { line_items: items, ...more } })
const draftOrder = (items: unknown) => send('draft-order', { line_items: items })
const refused = (status: number, code: string) => ({ status, body: expect.objectContaining({ success: false, code }) })

const address = {
  ...{ first_name: 'Amra', last_name: 'Hodžić', address1: 'Ferhadija 1', city: 'Sarajevo' },
  ...{ province: 'Kanton Sarajevo', country: 'Bosna i Hercegovina', zip: '71000', phone: '' },
}

describe('an admin checkout', () => {
  it('takes numeric ids, quantities and an address, and answers with prices of the shop [API-05] [API-06] [ENT-24]', async () => {
    const { status, body } = await adminCheckout([{ variant_id: monitor, quantity: 2, price: '0.01' }], {
      shipping_address: address,
      discount: '100.00',
    })
    expect(status).toBe(200)
    const { checkout } = adminCheckoutSchema.strict().parse(body)
    expect(checkout).toMatchObject({
      id: expect.stringMatching(/^gid:\/\/shopify\/DraftOrder\//),
      web_url: expect.stringMatching(/^http:\/\/main\.localhost:3000\/invoices\//),
      subtotal_price: '401.00',
      total_price: expect.stringMatching(/^\d+\.\d\d$/),
      total_tax: expect.stringMatching(/^\d+\.\d\d$/),
      currency: 'BAM',
      line_items: [{ variant_id: monitor, title: expect.stringContaining('Monitor'), quantity: 2, price: '200.50' }],
    })
    const [total, tax] = [Number(checkout.total_price), Number(checkout.total_tax)]
    expect(total).toBeGreaterThanOrEqual(401)
    expect(tax, 'of 17 %, which is in the total').toBeCloseTo((total * 17) / 117, 1)
    expect(checkout.shipping_rates.length).toBeGreaterThan(0)
    for (const rate of checkout.shipping_rates)
      expect(rate).toEqual({
        handle: rate.title.toLowerCase().replaceAll(' ', '-'),
        title: expect.stringMatching(/\S/),
        price: expect.stringMatching(/^\d+\.\d\d$/),
        source: 'shopify',
        location: 'Sarajevo',
      })
  })

  it('without an address has rates of no town, and none where carts fail', async () => {
    test.failures.set('CartCreate', () => new Response('', { status: 503 }))
    const { body } = await adminCheckout([{ variant_id: monitor, quantity: 1 }])
    expect(body).toMatchObject({ success: true, checkout: { shipping_rates: [] } })
  })

  it.each([
    ['failed', new Response('', { status: 503 }), refused(502, 'admin-checkout-failed')],
    ['refused', Response.json({ errors: [{ message: 'No' }] }), refused(409, 'admin-checkout-refused')],
  ])('is %s with its own text [ERR-22]', async (_, failure, expected) => {
    test.failures.set('AdminCheckout', () => failure)
    expect(await adminCheckout([{ variant_id: monitor, quantity: 1 }])).toEqual(expected)
  })
})

describe('a draft order', () => {
  it('takes lines and answers like the checkout, with an invoice to pay [API-07] [ENT-24]', async () => {
    const { status, body } = await draftOrder([{ variant_id: monitor, quantity: 1 }])
    expect(status).toBe(200)
    const { checkout } = draftOrderSchema.strict().parse(body)
    expect(checkout.invoice_url).toBe(checkout.web_url)
    const walk = test.walk('main')
    expect(await walk.open(checkout.invoice_url)).toHaveLength(40)
  })

  it.each([
    ['failed', new Response('', { status: 503 }), refused(502, 'draft-order-failed')],
    ['refused', Response.json({ errors: [{ message: 'No' }] }), refused(409, 'draft-order-refused')],
  ])('is %s with its own text [ERR-23]', async (_, failure, expected) => {
    test.failures.set('AdminCheckout', () => failure)
    expect(await draftOrder([{ variant_id: monitor, quantity: 1 }])).toEqual(expected)
  })
})

describe.each([
  ['an admin checkout', adminCheckout],
  ['a draft order', draftOrder],
])('%s is refused', (_, request) => {
  it.each([
    ['something out of stock', () => [{ variant_id: dock, quantity: 1 }], refused(409, 'cart-out-of-stock')],
    ['what no shop has', () => [{ variant_id: 1, quantity: 1 }], refused(409, 'cart-out-of-stock')],
    ['more than there is', () => [{ variant_id: monitor, quantity: 6 }], refused(409, 'cart-changed')],
    ['nothing', () => [], refused(400, 'bad-input')],
    ['half a piece', () => [{ variant_id: monitor, quantity: 0.5 }], refused(400, 'bad-input')],
    ['more pieces than anybody has', () => [{ variant_id: monitor, quantity: 1_001 }], refused(400, 'bad-input')],
    ['an id in words', () => [{ variant_id: String(monitor), quantity: 1 }], refused(400, 'bad-input')],
    ['too many lines', () => Array(101).fill({ variant_id: monitor, quantity: 1 }), refused(400, 'bad-input')],
  ])('for %s', async (_case, items, expected) => {
    expect(await request(items())).toEqual(expected)
  })

  it('for what the other market sells', async () => {
    const path = request === draftOrder ? 'draft-order' : 'admin-checkout'
    const items = [{ variant_id: monitor, quantity: 1 }]
    const body = path === 'draft-order' ? { line_items: items } : { checkout: { line_items: items } }
    expect(await send(path, body, '?market=cl')).toEqual(refused(409, 'cart-out-of-stock'))
  })

  it('after too many in a minute', async () => {
    limited = true
    expect(await request([{ variant_id: monitor, quantity: 1 }])).toEqual(refused(429, 'too-many-requests'))
  })
})
