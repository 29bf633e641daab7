import { buildDemoProduct } from '@dvaput/demo/platform/build-demo-product'
import { stockShelf } from '@dvaput/demo/platform/shop-shelf'
import { emptyListingQuery, parseListingQuery } from '@dvaput/domain/catalogue/listings/listing-query'
import { markets } from '@dvaput/domain/markets/markets'
import type { Language } from '@dvaput/domain/text/language'
import { createCatalogueReader } from '@dvaput/integrations/storefront/catalogue-reader'
import { insertProducts } from '@dvaput/platform/catalogue/insert-products'
import pg from 'pg'
import { beforeAll, describe, expect, it } from 'vitest'
import { connectTestShop } from '../../../../tests/support/platform/shop-connection.ts'
import { useTestPlatform } from '../../../../tests/support/platform/test-platform.ts'
import { createReplicaListing } from '../catalogue/replica/replica-listing.ts'
import { writeProducts } from '../catalogue-sync/write-products.ts'
import { countWords } from './entries/count-words.ts'

const shop = useTestPlatform()
const now = new Date()
let listing: ReturnType<typeof createReplicaListing>

const namedTitles = new Set([
  ...['Lenovo ThinkPad T480s', 'Lenovo ThinkPad T14 Gen 1', 'HP EliteBook 840 G5', 'Dell Latitude 7490'],
  ...['Apple iPhone 13 128 GB', 'Apple iPhone 13 Pro 128 GB', 'Apple iPhone 13 mini 128 GB', 'Samsung Galaxy S21 5G'],
  ...['Apple MacBook Pro 14" M1 Pro (2021)', 'Dell UltraSharp U2720Q 27"', 'Samsung PM981a 512 GB'],
])

/** The first two of every kind, and a few that are looked for by name: some seventy of the demo products. */
const chooseProducts = () => {
  const turns = new Map<string, number>()
  return stockShelf({ handle: 'main' }).filter(({ product, stock }) => {
    if (product.held || stock.every((units) => units === 0)) return false
    const turn = turns.get(product.type) ?? 0
    turns.set(product.type, turn + 1)
    return turn < 2 || namedTitles.has(product.title)
  })
}

beforeAll(async () => {
  const main = shop.platform.shopOf('main').shop
  await shop.database.inTransaction((tx) =>
    insertProducts(
      tx,
      main,
      chooseProducts().map((item) => buildDemoProduct(item, main, now)),
    ),
  )
  const reader = createCatalogueReader({ client: connectTestShop(shop, 'main').client, language: 'bcs' })
  for (let cursor: string | null | undefined; cursor !== null; ) {
    const page = await reader.productPage(cursor ?? null)
    await shop.database.inTransaction((tx) => writeProducts(tx, 'main', page.rows, new Date()))
    cursor = page.cursor
  }
  await shop.database.inTransaction((tx) => countWords(tx, 'main'))
  listing = createReplicaListing({ database: shop.database, now: () => now })
})

const find = (text: string, language: Language = 'bcs', search = '') =>
  listing.list({
    locale: { market: markets.ba, language },
    scope: { kind: 'all' },
    query: { ...parseListingQuery(new URLSearchParams(search)), text },
  })
const suggest = (text: string) => listing.suggest({ market: markets.ba, language: 'bcs' }, text)

