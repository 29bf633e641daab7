import type { Page } from '@playwright/test'
import { messages } from './support/messages.ts'
import { shellOf } from './support/shell-of.ts'
import { expect, test } from './support/shop-test.ts'

const backgroundOf = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor)

test('the chosen theme is remembered and rendered by the server', async ({ page, visit, context }) => {
  await visit('/')
  const light = await backgroundOf(page)
  const choose = async (name: string) => {
    const { header, preferences } = shellOf(page, 'bcs')
    await preferences.click()
    const button = header.getByRole('button', { name })
    await button.click()
    await expect(button).toHaveAttribute('aria-pressed', 'true')
    await page.keyboard.press('Escape')
  }
  await choose(messages.bcs['theme.dark'])
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  const dark = await backgroundOf(page)
  expect(dark).not.toBe(light)

  const again = await visit('/faq')
  expect(await again.text()).toMatch(/<html[^>]* data-theme="dark"/)
  expect(await backgroundOf(page)).toBe(dark)

  await page.emulateMedia({ colorScheme: 'dark' })
  await choose(messages.bcs['theme.light'])
  expect(await backgroundOf(page), 'the choice wins over the device').toBe(light)

  await choose(messages.bcs['theme.system'])
  await expect(page.locator('html')).not.toHaveAttribute('data-theme')
  expect(await backgroundOf(page)).toBe(dark)
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('theme')
})

test('the device decides until somebody chooses', async ({ page, visit }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await visit('/')
  const light = await backgroundOf(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await backgroundOf(page)).not.toBe(light)
})

test('in the dark a product keeps its colours, and the banner has no seam between text and picture', async ({
  page,
  visit,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await visit('/')
  const banner = page.getByRole('region', { name: messages.bcs['banner.label'] })
  const picture = banner.locator('img').first()
  await expect(picture).toHaveCSS('filter', 'none')
  const plate = await picture.evaluate((image) => getComputedStyle(image).backgroundColor)
  await expect(banner).toHaveCSS('background-color', plate)
  // Dark on the light plate.
  await expect(banner.getByRole('heading').first()).toHaveCSS('color', 'oklch(0.235 0.013 80)')

  await visit('/products')
  const card = page.getByRole('main').getByRole('article').first().locator('img')
  await expect(card).toHaveCSS('filter', 'none')
  await expect(card).toHaveCSS('background-color', plate)
})

test('nothing moves for somebody who wants less motion', async ({ page, visit }) => {
  await visit('/faq')
  const { help } = shellOf(page, 'bcs')
  await help.click()
  const slowest = () =>
    page.evaluate(() => {
      const seconds = (list: string) => Math.max(...list.split(',').map((part) => Number.parseFloat(part)))
      const styles = [...document.querySelectorAll('body *')].map((element) => getComputedStyle(element))
      return Math.max(
        ...styles.flatMap((style) => [seconds(style.transitionDuration), seconds(style.animationDuration)]),
      )
    })
  expect(await slowest()).toBeGreaterThan(0.05)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  expect(await slowest()).toBeLessThanOrEqual(0.001)
})

test('a long page is printed without the shell', async ({ page, visit }) => {
  await visit('/terms-and-conditions')
  const { header, footer, bar, search } = shellOf(page, 'bcs')
  await expect(search).toBeVisible()
  await expect(bar).toHaveCSS('position', 'sticky')
  await page.emulateMedia({ media: 'print' })
  await expect(footer).toBeHidden()
  await expect(search).toBeHidden()
  await expect(header.getByRole('navigation')).toHaveCount(0)
  await expect(header.getByRole('button')).toHaveCount(0)
  await expect(page.getByRole('navigation', { name: messages.bcs['information.contents'] })).toHaveCount(0)
  await expect(bar, 'the logo does not hang over every sheet').toHaveCSS('position', 'static')
  await expect(page.locator('main section h2').filter({ visible: true })).toHaveCount(17)
})

test('the FAQ is printed with its answers', async ({ page, visit }) => {
  await visit('/faq')
  await page.emulateMedia({ media: 'print' })
  const heights = () =>
    page
      .locator('main section[id$="-answer"]')
      .evaluateAll((panels) => panels.map((panel) => (panel instanceof HTMLElement ? panel.offsetHeight : 0)))
  await expect.poll(async () => Math.min(...(await heights()))).toBeGreaterThan(20)
  expect(await heights()).toHaveLength(16)
})

test.describe('on a phone with a font twice as large', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  for (const path of ['/', '/contact', '/terms-and-conditions', '/search?query=garancija', '/kit', '/no-such-page'])
    test(`nothing of ${path} overflows the screen`, async ({ page, context, visit, expectMessage }) => {
      if (path === '/no-such-page') expectMessage(/404/)
      const devtools = await context.newCDPSession(page)
      await devtools.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } })
      await visit(`${path}${path.includes('?') ? '&' : '?'}lang=es`)
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px')
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
    })
})

test('the numbers of the contents stand on one line each', async ({ page, visit }) => {
  await visit('/terms-and-conditions')
  const numbers = page.locator('main aside > nav li span')
  await expect(numbers).toHaveCount(17)
  const [first, ...others] = await numbers.evaluateAll((all) => all.map((one) => one.getClientRects()[0]?.height))
  expect(new Set(others)).toEqual(new Set([first]))
})
