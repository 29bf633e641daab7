import { tabTo } from './support/by-keyboard.ts'
import { messages } from './support/messages.ts'
import { shellOf } from './support/shell-of.ts'
import { expect, test } from './support/shop-test.ts'

const helpPages = [
  '/faq',
  '/envios',
  '/devoluciones',
  '/politica-de-privacidad',
  '/terms-and-conditions',
  '/privacy-policy',
]

test('the first Tab offers to skip to the content', async ({ page, visit }) => {
  await visit('/')
  const { skipLink } = shellOf(page, 'bcs')
  await page.keyboard.press('Tab')
  await expect(skipLink).toBeFocused()
  await expect(skipLink).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})

test('the header stays in sight while the page scrolls [HDR-01]', async ({ page, visit }) => {
  await visit('/terms-and-conditions')
  const { bar, logo } = shellOf(page, 'bcs')
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 800 })
    await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight / 2, behavior: 'instant' }))
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(1_000)
    expect((await bar.boundingBox())?.y).toBe(0)
    await expect(logo).toBeInViewport({ ratio: 1 })
  }
})

test('search and menus stay within reach while the page scrolls [HDR-01]', async ({ page, visit }) => {
  await visit('/terms-and-conditions')
  const { search, navigation, menuButton } = shellOf(page, 'bcs')
  const menus = navigation.getByRole('button', { name: messages.bcs['bar.racunari-i-laptopi'] })
  for (const { width, menu } of [
    { width: 1440, menu: menus },
    { width: 390, menu: menuButton },
  ]) {
    await page.setViewportSize({ width, height: 800 })
    await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight / 2, behavior: 'instant' }))
    await expect(search.filter({ visible: true })).toBeInViewport({ ratio: 1 })
    await expect(menu).toBeInViewport({ ratio: 1 })
  }
})