describe('search finds in the first three places', () => {
  it.each<[string, Language, string | RegExp]>([
    // The name, whole and in part, in any case and order
    ['ThinkPad T480', 'bcs', 'Lenovo ThinkPad T480'],
    ['t480', 'bcs', 'Lenovo ThinkPad T480'],
    ['T480S', 'en', 'Lenovo ThinkPad T480s'],
    ['t480 lenovo', 'es', 'Lenovo ThinkPad T480'],
    ['elitebook 840 g5', 'en', 'HP EliteBook 840 G5'],
    ['latitude 7490', 'en', 'Dell Latitude 7490'],
    ['iphone 13', 'en', 'Apple iPhone 13 128 GB'],
    ['iphone 13 pro', 'en', 'Apple iPhone 13 Pro 128 GB'],
    ['galaxy s21', 'bcs', 'Samsung Galaxy S21 5G'],
    ['u2720q', 'bcs', 'Dell UltraSharp U2720Q 27″'],
    ['WH-1000XM4', 'en', 'Sony WH-1000XM4'],
    ['wh1000xm4', 'en', 'Sony WH-1000XM4'],
    // As it is typed in a hurry
    ['iphone13', 'bcs', 'Apple iPhone 13 128 GB'],
    ['think pad t480', 'bcs', 'Lenovo ThinkPad T480'],
    ['macbookpro', 'es', 'Apple MacBook Pro 14″ M1 Pro (2021)'],
    ['elitebo', 'en', /EliteBook/],
    ['dell lat', 'bcs', 'Dell Latitude 7490'],
    // Specifications
    ['i5 8350', 'bcs', 'Lenovo ThinkPad T480'],
    ['i5-8350u', 'bcs', 'Lenovo ThinkPad T480'],
    ['i7-8650u', 'en', 'Lenovo ThinkPad T480 i7 16/512'],
    ['t480 16gb', 'bcs', 'Lenovo ThinkPad T480 i7 16/512'],
    ['t480 16 gb', 'bcs', 'Lenovo ThinkPad T480 i7 16/512'],
    ['t480 512ssd', 'bcs', 'Lenovo ThinkPad T480 i7 16/512'],
    ['samsung 512 gb ssd', 'en', 'Samsung PM981a 512 GB'],
    ['macbook 14"', 'bcs', 'Apple MacBook Pro 14″ M1 Pro (2021)'],
    ['macbook 14 pulgadas', 'es', 'Apple MacBook Pro 14″ M1 Pro (2021)'],
    ['dell 27 inch', 'en', 'Dell UltraSharp U2720Q 27″'],
    // Slips
    ['tihnkpad', 'bcs', /ThinkPad/],
    ['lenvo t480', 'bcs', 'Lenovo ThinkPad T480'],
    ['iphnoe 13', 'en', 'Apple iPhone 13 128 GB'],
    ['macbok', 'en', /MacBook/],
    ['galxy s21', 'es', 'Samsung Galaxy S21 5G'],
    ['latitud 7490', 'es', 'Dell Latitude 7490'],
    ['tastaura', 'bcs', 'Logitech MX Keys'],
    ['impersora', 'es', /LaserJet/],
    // What it is, in three languages
    ['notebook lenovo', 'es', /Lenovo/],
    ['prijenosnik dell', 'bcs', 'Dell Latitude 7490'],
    ['portátil hp', 'es', 'HP EliteBook 840 G5'],
    ['mobitel samsung', 'bcs', 'Samsung Galaxy S21 5G'],
    ['celulares samsung', 'es', 'Samsung Galaxy S21 5G'],
    ['mobilni telefon apple', 'bcs', /iPhone/],
    ['ekran 27"', 'bcs', /27″/],
    ['pantalla dell', 'es', /^Dell (P|UltraSharp U)/],
    ['disco samsung', 'es', /Samsung (970|980|PM981a|Portable)/],
    ['štampač', 'bcs', /LaserJet/],
    ['stampaci', 'bcs', /LaserJet/],
    ['impresora', 'es', /LaserJet/],
    ['miš', 'bcs', /MX (Master|Anywhere)/],
    ['ratones', 'es', /MX (Master|Anywhere)/],
    ['mouse', 'en', /MX (Master|Anywhere)/],
    ['teclado logitech', 'es', 'Logitech MX Keys'],
    ['slušalice', 'bcs', /Sony/],
    ['audífonos', 'es', /Sony/],
    ['grafička kartica', 'bcs', /GeForce|Quadro/],
    ['tarjeta gráfica', 'es', /GeForce|Quadro/],
    ['servidor', 'es', /PowerEdge/],
    ['vanjski disk', 'bcs', /WD|Portable SSD|SanDisk/],
    ['reloj', 'es', /Watch/],
  ])('%s (%s)', async (text, language, title) => {
    const { products } = await find(text, language)
    const titles = products.slice(0, 3).map((product) => product.title)
    expect(titles).toContainEqual(typeof title === 'string' ? title : expect.stringMatching(title))
  })
})

