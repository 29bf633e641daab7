import { messages } from './support/messages.ts'
import { expect, test } from './support/shop-test.ts'

const firstLanguage = { ba: 'bcs', cl: 'es' } as const

for (const market of ['ba', 'cl'] as const)
  test(`the first screen of a phone has a product, its price and a promise: ${market}`, async ({
    page,
    visit,
    urlOf,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await visit(urlOf(market, '/'))
    const text = messages[firstLanguage[market]]
    const main = page.getByRole('main')
    const card = main.getByRole('region', { name: text['home.featured'] }).getByRole('article').first()
    await expect(main.getByText(text['home.lead'])).toBeInViewport({ ratio: 1 })
    await expect(card.getByRole('heading')).toBeInViewport({ ratio: 1 })
    await expect(card.getByText(/\d (KM|CLP)|\$\d/).first()).toBeInViewport({ ratio: 1 })
  })

test('at twice the size of the text no page is wider than a phone', async ({ page, visit }) => {
  await page.setViewportSize({ width: 360, height: 780 })
  await visit('/')
  const product = await page.getByRole('main').getByRole('article').getByRole('link').first().getAttribute('href')
  const handle = product?.split('/').at(-1)
  const paths = [
    ...['/', '/products', '/products/racunari-i-laptopi', '/search?query=laptop', `${product}`],
    ...[`/compare?handles=${handle}`, '/cart', '/login', '/faq', '/contact', '/envios'],
  ]
  for (const path of paths) {
    await visit(path)
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth), { message: path }).toBe(360)
  }
})
