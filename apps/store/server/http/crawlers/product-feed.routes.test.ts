import { gunzipSync } from 'node:zlib'
import { type Product, reshapeProduct } from '@dvaput/domain/catalogue/product'
import type { Locale } from '@dvaput/domain/markets/locale'
import { markets as profiles } from '@dvaput/domain/markets/markets'
import { createMoney } from '@dvaput/domain/money/money'
import { describe, expect, it } from 'vitest'
import { findAllXml, readXml, type XmlElement } from '../../../../../tests/support/requests/read-xml.ts'
import { createMarketsByHost } from '../../markets-by-host.ts'
import { productFeedRoutes } from './product-feed.routes.ts'

const markets = createMarketsByHost({
  defaultMarket: 'ba',
  configured: { ba: 'https://dvaput.example', cl: 'https://tienda.example' },
  port: 3000,
})
const day = new Date('2026-01-01T00:00:00Z')

const makeProduct = (number: number, facts: Partial<Product> = {}): Product => ({
  ...reshapeProduct(
    {
      id: `gid://shopify/Product/${number}`,
      handle: `product-${number}`,
      title: `Laptop ${number}`,
      descriptionHtml: '<p>Tih &amp; brz: 5 &lt; 6</p><script>x</script>',
      productType: 'Laptop',
      vendor: 'Lenovo',
      tags: [],
      collections: [],
      createdAt: day,
      publishedAt: day,
      availableForSale: true,
      images: ['/cdn/shop/files/a.avif?v=1', 'https://cdn.example/b.jpg'].map((url) => ({
        url,
        alt: null,
        width: null,
        height: null,
      })),
      variants: [
        {
          id: `gid://shopify/ProductVariant/${number}`,
          title: '',
          sku: `SKU-${number}`,
          price: createMoney(123_450, 'BAM'),
          compareAtPrice: null,
          availableForSale: true,
          quantityAvailable: 2,
        },
      ],
      condition: 'refurbished',
      grade: 'A',
    },
    { market: profiles.ba, now: day },
  ),
  ...facts,
})

const front = (pages: readonly (readonly Product[])[]) => {
  const state = { version: '1', read: 0, ended: 0, now: 0 }
  const requested: string[] = []
  const routes = productFeedRoutes({
    markets,
    version: () => state.version,
    now: () => state.now,
    listed: {
      async *products({ market, language }: Locale) {
        requested.push(`${market.id} ${language}`)
        try {
          for (const page of pages) {
            state.read += 1
            yield page
          }
        } finally {
          state.ended += 1
        }
      },
    },
  })
  const fetchFeed = (feedUrl = 'https://dvaput.example/feeds/products.xml', init: RequestInit = {}) =>
    routes.request(feedUrl, init)
  return { state, requested, fetchFeed }
}

const valuesOf = (item: XmlElement) => Object.fromEntries(item.children.map(({ name, text }) => [name, text]))
const itemsOf = async (response: Response) => findAllXml(readXml(await response.text()), 'item')

