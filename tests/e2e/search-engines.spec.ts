import { sampleMarkets as markets } from '@dvaput/domain/markets/sample-profiles'
import { languageTag } from '@dvaput/domain/text/language'
import { findAllXml, readXml } from '../support/requests/read-xml.ts'
import { expectXml, headOf, jsonLdOf, urlsIn } from './support/search-engine-documents.ts'
import { expect, test } from './support/shop-test.ts'
import { testLocales } from './support/test-locales.ts'

const digitsOf = (text: string) => text.replaceAll(/\D/g, '')

for (const market of ['ba', 'cl'] as const) {
  test(`sitemaps and feed list every product, and nothing else: ${market}`, async ({
    page,
    fetchRaw,
    readPage,
    urlOf,
  }) => {
    const index = await fetchRaw(urlOf(market, '/sitemap.xml'))
    await expectXml(page, index)
    const files = urlsIn(index)
    const productUrls: string[] = []
    for (const file of files.filter((name) => name.includes('/products-'))) {
      const response = await fetchRaw(file)
      await expectXml(page, response)
      productUrls.push(...urlsIn(response).filter((url) => !url.includes('lang=')))
    }
    const { ItemList } = await jsonLdOf(await readPage(urlOf(market, '/products')))
    expect(productUrls.length).toBe(ItemList?.numberOfItems)
    expect(productUrls.length).toBeGreaterThan(100)
    expect(new Set(productUrls).size).toBe(productUrls.length)

    const feed = await fetchRaw(urlOf(market, '/feeds/products.xml'))
    await expectXml(page, feed)
    const items = findAllXml(readXml(feed.text), 'item')
    expect(items.map((item) => findAllXml(item, 'g:link')[0]?.text).toSorted()).toEqual(productUrls.toSorted())
    const conditions = new Set(items.map((item) => findAllXml(item, 'g:condition')[0]?.text))
    expect([...conditions].toSorted()).toEqual(['new', 'refurbished', 'used'])
    const prices = items.map((item) => findAllXml(item, 'g:price')[0]?.text ?? '')
    const form = market === 'ba' ? /^\d+\.\d\d BAM$/ : /^\d+ CLP$/
    expect(prices.filter((price) => !form.test(price))).toEqual([])
  })

  test(`a listing of the sitemap is its own canonical, and shows products: ${market}`, async ({
    fetchRaw,
    readPage,
    urlOf,
  }) => {
    const urls = urlsIn(await fetchRaw(urlOf(market, '/sitemaps/categories.xml')))
    expect(urls.length).toBeGreaterThan(60)
    // Every sixth: which listings there are is shown beside the code, for all of them.
    const own = urls.filter((url) => !url.includes('lang='))
    for (const listingUrl of own.filter((_, number) => number % 6 === 0)) {
      const page = await readPage(listingUrl)
      expect(page.response.status, listingUrl).toBe(200)
      expect((await headOf(page)).canonical).toBe(listingUrl)
      expect((await page.all('main article')).length, listingUrl).toBeGreaterThan(0)
    }
  })
}

