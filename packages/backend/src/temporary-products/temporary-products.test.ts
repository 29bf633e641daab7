import { failpointActions } from '@dvaput/database/failpoint'
import { emptyCheckoutCustomer } from '@dvaput/domain/international/checkout-customer'
import fc from 'fast-check'
import { Hono } from 'hono'
import { describe, expect, it } from 'vitest'
import { bosnia, useTemporaryCheckouts } from '../../../../tests/support/imported/temporary-checkouts.ts'
import { homes } from '../../../../tests/support/orders/test-checkout.ts'
import { temporaryProductsRoutes } from './temporary-products.routes.ts'

const { test, query, start, opened, pay, productsAtShop } = useTemporaryCheckouts()
const { imports } = test
const failed = (code: string) => ({ ok: false, refusal: { code } })
const checkout = () => test.temporaryProducts.checkoutWith(test.checkout)

describe('a checkout of imported products', () => {
  it('is the CLP shop’s, at the inventory’s price, with as many as are bought [API-29]', async () => {
    const eraId = imports.stock('L-1', 5, 190_050)
    const { url, id } = await opened([{ eraId, quantity: 2 }])
    expect(new URL(url).origin).toBe('http://retail.localhost:3000')
    expect(new URL(url).searchParams.get('return_to')).toBe(`http://localhost:3000/checkout/success?checkout=${id}`)
    expect(await productsAtShop('Notebook L-1')).toEqual([
      { status: 'unlisted', price: '190050', weight_grams: 1_500, on_hand: 2 },
    ])
    const { payment } = await pay(url)
    expect(payment.text).toContain('Express International')
    expect(payment.text).toContain('396.900')
  })

  it('is not opened for a unit that a buyer of the other market is paying for, and says until when', async () => {
    const eraId = imports.stock('L-30', 1)
    const [order] = await query<{ id: string; until: Date }>(
      `INSERT INTO backend.international_orders (id, market, language, email, customer, browser_hash, fingerprint, lines,
         shipping, shipping_total, total, provider, hold_until)
       VALUES (gen_random_uuid(), 'cl', 'es', '', '{}', repeat('a', 64), 'L-30', $1, '{}', 0, 190050, 'test',
         app_now() + interval '20 minutes')
       RETURNING id, hold_until AS until`,
      [JSON.stringify([{ eraId, quantity: 1, unitPrice: 190_050 }])],
    )
    await query('INSERT INTO backend.international_stock (era_id, confirmed, held, ceiling) VALUES ($1, 1, 1, 1)', [
      eraId,
    ])
    await query('INSERT INTO backend.international_holds (order_id, era_id, quantity) VALUES ($1, $2, 1)', [
      order?.id,
      eraId,
    ])
    const about = { item: { kind: 'international', eraId }, name: 'Notebook L-30' }
    expect(await start([{ eraId, quantity: 1 }])).toEqual({
      ...failed('cart-out-of-stock'),
      problems: [{ ...about, kind: 'held', until: order?.until.toISOString() }],
    })
    await query("UPDATE backend.international_orders SET state = 'paid' WHERE id = $1", [order?.id])
    expect(await start([{ eraId, quantity: 1 }])).toMatchObject({ problems: [{ ...about, kind: 'gone' }] })
  })

  it('is filled in with what was typed before', async () => {
    const eraId = imports.stock('L-9', 5)
    const customer = {
      ...emptyCheckoutCustomer,
      ...{ firstName: 'Lejla', lastName: 'Begić', email: 'lejla@example.ba', phone: '+38761234567' },
      ...{
        address: 'Ferhadija 1',
        address2: 'stan 12',
        city: 'Sarajevo',
        region: 'Kanton Sarajevo',
        postalCode: '71000',
      },
    }
    const visitor = { person: test.nobody(), clientIp: test.newIp(), locale: bosnia }
    const started = await checkout().start({ ...visitor, lines: [{ eraId, quantity: 1 }], customer })
    const walk = test.walk('retail')
    const token = await walk.open(started.ok ? started.url : '')
    const { text } = await walk.get(`/checkouts/${token}/information`)
    for (const value of ['Lejla', 'Begić', 'lejla@example.ba', 'Ferhadija 1', 'stan 12', '71000'])
      expect(text).toContain(`value="${value}"`)
    expect(text).toMatch(/<option[^>]* selected[^>]*>Kanton Sarajevo/)
  })

  it('asks for an address of the buyer’s market also where the shop’s carts fail', async () => {
    const eraId = imports.stock('L-22', 5, 190_050)
    test.failures.set('CartCreate', () => new Response('', { status: 503 }))
    const { url } = await opened([{ eraId, quantity: 1 }])
    test.failures.clear()
    const walk = test.walk('retail')
    const token = await walk.open(url)
    const { text } = await walk.get(`/checkouts/${token}/information`)
    expect(text).toContain('Kanton Sarajevo')
    expect(text).not.toContain('Metropolitana de Santiago')
    const { payment, paid } = await pay(url)
    expect(payment.text).toContain('Express International')
    expect(payment.text).toContain('206.850')
    expect(paid.status).toBe(303)
  })

  it('is the same for the same products of the same browser, and another at another price', async () => {
    const eraId = imports.stock('L-4', 5, 100_000)
    const { id, url, browser } = await opened([{ eraId, quantity: 1 }])
    expect(await start([{ eraId, quantity: 1 }], browser)).toEqual({ ok: true, id, url, browser })
    expect(await productsAtShop('Notebook L-4')).toHaveLength(1)
    imports.stock(eraId, 5, 120_000)
    expect((await opened([{ eraId, quantity: 1 }], browser)).id).not.toBe(id)
  })

  it('is refused without stock, without a price, without products, and while nobody can be asked [CART-21] [ERR-21]', async () => {
    const [gone, placeholder, fine] = [imports.stock('L-5', 0), imports.stock('L-6', 5, null), imports.stock('L-7', 5)]
    expect(await start([{ eraId: gone, quantity: 1 }])).toEqual({
      ...failed('cart-out-of-stock'),
      problems: [expect.objectContaining({ kind: 'gone', name: 'Notebook L-5' })],
    })
    expect(await start([{ eraId: placeholder, quantity: 1 }])).toMatchObject(failed('cart-out-of-stock'))
    expect(await start([{ eraId: fine, quantity: 6 }])).toMatchObject(failed('cart-out-of-stock'))
    expect(await start([{ eraId: 'unknown', quantity: 1 }])).toMatchObject(failed('cart-out-of-stock'))
    expect(await start([])).toEqual(failed('cart-without-international'))
    test.failures.set('', () => new Response('', { status: 503 }))
    expect(await start([{ eraId: fine, quantity: 1 }])).toEqual(failed('temporary-products-failed'))
    test.failures.clear()
    imports.faults.saysNothing = true
    expect(await start([{ eraId: fine, quantity: 1 }])).toEqual(failed('stock-unconfirmed'))
    imports.faults.saysNothing = false
    expect(await productsAtShop('Notebook L-7')).toEqual([])
  })

  it('is started with a count of the last half hour while the warehouse is down', async () => {
    const eraId = imports.stock('L-34', 5)
    imports.faults.isDown = true
    expect(await start([{ eraId, quantity: 6 }])).toMatchObject(failed('cart-out-of-stock'))
    expect(await start([{ eraId, quantity: 1 }])).toMatchObject({ ok: true })
    imports.stock(eraId, 5, undefined, new Date(Date.now() - 31 * 60_000))
    expect(await start([{ eraId, quantity: 1 }])).toEqual(failed('stock-unconfirmed'))
  })

  it('leaves nothing at the shop after a crash: what was made is known and removed after a day', async () => {
    const eraId = imports.stock('L-8', 5)
    failpointActions['after-temporary-product'] = { do: 'throw' }
    await expect(start([{ eraId, quantity: 1 }])).rejects.toThrow()
    failpointActions['after-temporary-product'] = { do: 'sleep', milliseconds: 0 }
    expect(await productsAtShop('Notebook L-8')).toHaveLength(1)
    await query(
      `UPDATE backend.temporary_products SET created_at = created_at - interval '25 hours' WHERE era_id = $1`,
      [eraId],
    )
    await test.temporaryProducts.removeOld()
    expect(await productsAtShop('Notebook L-8')).toEqual([])
  })
})

