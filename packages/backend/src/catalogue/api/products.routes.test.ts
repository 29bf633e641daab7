import { markets } from '@dvaput/domain/markets/markets'
import { type Language, languages } from '@dvaput/domain/text/language'
import type { Context } from 'hono'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { productInput, useTestCatalogue } from '../../../../../tests/support/catalogue/test-catalogue.ts'
import { createApi } from '../../http/create-api.ts'
import { collectionsRoutes } from './collections.routes.ts'
import { productsRoutes } from './products.routes.ts'
import { collectionSchema, hybridProductSchema, productSchema } from './products.schema.ts'
import { viewsRoutes } from './views.routes.ts'
import { cardSchema, detailSchema, stockSchema } from './views.schema.ts'

const shop = useTestCatalogue()
type Api = ReturnType<typeof createApi>
let api: Api

const createShopApi = (catalogue: typeof shop.catalogue): Api => {
  const languageOf = (c: Context): Language => languages.find((language) => language === c.req.query('lang')) ?? 'bcs'
  const needs = { catalogue, localeOf: (c: Context) => ({ market: markets.ba, language: languageOf(c) }) }
  const root = createApi()
  root.use((c, next) => {
    c.set('language', languageOf(c))
    return next()
  })
  return root.route('/', viewsRoutes(needs)).route('/', collectionsRoutes(needs)).route('/', productsRoutes(needs))
}

// biome-ignore lint/suspicious/noExplicitAny: a result has the shape of its query
type JsonResponse = { readonly status: number; readonly body: any }
const get = async (path: string, at = api): Promise<JsonResponse> => {
  const response = await at.request(path)
  return { status: response.status, body: await response.json() }
}

let ids: number[]
beforeAll(async () => {
  ids = await shop.addProducts('main', [
    productInput('ThinkPad T480', {
      descriptionHtml: '<p>Laptop za posao<script>alert(1)</script> i fakultet</p>',
      tags: ['Office', 'Sale'],
      metafields: { 'custom.condition': { type: 'single_line_text_field', value: 'refurbished' } },
      options: [{ name: 'Memorija', values: ['8 GB', '16 GB'] }],
      variants: [
        { price: 50_050, compareAtPrice: 70_000, openingStock: 3, sku: 'T480-8', optionValues: ['8 GB'] },
        { price: 60_000, openingStock: 1, sku: 'T480-16', optionValues: ['16 GB'] },
      ],
    }),
    productInput('Monitor', { price: 20_000, createdAt: new Date('2025-01-01T00:00:00Z') }),
  ])
  await shop.addCollection('main', { title: 'Monitori', handle: 'monitori', productIds: ids.slice(1) })
  await shop.addCollection('main', { title: 'Naši', handle: 'nasi', productIds: ids })
  api = createShopApi(shop.catalogue)
})
beforeEach(() => {
  shop.takeSeen()
  shop.passTime(31_000)
  for (const server of Object.values(shop.shops)) server.behave('answers')
})

/** There is no replica yet, so there is one source alone. */
describe('while the shop fails', () => {
  const unknown = { success: false, error: 'Error desconocido', code: 'catalogue-failed' }
  const unavailable = {
    success: false,
    error: 'HTTP 503: Service Unavailable',
    code: 'catalogue-http-error',
    params: { status: 503, reason: 'Service Unavailable' },
  }

  it.each([
    ['/products?lang=es', 'html', { ...unknown, products: [] }],
    ['/products?lang=es', 503, { ...unavailable, products: [] }],
    ['/products/thinkpad-t480?lang=es', 503, unavailable],
    ['/products/thinkpad-t480?lang=es', 'drops', unknown],
    ['/hybrid/hybrid-products?lang=es', 'rubbish', { ...unknown, products: [] }],
    ['/shopify/collections?lang=es', 503, { ...unavailable, collections: [] }],
    ['/products/cards?handles=monitor&lang=es', 'drops', unknown],
    ['/products/monitor/stock?lang=es', 'drops', unknown],
    ['/products/monitor/stock?lang=bcs', 'drops', { ...unknown, error: 'Nepoznata greška' }],
  ] as const)('%s says so: %s [ERR-25]', async (path, how, body) => {
    shop.shops.main.behave(how)
    expect(await get(path)).toEqual({ status: 502, body })
  })

  it.each([
    ['html', 'Search failed', 'search-failed'],
    ['errors', 'GraphQL error', 'search-graphql-error'],
  ] as const)('a search says so: %s [SRCH-05]', async (how, error, code) => {
    shop.shops.main.behave(how)
    const body = { success: false, error, code }
    const searched = await get('/products/search?query=monitor&lang=en')
    expect(searched).toEqual({ status: 502, body: { ...body, products: [], total: 0 } })
    expect(await get('/search/suggestions?query=monitor&lang=en')).toEqual({ status: 502, body })
  })

  it('by silence, it is waited for one second, and for a search two [API-23] [API-25]', async () => {
    const timeouts = vi.spyOn(AbortSignal, 'timeout')
    const strict = createShopApi(shop.createWith())
    shop.shops.main.behave('hangs')
    const late = { error: 'Timeout: El producto tardó demasiado en cargar', code: 'catalogue-timeout' }
    const list = await get('/products?lang=es', strict)
    expect(list).toMatchObject({ status: 504, body: { success: false, ...late, products: [] } })
    expect(timeouts).toHaveBeenCalledWith(1_000)
    expect(timeouts).not.toHaveBeenCalledWith(2_000)
    const search = await get('/products/search?query=monitor', strict)
    expect(search).toMatchObject({ status: 504, body: { success: false, code: 'search-timeout' } })
    expect(timeouts).toHaveBeenCalledWith(2_000)
    timeouts.mockRestore()
  })
})

