import type { MarketId } from '@dvaput/domain/markets/market'
import { markets } from '@dvaput/domain/markets/markets'
import { testCards } from '@dvaput/platform/payments/test-card-gateway'
import type { Page } from '@playwright/test'
import { messages as bcs } from '../../apps/store/app/i18n/messages/bcs/checkout-success.ts'
import { messages as en } from '../../apps/store/app/i18n/messages/en/checkout-success.ts'
import { messages as es } from '../../apps/store/app/i18n/messages/es/checkout-success.ts'
import { cartOf } from './support/cart-of.ts'
import { checkPage } from './support/check-page.ts'
import { card, checkoutOf, fillIn, newBuyer } from './support/checkout-steps.ts'
import { test as base, expect } from './support/customer-test.ts'
import { fillInCheckout, pay } from './support/pay-at-platform.ts'
import { productOf } from './support/product-of.ts'
import { waitForHydration } from './support/wait-for-hydration.ts'

type Product = { handle: string; variants: { nodes: { id: string; quantityAvailable: number }[] } }

const messages = { bcs, en, es } as const

let bought = 0

/** From a product's page to the platform's checkout. */
const test = base.extend<{ readonly fillBrowserCart: (market: MarketId, page?: Page) => Promise<void> }>({
  fillBrowserCart: async ({ page: ownPage, visit, urlOf, queryStorefront }, use, { parallelIndex, config }) => {
    await use(async (market, page = ownPage) => {
      const { products } = await queryStorefront(markets[market].shop, {
        query: '{ products(first: 60) { nodes { handle variants(first: 5) { nodes { id quantityAvailable } } } } }',
      })
      const handles = (products.nodes as Product[])
        .filter(({ variants: { nodes } }) => nodes.length === 1 && (nodes[0]?.quantityAvailable ?? 0) > 2)
        .map(({ handle }) => handle)
      // Tests that run at once do not buy the same product.
      bought += 1
      const handle = handles[(config.workers * bought + parallelIndex) % handles.length]
      await visit(urlOf(market, `/product/${handle}`), page)
      const { add } = productOf(page, markets[market].languages[0])
      await add.click()
      await expect(async () => {
        const stored = await page.evaluate((key) => localStorage.getItem(key), `dvaput-cart-${market}`)
        expect(JSON.parse(stored ?? '{"state":[]}').state).toHaveLength(1)
      }).toPass()
      await visit(urlOf(market, '/cart'), page)
    })
  },
})

const languageOf = (market: MarketId) => markets[market].languages[0]

/** The page that the platform leads back to. */
const successOf = (page: Page, market: MarketId) => {
  const text = messages[languageOf(market)]
  const main = page.getByRole('main')
  return {
    text,
    main,
    title: main.getByRole('heading', { level: 1 }),
    order: main.getByRole('link', { name: text['success.order'] }),
    expectOrder: async () => {
      await expect(main.getByRole('heading', { level: 1 })).toHaveText(text['success.title'])
      await expect(main).toContainText(/#\d+/)
    },
  }
}

const cartSize = (page: Page, market: MarketId) =>
  page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? '{"state":[]}').state.length, `dvaput-cart-${market}`)

for (const [market, width] of [
  ['ba', 390],
  ['cl', 1440],
] as const)
  test.describe(`somebody in ${market} at ${width}`, () => {
    test.use({ viewport: { width, height: 900 } })
    const { shop } = markets[market]
    const language = languageOf(market)

    test('buys without an account, pressing twice, and finds the order and an empty cart [ROUTE-16] [CART-22] [OK-10]', async ({
      page,
      fillBrowserCart,
      urlOf,
      visit,
    }) => {
      await fillBrowserCart(market)
      await cartOf(page, language).checkOut.dblclick()
      const { place } = await fillInCheckout(page, market, newBuyer(shop))
      await fillIn(page, card(testCards.approved))
      await place.dblclick()
      await expect(page).toHaveURL(/\/checkout\/success\?checkout=/)
      const { expectOrder, main, order } = successOf(page, market)
      await expectOrder()
      await checkPage(page, language)
      await expect(order, 'nobody is logged in').toHaveAttribute('href', /key=/)
      await expect.poll(() => cartSize(page, market)).toBe(0)
      const shown = await main.textContent()
      await page.reload()
      await waitForHydration(page)
      expect(await main.textContent()).toBe(shown)
      await visit(urlOf(market, '/cart'))
      await expect(cartOf(page, language).empty).toBeVisible()
    })

    test('buys as a customer, with the form filled in, and opens the order', async ({
      page,
      fillBrowserCart,
      logInAs,
    }) => {
      const { email } = await logInAs('link')
      await fillBrowserCart(market)
      await cartOf(page, language).checkOut.click()
      await expect(page.locator('#email')).toHaveValue(email)
      await expect(page.locator('#firstName')).toHaveValue('Amra')
      const { email: _, ...rest } = newBuyer(shop)
      await pay(page, market, rest)
      const { expectOrder, order } = successOf(page, market)
      await expectOrder()
      await expect(order).toHaveAttribute('href', /\/orders\/(main|retail)-\d+$/)
      await expect.poll(() => cartSize(page, market)).toBe(0)
    })
  })

