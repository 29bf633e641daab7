import type { Language } from '@dvaput/domain/text/language'
import type { Route } from '@playwright/test'
import { listingOf } from './support/listing-of.ts'
import { shellOf } from './support/shell-of.ts'
import { expect, test } from './support/shop-test.ts'
import { words } from './support/words.ts'

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
    test(`in ${language}`, async ({ page, visit, addressOf, expectMessage }) => {
      expectMessage(expected)
      await visit(addressOf('ba', `/products/racunari-i-laptopi?lang=${language}`))
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

          const again = failure.getByRole('button', { name: words[language]['ui.retry'] })
          await again.press('Enter')
          await expect(page.getByText(words[language]['ui.failed']).first(), 'still not').toBeVisible()
          await expect(failure).toBeVisible()
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

test('a search that is narrowed down stays with its question', async ({ page, visit, addressOf, expectMessage }) => {
  expectMessage(expected)
  await visit(addressOf('cl', '/search?query=lenovo&lang=en'))
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
    test(`in ${language}`, async ({ page, visit, addressOf, expectMessage }) => {
      expectMessage(expected)
      const main = page.getByRole('main')
      const { footer, header } = shellOf(page, language)
      for (const what of faultsOf[language])
        await test.step(what, async () => {
          await visit(addressOf('ba', `/faq?lang=${language}`))
          await page.route(data, faults[what])
          await footer.locator('a[href="/contact"]').first().click()
          await expect(main.getByRole('heading', { level: 1 })).toHaveText(title)
          await expect(main.getByRole('alert')).toHaveText(words[language]['ui.failed'])
          await expect(page).toHaveTitle(`${title} · Dvaput`)
          await expect(page).toHaveURL(/\/contact$/)
          await expect(header).toBeVisible()
          await page.unroute(data)
          await main.getByRole('button', { name: words[language]['error.retry'] }).click()
          await expect(main.getByRole('heading', { level: 1 })).not.toHaveText(title)
          await expect(main.getByRole('alert')).toHaveCount(0)
        })
    })
})

test('a refusal of our own server is told by its code', async ({ page, visit, addressOf, expectMessage }) => {
  expectMessage(expected)
  await visit(addressOf('cl', '/faq?lang=es'))
  const main = page.getByRole('main')
  const body = { success: false, error: 'another language', code: 'busy' }
  await page.route(data, (route) => route.fulfill({ status: 503, json: body }))
  await shellOf(page, 'es').footer.locator('a[href="/contact"]').first().click()
  await expect(main.getByRole('alert')).toHaveText('La tienda está muy ocupada. Intenta de nuevo en un momento.')
})

test('a choice that changes the whole page leaves it as it was', async ({ page, visit, addressOf, expectMessage }) => {
  expectMessage(expected)
  await visit(addressOf('ba', '/faq'))
  const title = page.getByRole('heading', { level: 1 })
  const name = await title.innerText()
  await page.route(data, (route) => route.fulfill({ status: 502, contentType: 'text/html', body: '<html></html>' }))
  await shellOf(page, 'bcs').preferences.click()
  await page.getByRole('button', { name: words.bcs['theme.dark'] }).click()
  await expect(page.getByText(words.bcs['ui.failed'])).toBeVisible()
  await expect(title).toHaveText(name)
})
