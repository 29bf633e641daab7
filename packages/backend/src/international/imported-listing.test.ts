import type { ImportedProduct } from '@dvaput/domain/international/imported-product'
import {
  emptyImportedQuery,
  type ImportedQuery,
  type ImportedSort,
  importedSorts,
} from '@dvaput/domain/international/listing-query'
import { markets } from '@dvaput/domain/markets/markets'
import { beforeAll, describe, expect, it } from 'vitest'
import { useTestInternational } from '../../../../tests/support/imported/test-international.ts'
import { refuse } from '../http/refuse.ts'
import { findRelatedIds } from './find-related.ts'
import { internationalRoutes } from './international.routes.ts'

const test = useTestInternational()
const chile = { market: markets.cl, language: 'es' } as const
const bosnia = { market: markets.ba, language: 'bcs' } as const

const list = (query: Partial<ImportedQuery> = {}, locale: typeof chile | typeof bosnia = chile) =>
  test.international.list({ ...emptyImportedQuery, ...query }, locale)
const query = async <Row extends object>(text: string) => (await test.database.pool.query<Row>(text)).rows
const productOf = async (condition: string): Promise<ImportedProduct> => {
  const [row] = await query<{ handle: string }>(
    `SELECT handle FROM backend.international_products WHERE ${condition} ORDER BY id LIMIT 1`,
  )
  const product = row && (await test.international.detail(row.handle))
  if (!product) throw new Error(`no product with ${condition}`)
  return product
}

beforeAll(async () => {
  expect(await test.international.sync.run('full')).toBe('finished')
})

describe('the listing', () => {
  it('has 48 a page, and the last page for one past it [INTL-11]', async () => {
    const [first, second] = [await list(), await list({ page: 2 })]
    expect([first.products.length, second.products.length]).toEqual([48, 48])
    const last = await list({ page: 9_999 })
    expect([last.page, last.products.length]).toEqual([first.pages, first.total - (first.pages - 1) * 48])
    const ids = [...first.products, ...second.products].map(({ id }) => id)
    expect(new Set(ids).size).toBe(96)
  })

  it('shows every product once, whichever end its pages are read from', async () => {
    const { pages, total } = await list({ category: 'desktop', sort: 'name' })
    const all: string[] = []
    for (let page = 1; page <= pages; page += 1)
      all.push(...(await list({ category: 'desktop', sort: 'name', page })).products.map(({ id }) => id))
    expect(all).toHaveLength(total)
    const rows = await query<{ id: string }>(
      `SELECT id FROM backend.international_products JOIN backend.international_entries AS entry USING (id)
       WHERE entry.category = 'desktop' AND NOT entry.has_warnings
       ORDER BY entry.prominence = 0, entry.name, entry.id`,
    )
    expect(all).toEqual(rows.map(({ id }) => id))
  })

  it('leaves out what does not work, is for parts or is locked, unless it is asked for, and says how many', async () => {
    const [fine, all] = [await list({ category: 'apple' }), await list({ category: 'apple', withWarnings: true })]
    expect(fine.withheld).toBeGreaterThan(10)
    expect([fine.total + fine.withheld, 0]).toEqual([all.total, all.withheld])
    for (let page = 1; page <= fine.pages; page += 1)
      for (const product of (await list({ category: 'apple', page })).products)
        expect(product).not.toHaveProperty('warnings')
    const found = await list({ search: 'iphone carrier locked', withWarnings: true })
    expect(found.products.some(({ warnings }) => warnings?.some((text) => text.startsWith('Bloqueado')))).toBe(true)
    expect((await list({ search: 'iphone' })).withheld).toBeGreaterThan(0)
  })

  it('is narrowed by condition and price, with numbers beside the conditions', async () => {
    const { conditions, total } = await list({ category: 'notebooks' })
    const worn = await list({ category: 'notebooks', conditions: ['used-fair'] })
    expect(worn.total).toBe(conditions?.get('used-fair'))
    const both = await list({ category: 'notebooks', conditions: ['new', 'used-fair'] })
    expect(both.total).toBe((conditions?.get('used-fair') ?? 0) + (conditions?.get('new') ?? 0))
    expect(total).toBe([...(conditions?.values() ?? [])].reduce((sum, count) => sum + count, 0))
    const range = await list({ priceFrom: 90_000, priceTo: 110_000, sort: 'price-asc' })
    expect(range.total).toBeGreaterThan(10)
    for (const card of range.products) {
      expect(card.isPriceConfirmed).toBe(true)
      expect((card.salePrice ?? card.price).minor).toBeGreaterThanOrEqual(90_000)
      expect((card.salePrice ?? card.price).minor).toBeLessThanOrEqual(110_000)
    }
  })

  it.each(
    importedSorts.flatMap((sort) => [
      { sort, search: '' },
      { sort, search: 'dell' },
    ]),
  )('has what is without a price last, sorted by $sort, searching “$search”', async ({ sort, search }) => {
    const choice = { ...(search === '' && { category: 'desktop' as const }), search, sort }
    const confirmed: boolean[] = []
    const { pages } = await list(choice)
    for (let page = 1; page <= pages; page += 1)
      confirmed.push(...(await list({ ...choice, page })).products.map((each) => each.isPriceConfirmed))
    expect(confirmed).toContain(false)
    expect(confirmed.lastIndexOf(true)).toBeLessThan(confirmed.indexOf(false))
  })

  it('is sorted in five ways [INTL-02]', async () => {
    const prices = async (sort: ImportedQuery['sort']) =>
      (await list({ sort })).products.map(({ price, salePrice }) => (salePrice ?? price).minor)
    const [cheap, dear] = [await prices('price-asc'), await prices('price-desc')]
    expect(cheap).toEqual(cheap.toSorted((one, other) => one - other))
    expect(dear).toEqual(dear.toSorted((one, other) => other - one))
    const [newest] = await query<{ id: string }>(
      'SELECT id FROM backend.international_entries WHERE prominence > 0 ORDER BY created_at DESC, id DESC LIMIT 1',
    )
    expect((await list({ sort: 'newest' })).products[0]?.id).toBe(newest?.id)
    expect((await list({ sort: 'name' })).products[0]?.title.toLowerCase()).toMatch(/^[^b-z]/)
    expect((await list()).products.every(({ isPriceConfirmed }) => isPriceConfirmed)).toBe(true)
  })

  it('narrows by category, subcategory and tag [ROUTE-10]', async () => {
    const [all, apple, ipad] = [
      await list(),
      await list({ category: 'apple' }),
      await list({ category: 'apple', subcategory: 'ipad' }),
    ]
    expect(all.total).toBeGreaterThan(apple.total)
    expect(apple.total).toBeGreaterThan(ipad.total)
    for (const { title } of ipad.products) expect(title.toLowerCase()).toContain('ipad')
    const tagged = await list({ tag: 'Wholesale' })
    expect(tagged.total).toBe((await list({ category: 'al-por-mayor' })).total)
    expect((await list({ tag: 'no such tag' })).total).toBe(0)
  })

  it('is in pesos in both markets [GEN-07] [CONST-01]', async () => {
    for (const locale of [chile, bosnia]) {
      const { products } = await list({}, locale)
      expect(new Set(products.map(({ price }) => price.currency))).toEqual(new Set(['CLP']))
    }
  })
})

