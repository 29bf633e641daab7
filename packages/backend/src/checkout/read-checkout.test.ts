import { createHmac, randomUUID } from 'node:crypto'
import { markets } from '@dvaput/domain/markets/markets'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { productInput } from '../../../../tests/support/catalogue/test-catalogue.ts'
import { useTestCheckout } from '../../../../tests/support/orders/test-checkout.ts'
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

type Query = Parameters<typeof test.checkout.read>[0]
const read = (query: Partial<Query>) =>
  test.checkout.read({ id: undefined, browser: undefined, proof: undefined, customer: null, ...query })

/** Orders with cash on delivery; returns what the platform gives to the browser that did. */
const pay = async (url: string) => {
  const walk = test.walk('main')
  const token = await walk.open(url)
  const { text } = await walk.fillIn(token)
  const { location } = await walk.place(token, walk.hidden(text, 'shown'))
  return new URL(location ?? '', 'http://localhost:3000').searchParams.get('order_proof') ?? undefined
}

describe('what is known of a checkout', () => {
  it('is its order once the shop has one, whether or not a webhook came', async () => {
    const { id, url, browser } = await start(2)
    const counts = { local: 2, international: 0 }
    expect(await read({ id, browser })).toEqual({ id, market: 'ba', counts, order: null })
    const proof = await pay(url)
    const order = {
      ...{ id: expect.stringMatching(/^main-\d+$/), name: expect.stringMatching(/^#\d+$/) },
      ...{ processedAt: expect.any(Date), isCancelled: false, isPaid: false, isCustomers: false },
      ...{ isPickup: false, method: 'cash-on-delivery', gone: [] },
      bought: {
        lines: [{ title: 'Monitor', quantity: 2, price: { currency: 'BAM', minor: 40_000 } }],
        discount: { currency: 'BAM', minor: 0 },
        shipping: { currency: 'BAM', minor: 500 },
        total: { currency: 'BAM', minor: 40_500 },
        expected: { firstDay: expect.any(String), lastDay: expect.any(String), isPickup: false },
      },
      statusUrl: expect.stringMatching(/^http:\/\/main\.localhost:3000\/orders\//),
    }
    expect(await read({ id, proof })).toEqual({ id, market: 'ba', counts, order })
    expect(await read({ browser, proof }), 'the browser’s latest').toMatchObject({ id, order })
  })

  const withheld = { order: { statusUrl: null, bought: null, isCustomers: false } }

  it('is nothing but number, date and counts for who did not complete it, also where they started it', async () => {
    const { id, url, browser } = await start(1)
    const proof = await pay(url)
    const [until, signature] = proof?.split('.') ?? []
    const forged = [`${until}.${'x'.repeat(43)}`, `${Number(until) + 1}.${signature}`, 'rubbish', '1.x', `${until}.`]
    for (const wrong of [undefined, ...forged])
      expect(await read({ id, browser, proof: wrong }), wrong).toMatchObject({ id, counts: { local: 1 }, ...withheld })
    for (const other of [undefined, 'x'.repeat(43), 'rubbish']) expect(await read({ browser: other, proof })).toBeNull()
    expect(JSON.stringify(await read({ id, browser }))).not.toMatch(/@|Titova|Amina|key=/)
    const another = await start(1)
    await pay(another.url)
    expect(await read({ id: another.id, proof }), 'of another order').toMatchObject(withheld)
    const { database } = test.shop.platform
    const { rows } = await database.pool.query<{ key: string }>(
      `SELECT status_key AS key FROM platform.orders WHERE attributes::text LIKE $1`,
      [`%${id}%`],
    )
    const sign = (time: number) =>
      `${time}.${createHmac('sha256', rows[0]?.key ?? '')
        .update(`${time}`)
        .digest('base64url')}`
    const now = Math.floor(Date.now() / 1000)
    expect(await read({ id, proof: sign(now + 60) })).toMatchObject({ order: { statusUrl: expect.any(String) } })
    expect(await read({ id, proof: sign(now - 60) }), 'too late').toMatchObject(withheld)
  })

  it('is that of a customer for this customer alone, and no longer once they have signed out', async () => {
    const { person } = await test.logIn('link')
    const { person: other } = await test.logIn('link')
    const customer = await person.customer()
    const { id, url, browser } = await start(7, undefined, person)
    const proof = await pay(url)
    expect(await read({ id, browser, proof, customer })).toMatchObject({ order: { statusUrl: expect.any(String) } })
    for (const somebody of [null, await other.customer()])
      for (const query of [{ id }, { id, proof }, { browser, proof }])
        expect(await read({ browser, ...query, customer: somebody })).toMatchObject({ id, ...withheld })
  })

  it.each(['', 'main-1', randomUUID(), `${randomUUID()}'`])('is nothing for the id %j', async (id) => {
    expect(await read({ id })).toBeNull()
  })

  it('stays open where the shop cannot be asked, and is found out later', async () => {
    const { id, url, browser } = await start(3)
    await pay(url)
    test.failures.set('ChangedOrders', () => new Response('', { status: 503 }))
    test.failures.set('', () => new Response('', { status: 503 }))
    expect(await read({ id, browser })).toMatchObject({ order: null })
    test.failures.clear()
    expect(await read({ id, browser })).toMatchObject({ order: { name: expect.any(String) } })
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
    // Of a cart that was changed at the moment when it was paid, the order says what was bought.
    await hold(9)
    const { id, url: paid } = await start(2, undefined, person)
    await test.shop.database.pool.query(
      `UPDATE backend.checkouts SET lines = jsonb_set(lines, '{0,quantity}', '5') WHERE id = $1`,
      [id],
    )
    await pay(paid)
    await test.orders.askFor('main', new Date(0))
    expect((await serverCart.read(customer?.id ?? '', locale)).map(({ quantity }) => quantity)).toEqual([7])
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