describe('search', () => {
  it('puts the very model before its siblings, and the kind that was named before what mentions it', async () => {
    const titles = async (text: string) => (await find(text)).products.map(({ title }) => title)
    expect((await titles('iphone 13'))[0]).toBe('Apple iPhone 13 128 GB')
    expect((await titles('t480'))[0]).toMatch(/T480($| )/)
    const { products } = await find('monitor')
    expect(products.slice(0, 2).map(({ category }) => category)).toEqual(['Monitor', 'Monitor'])
  })

  it('finds a SKU before everything else, with and without its punctuation', async () => {
    const [someone] = (await find('dell')).products
    const sku = someone?.sku ?? ''
    for (const text of [sku, sku.toLowerCase(), sku.replaceAll('-', ''), sku.replaceAll('-', ' ')])
      expect([text, (await find(text)).products[0]?.id]).toEqual([text, someone?.id])
  })

  it('says what it looked for instead, and nothing where it found what was typed', async () => {
    expect(await find('tihnkpad t480')).toMatchObject({ correction: 'ThinkPad T480', ignored: [] })
    for (const text of ['thinkpad t480', 'laptopi', 'monitora', 'portátiles', 'lapt'])
      expect([text, (await find(text)).correction]).toEqual([text, null])
  })

  it('leaves out a word that no product has, and says so; of such words alone it finds nothing', async () => {
    expect(await find('qqqqqqqq t480')).toMatchObject({ ignored: ['qqqqqqqq'], correction: null })
    expect((await find('qqqqqqqq t480')).products[0]?.title).toMatch(/T480/)
    expect(await find('qqqqqqqq')).toMatchObject({ products: [], total: 0, facets: [], ignored: ['qqqqqqqq'] })
  })

  it.each(['   ', '\0', '"', '%%%', '-- ;'])('runs no search for %j [SRCH-03]', async (text) => {
    expect(await find(text)).toMatchObject({ products: [], total: 0, correction: null, ignored: [] })
  })

  it('is narrowed, counted and ordered like a listing', async () => {
    const all = await find('laptop')
    const brands = all.facets.find(({ name }) => name === 'brand')?.values ?? []
    const dells = await find('laptop', 'bcs', 'brand=Dell&sort=price-desc')
    expect(dells.total).toBe(brands.find(({ value }) => value === 'Dell')?.count)
    expect(new Set(dells.products.map(({ title }) => title.split(' ')[0]))).toEqual(new Set(['Dell']))
    const stillCounted = dells.facets
      .find(({ name }) => name === 'brand')
      ?.values.map(({ value, count }) => [value, count])
    expect(stillCounted).toEqual(brands.map(({ value, count }) => [value, count]))
    const prices = dells.products.map(({ salePrice, price }) => (salePrice ?? price).minor)
    expect(prices).toEqual(prices.toSorted((one, other) => other - one))
  })
})

it('the search keeps what was chosen to be unchosen where nothing is found', async () => {
  expect(await find('zzqqxx', 'en', 'memory=16')).toMatchObject({
    total: 0,
    facets: [{ name: 'memory', values: [{ value: '16', count: 0, selected: true }] }],
  })
})

describe('suggestions', () => {
  it('are products with picture and price, categories with counts, and a correction', async () => {
    const { products, categories, correction } = await suggest('thinkp')
    expect(products[0]).toMatchObject({
      title: expect.stringContaining('ThinkPad'),
      picture: { url: expect.any(String) },
    })
    expect(products[0]?.price.minor).toBeGreaterThan(0)
    expect(products.length).toBeLessThanOrEqual(6)
    expect(categories[0]).toMatchObject({ kind: 'type', slug: 'laptop', label: 'Laptop' })
    expect(correction).toBeNull()
    expect(await suggest('iphnoe')).toMatchObject({ correction: 'iPhone' })
  })

  it('name collections in any language', async () => {
    await shop.database.pool.query(
      `INSERT INTO backend.catalogue_collections
         (shop, id, gid, handle, titles, descriptions, product_count, updated_at, digest, synced_at)
       VALUES ('main', 1, 'gid', 'monitori', '{"bcs": "Monitori", "en": "Monitors", "es": "Monitores"}', '{}', 2, now(), '', now())`,
    )
    expect((await suggest('monit')).categories).toContainEqual({
      kind: 'collection',
      handle: 'monitori',
      label: 'Monitori',
      count: 2,
    })
  })
})

it.each([
  ['finds what was typed', 'lenvo thinkpad 16gb laptop i5', 5],
  ['has to leave words out', 'lenvo thinkpad 16gb laptop dell i5 crveni za školu', 7],
])('queries the database a few times, however much is typed, where it %s', async (_case, text, most) => {
  const { query } = pg.Client.prototype
  let statements = 0
  pg.Client.prototype.query = function (this: pg.Client, ...args: unknown[]) {
    // Others use the database too, in their own time.
    if (JSON.stringify(args[0]).includes('catalogue_')) statements += 1
    return Reflect.apply(query, this, args)
  } as typeof query
  const result = await listing.list({
    locale: { market: markets.ba, language: 'bcs' },
    scope: { kind: 'types', types: ['Laptop'] },
    query: { ...emptyListingQuery, text },
  })
  pg.Client.prototype.query = query
  expect(result.total).toBeGreaterThan(0)
  expect(statements).toBeLessThanOrEqual(most)
})