describe('the search', () => {
  const titles = async (search: string, more: Partial<ImportedQuery> = {}) =>
    (await list({ search, ...more })).products.map(({ title }) => title.toLowerCase())

  it.each([
    ['a model', 'macbook air', /macbook air/],
    ['half a word', 'thinkp', /thinkpad/],
    ['a slip', 'thinkpda', /thinkpad/],
    ['another slip', 'makbook', /macbook/],
    ['accents', 'mácbook', /macbook/],
    ['two words in any order', 'air macbook', /macbook air/],
  ])('finds %s: %s', async (_, search, expected) => {
    const found = await titles(search)
    expect(found.length).toBeGreaterThan(0)
    for (const title of found.slice(0, 10)) expect(title).toMatch(expected)
  })

  it.each(['laptopi', 'computadores portátiles', 'notebooks', 'laptops'])(
    'knows that %s are laptops',
    async (search) => {
      const { products } = await list({ search })
      expect(products.length).toBeGreaterThan(10)
      expect(products.filter(({ category }) => /laptop|chromebook|workstation/i.test(category)).length).toBeGreaterThan(
        40,
      )
    },
  )

  it('finds a product by its SKU', async () => {
    const { sku, eraId } = await productOf('listed AND sku IS NOT NULL')
    const { products } = await list({ search: sku ?? '', withWarnings: true })
    expect(products[0]?.id).toBe(eraId)
  })

  it('narrows by category and keeps the order that was chosen', async () => {
    const inDesktop = await list({ search: 'dell', category: 'desktop', sort: 'price-asc' })
    const prices = inDesktop.products.map(({ price, salePrice }) => (salePrice ?? price).minor)
    expect(prices.length).toBeGreaterThan(5)
    expect(prices).toEqual(prices.toSorted((one, other) => one - other))
    expect(inDesktop.total).toBeLessThan((await list({ search: 'dell' })).total)
  })

  it.each(['laptop', 'thinkpad t480'])('finds the same of %s in every order, common or rare', async (search) => {
    const idsBy = async (sort: ImportedSort) => {
      const { pages } = await list({ search, sort })
      const all = await Promise.all(Array.from({ length: pages }, (_, page) => list({ search, sort, page: page + 1 })))
      return all.flatMap(({ products }) => products.map(({ id }) => id)).toSorted()
    }
    const byName = await idsBy('name')
    expect(byName.length).toBeGreaterThan(5)
    for (const sort of ['featured', 'newest'] as const) expect(await idsBy(sort)).toEqual(byName)
  })

  it('lists the first thousand of what is found more often, to the last page in the chosen order', async () => {
    const pageOf = async (sort: ImportedSort, page: number) => {
      const { products, total } = await list({ search: 'ssd', sort, page })
      return { total, prices: products.map(({ price, salePrice }) => (salePrice ?? price).minor) }
    }
    const [last, dearest] = [await pageOf('price-asc', 21), await pageOf('price-desc', 1)]
    expect([last.total, last.prices.length]).toEqual([1_000, 40])
    expect(last.prices).toEqual(last.prices.toSorted((one, other) => one - other))
    expect(last.prices.at(-1)).toBeLessThan(dearest.prices[0] ?? 0)
  })

  it.each(["o'brien & (thinkpad | !x)", '%%%', 'zzzzqqqq', '<script>'])('does no harm with %s', async (search) => {
    expect(await list({ search })).toMatchObject({ page: 1 })
  })
})

