import { expect, test } from './support/shop-test.ts'
import { testLocales } from './support/test-locales.ts'

const computers = '/products/racunari-i-laptopi'

test.describe('a listing URL', () => {
  const headings = {
    '/products': { bcs: 'Svi proizvodi', en: 'All products', es: 'Todos los productos' },
    [computers]: { bcs: 'Računari i laptopi', en: 'Computers & laptops', es: 'Computadores y notebooks' },
    [`${computers}/laptop`]: { bcs: 'Laptopi', en: 'Laptops', es: 'Notebooks' },
    '/products/sale': { bcs: 'Na sniženju', en: 'On sale', es: 'En oferta' },
    '/products/mobilni-uredjaji': { bcs: 'Mobilni uređaji', en: 'Mobile phones', es: 'Celulares y tablets' },
  } as const

  for (const { market, language } of testLocales)
    test(`lists its products: ${market} in ${language} [ROUTE-02] [ROUTE-03] [ROUTE-04] [LIST-01] [LIST-05] [LIST-06]`, async ({
      readPage,
      urlOf,
    }) => {
      const totals: number[] = []
      for (const path of Object.keys(headings) as (keyof typeof headings)[]) {
        const page = await readPage(urlOf(market, `${path}?lang=${language}`))
        expect(page.response.status, path).toBe(200)
        expect(await page.textOf('h1')).toBe(headings[path][language])
        const crumbs = await page.all('main nav ol li')
        expect(crumbs.at(-1)?.text).toBe(headings[path][language])
        expect((await page.all('main nav ol a')).at(0)?.attributes.href).toBe('/')
        const total = Number(/\d+/.exec(await page.textOf('main section [role="status"]'))?.[0])
        expect(await page.all('main article')).toHaveLength(Math.min(total, 48))
        totals.push(total)
      }
      const [all = 0, category = 0, subcategory = 0, sale = 0] = totals
      expect(all).toBeGreaterThan(category)
      expect(category).toBeGreaterThan(subcategory)
      expect(all).toBeGreaterThan(sale)
    })

  test('/products/sale shows reduced products and is no category [ROUTE-05]', async ({ readPage, urlOf }) => {
    const page = await readPage(urlOf('ba', '/products/sale'))
    const cards = await page.all('main article')
    expect(cards.length).toBeGreaterThan(20)
    for (const { text } of cards) expect(text).toMatch(/−\d+ %|Sniženje/)
    expect(await page.all('main article s')).toHaveLength(cards.filter(({ text }) => /−\d+ %/.test(text)).length)
  })

  test('of a type within the sale shows reduced products of that type only [ROUTE-04]', async ({ readPage, urlOf }) => {
    const page = await readPage(urlOf('ba', '/products/ponude-i-akcije/laptop?lang=bcs'))
    expect(await page.textOf('h1')).toBe('Laptopi')
    const cards = await page.all('main article')
    expect(cards.length).toBeGreaterThan(3)
    for (const { text } of cards) expect(text).toMatch(/−\d+ %|Sniženje/)
    const [canonical] = await page.all('link[rel="canonical"]')
    expect(canonical?.attributes.href).toBe(urlOf('ba', '/products/ponude-i-akcije/laptop'))
  })

  test('of the footer that is no main collection opens the one it means [CAT-13]', async ({ readPage, urlOf }) => {
    const alias = await readPage(urlOf('ba', '/products/mobilni-uredjaji'))
    const own = await readPage(urlOf('ba', '/products/mobilni-telefoni'))
    const titlesOf = async (page: typeof alias) => (await page.all('main article h2')).map(({ text }) => text)
    expect(await titlesOf(alias)).toEqual(await titlesOf(own))
    const [canonical] = await alias.all('link[rel="canonical"]')
    expect(canonical?.attributes.href).toBe(urlOf('ba', '/products/mobilni-telefoni'))
  })

  test('that is none says so, and where another market has it', async ({ fetchRaw, readPage, urlOf }) => {
    for (const path of [
      '/products/nema-toga',
      '/products/monitori/nema-toga',
      '/products/monitori/laptop',
      '/products/%00',
      '/products/a/b/c',
    ])
      expect((await fetchRaw(urlOf('ba', path))).status, path).toBe(404)
    const elsewhere = await readPage(urlOf('ba', '/products/todos?lang=en'))
    expect(elsewhere.response.status).toBe(404)
    expect(await elsewhere.textOf('h1')).toBe('This selection is not offered in this market')
    expect((await elsewhere.all('main a')).map(({ attributes }) => attributes.href)).toEqual([
      '/products',
      '/search',
      '/market/cl?to=%2Fproducts%2Ftodos%3Flang%3Den',
    ])
  })

  test('with filters or an order is not indexed by search engines, one with a page is', async ({ readPage, urlOf }) => {
    const headOf = async (path: string) => {
      const page = await readPage(urlOf('ba', path))
      const [canonical] = await page.all('link[rel="canonical"]')
      const [robots] = await page.all('meta[name="robots"]')
      return [canonical?.attributes.href, robots?.attributes.content]
    }
    expect(await headOf(`${computers}?sort=price-asc`)).toEqual([urlOf('ba', computers), undefined])
    expect(await headOf(`${computers}?page=2&sort=newest`)).toEqual([urlOf('ba', `${computers}?page=2`), undefined])
    expect(await headOf(`${computers}?brand=Dell`)).toEqual([undefined, 'noindex'])
  })

  test('beyond the last page leads to the last one', async ({ fetchRaw, urlOf }) => {
    const response = await fetchRaw(urlOf('ba', `${computers}?page=999&brand=Dell`))
    expect(response.status).toBe(302)
    expect(response.headers.location).toBe(`${computers}?brand=Dell&page=2`)
  })
})
