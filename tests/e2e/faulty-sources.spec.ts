import type { Page } from '@playwright/test'
import type { Behaviour } from '../support/servers/misbehaving-shop.ts'
import { bannerOf } from './support/banner-of.ts'
import { expect, test } from './support/faulty-shop-test.ts'
import { listingOf } from './support/listing-of.ts'
import { messages } from './support/messages.ts'
import { productOf } from './support/product-of.ts'
import { shellOf } from './support/shell-of.ts'

// One server for all of them.
test.describe.configure({ mode: 'default' })

const failureOf = (page: Page) => page.getByRole('main').getByRole('alert')
const cardsOf = (page: Page) => page.getByRole('main').getByRole('article')

test('a shop that has never answered: every page loads and says so, and Retry brings the products [LIST-15] [SRCH-04]', async ({
  page: home,
  context,
  visit,
  urlOf,
  expectMessage,
  faulty,
}) => {
  // Half a minute of it may pass before a source is asked again.
  test.setTimeout(150_000)
  expectMessage(/Failed to load resource: the server responded with a status of 50[234]/)
  const shop = faulty.shops.retail
  const { handle, title } = await faulty.findProduct('retail')
  const [listing, search, product] = [await context.newPage(), await context.newPage(), await context.newPage()]
  const [es, en] = [messages.es, messages.en]
  // One fault each, all at once: each kind of query passes over the sources that failed it.
  shop.behave('drops', 'NewestProducts')
  shop.behave('html', 'ListedProducts')
  shop.behave('rubbish', 'SearchProducts')
  shop.behave('hangs', 'CatalogueRecordByHandle')
  const responses = await Promise.all([
    visit(urlOf('cl', '/?lang=es'), home),
    visit(urlOf('cl', '/products?lang=en'), listing),
    visit(urlOf('cl', '/search?query=lenovo&lang=es'), search),
    visit(urlOf('cl', `/product/${handle}?lang=es`), product),
  ])
  expect(responses.map((response) => response.status())).toEqual([200, 503, 503, 504])
  for (const response of responses) expect(response.headers()['cache-control']).toBe('no-store')
  expect(shop.received.map(({ operation }) => operation)).toEqual(
    expect.arrayContaining(['NewestProducts', 'ListedProducts', 'SearchProducts', 'CatalogueRecordByHandle']),
  )

  await test.step('the front page, without its products', async () => {
    await expect(failureOf(home)).toContainText(es['home.productsFailed'])
    await expect(bannerOf(home, 'es').slide).toBeVisible()
    for (const name of [es['home.categories'], es['home.how'], es['home.gradesTitle']])
      await expect(home.getByRole('region', { name })).toBeVisible()
  })
  await test.step('the listing', async () => {
    await expect(failureOf(listing)).toContainText('Error loading products')
    await expect(listingOf(listing, 'en').title).toHaveText(en['listing.all'])
  })
  await test.step('the search', async () => {
    await expect(failureOf(search)).toContainText('Error en la búsqueda')
    await expect(failureOf(search)).toContainText('La búsqueda falló.')
  })
  await test.step('the product', async () => {
    await expect(failureOf(product)).toContainText('Timeout: El producto tardó demasiado en cargar')
  })

  shop.behave('answers')
  const retry = async (page: Page) => {
    // Behind another one a page is hardly rendered, and nothing on it can be clicked.
    await page.bringToFront()
    await expect(async () => {
      if (await failureOf(page).isVisible()) await failureOf(page).getByRole('button').click({ timeout: 5_000 })
      await expect(failureOf(page)).toBeHidden({ timeout: 1_000 })
    }).toPass({ timeout: 90_000 })
    await expect(cardsOf(page).first()).toBeVisible()
  }
  for (const page of [listing, home, search, product]) await retry(page)
  await expect(home.getByRole('region', { name: es['home.newest'] }).getByRole('article').first()).toBeVisible()
  await expect(cardsOf(search).first()).toContainText(/lenovo/i)
  await expect(productOf(product, 'es').title).toHaveText(title)
})

test('a shop that fails after the catalogue was synced: nobody notices', async ({ page, visit, urlOf, faulty }) => {
  const shop = faulty.shops.main
  await faulty.waitForReplica('main')
  const text = messages.bcs
  const { cart, search } = shellOf(page, 'bcs')
  /** The shop is asked for the prices of now, and does not tell. */
  const meeting = async (fault: Behaviour, meet: () => Promise<void>) => {
    shop.behave(fault)
    shop.received.length = 0
    await meet()
    expect(shop.received.map(({ operation }) => operation)).toContain('LiveProducts')
    await expect(failureOf(page)).toHaveCount(0)
  }
  const open = async (path: string) => expect((await visit(urlOf('ba', path))).status()).toBe(200)

  await test.step('the front page, while it is slow', () =>
    meeting('hangs', async () => {
      await open('/')
      for (const name of [text['home.featured'], text['home.onSale'], text['home.newest']])
        await expect(page.getByRole('region', { name }).getByRole('article').first()).toBeVisible()
    }))

  const known = cardsOf(page).first().getByRole('heading').getByRole('link')
  const [path, title] = [(await known.getAttribute('href')) ?? '', await known.innerText()]
  await test.step('a product, while it is down', () =>
    meeting('drops', async () => {
      await open(path)
      const view = productOf(page, 'bcs')
      await expect(view.title).toHaveText(title)
      await expect(view.product).toContainText(/\d KM/)
      await view.add.click()
      await expect(cart).toHaveAccessibleName(`${text['cart.title']}, 1 proizvod`)
    }))

  await test.step('a listing, while it answers with a page of HTML', () =>
    meeting('html', async () => {
      await open('/products/racunari-i-laptopi')
      const { cards, filters } = listingOf(page, 'bcs')
      await expect(cards).toHaveCount(48)
      await expect(filters).toBeVisible()
      const others = cards.filter({ hasNot: page.locator(`a[href="${path}"]`) })
      await others.first().getByRole('button', { name: text['cart.add'] }).click()
      await expect(cart).toHaveAccessibleName(`${text['cart.title']}, 2 proizvoda`)
    }))

  await test.step('a search, while it answers rubbish', () =>
    meeting('rubbish', async () => {
      await open('/search?query=lenvo')
      await expect(listingOf(page, 'bcs').cards.first()).toContainText(/lenovo/i)
    }))

  await test.step('suggestions, while it says 503', () =>
    meeting(503, async () => {
      await search.fill('thinkpad')
      const products = page.getByRole('group', { name: text['suggestions.products'] })
      await expect(products.getByRole('option').first()).toContainText(/thinkpad.*KM/i)
    }))
})
