import { marketIds } from '@dvaput/domain/markets/market'
import { type Language, languages } from '@dvaput/domain/text/language'
import { plural } from '@dvaput/domain/text/plural'
import type { Page } from '@playwright/test'
import { tabTo } from './support/by-keyboard.ts'
import { checkPage } from './support/check-page.ts'
import { expect, test } from './support/customer-test.ts'
import { messages } from './support/messages.ts'
import { everyCombination } from './support/pairwise.ts'

const wishlistOf = (page: Page, language: Language) => {
  const text = messages[language]
  const main = page.getByRole('main')
  const header = page.getByRole('banner')
  return {
    text,
    main,
    header,
    /** Of the cards and of the product's page. */
    hearts: main.getByRole('button', { name: new RegExp(`^${text['wishlist.title']}: `) }),
    link: header.getByRole('link', { name: text['wishlist.title'] }),
    items: main.getByRole('list', { name: text['wishlist.items'] }).getByRole('listitem'),
    toast: (message: string) => page.getByText(message).first(),
    linkName: (count: number) =>
      `${text['wishlist.title']}, ${plural(language, count, text['cart.count']).replace('{count}', String(count))}`,
    countText: (count: number) => plural(language, count, text['wishlist.count']).replace('{count}', String(count)),
  }
}

const storedKeys = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('wishlist-')))

const factors = { market: marketIds, language: languages, width: [390, 1440], colours: ['light', 'dark'] } as const
type Combination = ReturnType<typeof everyCombination<typeof factors>>[number]

/** Each market, language, width and theme once met: every route is walked in the other combinations elsewhere. */
const few: readonly Combination[] = [
  { market: 'ba', language: 'bcs', width: 390, colours: 'dark' },
  { market: 'cl', language: 'es', width: 1440, colours: 'dark' },
  { market: 'ba', language: 'en', width: 1440, colours: 'light' },
]
const combinations = process.env.E2E_MATRIX === 'full' ? everyCombination(factors) : few

