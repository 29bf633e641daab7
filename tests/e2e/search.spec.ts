import { checkPage } from './support/check-page.ts'
import { listingOf } from './support/listing-of.ts'
import { expect, test } from './support/shop-test.ts'
import { testLocales } from './support/test-locales.ts'

for (const { market, language } of testLocales)
  test(`a text finds its products by either parameter: ${market} in ${language} [ROUTE-12] [ROUTE-13] [SRCH-01]`, async ({
    readPage,
    urlOf,
  }) => {
    const titles: string[][] = []
    for (const name of ['query', 'q']) {
      const page = await readPage(urlOf(market, `/search?${name}=thinkpad+t480&lang=${language}`))
      expect(page.response.status).toBe(200)
      expect(await page.textOf('h1')).toContain('thinkpad t480')
      const headings = (await page.all('main article h2')).map(({ text }) => text)
      expect(headings.length).toBeGreaterThan(0)
      expect(headings.at(0)).toMatch(/ThinkPad T480/)
      titles.push(headings)
      const [robots] = await page.all('meta[name="robots"]')
      expect(robots?.attributes.content).toBe('noindex')
    }
    expect(titles[0]).toEqual(titles[1])
  })

test('results of a search are filtered and sorted like a listing, and stay the same search [LIST-10]', async ({
  page,
  visit,
  urlOf,
}) => {
  await visit(urlOf('ba', '/search?q=lenovo'))
  const { text, filters, choice, chips, sort, prices, settled, title } = listingOf(page, 'bcs')
  const field = page.getByRole('searchbox').or(page.getByRole('banner').getByRole('combobox'))
  await expect(field, 'the one of the header').toHaveValue('lenovo')
  await choice(filters, text['facet.condition'], 'Obnovljeno').check()
  await expect(page).toHaveURL(urlOf('ba', '/search?query=lenovo&condition=refurbished'))
  await sort.selectOption('price-asc')
  await expect(page).toHaveURL(urlOf('ba', '/search?query=lenovo&condition=refurbished&sort=price-asc'))
  await settled()
  const sorted = await prices()
  expect(sorted).toEqual(sorted.toSorted((one, other) => one - other))
  await expect(chips).toHaveText(['Obnovljeno'])
  await page.getByRole('link', { name: text['filter.clear'] }).click()
  await expect(page).toHaveURL(urlOf('ba', '/search?query=lenovo&sort=price-asc'))
  await field.fill('dell')
  await field.press('Enter')
  await expect(title).toHaveText('Rezultati za „dell“')
})

test('a slip of the finger is mended, and said so', async ({ readPage, urlOf }) => {
  const page = await readPage(urlOf('ba', '/search?query=thinkpda&lang=en'))
  expect(await page.textOf('h1')).toBe('Results for “ThinkPad”')
  expect(await page.textOf('main header p')).toBe(
    'There are no products for “thinkpda”, so these are the results for “ThinkPad”.',
  )
})

test('a word that no product has is left out, and said so', async ({ readPage, urlOf }) => {
  const page = await readPage(urlOf('cl', '/search?query=thinkpad+qqzzxx'))
  expect((await page.all('main article')).length).toBeGreaterThan(0)
  expect(await page.textOf('main header p')).toContain('«qqzzxx»')
})

test('where nothing is found the page says so, and offers ways on [LIST-16]', async ({ page, visit, urlOf }) => {
  await visit(urlOf('cl', '/search?query=qqzzxx&lang=en'))
  const { results, title, text, cards } = listingOf(page, 'en')
  await expect(title).toHaveText('Nothing found for “qqzzxx”')
  await expect(results.getByText('No products found')).toBeVisible()
  const reload = results.getByRole('button', { name: text['listing.reload'] })
  await expect(results.getByRole('link', { name: text['listing.viewAll'] })).toHaveAttribute('href', '/products')
  await checkPage(page, 'en')
  // A second press while the first is on its way would be none.
  await Promise.all([page.waitForResponse(/\/search\.data/), reload.press('Enter')])
  await expect(reload).not.toHaveAttribute('aria-disabled')
  await expect(reload, 'there is still nothing').toBeFocused()
  await page.route(/\/search\.data/, (route) =>
    route.continue({ url: route.request().url().replace('qqzzxx', 'lenovo') }),
  )
  await reload.press('Enter')
  await expect(cards.first()).toContainText(/lenovo/i)
  await expect(results, 'the button is gone').toBeFocused()
  await page.unroute(/\/search\.data/)

  await visit(urlOf('cl', '/search?query=qqzzxx&lang=en'))
  await results.getByRole('link', { name: 'Laptops' }).click()
  await expect(title).toHaveText('Laptops')
})

test('an empty text runs no search', async ({ readPage, urlOf }) => {
  for (const query of ['', '?query=', '?query=%20%20&q=']) {
    const page = await readPage(urlOf('ba', `/search${query}`))
    expect(page.response.status).toBe(200)
    expect(await page.textOf('h1')).toBe('Pretraga')
    expect(await page.all('main article')).toEqual([])
  }
})

test('the help pages come above the products for a question about the shop, and below them for products', async ({
  page,
  visit,
  urlOf,
}) => {
  const help = page.getByRole('region', { name: 'From our help pages' })
  const isAbove = async () => {
    const [results, products] = [await help.boundingBox(), await page.locator('main article').first().boundingBox()]
    return (results?.y ?? 0) < (products?.y ?? 0)
  }
  await visit(urlOf('ba', '/search?query=warranty+thinkpad&lang=en'))
  expect(await isAbove()).toBe(false)
  await visit(urlOf('ba', '/search?query=warranty'))
  expect(await isAbove()).toBe(true)
  await help.getByRole('link').first().click()
  await expect(page).not.toHaveURL(/search/)
  await expect(page.getByRole('main')).toContainText(/warranty/i)
})

test('a search that fails says so, and can be tried again [SRCH-04]', async ({ page, visit, urlOf, expectMessage }) => {
  expectMessage(/Failed to load resource/)
  await visit(urlOf('cl', '/search?query=lenovo'))
  const { title, cards } = listingOf(page, 'es')
  const field = page.getByRole('banner').getByRole('combobox')
  await page.route(/\/search\.data/, (route) => route.abort())
  await field.fill('dell')
  await field.press('Enter')
  const failure = page.getByRole('main').getByRole('alert')
  await expect(failure).toContainText('Error en la búsqueda')
  await expect(failure).toContainText('La búsqueda falló.')
  await expect(title).toHaveText('Buscar')
  await expect(page).toHaveTitle('Buscar · Dvaput')
  const failed = page.waitForEvent('requestfailed')
  await failure.getByRole('button').click()
  await failed
  await expect(failure, 'still not').toContainText('La búsqueda falló.')
  await expect(title).toHaveText('Buscar')
  await page.unroute(/\/search\.data/)
  await failure.getByRole('button').click()
  await expect(title).toHaveText('Resultados para «dell»')
  await expect(cards.first()).toContainText(/dell/i)
})