describe('the products', () => {
  beforeAll(async () => {
    shop.shops.main.behave('answers')
    await shop.syncAll()
  })

  it('are the newest, in whole units, each with the one variant of its price [API-23] [CONST-03]', async () => {
    const { status, body } = await get('/products?limit=1')
    expect(status).toBe(200)
    expect(body).toMatchObject({ success: true })
    expect(body.products).toHaveLength(1)
    const [product] = body.products
    expect(productSchema.strict().parse(product)).toEqual(product)
    expect(product).toMatchObject({
      title: 'ThinkPad T480',
      description: 'Laptop za posao i fakultet',
      price: 700,
      salePrice: 500.5,
      currency: 'BAM',
      condition: 'refurbished',
      collections: ['Naši'],
      onSale: true,
      stock: 3,
    })
    expect(product.variants).toEqual([expect.objectContaining({ id: product.variantId, price: 500.5 })])
  })

  it('are found by a text, with how many there are [API-25]', async () => {
    const { body } = await get('/products/search?query=thinkpda&limit=5')
    expect(body).toMatchObject({ success: true, products: [{ title: 'ThinkPad T480' }], total: 1 })
    expect(await get('/products/search?query=%20%00')).toEqual({
      status: 200,
      body: { success: true, products: [], total: 0 },
    })
  })

  it('are there one by one, by handle and by id, with up to ten variants [API-15] [CONST-03]', async () => {
    const { status, body } = await get('/products/thinkpad-t480')
    expect(status).toBe(200)
    expect(body).toMatchObject({ success: true, product: { handle: 'thinkpad-t480' } })
    expect(productSchema.strict().parse(body.product).variants).toMatchObject([{ sku: 'T480-8' }, { sku: 'T480-16' }])
    expect((await get(`/products/${ids[0]}`)).body).toEqual(body)
  })

  it.each(['nothing', 'a%00b', 'a'.repeat(3_000), '%F0%9F%92%BB', '9'.repeat(15)])(
    'have none of another name',
    async (handle) => {
      expect(await get(`/products/${handle}`)).toEqual({
        status: 404,
        body: { success: false, error: 'Proizvod nije pronađen', code: 'product-not-found' },
      })
      expect((await get(`/products/${handle}?lang=en`)).body.error).toBe('Product not found')
      const spanish = await get(`/products/${handle}?lang=es`)
      expect(spanish.body.error).toBe('Producto no encontrado')
      expect((await get(`/products/${handle}/stock`)).status).toBe(404)
    },
  )

  it('come joined with price and stock of now, all of them or one [API-16] [API-24] [ENT-12]', async () => {
    const { body } = await get('/hybrid/hybrid-products?limit=2')
    expect(body).toMatchObject({ success: true, products: [{ handle: 'thinkpad-t480' }, { handle: 'monitor' }] })
    const one = (await get('/hybrid/hybrid-products?handle=thinkpad-t480&limit=1')).body
    expect(hybridProductSchema.strict().parse(one.products[0])).toEqual(one.products[0])
    expect(Object.keys(one.products[0]).sort()).toEqual(
      [
        ...['id', 'title', 'description', 'handle', 'price', 'image', 'images', 'variantId', 'productType', 'vendor'],
        ...['tags', 'collections', 'available', 'stock', 'realTimeStock', 'eraSku', 'condition', 'shipping'],
        ...['lastUpdated', 'source'],
      ].sort(),
    )
    expect(one.products[0].price).toEqual({ realTime: 500.5, original: 700, currency: 'BAM' })
    expect((await get('/hybrid/hybrid-products?handle=nothing')).body).toEqual({ success: true, products: [] })
  })

  it('by handle come from the hybrid source, else from the replica [API-16]', async () => {
    await get('/products/monitor')
    expect(shop.takeSeen()).toEqual(['products-by-handle hybrid answered'])
    shop.passTime(11 * 60_000)
    shop.shops.main.behave(503)
    expect((await get('/products/monitor')).body).toMatchObject({ success: true, product: { price: 200 } })
    expect(shop.takeSeen()).toEqual(['products-by-handle hybrid failed', 'products-by-handle backend answered'])
  })

  it.each(['0', '-1', 'abc', '1.5', '1e3', ''])('refuse the limit %j', async (limit) => {
    for (const path of ['/products?', '/products/search?query=x&', '/hybrid/hybrid-products?'])
      expect(await get(`${path}limit=${limit}`)).toEqual({
        status: 400,
        body: {
          success: false,
          error: 'limit: ova vrijednost nije ispravna.',
          code: 'bad-input',
          params: { field: 'limit' },
          detail: expect.stringMatching(/^expected a whole number, 1 or more \(at most \d+ are given\)$/),
        },
      })
  })

  it('cut a limit down to what is given at most, and refuse a text without end', async () => {
    for (const limit of ['151', '999999999', '99999999999999999999'])
      expect((await get(`/products?limit=${limit}`)).status).toBe(200)
    expect((await get(`/products/search?query=${'a'.repeat(201)}`)).status).toBe(400)
    expect((await get('/products/search')).status).toBe(400)
  })
})