for (const { market, language, width, colours } of combinations)
  test.describe(`${market} in ${language} at ${width} in ${colours}`, () => {
    test.use({ viewport: { width, height: 900 }, colorScheme: colours })

    test('a heart saves a product, which stays and can be bought and removed by keyboard [WISH-03] [WISH-05] [WISH-07] [WISH-08] [WISH-09] [STOR-03] [HDR-04]', async ({
      page,
      visit,
      urlOf,
      logInAs,
    }) => {
      await logInAs('link')
      await visit(urlOf(market, `/products?lang=${language}`))
      const { text, hearts, link, items, toast, linkName, countText, main } = wishlistOf(page, language)
      const heart = hearts.first()
      const name = (await heart.getAttribute('aria-label'))?.replace(`${text['wishlist.title']}: `, '') ?? ''
      await heart.focus()
      await page.keyboard.press('Enter')
      await expect(heart).toHaveAttribute('aria-pressed', 'true')
      await expect(toast(text['wishlist.added'].replace('{name}', name))).toBeVisible()
      await expect(link).toHaveAccessibleName(linkName(1))

      await page.reload()
      await expect(heart, 'after a reload').toHaveAttribute('aria-pressed', 'true')
      await hearts.nth(1).click()
      await expect(link).toHaveAccessibleName(linkName(2))
      await expect(hearts.nth(1)).toHaveAttribute('aria-pressed', 'true')
      await expect(toast(text['wishlist.added'].split('{')[0] ?? '')).toBeVisible()

      await link.click()
      await page.waitForURL(/\/wishlist/)
      await expect(main.getByText(countText(2))).toBeVisible()
      await checkPage(page, language)
      const item = items.filter({ hasText: name })
      await expect(item).toContainText(market === 'ba' ? 'KM' : 'CLP')
      await expect(item.getByRole('heading').getByRole('link')).toHaveAttribute('href', /^\/product\//)
      await item.getByRole('button', { name: text['cart.add'] }).click()
      const cart = page.getByRole('banner').getByRole('link', { name: text['cart.title'] })
      const one = text['cart.count'].one.replace('{count}', '1')
      await expect(cart).toHaveAccessibleName(`${text['cart.title']}, ${one}`)

      const remove = item.getByRole('button', { name: text['wishlist.remove'].split('{')[0] ?? '' })
      await item.getByRole('heading').getByRole('link').focus()
      await tabTo(page, remove)
      await page.keyboard.press('Enter')
      await expect(items).toHaveCount(1)
      await expect(toast(text['wishlist.removed'].split('{')[0] ?? '')).toBeVisible()
      await expect(main.getByRole('heading', { level: 1 }), 'the keyboard goes on from there').toBeFocused()
      await expect(main.getByText(countText(1))).toBeVisible()
      await expect(link).toHaveAccessibleName(linkName(1))
    })
  })

test('the list is cleared after a question, and leaves nothing in the browser [WISH-02] [WISH-04] [WISH-12]', async ({
  page,
  visit,
  urlOf,
  logInAs,
}) => {
  await logInAs('link')
  const { text, hearts, link, items, linkName, main } = wishlistOf(page, 'en')
  await visit(urlOf('ba', '/products?lang=en'))
  await hearts.first().click()
  await expect(link).toHaveAccessibleName(linkName(1))
  await expect.poll(() => storedKeys(page)).toHaveLength(1)
  await visit(urlOf('ba', '/wishlist'))
  const clear = main.getByRole('button', { name: text['wishlist.clear'] })
  const dialog = page.getByRole('dialog', { name: text['wishlist.clearTitle'] })
  await clear.click()
  await checkPage(page, 'en')
  await dialog.getByRole('button', { name: text['wishlist.clearCancel'] }).click()
  await expect(dialog).toBeHidden()
  await expect(items).toHaveCount(1)
  await clear.click()
  await dialog.getByRole('button', { name: text['wishlist.clearConfirm'] }).click()
  await expect(main.getByText(text['wishlist.empty'])).toBeVisible()
  await expect(main.getByRole('link', { name: text['wishlist.browse'] })).toHaveAttribute('href', '/products')
  const imported = main.getByRole('link', { name: text['wishlist.browseInternational'] })
  await expect(imported).toHaveAttribute('href', '/international-products')
  await expect(link).toHaveAccessibleName(text['wishlist.title'])
  await expect.poll(() => storedKeys(page)).toEqual([])
})

for (const language of languages)
  test(`a visitor is told to log in, is led there, and finds the product on the list afterwards: ${language} [WISH-10] [ROLE-02]`, async ({
    page,
    visit,
    urlOf,
    logInAs,
  }) => {
    const requests: string[] = []
    page.on('request', (request) => requests.push(request.url()))
    const path = `/product/lenovo-thinkpad-t480?lang=${language}`
    await visit(urlOf('ba', path))
    const { text, hearts, link, toast, linkName } = wishlistOf(page, language)
    const heart = hearts.first()
    await expect(heart).toHaveAttribute('aria-pressed', 'false')
    expect(requests.filter((url) => /wishlist/.test(url))).toEqual([])
    const login = page.waitForRequest((request) => new URL(request.url()).pathname === '/login')
    await heart.click()
    await expect(toast(text['wishlist.loginRequired'])).toBeVisible()
    expect(new URL((await login).url()).searchParams.get('returnTo')).toBe(path)
    await page.waitForURL(/\/login/)
    await logInAs('link')
    await visit(urlOf('ba', path))
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
    await expect(link).toHaveAccessibleName(linkName(1))
  })

test('a heart that the server refuses empties again and says so [WISH-09] [WISH-13]', async ({
  page,
  visit,
  urlOf,
  logInAs,
  expectMessage,
}) => {
  expectMessage(/Failed to load resource/)
  await logInAs('link')
  await visit(urlOf('ba', '/products?lang=en'))
  const { hearts, link, toast, text } = wishlistOf(page, 'en')
  await page.route('**/api/wishlist', (route) =>
    route.request().method() === 'POST' ? route.fulfill({ status: 503, body: '{}' }) : route.continue(),
  )
  await hearts.first().click()
  await expect(toast('Error updating wishlist. Please try again.')).toBeVisible()
  await expect(hearts.first()).toHaveAttribute('aria-pressed', 'false')
  await expect(link).toHaveAccessibleName(text['wishlist.title'])
})

test('the product’s page has a heart for the chosen variant, the same on two devices, and a logout empties both tabs [PDP-17] [STOR-03]', async ({
  page,
  context,
  browser,
  visit,
  urlOf,
  logInAs,
}) => {
  await logInAs('link')
  const url = urlOf('ba', '/product/lenovo-thinkpad-t480?lang=en')
  await visit(url)
  const { hearts, header } = wishlistOf(page, 'en')
  const before = await header.getByRole('link', { name: 'Cart' }).boundingBox()
  await hearts.first().click()
  await expect(hearts.first()).toHaveAttribute('aria-pressed', 'true')
  expect(await header.getByRole('link', { name: 'Cart' }).boundingBox(), 'nothing moves').toEqual(before)
  await page.getByRole('radio', { name: /^512 GB/ }).check()
  await expect(hearts.first(), 'another variant').toHaveAttribute('aria-pressed', 'false')

  const device = await browser.newContext()
  await device.addCookies(await context.cookies())
  const elsewhere = await device.newPage()
  await visit(url, elsewhere)
  await expect(wishlistOf(elsewhere, 'en').hearts.first()).toHaveAttribute('aria-pressed', 'true')
  await device.close()

  const other = await context.newPage()
  await visit(url, other)
  await expect(wishlistOf(other, 'en').hearts.first()).toHaveAttribute('aria-pressed', 'true')
  await header.getByRole('button', { name: /^Amra/ }).click()
  await header.getByRole('button', { name: 'Log out' }).click()
  await page.waitForURL(urlOf('ba', '/'))
  await expect(wishlistOf(page, 'en').link).toHaveAccessibleName('Wishlist')
  await expect.poll(() => storedKeys(page)).toEqual([])
  await expect(wishlistOf(other, 'en').hearts.first()).toHaveAttribute('aria-pressed', 'false')
})
