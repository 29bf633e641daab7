import { describe, expect, it } from 'vitest'
import { publicPaths } from '../../app/lib/public-paths.ts'
import { createMarketsByHost } from '../markets-by-host.ts'
import { crawlerRoutes } from './crawlers.routes.ts'

const configured = { ba: 'https://dvaput.example', cl: 'https://tienda.example' }
const markets = createMarketsByHost({ defaultMarket: 'ba', configured, port: 3000 })
const routes = crawlerRoutes({ markets, marketOf: ({ hostname }) => markets.resolve(hostname, undefined) })
const read = async (address: string) => {
  const answer = await routes.request(address)
  return { type: answer.headers.get('Content-Type'), text: await answer.text() }
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

  it('never repeats a host that somebody made up', async () => {
    expect((await read('http://evil.example/robots.txt')).text).not.toContain('evil')
  })
})

describe('sitemap.xml', () => {
  it('has every public page in every language of the market', async () => {
    const { type, text } = await read('https://dvaput.example/sitemap.xml')
    expect(type).toContain('application/xml')
    const places = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, place]) => place)
    expect(places).toHaveLength(publicPaths.length * 3)
    expect(new Set(places).size).toBe(places.length)
    expect(places).toEqual(
      expect.arrayContaining([
        'https://dvaput.example/',
        'https://dvaput.example/faq',
        'https://dvaput.example/faq?lang=es',
      ]),
    )
    expect(text.match(/hreflang="x-default"/g)).toHaveLength(places.length)
  })

  it('is well formed: no sign stands bare', async () => {
    const { text } = await read('https://dvaput.example/sitemap.xml')
    expect(text).not.toMatch(/&(?!amp;|lt;|gt;|quot;)/)
    const open = [...text.matchAll(/<(\w+)[ >]/g)].filter(([, name]) => name === 'url').length
    expect(text.match(/<\/url>/g)).toHaveLength(open)
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