test('a card that is refused, a checkout that is left and a second tab change nothing: it is the same checkout', async ({
  page,
  context,
  fillBrowserCart,
  urlOf,
  visit,
}) => {
  await fillBrowserCart('ba')
  await cartOf(page, 'bcs').checkOut.click()
  const { place, complaint } = await fillInCheckout(page, 'ba', newBuyer('main'))
  await fillIn(page, card(testCards.declined))
  await place.click()
  await expect(complaint.first()).toBeVisible()
  const { pathname } = new URL(page.url())

  await visit(urlOf('ba', '/cart'))
  expect(await cartSize(page, 'ba')).toBe(1)
  await cartOf(page, 'bcs').checkOut.click()
  await expect(page).toHaveURL(new RegExp(pathname.split('/').slice(0, 3).join('/')))

  const other = await context.newPage()
  await visit(urlOf('ba', '/cart'), other)
  await cartOf(other, 'bcs').checkOut.click()
  await expect(other).toHaveURL(new RegExp(pathname.split('/').slice(0, 3).join('/')))
})

test('two tabs that press at the same moment lead to one checkout', async ({
  page,
  context,
  fillBrowserCart,
  urlOf,
  visit,
}) => {
  await fillBrowserCart('ba')
  const other = await context.newPage()
  await visit(urlOf('ba', '/cart'), other)
  const tabs = [page, other]
  await Promise.all(tabs.map((tab) => cartOf(tab, 'bcs').checkOut.click()))
  for (const tab of tabs) await expect(tab).toHaveURL(/\/checkouts\//)
  expect(new URL(page.url()).pathname).toBe(new URL(other.url()).pathname)
})

test('with the cookie lost on return the browser that ordered sees its order all the same, and the cart is emptied', async ({
  page,
  context,
  fillBrowserCart,
}) => {
  await fillBrowserCart('ba')
  await cartOf(page, 'bcs').checkOut.click()
  const { place } = await fillInCheckout(page, 'ba', newBuyer('main'))
  await context.clearCookies({ name: 'checkout', domain: 'localhost' })
  await fillIn(page, card(testCards.approved))
  await place.click()
  const { expectOrder, order, main } = successOf(page, 'ba')
  await expectOrder()
  await expect(order).toHaveAttribute('href', /key=/)
  await expect(main).toContainText(/\d KM/)
  await expect.poll(() => cartSize(page, 'ba')).toBe(0)
})

test('a shopper who never comes back finds the cart empty all the same', async ({
  page,
  fillBrowserCart,
  urlOf,
  visit,
}) => {
  await fillBrowserCart('ba')
  // A hosted shop knows no way back, and thanks on a page of its own.
  await page.route('**/cart/c/*', (route) => {
    const url = new URL(route.request().url())
    url.searchParams.delete('return_to')
    return route.continue({ url: url.href })
  })
  await cartOf(page, 'bcs').checkOut.click()
  await pay(page, 'ba', newBuyer('main'))
  const { title, messages: theirs } = checkoutOf(page, 'bcs')
  await expect(title).toHaveText(theirs.thanksTitle)
  await visit(urlOf('ba', '/cart'))
  await expect(cartOf(page, 'bcs').empty).toBeVisible()
})

test('a checkout that nobody paid stays unknown, and one that nobody knows has no data [OK-07] [OK-09]', async ({
  page,
  fillBrowserCart,
  urlOf,
  visit,
}) => {
  const { title, main, text } = successOf(page, 'cl')
  const response = await visit(urlOf('cl', '/checkout-success?payment_id=1&status=approved&total=1'))
  expect(response.headers()).toMatchObject({ 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' })
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
  await expect(title).toHaveText(text['missing.title'])
  await expect(main.getByRole('alert')).toContainText('No se encontraron datos del carrito')
  await checkPage(page, 'es')
  await fillBrowserCart('cl')
  await cartOf(page, 'es').checkOut.click()
  await expect(page).toHaveURL(/\/checkouts\//)
  await page.clock.install()
  await visit(urlOf('cl', '/checkout/success'))
  await expect(title).toHaveText(text['processing.title'])
  // It asks the server again after longer and longer pauses.
  await expect(async () => {
    await page.clock.fastForward(10_000)
    await expect(title).toHaveText('Estado desconocido', { timeout: 500 })
  }).toPass()
  expect(await cartSize(page, 'cl')).toBe(1)
})
