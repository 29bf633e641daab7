import type { AgreedPrice } from '@dvaput/domain/cart/agreed-price'
import { maxCartLines } from '@dvaput/domain/cart/cart'
import { markets } from '@dvaput/domain/markets/markets'
import type { ShopHandle } from '@dvaput/domain/markets/shop-handle'
import { parseProductIdentity } from '@dvaput/domain/products/product-identity'
import { languages } from '@dvaput/domain/text/language'
import { IntegrationError } from '@dvaput/integrations/http/integration-error'
import { adjustStock } from '@dvaput/platform/stock/stock'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { productInput, useTestCatalogue } from '../../../../tests/support/catalogue/test-catalogue.ts'
import { addImported } from '../../../../tests/support/imported/add-imported.ts'
import type { Person } from '../customers/person.ts'
import { createApi } from '../http/create-api.ts'
import { createImportedProducts } from '../international/imported-products.ts'
import { cartLinesRoutes } from './cart-lines.routes.ts'
import { checkedLinesSchema } from './cart-lines.schema.ts'
import { createCartLines } from './cart-lines.ts'
import { createFindHolds } from './find-holds.ts'

const shop = useTestCatalogue()
let api: ReturnType<typeof createApi>
let ids: Record<string, number>
let visitor: { readonly id: string } | null = null
const amra = 'gid://shopify/Customer/1'
const agreedWithAmra: AgreedPrice[] = []
const heldUntil = '2030-05-14T10:30:00.000Z'
const askedForHolds: string[] = []
const askedForOwn: unknown[] = []
const ownPayment = 'http://main.localhost:3000/cart/c/1'
let isHeld = false
let holdsFault: Error | undefined

const shopOf = (shopHandle: ShopHandle) => shop.platform.platform.shopOf(shopHandle).shop

/** By what it is called in the cart. */
const identities = new Map<string, string>()
const readIdentities = async () => {
  const { rows } = await shop.database.pool.query<{ shop: string; handle: string; gid: string; title: string }>(
    `SELECT shop, handle, variant ->> 'gid' AS gid, variant -> 'titles' ->> 'bcs' AS title
     FROM backend.catalogue_products, jsonb_array_elements(variants) AS variant`,
  )
  for (const { shop: of, handle, gid, title } of rows)
    identities.set(`${handle} ${title}`, `local:${of}:${gid.split('/').at(-1)}`)
}
const identity = (handle: string, title = 'Default Title') =>
  identities.get(`${handle} ${title}`) ?? 'not in the replica'

type Line = { readonly id: string; readonly quantity?: number; readonly minor?: number; readonly currency?: string }
const toBody = (lines: readonly Line[]) =>
  JSON.stringify({
    lines: lines.map(({ id, quantity = 1, minor = 20_000, currency = 'BAM' }) => ({
      ...{ id, quantity, price: { minor, currency } },
    })),
  })
const send = async (body: string, query = '') => {
  const headers = { 'Content-Type': 'application/json' }
  const response = await api.request(`/cart/lines${query}`, { method: 'POST', body, headers })
  return { status: response.status, body: await response.json() }
}
const check = async (lines: readonly Line[], query = '') => {
  const { status, body } = await send(toBody(lines), query)
  expect([status, body]).toEqual([200, expect.objectContaining({ success: true })])
  return checkedLinesSchema.strict().parse(body).lines
}

beforeAll(async () => {
  const [laptop = 0, monitor = 0, gone = 0] = await shop.addProducts('main', [
    productInput('ThinkPad T480', {
      options: [{ name: 'Memorija', values: ['8 GB', '16 GB'] }],
      variants: [
        { price: 50_050, compareAtPrice: 70_000, openingStock: 3, optionValues: ['8 GB'] },
        { price: 60_000, openingStock: 1, optionValues: ['16 GB'] },
      ],
    }),
    productInput('Monitor', { price: 20_000, stock: 2 }),
    productInput('Tastatura', { price: 5_000 }),
    productInput('Dok', { stock: 0 }),
    productInput('Poklon', { price: 0 }),
    productInput('Projektor', { price: 9_000, stock: 1, tags: ['za dijelove'] }),
    productInput('Torba', { variants: [{ price: 3_000, openingStock: 0, continueSelling: true }] }),
  ])
  ids = { laptop, monitor, gone }
  await shop.addProducts('retail', [productInput('Teléfono', { price: 99_990 })])
  api = createApi()
  api.use((c, next) => {
    c.set('person', { customer: async () => visitor } as unknown as Person)
    return next()
  })
  const readHeldUntil = async (variantIds: readonly string[]) => {
    askedForHolds.push(...variantIds)
    if (holdsFault) throw holdsFault
    return new Map(isHeld ? variantIds.map((id) => [id, heldUntil]) : [])
  }
  api.route(
    '/',
    cartLinesRoutes({
      cartLines: createCartLines({
        ...{ catalogue: shop.catalogue, imported: createImportedProducts(shop) },
        listAgreed: async (customerId) => (customerId === amra ? agreedWithAmra : []),
        findHolds: createFindHolds({
          shops: { main: { readHeldUntil }, retail: { readHeldUntil } },
          findOwnPayments: async (request) => {
            askedForOwn.push(request)
            return new Map(request.customerId === amra ? request.products.map((each) => [each, ownPayment]) : [])
          },
        }),
      }),
      browserOf: (c) => c.req.header('Cookie'),
      localeOf: (c) => ({
        market: c.req.query('market') === 'cl' ? markets.cl : markets.ba,
        language: languages.find((language) => language === c.req.query('lang')) ?? 'bcs',
      }),
    }),
  )
})
beforeEach(() => {
  shop.takeSeen()
  shop.passTime(31_000)
  for (const server of Object.values(shop.shops)) server.behave('answers')
})

