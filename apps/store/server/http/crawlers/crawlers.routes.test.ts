import { describe, expect, it } from 'vitest'
import { createMarketsByHost } from '../../markets-by-host.ts'
import { crawlerRoutes } from './crawlers.routes.ts'

const configured = { ba: 'https://dvaput.example', cl: 'https://tienda.example' }
const markets = createMarketsByHost({ defaultMarket: 'ba', configured, port: 3000 })
const routes = crawlerRoutes({ markets, marketOf: ({ hostname }) => markets.resolve(hostname, undefined) })
const read = async (url: string) => {
  const response = await routes.request(url)
  return { type: response.headers.get('Content-Type'), text: await response.text() }
}

describe('robots.txt', () => {
  it('closes what is not a page and names the sitemap of this market', async () => {
    const { text } = await read('https://tienda.example/robots.txt')
    expect(text.split('\n')).toEqual(
      expect.arrayContaining(['User-agent: *', 'Disallow: /api/', 'Disallow: /market/', 'Disallow: /mailbox']),
    )
    expect(text).toContain('Sitemap: https://tienda.example/sitemap.xml\n')
    expect(text).not.toMatch(/^Disallow: \/$/m)
  })

  const isClosed = (text: string, url: string) =>
    [...text.matchAll(/^Disallow: (.+)$/gm)].some(([, pattern = '']) => {
      const parts = pattern.split('*').map((part) => part.replaceAll(/[.?+^$()|[\]{}\\]/g, '\\$&'))
      return new RegExp(`^${parts.join('.*')}`).test(url)
    })

  it.each([
    ['/cart', true],
    ['/checkout/success', true],
    ['/account', true],
    ['/orders', true],
    ['/wishlist', true],
    ['/api/products', true],
    ['/products?grade=a', true],
    ['/products/monitori?lang=en&sort=newest', true],
    ['/products/monitori?page=2', false],
    ['/products/monitori?lang=en', false],
    ['/products/sale', false],
    ['/product/grade-a', false],
    ['/', false],
    ['/faq', false],
    ['/cdn/shop/files/a.avif?v=1', false],
    ['/sitemaps/products-1.xml', false],
    ['/feeds/products.xml', false],
    // They say noindex, which nobody learns who may not read them.
    ['/search?query=x', false],
    ['/compare', false],
  ])('%s is closed: %s', async (url, closed) => {
    expect(isClosed((await read('https://dvaput.example/robots.txt')).text, url)).toBe(closed)
  })

  it('never repeats a host that somebody made up', async () => {
    expect((await read('http://evil.example/robots.txt')).text).not.toContain('evil')
  })
})

describe('the web manifest', () => {
  it.each([
    ['https://dvaput.example', 'bs'],
    ['https://tienda.example', 'es'],
  ])('of %s speaks %s', async (origin, lang) => {
    const { type, text } = await read(`${origin}/manifest.webmanifest`)
    expect(type).toBe('application/manifest+json')
    expect(JSON.parse(text)).toMatchObject({ name: 'Dvaput', lang, start_url: '/', icons: expect.any(Array) })
  })
})
