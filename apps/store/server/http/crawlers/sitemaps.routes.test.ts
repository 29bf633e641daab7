import type { ListedUrl } from '@dvaput/backend/catalogue/listed-products'
import { describe, expect, it } from 'vitest'
import { findAllXml, readXml } from '../../../../../tests/support/requests/read-xml.ts'
import { publicPaths } from '../../../app/lib/paths/public-paths.ts'
import { createMarketsByHost } from '../../markets-by-host.ts'
import { createPageCache } from '../load/page-cache.ts'
import { sitemapRoutes } from './sitemaps.routes.ts'

const configured = { ba: 'https://dvaput.example', cl: 'https://tienda.example' }
const markets = createMarketsByHost({ defaultMarket: 'ba', configured, port: 3000 })
const day = new Date('2026-11-01T12:00:00Z')

const product = (number: number): ListedUrl => ({
  handle: `product-${number}`,
  updatedAt: day,
  pictures: [`/cdn/shop/files/${number}.avif?v=1&x=2`, 'https://cdn.example/b.jpg'],
})
const products = [
  ...Array.from({ length: 1_001 }, (_, index) => product(index)),
  { ...product(2000), handle: 'a&b"<č' },
]

const front = () => {
  const requested: string[] = []
  const cache = createPageCache({ maxBytes: 10_000_000, freshMs: 60_000, staleMs: 0 })
  const routes = sitemapRoutes({
    cache,
    markets,
    listed: {
      files: async (shop, size) => {
        requested.push(shop)
        return Array.from({ length: Math.ceil(products.length / size) }, () => day)
      },
      urls: async (_, { from, count }) => products.slice(from, from + count),
      names: async () => ({
        collections: new Set(['monitori']),
        productTypes: new Set(['Laptop']),
        tags: new Set(['gaming']),
        hasSale: true,
      }),
    },
  })
  const read = async (sitemapUrl: string, headers: Record<string, string> = {}) => {
    const response = await routes.request(sitemapUrl, { headers })
    return { response, text: await response.text() }
  }
  const readLocs = async (sitemapUrl: string) => {
    const { response, text } = await read(sitemapUrl)
    expect(response.headers.get('Content-Type')).toBe('application/xml; charset=utf-8')
    const document = readXml(text)
    return { document, locs: findAllXml(document, 'loc').map((element) => element.text) }
  }
  return { requested, cache, read, readLocs }
}

describe('the index of sitemaps', () => {
  it('names the files of its market, the products in files of a thousand', async () => {
    const { document, locs } = await front().readLocs('https://tienda.example/sitemap.xml')
    expect(document.name).toBe('sitemapindex')
    expect(locs).toEqual(
      ['pages', 'categories', 'products-1', 'products-2'].map((name) => `https://tienda.example/sitemaps/${name}.xml`),
    )
    expect(findAllXml(document, 'lastmod').map(({ text }) => text)).toEqual([day.toISOString(), day.toISOString()])
  })

  it('never repeats a host that somebody made up', async () => {
    expect((await front().read('http://evil.example/sitemap.xml')).text).not.toContain('evil')
  })
})

describe('a sitemap', () => {
  it('has every public page in every language of the market, each with all its forms', async () => {
    const { document, locs } = await front().readLocs('https://dvaput.example/sitemaps/pages.xml')
    expect(locs).toHaveLength(publicPaths.length * 3)
    expect(new Set(locs).size).toBe(locs.length)
    expect(locs).toEqual(expect.arrayContaining(['https://dvaput.example/', 'https://dvaput.example/faq?lang=es']))
    for (const url of findAllXml(document, 'url')) expect(findAllXml(url, 'xhtml:link')).toHaveLength(7)
  })

  it('has the listings that have products, and those by tag in their market alone', async () => {
    const { readLocs } = front()
    const bosnian = await readLocs('https://dvaput.example/sitemaps/categories.xml')
    const chilean = await readLocs('https://tienda.example/sitemaps/categories.xml')
    expect(bosnian.locs).toContain('https://dvaput.example/products/racunari-i-laptopi/laptop?lang=en')
    expect(bosnian.locs).not.toContain('https://dvaput.example/products/gaming')
    const gaming = findAllXml(chilean.document, 'url').find((url) => url.children[0]?.text.endsWith('/products/gaming'))
    expect(gaming && findAllXml(gaming, 'xhtml:link')).toHaveLength(4)
  })

  it('has all products, each once a language, with pictures and the day of the last change', async () => {
    const { readLocs, read } = front()
    const [first, second] = [
      await readLocs('https://dvaput.example/sitemaps/products-1.xml'),
      await readLocs('https://dvaput.example/sitemaps/products-2.xml'),
    ]
    const handles = [...first.locs, ...second.locs]
      .filter((loc) => !loc.includes('lang='))
      .map((loc) => decodeURIComponent(loc.replace('https://dvaput.example/product/', '')))
    expect(handles).toEqual(products.map(({ handle }) => handle))
    expect(first.locs.length).toBeLessThanOrEqual(5_000)
    const [url] = findAllXml(second.document, 'url')
    expect(url && findAllXml(url, 'lastmod')[0]?.text).toBe(day.toISOString())
    expect(url && findAllXml(url, 'image:loc').map(({ text }) => text)).toEqual([
      'https://dvaput.example/cdn/shop/files/1000.avif?v=1&x=2',
      'https://cdn.example/b.jpg',
    ])
    expect(url && findAllXml(url, 'xhtml:link').map(({ attributes }) => attributes.hreflang)).toEqual([
      'bs-BA',
      'en-BA',
      'es-BA',
      'x-default',
    ])
    for (const name of ['products-3', 'products-0', 'products-01', 'products-x', 'nothing'])
      expect((await read(`https://dvaput.example/sitemaps/${name}.xml`)).response.status).toBe(404)
  })

  it('is cached until the catalogue changes, and not sent again to who has it', async () => {
    const { requested, cache, read } = front()
    const { response } = await read('https://dvaput.example/sitemap.xml')
    expect(response.headers.get('Cache-Control')).toBe('public, max-age=600')
    const again = await read('https://dvaput.example/sitemap.xml', {
      'If-None-Match': response.headers.get('ETag') ?? '',
      Cookie: 'market=cl; language=es',
    })
    expect(again.response.status).toBe(304)
    expect(requested).toEqual(['main'])
    cache.drop(['catalogue:retail'])
    await read('https://dvaput.example/sitemap.xml')
    expect(requested).toEqual(['main'])
    cache.drop(['catalogue:main'])
    await read('https://dvaput.example/sitemap.xml')
    expect(requested).toEqual(['main', 'main'])
  })

  it('is one whatever stands behind its URL', async () => {
    const { response } = await front().read('https://dvaput.example/sitemap.xml?x=1')
    expect([response.status, response.headers.get('Location')]).toEqual([308, '/sitemap.xml'])
  })
})