describe('for our own pages', () => {
  it('there are cards and details of what the browser remembers', async () => {
    const handles = 'monitor,nothing,thinkpad-t480'
    const cards = (await get(`/products/cards?handles=${handles}`)).body
    expect(cards.products.map(({ handle }: { handle: string }) => handle)).toEqual(['monitor', 'thinkpad-t480'])
    for (const card of cards.products) expect(cardSchema.strict().parse(card)).toEqual(card)
    const details = (await get(`/products/details?handles=${handles}&lang=en`)).body
    for (const detail of details.products) expect(detailSchema.strict().parse(detail)).toEqual(detail)
  })

  it('there is the stock of this moment, in five fields, with prices and variants [ENT-15]', async () => {
    const { stock } = (await get('/products/thinkpad-t480/stock')).body
    expect(stockSchema.strict().parse(stock)).toMatchObject({
      id: expect.stringMatching(/^gid:\/\/shopify\/Product\/\d+$/),
      handle: 'thinkpad-t480',
      availableForSale: true,
      quantityAvailable: 3,
      maxQuantity: 3,
      variants: [{}, {}],
    })
  })

  it('there are suggestions', async () => {
    const { status, body } = await get('/search/suggestions?query=thinkp')
    expect(status).toBe(200)
    expect(body).toMatchObject({ success: true, products: [{ handle: 'thinkpad-t480' }], correction: null })
  })

  it.each(['/search/suggestions', '/search/suggestions?query=a&query=b', '/products/search'])(
    '%s without its one text says what is missing',
    async (path) => {
      const body = { code: 'bad-input', params: { field: 'query' }, detail: 'expected once, as a text' }
      expect(await get(path)).toMatchObject({ status: 400, body })
    },
  )

  it('there is nothing without handles', async () => {
    const body = { code: 'bad-input', params: { field: 'handles' }, detail: 'expected once, as a text' }
    expect(await get('/products/cards')).toMatchObject({ status: 400, body })
  })
})

describe('the collections', () => {
  it('are those of the menus first, with their number of products [API-12] [ENT-13]', async () => {
    const { status, body } = await get('/shopify/collections')
    expect(status).toBe(200)
    expect(body.success).toBe(true)
    for (const collection of body.collections) expect(collectionSchema.strict().parse(collection)).toEqual(collection)
    expect(body.collections).toMatchObject([
      { handle: 'monitori', title: 'Monitori', productCount: 1, type: 'custom', custom_collection: true },
      { handle: 'nasi', title: 'Naši', productCount: 2, body_html: '' },
    ])
  })

  it('are cached where no source responds, and before that are the shop’s [API-12] [ERR-26]', async () => {
    const known = (await get('/shopify/collections')).body
    await shop.database.close()
    shop.passTime(61 * 60_000)
    shop.takeSeen()
    const fromShop = (await get('/shopify/collections?lang=es')).body
    expect(fromShop).toMatchObject({ success: true, collections: [{ handle: 'monitori', productCount: null }, {}] })
    expect(shop.takeSeen()).toContain('collections storefront answered')
    shop.shops.main.behave('drops')
    expect((await get('/shopify/collections')).body).toEqual(known)
    expect(shop.takeSeen()).toContain('collections cache stale')
  })
})

/** The last here, because it closes the replica. */
it('a product by its handle comes from the shop itself where the replica is unavailable [API-16]', async () => {
  await shop.database.close()
  shop.passTime(11 * 60_000)
  expect((await get('/products/monitor')).body).toMatchObject({ success: true, product: { price: 200 } })
  expect(shop.takeSeen()).toEqual([
    'products-by-handle hybrid failed',
    'products-by-handle backend failed',
    'products-by-handle storefront answered',
  ])
})