describe('a product', () => {
  it('has up to six others beside it that can be bought, of its subcategory first [IPDP-09]', async () => {
    const product = await productOf(`listed AND subcategory = 'ipad'`)
    const asked = await findRelatedIds(test.database, product)
    expect(asked).toHaveLength(8)
    const related = await test.international.related(product, chile)
    expect(related).toHaveLength(6)
    expect(related.filter(({ id }) => !asked.includes(id))).toEqual([])
    expect(related.map(({ id }) => id)).not.toContain(product.eraId)
    for (const { title, inStock } of related)
      expect([title.toLowerCase(), inStock]).toEqual([expect.stringContaining('ipad'), true])
  })

  it('is not there as a draft', async () => {
    const [draft] = await query<{ handle: string }>(
      `SELECT handle FROM backend.international_products WHERE status = 'draft' LIMIT 1`,
    )
    expect(await test.international.detail(draft?.handle ?? '')).toBeUndefined()
  })

  it('without a price is shown and never sold [CAT-02]', async () => {
    const [row] = await query<{ handle: string; id: string }>(
      `SELECT handle, id FROM backend.international_products WHERE pesos IS NULL AND dollars IS NULL AND listed LIMIT 1`,
    )
    const product = await test.international.detail(row?.handle ?? '')
    expect(product?.price).toEqual({ kind: 'placeholder', pesos: { minor: 100_000, currency: 'CLP' } })
    const identity = { kind: 'international', eraId: row?.id ?? '' } as const
    const price = { minor: 100_000, currency: 'CLP' } as const
    for (const locale of [chile, bosnia])
      expect(await test.international.checkLines(locale, [{ identity, price, quantity: 1 }])).toMatchObject([
        { state: 'sold-out', current: { limit: 0 } },
      ])
  })
})

