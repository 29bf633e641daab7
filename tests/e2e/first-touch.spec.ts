import type { Page } from '@playwright/test'
import { builtFiles } from './support/built-files.ts'
import { expect, test } from './support/customer-test.ts'
import { listingOf } from './support/listing-of.ts'
import { productOf } from './support/product-of.ts'
import { shellOf } from './support/shell-of.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

const product = '/product/lenovo-thinkpad-t480'

const hasBegun = (page: Page) =>
  page.evaluate(() => Object.keys(document).some((name) => name.startsWith('__reactContainer$')))

const whenIdle = (page: Page) => page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))

/** After everything that a page does by itself. */
const openAtRest = async (page: Page, url: string) => {
  await page.goto(url, { waitUntil: 'load' })
  await whenIdle(page)
  expect(await hasBegun(page), 'nobody has touched it').toBe(false)
}

test('a button that is the first thing touched does what it says', async ({ page, urlOf }) => {
  await openAtRest(page, urlOf('ba', product))
  await productOf(page, 'bcs').add.tap()
  await expect(shellOf(page, 'bcs').cart).toHaveAccessibleName(/1 proizvod$/)
})

test('a button of a card that rests is held until it can respond', async ({ page, urlOf }) => {
  await openAtRest(page, urlOf('cl', '/products'))
  const card = listingOf(page, 'es').cards.nth(1)
  await card.getByRole('button', { name: /^Agregar/ }).tap()
  await expect(shellOf(page, 'es').cart).toHaveAccessibleName(/1 producto$/)
})

test('the menu opens by the first touch', async ({ page, urlOf }) => {
  await openAtRest(page, urlOf('ba', '/'))
  const { menuButton, drawer } = shellOf(page, 'bcs')
  await menuButton.tap()
  await expect(drawer).toBeVisible()
})

test('a link leads on before anything else has begun, and the next page waits for nobody', async ({ page, urlOf }) => {
  await openAtRest(page, urlOf('ba', '/products'))
  const { cards } = listingOf(page, 'bcs')
  await cards.first().getByRole('heading').getByRole('link').click()
  await expect(page).toHaveURL(/\/product\//)
  await expect.poll(() => hasBegun(page)).toBe(true)
})

test('the page begins when it is scrolled, and when the connection is lost', async ({ page, context, urlOf }) => {
  await openAtRest(page, urlOf('ba', '/'))
  await page.evaluate(() => window.scrollTo(0, 300))
  await expect.poll(() => hasBegun(page)).toBe(true)

  await page.evaluate(() => localStorage.clear())
  await openAtRest(page, urlOf('ba', '/search?query=dell'))
  await context.setOffline(true)
  await expect.poll(() => hasBegun(page)).toBe(true)
  await context.setOffline(false)
})

test('what was typed into the search before it began stays, and is searched for', async ({ page, urlOf }) => {
  await openAtRest(page, urlOf('cl', '/'))
  const field = page.getByRole('banner').getByRole('searchbox').or(page.getByRole('combobox')).first()
  await field.tap()
  await page.keyboard.type('thinkpad')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/search\?query=thinkpad/)
  await expect(listingOf(page, 'es').cards.first()).toBeVisible()
})

test('somebody with a cart sees it without touching anything', async ({ page, urlOf }) => {
  await openAtRest(page, urlOf('ba', product))
  await productOf(page, 'bcs').add.tap()
  await expect(shellOf(page, 'bcs').cart).toHaveAccessibleName(/1 proizvod$/)
  await page.goto('about:blank')
  await page.goto(urlOf('ba', '/'))
  await expect(shellOf(page, 'bcs').cart).toHaveAccessibleName(/1 proizvod$/)
})

test('somebody who is logged in waits for no touch', async ({ page, logInAs, urlOf }) => {
  await openAtRest(page, urlOf('ba', '/'))
  await logInAs('link')
  await page.evaluate(() => localStorage.clear())
  await page.goto('about:blank')
  await page.goto(urlOf('ba', '/'))
  await expect.poll(() => hasBegun(page)).toBe(true)
})

test('a press without a touch, as a screen reader sends it, is one', async ({ page, urlOf }) => {
  await openAtRest(page, urlOf('ba', product))
  await productOf(page, 'bcs').add.dispatchEvent('click')
  await expect(shellOf(page, 'bcs').cart).toHaveAccessibleName(/1 proizvod$/)
})

test('what is chosen and pressed while the page begins is done, in order', async ({ page, urlOf }) => {
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>()
  await page.route(builtFiles('product-page'), async (route) => {
    await begun
    await route.continue()
  })
  await page.goto(urlOf('ba', product))
  await whenIdle(page)
  const { add, main, more } = productOf(page, 'bcs')
  await main
    .getByRole('radio', { name: /^16 GB/ })
    .first()
    .tap()
  for (const pressed of [more, add, shellOf(page, 'bcs').cart]) await pressed.tap()
  expect(await hasBegun(page)).toBe(false)
  begin()
  await expect(page).toHaveURL(/\/cart$/)
  await expect(page.getByRole('main')).toContainText('16 GB')
  await expect(shellOf(page, 'bcs').cart).toHaveAccessibleName(/2 proizvoda$/)
})

test('a quantity that was typed before the scripts came is what is bought', async ({ page, urlOf }) => {
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 500))
    await route.continue()
  })
  await page.goto(urlOf('ba', product), { waitUntil: 'commit' })
  const { add, quantity } = productOf(page, 'bcs')
  await quantity.fill('2')
  await expect.poll(() => hasBegun(page), 'that is a sign').toBe(true)
  await add.tap()
  await expect(shellOf(page, 'bcs').cart).toHaveAccessibleName(/2 proizvoda$/)
})

test('where the page cannot begin, a form that was sent meanwhile is sent as without scripts', async ({
  page,
  urlOf,
  expectMessage,
}) => {
  expectMessage(/Failed to load resource|dynamically imported module/)
  const { promise: pressed, resolve: press } = Promise.withResolvers<void>()
  await page.route(builtFiles('product-page'), async (route) => {
    await pressed
    await route.abort()
  })
  await page.goto(urlOf('ba', product))
  await whenIdle(page)
  await page.getByRole('banner').getByRole('searchbox').locator('visible=true').fill('thinkpad')
  await page.getByRole('banner').getByRole('search').locator('visible=true').locator('button[type="submit"]').tap()
  await expect(page).toHaveURL(/\/product\//)
  press()
  await expect(page).toHaveURL(/\/search\?query=thinkpad/)
})
