import { randomUUID } from 'node:crypto'
import { markets } from '@dvaput/domain/markets/markets'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { productInput } from '../../../../tests/support/test-catalogue.ts'
import { useTestCheckout } from '../../../../tests/support/test-checkout.ts'
import { createCartLines } from '../cart/cart-lines.ts'
import { createServerCart } from '../cart/server-cart.ts'
import { createImportedProducts } from '../international/imported-products.ts'

const test = useTestCheckout()
let monitor: Awaited<ReturnType<typeof test.identityOf>>

beforeAll(async () => {
  await test.shop.addProducts('main', [productInput('Monitor', { price: 20_000, stock: 50 })])
  await test.shop.syncAll()
  monitor = await test.identityOf('monitor')
})
beforeEach(() => {
  test.failures.clear()
  test.shop.passTime(31_000)
})

const start = async (quantity: number, browser?: string, person = test.nobody()) => {
  const started = await test.start({ lines: [{ identity: monitor, quantity }], browser, person })
  if (!started.ok) throw new Error(`refused: ${started.refusal.code}`)
  return started.value
}

/** Orders with cash on delivery. */
const pay = async (url: string) => {
  const walk = test.walk('main')
  const token = await walk.open(url)
  const { text } = await walk.fillIn(token)
  return walk.place(token, walk.hidden(text, 'shown'))
}

describe('what is known of a checkout', () => {
  it('is its order once the shop has one, whether or not a webhook came', async () => {
    const { id, url, browser } = await start(2)
    const counts = { local: 2, international: 0 }
    expect(await test.checkout.read({ id, browser })).toEqual({ id, market: 'ba', counts, order: null })
    await pay(url)
    const order = {
      ...{ id: expect.stringMatching(/^main-\d+$/), name: expect.stringMatching(/^#\d+$/) },
      ...{ processedAt: expect.any(Date), isCancelled: false, isPaid: false },
      ...{ isPickup: false, method: 'cash-on-delivery' },
      bought: { lines: [{ title: 'Monitor', quantity: 2 }], total: { currency: 'BAM', minor: 40_500 } },
      statusUrl: expect.stringMatching(/^http:\/\/main\.localhost:3000\/orders\//),
    }
    expect(await test.checkout.read({ id, browser })).toEqual({ id, market: 'ba', counts, order })
    expect(await test.checkout.read({ id: undefined, browser }), 'the browser’s latest').toMatchObject({ id, order })
  })

  it('is for another browser, or after the cookie is lost, nothing but number, date and counts', async () => {
    const { id, url } = await start(1)
    await pay(url)
    for (const browser of [undefined, 'x'.repeat(43), 'rubbish']) {
      const view = await test.checkout.read({ id, browser })
      expect(view).toMatchObject({ id, counts: { local: 1 }, order: { statusUrl: null, bought: null } })
      expect(await test.checkout.read({ id: undefined, browser })).toBeNull()
    }
    expect(JSON.stringify(await test.checkout.read({ id, browser: undefined }))).not.toMatch(/@|Titova|Amina|key=/)
  })

  it.each(['', 'main-1', randomUUID(), `${randomUUID()}'`])('is nothing for the id %j', async (id) => {
    expect(await test.checkout.read({ id, browser: undefined })).toBeNull()
  })

  it('stays open where the shop cannot be asked, and is found out later', async () => {
    const { id, url, browser } = await start(3)
    await pay(url)
    test.failures.set('ChangedOrders', () => new Response('', { status: 503 }))
    test.failures.set('', () => new Response('', { status: 503 }))
    expect(await test.checkout.read({ id, browser })).toMatchObject({ order: null })
    test.failures.clear()
    expect(await test.checkout.read({ id, browser })).toMatchObject({ order: { name: expect.any(String) } })
  })
})

describe('a press of a cart that was bought meanwhile', () => {
  it('leads to the success page, and the next press of the same cart is a new purchase', async () => {
    const first = await start(4)
    await pay(first.url)
    const again = await start(4, first.browser)
    expect(again).toEqual({ ...first, url: `http://localhost:3000/checkout/success?checkout=${first.id}` })
    expect((await start(4, first.browser)).id).not.toBe(first.id)
  })
})

describe('an order that names a checkout', () => {
  it('marks it once, and only that of its own shop', async () => {
    const { id, url } = await start(5)
    await pay(url)
    await test.orders.askFor('main', new Date(0))
    const stateOf = async () =>
      (await test.shop.database.pool.query('SELECT state, order_id FROM backend.checkouts WHERE id = $1', [id])).rows
    const order = await test.orders.findByCheckout(id)
    expect(await stateOf()).toEqual([{ state: 'ordered', order_id: order?.id }])
    if (!order) throw new Error('no order')
    const copies = [
      { shop: 'main' as const, id: 'gid://shopify/Order/900001', name: '#900001' },
      { shop: 'retail' as const, id: 'gid://shopify/Order/900002', name: '#900002' },
    ]
    for (const { shop, ...copy } of copies) await test.orders.recordOrder(shop, { ...order.snapshot, ...copy })
    expect(await stateOf()).toEqual([{ state: 'ordered', order_id: order.id }])
  })

  it('takes what was bought out of the customer’s cart, and leaves what was added since', async () => {
    const { person } = await test.logIn('link')
    const customer = await person.customer()
    const locale = { market: markets.ba, language: 'en' } as const
    const { catalogue } = test.shop
    const imported = createImportedProducts(test.shop.platform)
    const serverCart = createServerCart({
      database: test.shop.platform.database,
      catalogue,
      imported,
      cartLines: createCartLines({ catalogue, imported }),
    })
    const hold = async (quantity: number) => {
      const changes = [{ identity: monitor, quantity, agoMs: 0 }]
      await serverCart.sync(customer?.id ?? '', locale, { revision: 0, changes })
    }
    await hold(2)
    const { url } = await start(2, undefined, person)
    await hold(3)
    await pay(url)
    await test.orders.askFor('main', new Date(0))
    const left = await serverCart.read(customer?.id ?? '', locale)
    expect(left.map(({ quantity }) => quantity)).toEqual([1])
  })

  it('is recorded whatever it writes there', async () => {
    const { url } = await start(6)
    await pay(url)
    await test.orders.askFor('main', new Date(0))
    const { rows } = await test.shop.database.pool.query<{ checkout_id: string }>(
      'SELECT checkout_id FROM backend.orders ORDER BY recorded_at DESC LIMIT 1',
    )
    const known = await test.orders.findByCheckout(rows[0]?.checkout_id ?? '')
    if (!known) throw new Error('no order')
    const attributes = [{ key: '_checkout', value: "'; DROP TABLE" }]
    await test.orders.recordOrder('main', { ...known.snapshot, id: 'gid://shopify/Order/900003', attributes })
    expect(await test.orders.findByCheckout("'; DROP TABLE")).toMatchObject({ id: 'main-900003' })
  })
})
