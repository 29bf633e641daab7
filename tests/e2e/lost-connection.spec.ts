import type { Language } from '@dvaput/domain/text/language'
import type { Route } from '@playwright/test'
import { listingOf } from './support/listing-of.ts'
import { messages } from './support/messages.ts'
import { productOf } from './support/product-of.ts'
import { shellOf } from './support/shell-of.ts'
import { expect, test } from './support/shop-test.ts'

const data = /\.data(\?|$)/
const headline = 'Unexpected Application Error!'

/** What comes in place of our response. */
const faults = {
  'a 500 without a body': (route: Route) => route.fulfill({ status: 500, body: '' }),
  'a proxy’s page with 502': (route: Route) =>
    route.fulfill({ status: 502, contentType: 'text/html', body: '<html><h1>502 Bad Gateway</h1></html>' }),
  'a plain 503': (route: Route) =>
    route.fulfill({ status: 503, contentType: 'text/plain', body: 'Service Unavailable' }),
  'somebody’s page with 200': (route: Route) =>
    route.fulfill({ status: 200, contentType: 'text/html', body: '<html>Welcome to our Wi-Fi</html>' }),
  'nothing at all': (route: Route) => route.abort('connectionreset'),
} satisfies Record<string, (route: Route) => Promise<void>>

/** Each language meets some of them. */
const faultsOf = {
  bcs: ['a 500 without a body', 'a proxy’s page with 502', 'nothing at all'],
  en: ['a proxy’s page with 502', 'nothing at all'],
  es: ['a plain 503', 'somebody’s page with 200', 'nothing at all'],
} as const satisfies Record<Language, readonly (keyof typeof faults)[]>

const expected = /Failed to load resource|status of 50\d/

test.describe('while filtering, the page stays and the choice is tried again', () => {
  test.use({ viewport: { width: 1280, height: 844 } })
  for (const [language, used] of [
    ['bcs', 'Polovno'],
    ['es', 'Usado'],
  ] as const)
    test(`in ${language}`, async ({ page, visit, urlOf, expectMessage }) => {
      expectMessage(expected)
      await visit(urlOf('ba', `/products/racunari-i-laptopi?lang=${language}`))
      const { title, text, filters, choice, cards, results, settled } = listingOf(page, language)
      const [name, all] = [await title.innerText(), await cards.count()]
      const condition = choice(filters, text['facet.condition'], used)
      const failure = results.getByRole('alert')
      for (const what of faultsOf[language])
        await test.step(what, async () => {
          await page.route(data, faults[what])
          await condition.check()
          await expect(failure).toContainText(text['listing.failed'])
          await expect(page, 'the choice is in the URL').toHaveURL(/condition=used/)
          await expect(title).toHaveText(name)
          await expect(condition).toBeChecked()
          await expect(condition, 'the keyboard stays where it was').toBeFocused()
          await expect(cards, 'the products of before are not those of the choice').toHaveCount(0)
          await expect(page.getByText(headline)).toHaveCount(0)

          const again = failure.getByRole('button', { name: messages[language]['ui.retry'] })
          await again.press('Enter')
          await expect(page.getByText(messages[language]['ui.failed']).first(), 'still not').toBeVisible()
          await expect(again).not.toHaveAttribute('aria-disabled')
          await page.unroute(data)
          await again.press('Enter')
          await expect(failure).toHaveCount(0)
          await settled()
          await expect(cards.first()).toBeVisible()
          await condition.uncheck()
          await expect(page).not.toHaveURL(/condition/)
          await settled()
          await expect(cards).toHaveCount(all)
        })
    })
})

test('a search that is narrowed down keeps its query', async ({ page, visit, urlOf, expectMessage }) => {
  expectMessage(expected)
  await visit(urlOf('cl', '/search?query=lenovo&lang=en'))
  const { title, sort, results, text, cards } = listingOf(page, 'en')
  const name = await title.innerText()
  await page.route(data, (route) => route.fulfill({ status: 502, contentType: 'text/html', body: '<html></html>' }))
  await sort.selectOption({ label: text['sort.price-asc'] })
  const failure = results.getByRole('alert')
  await expect(failure).toContainText('Search error')
  await expect(title).toHaveText(name)
  await page.unroute(data)
  await failure.getByRole('button').click()
  await expect(cards.first()).toBeVisible()
  await expect(page).toHaveURL(/sort=price-asc/)
})

