import type { Page } from '@playwright/test'
import { builtFiles } from './support/built-files.ts'
import { listingOf } from './support/listing-of.ts'
import { messages } from './support/messages.ts'
import { productOf } from './support/product-of.ts'
import { shellOf } from './support/shell-of.ts'
import { expect, test } from './support/shop-test.ts'
import { isHydrated, waitForHydrationOf } from './support/wait-for-hydration.ts'

const product = '/product/lenovo-thinkpad-t480'

test.use({ viewport: { width: 390, height: 844 } })

for (const { what, path, file, find } of [
  {
    what: 'the menu',
    path: '/faq',
    file: 'mobile-menu',
    find: (page: Page) => ({ opener: shellOf(page, 'bcs').menuButton, dialog: shellOf(page, 'bcs').drawer }),
  },
  {
    what: 'the filters',
    path: '/products',
    file: 'filter-drawer',
    find: (page: Page) => ({ opener: listingOf(page, 'bcs').openFilters, dialog: listingOf(page, 'bcs').drawer }),
  },
  {
    what: 'sharing',
    path: product,
    file: 'share-dialog',
    find: (page: Page) => ({
      opener: productOf(page, 'bcs').share,
      dialog: page.getByRole('dialog', { name: messages.bcs['share.title'] }),
    }),
  },
])
  test(`${what}: lost on the way it says so, and pressed again it comes`, async ({
    page,
    visit,
    urlOf,
    expectMessage,
  }) => {
    expectMessage(/Failed to load resource|dynamically imported module/)
    const lost = builtFiles(file)
    await page.route(lost, (route) => route.abort())
    await visit(urlOf('ba', path))
    const { opener, dialog } = find(page)
    const heading = await page.getByRole('heading', { level: 1 }).innerText()
    await opener.click()
    await expect(page.getByText(messages.bcs['ui.failed'])).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading)
    await expect(dialog).toHaveCount(0)

    await page.unroute(lost)
    await expect(async () => {
      if (!(await dialog.isVisible())) await opener.click({ timeout: 3_000 })
      await expect(dialog).toBeVisible({ timeout: 3_000 })
    }).toPass()
  })

test('a page whose parts are gone, as after a new version of the shop, is fetched anew by the second press', async ({
  page,
  visit,
  urlOf,
  expectMessage,
}) => {
  expectMessage(/Failed to load resource|dynamically imported module/)
  await page.route(builtFiles('share-dialog'), (route) => route.fulfill({ status: 404, body: '' }))
  await visit(urlOf('ba', product))
  const { share } = productOf(page, 'bcs')
  await share.click()
  await expect(page.getByText(messages.bcs['ui.failed'])).toBeVisible()
  await Promise.all([page.waitForEvent('load'), share.click()])
})

test('a lazy part of a page that fails to load leaves the rest of the page as it is', async ({
  page,
  visit,
  urlOf,
  expectMessage,
}) => {
  expectMessage(/Failed to load resource|dynamically imported module/)
  let lost = 0
  const parts = builtFiles('lazy-sections', 'buy-sheet', 'cards', 'product-details')
  await page.route(parts, (route) => {
    lost += 1
    return route.abort()
  })
  await visit(urlOf('ba', product))
  const { main, product: article, add, title, text } = productOf(page, 'bcs')
  const name = await title.innerText()
  const table = article.getByRole('table', { name: text['specifications.title'] })
  const last = main.getByRole('region', { name: text['similar.title'] })
  for (const part of [table, last]) await part.scrollIntoViewIfNeeded()
  await expect.poll(() => lost).toBeGreaterThan(2)
  await expect(title).toHaveText(name)
  await expect(table, 'what the server rendered stays').toBeVisible()
  await expect(last.getByRole('article').first()).toBeVisible()
  await add.click()
  await expect(shellOf(page, 'bcs').cart).toHaveAccessibleName(/1 proizvod$/)

  await page.unroute(parts)
  await page.reload()
  const nextAdd = last.getByRole('article').first().getByRole('button', { name: text['cart.add'] })
  await nextAdd.scrollIntoViewIfNeeded()
  await waitForHydrationOf(nextAdd)
  await nextAdd.click()
  await expect(shellOf(page, 'bcs').cart, 'after a reload').toHaveAccessibleName(/2 proizvoda$/)

  await page.route(builtFiles('filter-chips'), (route) => route.abort())
  await page.setViewportSize({ width: 1280, height: 844 })
  await visit(urlOf('ba', '/products'))
  const { cards, choice, filters, settled, text: listing } = listingOf(page, 'bcs')
  const all = await title.innerText()
  await choice(filters, listing['facet.condition'], 'Polovno').check()
  await expect(page).toHaveURL(/condition=used/)
  await settled()
  await expect(cards.first()).toBeVisible()
  await expect(title).toHaveText(all)
})