describe('the product feed', () => {
  it('says of each what its page says', async () => {
    const response = await front([[makeProduct(7)]]).fetchFeed()
    expect(response.headers.get('Content-Type')).toBe('application/xml; charset=utf-8')
    const [item, ...others] = await itemsOf(response)
    expect(others).toEqual([])
    expect(item && valuesOf(item)).toEqual({
      'g:id': '7',
      'g:title': 'Laptop 7',
      'g:description': 'Tih & brz: 5 < 6',
      'g:link': 'https://dvaput.example/product/product-7',
      'g:image_link': 'https://dvaput.example/cdn/shop/files/a.avif?v=1&format=jpg',
      'g:additional_image_link': 'https://cdn.example/b.jpg?format=jpg',
      'g:availability': 'in_stock',
      'g:price': '1234.50 BAM',
      'g:condition': 'refurbished',
      'g:brand': 'Lenovo',
      'g:identifier_exists': 'no',
      'g:product_type': 'Računari i laptopi > Laptopi',
      'g:custom_label_0': 'SKU-7',
      'g:custom_label_1': 'A',
      'g:shipping': '',
    })
    expect(item && valuesOf(findAllXml(item, 'g:shipping')[0] ?? item)).toMatchObject({
      'g:country': 'BA',
      'g:price': '15.00 BAM',
      'g:max_transit_time': '5',
    })
  })

  it('names what does not work as such', async () => {
    const product = makeProduct(3, { warnings: ['Ne radi: za dijelove ili popravku'] })
    const [item] = await itemsOf(await front([[product]]).fetchFeed())
    expect(item && valuesOf(item)).toMatchObject({ 'g:title': 'Laptop 3 · Ne radi: za dijelove ili popravku' })
  })

  it('tells a lower price, what is sold out, and used where nobody says what it is', async () => {
    const product = makeProduct(1, {
      price: createMoney(150_000, 'BAM'),
      salePrice: createMoney(99_900, 'BAM'),
      inStock: false,
      condition: null,
      productType: 'Čudo',
    })
    const [item] = await itemsOf(await front([[product]]).fetchFeed())
    expect(item && valuesOf(item)).toMatchObject({
      'g:price': '1500.00 BAM',
      'g:sale_price': '999.00 BAM',
      'g:availability': 'out_of_stock',
      'g:condition': 'used',
      'g:product_type': 'Čudo',
    })
    expect(JSON.stringify(item)).not.toMatch(/handling_time|transit_time/)
  })

  it('names of two collections with products of one kind the one they are in', async () => {
    const listedIn = (...collectionHandles: string[]) =>
      makeProduct(1, { productType: 'Hard Disk/SSD', collections: ['Diskovi'], collectionHandles })
    const items = await itemsOf(await front([[listedIn('pohrana'), listedIn()]]).fetchFeed())
    expect(items.map((item) => valuesOf(item)['g:product_type'])).toEqual([
      'Pohrana > Diskovi i SSD',
      'Komponente i nadogradnje > Diskovi i SSD',
    ])
  })

  it('is of the market of its host, in the requested language', async () => {
    const { fetchFeed, requested } = front([[makeProduct(1)]])
    const document = readXml(await (await fetchFeed('https://tienda.example/feeds/products.xml?lang=en')).text())
    expect(findAllXml(document, 'language')[0]?.text).toBe('en-CL')
    const [item] = findAllXml(document, 'item')
    expect(item && valuesOf(item)).toMatchObject({
      'g:link': 'https://tienda.example/product/product-1?lang=en',
      'g:product_type': 'Computers & laptops > Laptops',
    })
    expect(item && findAllXml(item, 'g:shipping')).toEqual([])
    await (await fetchFeed('https://tienda.example/feeds/products.xml?lang=xx')).text()
    expect(requested).toEqual(['cl en', 'cl es'])
  })

  it('stays well-formed XML whatever the products are called', async () => {
    const names = ['<b>"Tom & Jerry"</b>', ']]>', '\u0000\u0008\ufffe', '\ud83d', '&nbsp;', `${'č'.repeat(149)}😀x`]
    const items = await itemsOf(await front([names.map((title, id) => makeProduct(id + 1, { title }))]).fetchFeed())
    expect(items).toHaveLength(names.length)
    expect(items[0] && valuesOf(items[0])['g:title']).toBe('<b>"Tom & Jerry"</b>')
    expect(items[5] && valuesOf(items[5])['g:title']).toHaveLength(150)
  })

  it('is read from the catalogue only as fast as it is taken', async () => {
    const pages = Array.from({ length: 500 }, (_, page) =>
      Array.from({ length: 20 }, (_, each) => makeProduct(page * 20 + each)),
    )
    const { fetchFeed, state } = front(pages)
    const reader = (await fetchFeed()).body?.getReader()
    await reader?.read()
    await reader?.read()
    expect(state.read).toBeLessThan(5)
    await reader?.cancel()
    expect([state.read < 5, state.ended]).toEqual([true, 1])
  })

  it('comes compressed to who can read it, and the same', async () => {
    const { fetchFeed } = front([[makeProduct(1)], [makeProduct(2)]])
    const plain = await (await fetchFeed()).text()
    const response = await fetchFeed(undefined, { headers: { 'Accept-Encoding': 'gzip, deflate, br' } })
    expect(response.headers.get('Content-Encoding')).toBe('gzip')
    expect(gunzipSync(new Uint8Array(await response.arrayBuffer())).toString()).toBe(plain)
  })

  it('is not made again for who has it, until the catalogue changes', async () => {
    const { fetchFeed, state, requested } = front([[makeProduct(1)]])
    const response = await fetchFeed()
    await response.text()
    const headers = { 'If-None-Match': response.headers.get('ETag') ?? '' }
    expect((await fetchFeed(undefined, { headers })).status).toBe(304)
    expect((await fetchFeed('https://dvaput.example/feeds/products.xml?lang=en', { headers })).status).toBe(200)
    state.version = '2'
    expect((await fetchFeed(undefined, { headers })).status).toBe(200)
    expect((await fetchFeed(undefined, { method: 'HEAD' })).status).toBe(200)
    expect(requested).toHaveLength(1)
  })

  it('is written for two at once, and a reader who never came back is forgotten', async () => {
    const { fetchFeed, state } = front([[makeProduct(1)], [makeProduct(2)]])
    const readers = [(await fetchFeed()).body?.getReader(), (await fetchFeed()).body?.getReader()]
    for (const reader of readers) await reader?.read()
    const third = await fetchFeed()
    expect([third.status, third.headers.get('Retry-After'), third.headers.get('ETag')]).toEqual([503, '60', null])
    await readers[0]?.cancel()
    expect((await fetchFeed()).status).toBe(200)
    state.now = 600_001
    expect((await fetchFeed()).status).toBe(200)
  })
})