for (const { market, language } of testLocales)
  test(`a product says to search engines what it shows: ${market} in ${language}`, async ({
    fetchRaw,
    readPage,
    urlOf,
  }) => {
    const { country, languages } = markets[market]
    const inLanguage = (path: string) =>
      urlOf(market, language === languages[0] ? path : `${path}${path.includes('?') ? '&' : '?'}lang=${language}`)
    const listing = await readPage(inLanguage('/products/sale'))
    const list = (await jsonLdOf(listing)).ItemList as { itemListElement: { url: string; name: string }[] }
    const cards = await listing.all('main article h2')
    expect(list.itemListElement.map(({ name }) => name)).toEqual(cards.map(({ text }) => text))
    const crumbs = (await jsonLdOf(listing)).BreadcrumbList as { itemListElement: { name: string }[] }
    expect(crumbs.itemListElement.map(({ name }) => name)).toEqual(
      (await listing.all('main nav ol li')).map(({ text }) => text),
    )

    const url = list.itemListElement[0]?.url ?? ''
    const page = await readPage(url)
    const title = await page.textOf('h1')
    const { Product, BreadcrumbList } = await jsonLdOf(page)
    const offer = Product?.offers as Record<string, unknown>
    expect(Product).toMatchObject({ name: title, url })
    expect(JSON.stringify(Product)).not.toMatch(/rating|review/i)
    expect(String(offer.itemCondition)).toMatch(/^https:\/\/schema\.org\/(New|Refurbished|Used)Condition$/)
    expect(offer).toMatchObject({ priceCurrency: market === 'ba' ? 'BAM' : 'CLP', url })
    const main = digitsOf(await page.textOf('main'))
    expect(main).toContain(digitsOf(String(offer.price)))
    expect(main).toContain(digitsOf(String((offer.priceSpecification as { price: string }).price)))
    expect((BreadcrumbList as { itemListElement: { name: string }[] }).itemListElement.at(-1)?.name).toBe(title)

    const { canonical, alternates, shared } = await headOf(page)
    expect(canonical).toBe(url)
    expect(Object.keys(alternates).toSorted()).toEqual(
      [...languages.map((each) => `${languageTag[each]}-${country}`), 'x-default'].toSorted(),
    )
    expect(alternates[`${languageTag[language]}-${country}`]).toBe(url)
    expect(shared).toMatchObject({
      'og:type': 'product',
      'og:url': url,
      'product:price:amount': offer.price,
      'product:price:currency': offer.priceCurrency,
    })
    const picture = await fetchRaw(shared['og:image'] ?? '')
    expect(picture.headers['content-type']).toBe('image/jpeg')
    expect(await jpegSize(picture.body)).toEqual([shared['og:image:width'], shared['og:image:height']].map(Number))
  })

/** Width and height stand in the frame header of a JPEG. */
const jpegSize = async (body: Buffer) => {
  for (let at = 2; at < body.length; at += 2 + body.readUInt16BE(at + 2)) {
    const marker = body.readUInt8(at + 1)
    if (marker >= 0xc0 && marker <= 0xc2) return [body.readUInt16BE(at + 7), body.readUInt16BE(at + 5)]
  }
  return []
}

test('the front page tells of the shop, its hours and its search', async ({ readPage, urlOf }) => {
  for (const market of ['ba', 'cl'] as const) {
    const { ElectronicsStore, WebSite } = await jsonLdOf(await readPage(urlOf(market, '/')))
    expect(ElectronicsStore).toMatchObject({
      name: 'Dvaput',
      address: { addressLocality: markets[market].contact.pickupPoint.city },
      openingHoursSpecification: [{ opens: '12:00', closes: '21:00' }],
    })
    const search = WebSite?.potentialAction as { target: { urlTemplate: string } } | undefined
    const results = await readPage((search?.target.urlTemplate ?? '').replace('{search_term_string}', 'thinkpad'))
    expect((await results.all('main article')).length).toBeGreaterThan(0)
  }
})

test('what is filtered or sorted keeps the canonical URL of its listing, and only a page has its own', async ({
  readPage,
  urlOf,
}) => {
  const canonicalOf = async (path: string) => (await headOf(await readPage(urlOf('ba', path)))).canonical
  expect(await canonicalOf('/products?sort=newest')).toBe(urlOf('ba', '/products'))
  expect(await canonicalOf('/products?page=2&utm_source=x')).toBe(urlOf('ba', '/products?page=2'))
  expect(await canonicalOf('/products/racunari-i-laptopi/ultra-small-form-factor')).toBe(
    urlOf('ba', '/products/racunari-i-laptopi/usff'),
  )
  const filtered = await readPage(urlOf('ba', '/products?condition=used'))
  expect((await filtered.all('meta[name="robots"]'))[0]?.attributes.content).toBe('noindex')
})