test('without a network the page stays, and goes where it was sent once there is one', async ({
  page,
  context,
  visit,
  urlOf,
  expectMessage,
}) => {
  expectMessage(/Failed to load resource/)
  await visit(urlOf('ba', '/faq'))
  const title = page.getByRole('heading', { level: 1 })
  const before = await title.innerText()
  await context.setOffline(true)
  const { search } = shellOf(page, 'bcs')
  await search.fill('dell')
  await search.press('Enter')
  await expect(page.getByText(messages.bcs['ui.offline'])).toBeVisible()
  await expect(title).toHaveText(before)
  await expect(page).toHaveURL(urlOf('ba', '/faq'))
  await context.setOffline(false)
  await expect(page).toHaveURL(urlOf('ba', '/search?query=dell'))
  await expect(page.getByRole('article').first()).toBeVisible()
})

/** Of the first document on a phone, with some room for what the shop itself adds. */
const maxElements = { '/': 1000, '/products': 1550, '/search?query=dell': 1480, [product]: 800 } as const

for (const [path, max] of Object.entries(maxElements))
  test(`a phone gets at most ${max} elements with ${path}`, async ({ page, visit, urlOf }) => {
    await visit(urlOf('ba', path))
    expect(await page.locator('*').count()).toBeLessThanOrEqual(max)
  })

test('on a desktop the filters that the first screen has no room for come when the page responds, and move nothing', async ({
  page,
  urlOf,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const path = urlOf('ba', '/products/racunari-i-laptopi/laptop')
  const { promise, resolve: letThrough } = Promise.withResolvers<void>()
  await page.route(builtFiles('catalogue'), async (route) => {
    await promise
    await route.continue()
  })
  await page.goto(path)
  const { filters, text } = listingOf(page, 'bcs')
  const groups = filters.locator('fieldset')
  await expect(groups.first()).toBeVisible()
  expect(await groups.count()).toBe(4)
  const before = await filters.boundingBox()
  letThrough()
  await expect(filters.getByRole('group', { name: text['facet.battery'], exact: true })).toBeAttached()
  expect(await filters.boundingBox()).toEqual(before)
})

test('a card off the screen costs nothing until it comes near, and does what it should when it is pressed at once', async ({
  page,
  visit,
  urlOf,
}) => {
  await visit(urlOf('ba', '/products'))
  const { cards, text } = listingOf(page, 'bcs')
  const last = cards.last()
  await expect.poll(() => isHydrated(cards.first())).toBe(true)
  expect(await isHydrated(last)).toBe(false)
  await expect(cards.locator('form'), 'a form in a card makes Chromium lay it out').toHaveCount(0)

  // Pressed without scrolling, as a screen reader can.
  const compare = last.getByRole('button', { name: text['compare.toggle'].split('{')[0] ?? '' })
  await compare.evaluate((button: HTMLElement) => {
    button.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
    button.click()
  })
  await expect(compare).toHaveAttribute('aria-pressed', 'true')
  expect(await isHydrated(cards.nth(-2)), 'its neighbour').toBe(false)

  await cards.nth(-2).scrollIntoViewIfNeeded()
  await expect.poll(() => isHydrated(cards.nth(-2))).toBe(true)
})