test('the logo in the header leads home [HDR-02]', async ({ page, visit }) => {
  await visit('/faq')
  const { logo } = shellOf(page, 'bcs')
  await expect(logo.getByRole('img')).toBeVisible()
  await expect(logo).toHaveAttribute('href', '/')
  await logo.click()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('the Help menu opens, is walked and closes by keyboard alone [HDR-15]', async ({ page, visit }) => {
  await visit('/')
  const { header, help } = shellOf(page, 'bcs')
  const links = helpPages.map((path) => header.locator(`a[href="${path}"]`))
  await tabTo(page, help)
  for (const key of ['Enter', 'Space']) {
    await page.keyboard.press(key)
    await expect(help).toHaveAttribute('aria-expanded', 'true')
    for (const link of links) {
      await page.keyboard.press('Tab')
      await expect(link).toBeFocused()
    }
    await page.keyboard.press('Escape')
    await expect(help).toHaveAttribute('aria-expanded', 'false')
    await expect(help).toBeFocused()
    for (const link of links) await expect(link).toBeHidden()
  }
  await page.keyboard.press('Enter')
  for (const _ of [...links, 'one more']) await page.keyboard.press('Tab')
  await expect(help, 'leaving it with Tab closes it').toHaveAttribute('aria-expanded', 'false')
})

test('a chosen page closes the menu it was chosen in [HDR-16]', async ({ page, visit }) => {
  await visit('/')
  const { header, help } = shellOf(page, 'bcs')
  await tabTo(page, help)
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/faq')
  await expect(help).toHaveAttribute('aria-expanded', 'false')
  await expect(header.locator('a[href="/faq"]')).toBeHidden()
})

test('a menu has a mark, opens under a mouse that stays, and closes when it leaves [HDR-12]', async ({
  page,
  visit,
  urlOf,
}) => {
  await visit(urlOf('ba', '/faq'))
  const { navigation } = shellOf(page, 'bcs')
  const menu = (name: 'bar.racunari-i-laptopi' | 'bar.monitori') =>
    navigation.getByRole('button', { name: messages.bcs[name] })
  const [laptops, monitors] = [menu('bar.racunari-i-laptopi'), menu('bar.monitori')]
  for (const opener of await navigation.getByRole('button').all()) await expect(opener.locator('svg')).toBeVisible()

  const link = navigation.locator('a[href="/products/racunari-i-laptopi/laptop"]')
  await expect(link, 'a closed menu has no nodes').toHaveCount(0)
  await laptops.hover()
  await expect(link).toBeVisible()
  await link.hover()
  await monitors.hover()
  await expect(monitors).toHaveAttribute('aria-expanded', 'true')
  await expect(laptops, 'one menu at a time').toHaveAttribute('aria-expanded', 'false')
  await page.mouse.move(20, 600)
  await expect(monitors).toHaveAttribute('aria-expanded', 'false')

  await laptops.hover()
  await expect(laptops).toHaveAttribute('aria-expanded', 'true')
  await laptops.click()
  await page.mouse.move(20, 600)
  await monitors.hover()
  await page.mouse.move(20, 600)
  await expect(laptops, 'what was pressed stays open').toHaveAttribute('aria-expanded', 'true')
  await laptops.click()
  await expect(laptops).toHaveAttribute('aria-expanded', 'false')
})

test.describe('with a finger on a wide screen', () => {
  test.use({ hasTouch: true })

  test('a tap opens a menu and the next one closes it [HDR-12]', async ({ page, visit, urlOf }) => {
    await visit(urlOf('ba', '/faq'))
    const { navigation } = shellOf(page, 'bcs')
    const laptops = navigation.getByRole('button', { name: messages.bcs['bar.racunari-i-laptopi'] })
    await laptops.tap()
    await expect(laptops).toHaveAttribute('aria-expanded', 'true')
    await laptops.tap()
    await expect(laptops).toHaveAttribute('aria-expanded', 'false')
    await laptops.tap()
    await navigation.locator('a[href="/products/racunari-i-laptopi/laptop"]').tap()
    await expect(page).toHaveURL(urlOf('ba', '/products/racunari-i-laptopi/laptop'))
    await expect(laptops).toHaveAttribute('aria-expanded', 'false')
  })
})

test('a click outside closes an open menu [HDR-17]', async ({ page, visit }) => {
  await visit('/')
  const { help, preferences, navigation } = shellOf(page, 'bcs')
  const laptops = navigation.getByRole('button', { name: messages.bcs['bar.racunari-i-laptopi'] })
  for (const opener of [help, preferences, laptops]) {
    await opener.click()
    await expect(opener).toHaveAttribute('aria-expanded', 'true')
    await page.mouse.click(20, 500)
    await expect(opener).toHaveAttribute('aria-expanded', 'false')
  }
  await help.click()
  await preferences.click()
  await expect(help, 'one menu at a time').toHaveAttribute('aria-expanded', 'false')
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('the drawer holds languages, search and expandable subcategories [HDR-14]', async ({ page, visit }) => {
    await visit('/')
    const { menuButton, drawer } = shellOf(page, 'bcs')
    await menuButton.click()
    await expect(drawer.getByRole('navigation', { name: messages.bcs['language.label'] })).toBeVisible()
    await expect(drawer.getByRole('searchbox')).toBeVisible()

    const laptops = drawer.locator('a[href="/products/racunari-i-laptopi/laptop"]')
    await expect(laptops).toBeHidden()
    await drawer.locator('summary', { hasText: 'Računari i laptopi' }).click()
    await expect(laptops).toHaveText('Laptopi')
    await expect(laptops).toBeVisible()

    const faq = drawer.locator('a[href="/faq"]')
    const group = drawer.locator('summary', { hasText: messages.bcs['nav.help'] })
    await expect(faq).toBeHidden()
    await group.click()
    for (const path of helpPages) await expect(drawer.locator(`a[href="${path}"]`)).toBeVisible()
    await group.click()
    await expect(faq).toBeHidden()

    await drawer.getByRole('searchbox').fill('garancija')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/search?query=garancija')
    await expect(drawer).toBeHidden()
  })

  test('the drawer keeps the focus, and Escape gives it back to the button [HDR-15]', async ({ page, visit }) => {
    await visit('/')
    const { menuButton, drawer } = shellOf(page, 'bcs')
    await tabTo(page, menuButton)
    await page.keyboard.press('Enter')
    await expect(drawer).toBeVisible()
    const focusedElement = () =>
      page.evaluate(() => {
        const focused = document.activeElement
        return focused?.closest('[role="dialog"]') ? (focused.textContent ?? '') : 'outside'
      })
    // The guards at both ends pass the focus on in their own time; focus that really left would stay outside.
    const expectInside = () => expect.poll(focusedElement).not.toBe('outside')
    await expectInside()
    const seen = new Set<string>()
    for (let presses = 0; presses < 30; presses += 1) {
      await page.keyboard.press('Tab')
      await expectInside()
      seen.add(await focusedElement())
    }
    expect(seen).toContain('English')
    await page.keyboard.press('Escape')
    await expect(drawer).toBeHidden()
    await expect(menuButton).toBeFocused()
  })

  test('a tap outside closes the drawer [HDR-17]', async ({ page, visit }) => {
    await visit('/')
    const { menuButton, drawer } = shellOf(page, 'bcs')
    await menuButton.click()
    await expect(drawer).toBeInViewport({ ratio: 1 })
    await page.mouse.click(10, 400)
    await expect(drawer).toBeHidden()
  })

  test('a chosen page closes the drawer [HDR-16]', async ({ page, visit }) => {
    await visit('/')
    const { menuButton, drawer } = shellOf(page, 'bcs')
    await menuButton.click()
    await drawer.locator('summary', { hasText: messages.bcs['nav.help'] }).click()
    await drawer.locator('a[href="/envios"]').click()
    await expect(page).toHaveURL('/envios')
    await expect(drawer).toBeHidden()
  })
})