test.describe('on the way to another page, that page says so and is tried again', () => {
  const heading = { bcs: 'Stranica se ne može otvoriti', en: 'The page cannot be opened' } as const
  for (const [language, title] of Object.entries(heading) as [Language, string][])
    test(`in ${language}`, async ({ page, visit, urlOf, expectMessage }) => {
      expectMessage(expected)
      const main = page.getByRole('main')
      const { footer, header } = shellOf(page, language)
      for (const what of faultsOf[language])
        await test.step(what, async () => {
          await visit(urlOf('ba', `/faq?lang=${language}`))
          await page.route(data, faults[what])
          await footer.locator('a[href="/contact"]').first().click()
          await expect(main.getByRole('heading', { level: 1 })).toHaveText(title)
          await expect(main.getByRole('alert')).toHaveText(messages[language]['ui.failed'])
          await expect(page).toHaveTitle(`${title} · Dvaput`)
          await expect(page).toHaveURL(/\/contact$/)
          await expect(header).toBeVisible()
          await page.unroute(data)
          await main.getByRole('button', { name: messages[language]['error.retry'] }).click()
          await expect(main.getByRole('heading', { level: 1 })).not.toHaveText(title)
          await expect(main.getByRole('alert')).toHaveCount(0)
        })
    })
})

test('a refusal of our own server is shown by its code', async ({ page, visit, urlOf, expectMessage }) => {
  expectMessage(expected)
  await visit(urlOf('cl', '/faq?lang=es'))
  const main = page.getByRole('main')
  const body = { success: false, error: 'another language', code: 'busy' }
  await page.route(data, (route) => route.fulfill({ status: 503, json: body }))
  await shellOf(page, 'es').footer.locator('a[href="/contact"]').first().click()
  await expect(main.getByRole('alert')).toHaveText('La tienda está muy ocupada. Intenta de nuevo en un momento.')
})

test('a choice that changes the whole page leaves it as it was', async ({ page, visit, urlOf, expectMessage }) => {
  expectMessage(expected)
  await visit(urlOf('ba', '/faq'))
  const title = page.getByRole('heading', { level: 1 })
  const name = await title.innerText()
  await page.route(data, (route) => route.fulfill({ status: 502, contentType: 'text/html', body: '<html></html>' }))
  await shellOf(page, 'bcs').preferences.click()
  await page.getByRole('button', { name: messages.bcs['theme.dark'] }).click()
  await expect(page.getByText(messages.bcs['ui.failed'])).toBeVisible()
  await expect(title).toHaveText(name)
})

test('a form that is sent too often says so by the code, and anything else is a failure', async ({
  page,
  visit,
  urlOf,
  expectMessage,
}) => {
  expectMessage(/status of (429|502)/)
  await page.route(/\/api\/products\/.+\/stock$/, async (route) => {
    const { stock } = await (await route.fetch()).json()
    const variants = stock.variants.map((variant: object) => ({ ...variant, stock: 0, inStock: false }))
    await route.fulfill({ json: { success: true, stock: { ...stock, variants } } })
  })
  await visit(urlOf('ba', '/product/lenovo-thinkpad-t480?lang=es'))
  const { tellMe, text } = productOf(page, 'es')
  await tellMe.click()
  const dialog = page.getByRole('dialog', { name: text['alert.title'] })
  await dialog.getByRole('textbox', { name: text['alert.email'] }).fill('amra@example.com')
  const send = dialog.getByRole('button', { name: text['alert.send'] })
  const call = '/api/back-in-stock'
  const refusal = { success: false, error: 'another language', code: 'too-many-requests' }
  await page.route(call, (route) => route.fulfill({ status: 429, json: refusal }))
  await send.click()
  await expect(dialog).toContainText('Demasiadas solicitudes a la vez. Espera un momento e intenta de nuevo.')
  await page.unroute(call)
  await page.route(call, (route) => route.fulfill({ status: 502, contentType: 'text/html', body: '<html></html>' }))
  await send.click()
  await expect(dialog).toContainText(text['alert.failed'])
})