describe('the calls', () => {
  const api = () => {
    const app = new Hono()
    app.use(async (c, next) => {
      c.set('person', test.nobody())
      await next()
    })
    const routes = temporaryProductsRoutes({
      temporaryProducts: { make: test.temporaryProducts.make, ...checkout() },
      limiter: { consume: async () => ({ allowed: true, remaining: 1, retryAfterSeconds: 0 }) },
      localeOf: () => bosnia,
      clientIpOf: () => test.newIp(),
      homes,
    })
    return app.route('/', routes)
  }
  const post = async (path: string, body: object, Cookie = '') => {
    const app = api()
    const response = await app.request(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Cookie },
      body: JSON.stringify(body),
    })
    const [cookie = ''] = response.headers.get('Set-Cookie')?.split(';') ?? []
    return { status: response.status, body: await response.json(), cookie }
  }

  it('make one product with its variant and weight [API-10]', async () => {
    const eraId = imports.stock('L-10', 5, 99_990)
    const { status, body } = await post('/shopify/create-temp-era-product', {
      product: { id: eraId, name: 'Anything', price: 99_990, sku: 'X', tags: ['a'] },
    })
    expect(status).toBe(200)
    expect(body).toEqual({
      success: true,
      product: {
        id: expect.stringMatching(/^gid:\/\/shopify\/Product\/\d+$/),
        title: 'Notebook L-10',
        variants: [
          {
            id: expect.stringMatching(/^gid:\/\/shopify\/ProductVariant\/\d+$/),
            ...{ price: 99_990, sku: 'SKU-L-10', weight: 1_500 },
          },
        ],
      },
    })
  })

  it('make several and lead to their checkout [API-28] [API-29] [API-30]', async () => {
    const ids = [imports.stock('L-11', 5, 10_000), imports.stock('L-12', 5, 20_000)]
    const made = await post('/hybrid/create-temporary-era-products', {
      eraProducts: ids.map((id) => ({ id, name: 'x', price: id === 'L-11' ? 10_000 : 20_001, sku: null, image: null })),
    })
    expect(made.body).toMatchObject({
      success: true,
      temporaryProducts: ids.map((id) => ({ shopifyVariantId: expect.any(String), eraProductId: id })),
      tempProductsInfo: [
        { eraProductId: 'L-11', name: 'Notebook L-11', price: 10_000, sku: 'SKU-L-11', weight: 1_500 },
        { eraProductId: 'L-12', price: 20_000 },
      ],
    })
    const temporaryProducts = made.body.temporaryProducts.map(({ shopifyVariantId }: { shopifyVariantId: string }) => ({
      ...{ shopifyVariantId, quantity: 2 },
    }))
    const { body } = await post('/hybrid/create-era-checkout', { temporaryProducts })
    expect(body).toEqual({
      success: true,
      checkoutUrl: expect.stringContaining('http://retail.localhost:3000/cart/c/'),
    })
    const { payment } = await pay(body.checkoutUrl)
    expect(payment.text).toContain('76.800')
  })

  it('refuse a price that is not the inventory’s, and make nothing [API-28] [ERR-21]', async () => {
    const eraId = imports.stock('L-13', 5, 500_000)
    for (const price of [1, 499_998, 500_002, 0]) {
      const { status, body } = await post('/hybrid/create-temporary-era-products', {
        eraProducts: [{ id: eraId, name: 'x', price, sku: 'x', image: 'x' }],
      })
      expect(status).toBe(409)
      expect(body).toMatchObject({
        ...{
          success: false,
          error: expect.stringMatching(/^Failed to create temporary products/),
          temporaryProducts: [],
          tempProductsInfo: [],
        },
      })
    }
    expect(await productsAtShop('Notebook L-13')).toEqual([])
  })

  it('T12: make products at the inventory’s price alone, whatever is sent', async () => {
    const eraId = imports.stock('L-15', 1_000, 500_000)
    const forged = fc.constantFrom<unknown>(0, 1, -1, 0.01, 1e-9, 499_999, 5e5, '1', 'CLP', null, [], { minor: 1 })
    const names = [
      'price',
      'unitPrice',
      'unit_price',
      'amount',
      'compareAtPrice',
      'currency',
      'quantity',
      'sku',
      'name',
    ]
    const product = fc.dictionary(fc.constantFrom(...names, 'weight', 'tags', 'eraId'), forged, { maxKeys: 4 })
    for (const fields of fc.sample(product, { seed: 15, numRuns: 60 })) {
      const { status } = await post('/hybrid/create-temporary-era-products', {
        ...{ eraProducts: [{ ...fields, id: eraId }], total: 1, currency: 'USD' },
      })
      expect(status).toBeLessThan(500)
    }
    const made = await productsAtShop('Notebook L-15')
    expect(made.length).toBeGreaterThan(5)
    const facts = { status: 'unlisted', price: '500000', weight_grams: 1_500, on_hand: 1 }
    expect(made).toEqual(made.map(() => facts))
  })

  it('ask about an order that this browser has just paid, and leave one checkout of its products open', async () => {
    const eraId = imports.stock('L-23', 9, 10_000)
    const check = async (more: object, cookie?: string) => {
      const { body } = await post('/shopify/create-temp-era-product', { product: { id: eraId } })
      const temporaryProducts = [{ shopifyVariantId: body.product.variants[0].id, quantity: 1 }]
      return post('/hybrid/create-era-checkout', { temporaryProducts, ...more }, cookie)
    }
    const first = await check({})
    await pay(first.body.checkoutUrl)
    expect(await check({}, first.cookie)).toMatchObject({ status: 409, body: { code: 'order-just-paid' } })
    expect(await check({ earlier: 'twice' }, first.cookie)).toMatchObject({ status: 400 })
    const second = await check({ earlier: 'keep' }, first.cookie)
    expect([second.status, second.cookie]).toEqual([200, first.cookie])
    expect((await check({})).status, 'another browser').toBe(200)
    imports.stock(eraId, 9, 11_000)
    const third = await check({ earlier: 'keep' }, first.cookie)
    await test.jobs.drain()
    const walk = test.walk('retail')
    const textOf = async (url: string) => (await walk.get(`/checkouts/${await walk.open(url)}/information`)).text
    expect(await textOf(second.body.checkoutUrl)).not.toContain('name="email"')
    expect(await textOf(third.body.checkoutUrl)).toContain('name="email"')
  })

  it('sell no variant of the shop that is not a temporary product, nor one twice [ERR-21]', async () => {
    const eraId = imports.stock('L-14', 5, 10_000)
    const { body: made } = await post('/shopify/create-temp-era-product', { product: { id: eraId } })
    const variantId = made.product.variants[0].id
    const check = (id: string) =>
      post('/hybrid/create-era-checkout', { temporaryProducts: [{ shopifyVariantId: id, quantity: 1 }] })
    expect(await check('gid://shopify/ProductVariant/1')).toMatchObject({
      ...{ status: 409, body: { error: expect.stringMatching(/^Failed to create Shopify checkout/) } },
    })
    imports.stock(eraId, 5, 11_000)
    expect((await check(variantId)).body.code).toBe('cart-changed')
    imports.stock(eraId, 5, 10_000)
    expect((await check(variantId)).status).toBe(200)
    expect(await check(variantId)).toMatchObject({ status: 409, body: { code: 'temporary-checkout-refused' } })
  })
})