describe('the endpoints', () => {
  const api = (isGranted: boolean) =>
    internationalRoutes({
      international: test.international,
      requireGrant: async (c, next) => (isGranted ? next() : refuse(c, { code: 'login-required' })),
      localeOf: () => chile,
    })
  // biome-ignore lint/suspicious/noExplicitAny: a response has the shape of its route
  const read = async (path: string, isGranted = true): Promise<{ status: number; body: any }> => {
    const response = await api(isGranted).request(path)
    return { status: response.status, body: await response.json() }
  }

  it('tell the exchange rate [API-13]', async () => {
    expect((await read('/shopify/settings/exchange-rate', false)).body).toMatchObject({
      success: true,
      data: { exchangeRate: 948.2, source: 'live' },
    })
  })

  it('tell 750 where the warehouse has not answered for a day [API-13]', async () => {
    test.passTime(25 * 60 * 60_000)
    await test.choose('down')
    expect((await read('/shopify/settings/exchange-rate')).body.data).toMatchObject({ exchangeRate: 750 })
    await test.choose('ok')
    test.passTime(60 * 60_000)
  })

  it('tell one product with every field of the specification [API-17] [ENT-09]', async () => {
    const product = await productOf(`listed AND cardinality(pictures) > 0 AND dollars IS NOT NULL AND sku IS NOT NULL`)
    const { status, body } = await read(`/era/item/details?handle=${product.handle}`, false)
    expect(status).toBe(200)
    expect(body).toEqual({
      success: true,
      data: {
        id: product.eraId,
        item_id: product.eraId,
        title: product.title,
        description: product.descriptionHtml,
        handle: product.handle,
        price: product.price.pesos.minor,
        currency: 'CLP',
        imageUrl: product.pictures[0]?.url,
        images: product.pictures.map(({ url }) => url),
        inventoryQuantity: product.stock,
        vendor: product.vendor,
        product_type: product.type,
        productType: product.type,
        item_condition: product.condition,
        tags: product.tags,
        platform_id: product.eraId,
        sku: product.sku,
        variantId: product.eraId,
        isPriceConfirmed: true,
        confirmedAt: product.confirmedAt,
      },
    })
    expect(await read('/era/item/details?handle=no-such-thing')).toMatchObject({
      status: 404,
      body: { success: false },
    })
  })

  it('tell eight of a type at the shop’s own rate, whatever rate is asked for [API-18]', async () => {
    const { body } = await read('/shopify-era/productsERA?product_type=Laptop&limit=8&exchange_rate=1', false)
    expect(body.products).toHaveLength(8)
    for (const { productType, price } of body.products) {
      expect(productType).toBe('Laptop')
      expect(price.amountCLP).toBeGreaterThan(1_000)
    }
    expect((await read('/shopify-era/productsERA?product_type=Laptop&limit=9', false)).status).toBe(400)
  })

  it('tell the cached listing, to those who may see it [API-19] [ENT-11]', async () => {
    const path = '/era-products/cached?category=apple&limit=5&offset=5'
    expect(await read(path, false)).toMatchObject({ status: 401, body: { success: false } })
    const { body } = await read(path)
    expect(body).toMatchObject({
      success: true,
      totalFound: (await list({ category: 'apple', withWarnings: true })).total,
    })
    expect(body.products).toHaveLength(5)
    const idsOf = (listed: { products: { id: string }[] }) => listed.products.map(({ id }) => id)
    const { body: first } = await read('/era-products/cached?category=apple&limit=10&offset=0')
    expect(idsOf(body)).toEqual(idsOf(first).slice(5))
    const { body: others } = await read('/era-products/cached?category=gaming&limit=10')
    expect(idsOf(others).filter((id) => idsOf(first).includes(id))).toEqual([])
    const fields =
      'id title handle description vendor productType tags collections imageUrl images status price compareAtPrice inventory sku variantId'
    for (const product of body.products) for (const name of fields.split(' ')) expect(product).toHaveProperty(name)
    expect(body.products[0].collections[0]).toEqual({ title: 'Apple', handle: 'apple' })
  })

  it('tell the stock of one product to anybody [API-20]', async () => {
    const { handle, stock } = await productOf('listed AND stock > 0')
    expect((await read(`/era-products/cached?handles=${handle}&limit=1`, false)).body).toMatchObject({
      success: true,
      products: [{ handle, inventory: stock, status: 'active' }],
      totalFound: 1,
    })
  })

  it('tell the inventory by type or search, to those who may see it [API-21] [API-22] [ENT-10]', async () => {
    const path = '/era/inventory?platform=shopify&limit=48&offset=0&status=active'
    expect((await read(path, false)).status).toBe(401)
    const { body } = await read(`${path}&product_type=Monitor`)
    expect(body).toMatchObject({ success: true, performance: { durationMs: expect.any(Number) } })
    expect(body.data.total).toBeGreaterThan(10)
    const fields =
      'id title handle description vendor productType tags collections price compareAtPrice createdAt inventoryQuantity imageUrl image images variantId sku'
    for (const listing of body.data.listings) {
      expect(listing.productType).toBe('Monitor')
      expect(listing.price.amountCLP).toBeGreaterThan(0)
      for (const name of fields.split(' ')) expect(listing).toHaveProperty(name)
    }
    const idsOf = async (query: string): Promise<string[]> => {
      const { listings } = (await read(`/era/inventory?platform=shopify&status=active&${query}`)).body.data
      return listings.map(({ id }: { id: string }) => id)
    }
    const ten = await idsOf('product_type=Monitor&limit=10&offset=0')
    expect(ten).toHaveLength(10)
    expect(await idsOf('product_type=Monitor&limit=4&offset=6')).toEqual(ten.slice(6))
    const { listings: found } = (await read(`${path}&search=thinkpad`)).body.data
    expect(found.length).toBeGreaterThan(1)
    for (const { title } of found) expect(title.toLowerCase()).toContain('thinkpad')
    expect((await read('/era/inventory?platform=other')).status).toBe(400)
    expect((await read('/era/inventory?status=draft')).status).toBe(400)
    expect((await read('/era/inventory?limit=0')).status).toBe(400)
  })
})
