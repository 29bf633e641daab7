import { marketIds } from '@dvaput/domain/markets/market'
import { markets } from '@dvaput/domain/markets/markets'
import { sharedRoutes } from './support/shop-routes.ts'
import { expect, test } from './support/shop-test.ts'

/** Pages that belong in no search engine. */
const hidden = ['/search', '/compare', '/kit']
/** Products have sitemaps of their own, and imported ones are in none. */
const isCatalogue = (path: string) => /^\/(products?|international)(\/|$)/.test(path)
const publicPaths = sharedRoutes
  .filter(({ path, status }) => status === 200 && !hidden.includes(path) && !isCatalogue(path))
  .map(({ path }) => path)

for (const market of marketIds) {
  test(`the index leads to a sitemap of every public page in every language: ${market}`, async ({
    fetchRaw,
    urlOf,
  }) => {
    const index = await fetchRaw(urlOf(market, '/sitemap.xml'))
    expect(index.headers['content-type']).toMatch(/^application\/xml/)
    expect(index.text).toContain(`<loc>${urlOf(market, '/sitemaps/pages.xml')}</loc>`)
    const response = await fetchRaw(urlOf(market, '/sitemaps/pages.xml'))
    expect(response.status).toBe(200)
    expect(response.headers['content-type']).toMatch(/^application\/xml/)
    const [own, ...others] = markets[market].languages
    const expected = publicPaths.flatMap((path) => [
      urlOf(market, path),
      ...others.map((language) => urlOf(market, `${path}?lang=${language}`)),
    ])
    const listed = [...response.text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url)
    expect(own).toBeTruthy()
    expect(listed.toSorted()).toEqual(expected.toSorted())
    for (const entry of response.text.match(/<url>.*?<\/url>/gs) ?? []) {
      const tags = [...entry.matchAll(/hreflang="([^"]+)"/g)].map(([, tag]) => tag)
      expect(tags.toSorted()).toEqual(['bs-BA', 'bs-CL', 'en-BA', 'en-CL', 'es-BA', 'es-CL', 'x-default'])
    }
  })

  test(`every URL of the sitemap is a page that is its own canonical: ${market}`, async ({
    fetchRaw,
    readPage,
    urlOf,
  }) => {
    const { text } = await fetchRaw(urlOf(market, '/sitemaps/pages.xml'))
    for (const [, url = ''] of text.matchAll(/<loc>([^<]+)<\/loc>/g)) {
      const page = await readPage(url)
      expect(page.response.status, url).toBe(200)
      const [canonical] = await page.all('link[rel="canonical"]')
      expect(canonical?.attributes.href).toBe(url)
      expect(await page.all('meta[name="robots"]')).toEqual([])
      const [description] = await page.all('meta[name="description"]')
      expect(description?.attributes.content?.length, url).toBeGreaterThan(40)
      const shared = await page.all('meta[property^="og:"]')
      const fields = Object.fromEntries(shared.map(({ attributes }) => [attributes.property, attributes.content]))
      expect(fields['og:url']).toBe(url)
      expect(fields['og:title']).toBe(await page.textOf('head title'))
      expect((await fetchRaw(fields['og:image'] ?? '')).headers['content-type']).toBe('image/png')
    }
  })

  test(`robots.txt names the sitemap and what is not to be crawled: ${market}`, async ({ fetchRaw, urlOf }) => {
    const response = await fetchRaw(urlOf(market, '/robots.txt'))
    expect(response.headers['content-type']).toMatch(/^text\/plain/)
    expect(response.text).toContain(`Sitemap: ${urlOf(market, '/sitemap.xml')}`)
    for (const path of ['/api/', '/market/', '/kit', '/mailbox', '/cart', '/account'])
      expect(response.text).toContain(`Disallow: ${path}`)
  })

  test(`the web manifest names pictures that are there: ${market}`, async ({ fetchRaw, urlOf }) => {
    const response = await fetchRaw(urlOf(market, '/manifest.webmanifest'))
    expect(response.headers['content-type']).toMatch(/^application\/manifest\+json/)
    const manifest = JSON.parse(response.text) as {
      name: string
      lang: string
      icons: { src: string; sizes: string }[]
    }
    expect(manifest.name).toBe('Dvaput')
    expect(manifest.lang).toBe(market === 'ba' ? 'bs' : 'es')
    expect(manifest.icons.length).toBeGreaterThan(1)
    for (const { src, sizes } of manifest.icons) {
      const { status, body } = await fetchRaw(src)
      expect(status).toBe(200)
      // The width and height stand in the first chunk of a PNG.
      expect(`${body.readUInt32BE(16)}x${body.readUInt32BE(20)}`).toBe(sizes)
    }
  })
}

test('a page that is not for search engines says so', async ({ readPage }) => {
  for (const path of hidden) {
    const [robots] = await (await readPage(path)).all('meta[name="robots"]')
    expect(robots?.attributes.content, path).toBe('noindex')
  }
})
