import type { Locator } from '@playwright/test'
import { listingOf } from './support/listing-of.ts'
import { messages } from './support/messages.ts'
import { expect, test } from './support/shop-test.ts'

test.use({ javaScriptEnabled: false })

const longPages = ['/envios', '/devoluciones', '/politica-de-privacidad', '/terms-and-conditions', '/privacy-policy']

const expectAllVisible = async (parts: Locator, atLeast: number) => {
  await expect(parts.filter({ visible: false })).toHaveCount(0)
  expect(await parts.count()).toBeGreaterThanOrEqual(atLeast)
}

for (const path of longPages)
  test(`${path} reads whole without a script`, async ({ page, urlOf }) => {
    await page.goto(urlOf('ba', path))
    await expectAllVisible(page.locator('main section h2, main section p, main section li'), 20)
    const lastTitle = page.locator('main section h2').last()
    await page.locator('main nav a:visible').last().click()
    await expect(lastTitle).toBeInViewport()
  })

test('/faq reads whole without a script', async ({ page, urlOf }) => {
  await page.goto(urlOf('ba', '/faq'))
  await expect(page.locator('main h3')).toHaveCount(16)
  await expectAllVisible(page.locator('main section p, main section li'), 16)
})

test('/contact names every way without a script, and its button the e-mail', async ({ page, urlOf }) => {
  await page.goto(urlOf('ba', '/contact'))
  await expectAllVisible(page.locator('main dl div'), 3)
  await expect(page.getByRole('main').locator('a[href^="mailto:"]').first()).toBeVisible()
  await expect(page.getByRole('main').locator('a[href^="tel:"]').first()).toBeVisible()
})

test('choices that are folded open without a script, and can be sent', async ({ page, urlOf }) => {
  await page.goto(urlOf('ba', '/products'))
  const { text, filters } = listingOf(page, 'bcs')
  const brands = filters.getByRole('group', { name: text['facet.brand'], exact: true })
  await brands.getByText(/^Još \d+$/).click()
  const folded = brands.locator('details').getByRole('checkbox').first()
  const name = await folded.inputValue()
  await folded.check()
  await filters.getByRole('button', { name: text['filter.apply'] }).click()
  await expect(page).toHaveURL(new RegExp(`brand=${name}`))
  await expect(brands.locator(`input[value="${name}"]`)).toBeChecked()
})

test('the languages are links, and the choice is remembered', async ({ page, urlOf }) => {
  await page.goto(urlOf('ba', '/contact'))
  await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click()
  await expect(page).toHaveURL(urlOf('ba', '/contact?lang=en'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact')
  await page.getByRole('contentinfo').getByRole('link', { name: messages.en['nav.faq'] }).click()
  await expect(page).toHaveURL(urlOf('ba', '/faq'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Frequently asked questions')
})

test('the markets are links, there and back', async ({ page, urlOf }) => {
  await page.goto(urlOf('ba', '/envios'))
  await page.getByRole('contentinfo').locator('a[href^="/market/cl?"]').click()
  await expect(page).toHaveURL(urlOf('ba', '/envios'))
  await expect(page.locator('html')).toHaveAttribute('lang', 'es')
  await page.getByRole('contentinfo').locator('a[href^="/market/ba?"]').click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'bs')

  await page.goto(urlOf('cl', '/envios'))
  await page.getByRole('contentinfo').locator('a[href^="/market/ba?"]').click()
  await expect(page).toHaveURL(urlOf('ba', '/envios'))
})

test('the menus open under the pointer and lead to the products', async ({ page, urlOf }) => {
  await page.goto(urlOf('ba', '/faq'))
  // The menu of a phone is there too, and folded.
  const link = page
    .getByRole('banner')
    .locator('button:not([aria-label]) + noscript a[href="/products/racunari-i-laptopi/laptop"]')
  await expect(link).toBeHidden()
  const preferences = page.getByRole('banner')
  await page.getByRole('button', { name: new RegExp(messages.bcs['preferences.open'], 'i') }).hover()
  await expect(preferences.getByRole('link', { name: 'English' })).toBeVisible()
  await expect(preferences.getByText(messages.bcs['theme.dark']), 'a button that does nothing').toBeHidden()
  await page.getByRole('button', { name: messages.bcs['bar.racunari-i-laptopi'] }).hover()
  await link.click()
  await expect(page).toHaveURL(urlOf('ba', '/products/racunari-i-laptopi/laptop'))
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  for (const market of ['ba', 'cl'] as const)
    test(`the menu of ${market} unfolds its categories and leads to them`, async ({ page, urlOf }) => {
      await page.goto(urlOf(market, '/faq?lang=en'))
      const header = page.getByRole('banner')
      const menu = header.getByRole('navigation', { name: messages.en['nav.main'] })
      await expect(menu).toBeHidden()
      await header.locator(`summary[aria-label="${messages.en['menu.open']}"]`).click()
      await expect(menu).toBeVisible()
      const group = menu.locator('li > details').first()
      const link = group.locator('a').first()
      await expect(link).toBeHidden()
      // In Chile the first group is one of groups.
      const summaries = group.locator(':scope > summary, :scope > ul > li:first-child > details > summary')
      for (const summary of await summaries.all()) await summary.click()
      const path = await link.getAttribute('href')
      await link.click()
      await expect(page).toHaveURL(urlOf(market, path ?? ''))
    })

  test('every page of the help is within reach of the footer', async ({ page, urlOf }) => {
    await page.goto(urlOf('ba', '/'))
    for (const path of [...longPages, '/faq', '/contact'])
      await expect(page.getByRole('contentinfo').locator(`a[href="${path}"]`)).toBeVisible()
    await page.goto(urlOf('ba', '/terms-and-conditions'))
    await page.locator('main summary').click()
    await expect(page.locator('main details nav a').first()).toBeVisible()
  })
})

for (const [market, query] of [
  ['ba', 'thinkpad'],
  ['cl', 'thinkpad'],
] as const)
  test(`the order of a search in ${market} can be read and chosen on a phone without a script`, async ({
    page,
    urlOf,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(urlOf(market, `/search?query=${query}`))
    const sort = page.getByRole('main').locator('select[name="sort"]')
    const box = await sort.boundingBox()
    expect(box?.width, 'room for the name of an order').toBeGreaterThan(150)
    await sort.selectOption('price-asc')
    await page
      .locator('form', { has: page.locator('select[name="sort"]') })
      .getByRole('button')
      .click()
    await expect(page).toHaveURL(/sort=price-asc/)
  })