it('the price of a cart line is refused while the replica is not complete: nothing may be called gone by half of it', async () => {
  const { status, body } = await send(toBody([{ id: 'local:main:1' }]))
  expect([status, body]).toEqual([502, expect.objectContaining({ success: false, code: 'catalogue-failed' })])
})

describe('the lines of a cart', () => {
  beforeAll(async () => {
    await shop.syncAll()
    await readIdentities()
  })

  it('says of a product of the shop that it does not work, in the reader’s language', async () => {
    for (const [query, warning] of [
      ['', 'Ne radi: za dijelove ili popravku'],
      ['?lang=es', 'No funciona: para repuestos o reparación'],
    ] as const) {
      const [broken] = await check([{ id: identity('projektor'), minor: 9_000 }], query)
      expect(broken?.current?.warnings).toEqual([warning])
    }
    const [fine] = await check([{ id: identity('monitor') }])
    expect(fine?.current).not.toHaveProperty('warnings')
  })

  it('say until when somebody who is paying holds the last unit, and ask of nothing that nobody counts', async () => {
    askedForHolds.length = 0
    isHeld = true
    const [soldOut, uncounted] = await check([{ id: identity('dok') }, { id: identity('torba') }])
    isHeld = false
    expect(soldOut).toMatchObject({ state: 'sold-out', heldUntil })
    expect(uncounted).not.toHaveProperty('heldUntil')
    expect(askedForHolds).toHaveLength(1)
  })

  it('say that the last pieces are held while our copy of the stock still counts them', async () => {
    const asked = [{ id: identity('monitor') }]
    isHeld = true
    const [held] = await check(asked)
    isHeld = false
    expect(held).toMatchObject({ state: 'sold-out', heldUntil, current: { stock: 0, limit: 0 } })
    expect(await check(asked)).toMatchObject([{ state: 'for-sale', current: { stock: 2 } }])
  })

  it('say of what this buyer is paying for where that is, and to nobody else', async () => {
    askedForOwn.length = 0
    const asked = [{ id: identity('dok') }]
    await check(asked)
    expect(askedForOwn, 'of what nobody holds').toEqual([])
    isHeld = true
    visitor = { id: amra }
    const [own] = await check(asked)
    visitor = null
    const [foreign] = await check(asked)
    isHeld = false
    expect(own).toMatchObject({ state: 'sold-out', heldUntil, ownPayment })
    expect(foreign).toMatchObject({ heldUntil })
    expect(foreign).not.toHaveProperty('ownPayment')
    expect(askedForOwn[0]).toEqual({ shop: 'main', products: [identity('dok')], customerId: amra, browser: undefined })
  })

  it('are sold out where the shop does not answer', async () => {
    holdsFault = new IntegrationError({ service: 'shop', kind: 'timeout' })
    const [soldOut] = await check([{ id: identity('dok') }])
    expect([soldOut?.state, soldOut?.heldUntil]).toEqual(['sold-out', undefined])
    holdsFault = undefined
  })

  it('come in their order, with price, stock and limit, and what changed', async () => {
    const lines = await check([
      { id: identity('monitor') },
      { id: identity('thinkpad-t480', '16 GB'), minor: 59_000, quantity: 4 },
      { id: identity('thinkpad-t480', '8 GB'), minor: 50_050, quantity: 3 },
    ])
    expect(lines).toEqual([
      {
        id: identity('monitor'),
        state: 'for-sale',
        changes: [],
        current: {
          ...{ handle: 'monitor', name: 'Monitor', price: { minor: 20_000, currency: 'BAM' } },
          ...{ stock: 2, isStockKnown: true, limit: 2, image: expect.stringMatching(/^\/cdn\//) },
        },
      },
      {
        id: identity('thinkpad-t480', '16 GB'),
        state: 'for-sale',
        changes: ['price', 'stock'],
        current: {
          ...{ handle: 'thinkpad-t480', name: 'ThinkPad T480 · 16 GB', price: { minor: 60_000, currency: 'BAM' } },
          ...{ stock: 1, isStockKnown: true, limit: 1, image: expect.stringMatching(/^\/cdn\//) },
        },
      },
      expect.objectContaining({ id: identity('thinkpad-t480', '8 GB'), changes: [] }),
    ])
  })

  it.each([
    ['sold out', () => identity('dok'), 'sold-out'],
    ['without a price', () => identity('poklon'), 'not-for-sale'],
    ['of the shop of another market', () => identity('telefono'), 'not-for-sale'],
    ['of a variant that the shop never had', () => 'local:main:999999999999', 'gone'],
    ['that ERA never had', () => 'international:ERA-17', 'gone'],
  ])('are told apart: one %s', async (_, id, state) => {
    const [line] = await check([{ id: id(), minor: 10_000 }])
    const soldOut = { stock: 0, isStockKnown: true, limit: 0 }
    const current = state === 'sold-out' ? expect.objectContaining(soldOut) : null
    expect(line).toEqual({ id: id(), state, changes: [], current })
  })

  it('of what nobody counts are limited by the market [CART-14]', async () => {
    const [line] = await check([{ id: identity('torba'), minor: 3_000, quantity: 11 }])
    expect(line).toMatchObject({ changes: ['stock'], current: { isStockKnown: false, limit: 10 } })
  })

  it('belong to the market of the request', async () => {
    const telephone = { id: identity('telefono'), minor: 99_990, currency: 'CLP' }
    const lines = await check([telephone, { id: identity('monitor') }], '?market=cl')
    expect(lines).toMatchObject([
      { state: 'for-sale', changes: [], current: { price: { minor: 99_990, currency: 'CLP' } } },
      { state: 'not-for-sale', current: null },
    ])
  })

  it('take one statement, however many there are', async () => {
    const { pool } = shop.database
    const original = pool.query
    const statements: string[] = []
    pool.query = ((...args: Parameters<typeof original>) => {
      const [query] = args as unknown as [string | { readonly text: string }]
      statements.push(typeof query === 'string' ? query : query.text)
      return original.apply(pool, args)
    }) as typeof original
    try {
      const known = [...identities.values()]
      const many = Array.from({ length: maxCartLines }, (_, index) => ({
        id: known[index] ?? `local:main:${index + 1}`,
      }))
      expect(await check(many)).toHaveLength(maxCartLines)
      expect(statements).toEqual([expect.stringMatching(/^select .*"catalogue_products"/)])
      await check([{ id: 'international:1' }, { id: 'international:2' }])
      expect(statements.slice(1)).toEqual([expect.stringMatching(/"international_products"/)])
    } finally {
      pool.query = original
    }
  })

  it('have the price and stock of now, before the replica hears of them', async () => {
    const { database, platform } = shop.platform
    const variantId = Number(identity('monitor').split(':').at(-1))
    await database.inTransaction(async (tx) => {
      const variants = [{ id: variantId, price: 21_000 }]
      await platform.parts.catalogue.updateProduct(tx, shopOf('main'), ids.monitor ?? 0, { variants })
      await adjustStock(tx, { variantId, delta: -1, reference: 'test' })
    })
    const asked = [{ id: identity('monitor'), quantity: 2 }]
    const now = { price: { minor: 21_000, currency: 'BAM' }, stock: 1, limit: 1 }
    expect(await check(asked)).toMatchObject([{ changes: ['price', 'stock'], current: now }])
    expect(shop.takeSeen()).toEqual(['lines hybrid answered'])

    shop.shops.main.behave(503)
    shop.passTime(31_000)
    expect(await check(asked), 'as the replica has it').toMatchObject([{ changes: [], current: { limit: 2 } }])
    expect(shop.takeSeen()).toEqual(['lines hybrid failed', 'lines backend answered'])
  })

  it('never come from a cache', async () => {
    const asked = [{ id: identity('tastatura'), minor: 5_000 }]
    for (const _ of [1, 2]) await check(asked)
    expect(shop.takeSeen()).toEqual(['lines hybrid answered', 'lines hybrid answered'])
  })

  it('of what the shop took back are gone', async () => {
    const { database, platform } = shop.platform
    const asked = [{ id: identity('tastatura'), minor: 5_000 }]
    await database.inTransaction((tx) => platform.parts.catalogue.deleteProduct(tx, shopOf('main'), ids.gone ?? 0))
    await shop.sync.refreshProducts('main', [ids.gone ?? 0])
    expect(await check(asked)).toMatchObject([{ state: 'gone', current: null }])
  })
})

it('the price of a cart line has the agreed price of the customer of the session, and of nobody else', async () => {
  const id = identity('monitor')
  const item = parseProductIdentity(id)
  if (!item) throw new Error('the monitor is not in the replica')
  const price = { minor: 15_000, currency: 'BAM' } as const
  agreedWithAmra.push({ offerId: 'offer', item, price, code: 'DV-X', payBy: '2099-01-01T00:00:00.000Z' })
  expect((await check([{ id }]))[0]?.current).not.toHaveProperty('agreed')
  visitor = { id: amra }
  const [line] = await check([{ id }])
  expect(line?.current?.agreed).toEqual({ price, offerId: 'offer', payBy: '2099-01-01T00:00:00.000Z' })
  expect(JSON.stringify(line)).not.toContain('DV-X')
  visitor = { id: 'gid://shopify/Customer/2' }
  expect((await check([{ id }]))[0]?.current).not.toHaveProperty('agreed')
  visitor = null
})

describe('a request is refused', () => {
  const line = { id: 'local:main:1', quantity: 1, price: { minor: 1, currency: 'BAM' } }
  it.each([
    ['more lines than a cart may have', { lines: Array(maxCartLines + 1).fill(line) }, 'lines'],
    ['no lines', {}, 'lines'],
    ['an identity without a shop', { lines: [{ ...line, id: 'local:1' }] }, 'lines.0.id'],
    ['a shop nobody knows', { lines: [line, { ...line, id: 'local:outlet:1' }] }, 'lines.1.id'],
    ['the id of a product', { lines: [{ ...line, id: 'gid://shopify/Product/1' }] }, 'lines.0.id'],
    ['an identity without end', { lines: [{ ...line, id: `international:${'x'.repeat(1_000)}` }] }, 'lines.0.id'],
    ['nothing of a product', { lines: [{ ...line, quantity: 0 }] }, 'lines.0.quantity'],
    ['half a piece', { lines: [{ ...line, quantity: 0.5 }] }, 'lines.0.quantity'],
    ['more pieces than anybody has', { lines: [{ ...line, quantity: 1e9 }] }, 'lines.0.quantity'],
    ['a price without its currency', { lines: [{ ...line, price: { minor: 1 } }] }, 'lines.0.price.currency'],
    ['a foreign currency', { lines: [{ ...line, price: { minor: 1, currency: 'EUR' } }] }, 'lines.0.price.currency'],
    ['a price in words', { lines: [{ ...line, price: { minor: '1', currency: 'BAM' } }] }, 'lines.0.price.minor'],
  ])('with %s', async (_, body, field) => {
    expect(await send(JSON.stringify(body))).toEqual({
      status: 400,
      body: expect.objectContaining({ success: false, code: 'bad-input', params: { field } }),
    })
  })

  it('with what is no JSON', async () => {
    expect(await send('{"lines":')).toMatchObject({ status: 400, body: { code: 'bad-json' } })
  })

  it('not for an empty cart', async () => {
    expect(await check([])).toEqual([])
  })
})

describe('lines of imported products', () => {
  beforeAll(async () => {
    await addImported(
      shop.database,
      { id: 'ERA-1', handle: 'macbook', title: 'MacBook', dollars: '400', stock: 3 },
      { id: 'ERA-2', handle: 'no-price', title: 'No price', stock: 3 },
      { id: 'ERA-3', handle: 'uncounted', title: 'Uncounted', pesos: 9_990, stock: null },
      { id: 'ERA-4', handle: 'sold', title: 'Sold', pesos: 9_990, status: 'sold' },
    )
  })

  it.each(['', '?market=cl'])('are in pesos in every market%s, up to the stock', async (market) => {
    const line = { id: 'international:ERA-1', minor: 300_000, currency: 'CLP' }
    expect(await check([line, { ...line, quantity: 4, minor: 1 }], market)).toMatchObject([
      {
        state: 'for-sale',
        changes: [],
        current: { name: 'MacBook', price: { minor: 300_000, currency: 'CLP' }, stock: 3, limit: 3 },
      },
      { changes: ['price', 'stock'] },
    ])
  })

  it('are not bought at the placeholder, nor when they are sold, by anybody [CAT-02]', async () => {
    for (const market of ['', '?market=cl'])
      expect(await check([{ id: 'international:ERA-2' }, { id: 'international:ERA-4' }], market)).toMatchObject([
        { state: 'sold-out', current: { limit: 0 } },
        { state: 'sold-out', current: { limit: 0 } },
      ])
  })

  it('that nobody has counted are limited by the market', async () => {
    const line = [{ id: 'international:ERA-3', minor: 9_990, currency: 'CLP' }]
    expect(await check(line)).toMatchObject([{ current: { isStockKnown: false, limit: 10 } }])
    expect(await check(line, '?market=cl')).toMatchObject([{ current: { isStockKnown: false, limit: 999 } }])
  })
})
