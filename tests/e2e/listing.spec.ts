import type { Page } from '@playwright/test'
import { tabTo } from './support/by-keyboard.ts'
import { expectWithinScreen } from './support/check-page.ts'
import { listingOf } from './support/listing-of.ts'
import { expect, test } from './support/shop-test.ts'
import { waitForHydrationOf } from './support/wait-for-hydration.ts'

const computers = '/products/racunari-i-laptopi'

/** A minute later it stands still, and goes on only as the test lets it. */
const stopClock = (page: Page) => page.clock.pauseAt(Date.now() + 60_000)

test.describe('on a desk', () => {
  test.use({ viewport: { width: 1440, height: 900 } })

  test('filters narrow, are in the URL and can be removed [LIST-07] [LIST-08] [LIST-09]', async ({
    page,
    visit,
    urlOf,
  }) => {
    await visit(urlOf('ba', computers))
    const listing = listingOf(page, 'bcs')
    const { text, filters, choice, chips, count, countBeside, settled } = listing

    const laptops = choice(filters, text['facet.type'], 'Laptopi')
    const expected = await countBeside(laptops)
    await laptops.check()
    await expect(page).toHaveURL(urlOf('ba', `${computers}?type=laptop`))
    await expect(count).toHaveText(new RegExp(`^${expected} `))
    await choice(filters, text['facet.brand'], 'Lenovo').check()
    await choice(filters, text['facet.memory'], '16 GB').check()
    await expect(page).toHaveURL(urlOf('ba', `${computers}?type=laptop&brand=Lenovo&memory=16`))
    await expect(chips).toHaveText(['Laptopi', 'Lenovo', 'Memorija (RAM): 16 GB'])
    await settled()
    for (const title of await listing.titles()) expect(title).toContain('Lenovo')

    // Typed the wrong way round, with a point between the thousands.
    await filters.getByLabel(/^Od/).fill('1.000')
    await filters.getByLabel(/^Do/).fill('300')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/&min=300&max=1000$/)
    await expect(chips.last()).toHaveText('300 KM – 1.000 KM')
    await settled()
    const prices = await listing.prices()
    expect(prices.length).toBeGreaterThan(0)
    for (const price of prices) {
      expect(price).toBeGreaterThanOrEqual(300)
      expect(price).toBeLessThanOrEqual(1000)
    }

    await page.reload()
    await expect(chips).toHaveCount(4)
    await expect(choice(filters, text['facet.brand'], 'Lenovo')).toBeChecked()

    const laptopsChip = chips.filter({ hasText: 'Laptopi' }).getByRole('link')
    await waitForHydrationOf(laptopsChip)
    await laptopsChip.click()
    await expect(chips).toHaveText(['Lenovo', 'Memorija (RAM): 16 GB', '300 KM – 1.000 KM'])
    await expect(listing.results).toBeFocused()
    await settled()
    await page.goBack()
    await expect(chips).toHaveCount(4)
    await expect(laptops).toBeChecked()

    await filters.getByLabel(/^Od/).fill('jeftino')
    await page.keyboard.press('Enter')
    await expect(filters.getByRole('alert')).toHaveText(text['price.invalid'])
    await expect(filters.locator('[aria-invalid]'), 'the other end is good').toHaveValue('jeftino')

    await page.goto(urlOf('ba', `${computers}?brand=Lenovo&memory=16&min=1&max=2&query=macbook&sort=newest`))
    await expect(listing.results.getByText(text['listing.empty'])).toBeVisible()
    await listing.results.getByRole('link', { name: text['filter.clear'] }).last().click()
    await expect(page).toHaveURL(urlOf('ba', `${computers}?sort=newest`))
    await expect(chips).toHaveCount(0)
    await expect(listing.cards).toHaveCount(48)
  })

  test('the keyboard chooses, goes on from where it was, and takes back', async ({ page, visit, urlOf }) => {
    await visit(urlOf('cl', `${computers}?lang=en`))
    const { text, filters, choice, chips, sort } = listingOf(page, 'en')
    const used = choice(filters, text['facet.condition'], 'Used')
    await filters.getByRole('button', { name: text['price.apply'] }).focus()
    await tabTo(page, used)
    await page.keyboard.press('Space')
    await expect(page).toHaveURL(/\?condition=used$/)
    await expect(used).toBeChecked()
    await expect(used).toBeFocused()
    await tabTo(page, choice(filters, text['facet.grade'], 'Grade B'))
    await page.keyboard.press('Space')
    await expect(page).toHaveURL(/\?condition=used&grade=b$/)

    await sort.focus()
    await page.keyboard.press('ArrowDown')
    await expect(page).toHaveURL(/&sort=newest$/)
    await tabTo(page, chips.first().getByRole('link'))
    await page.keyboard.press('Enter')
    await expect(chips).toHaveText(['Grade B'])
    await expect(page).toHaveURL(/\?grade=b&sort=newest$/)
  })

  test('a collapsed choice keeps the keyboard focus, and is seen when one comes again', async ({
    page,
    visit,
    urlOf,
  }) => {
    await visit(urlOf('ba', '/products'))
    const { text, filters, settled } = listingOf(page, 'bcs')
    const brands = filters.getByRole('group', { name: text['facet.brand'], exact: true })
    await expect(brands.locator('details *').filter({ has: page.getByRole('checkbox') })).toHaveCount(0)
    await brands.getByText(/^Još \d+$/).click()
    const folded = brands.locator('details').getByRole('checkbox').first()
    const name = await folded.inputValue()
    await folded.focus()
    for (const isChosen of [true, false, true]) {
      await page.keyboard.press('Space')
      await expect(page).toHaveURL(isChosen ? /\?brand=/ : /\/products$/)
      await settled()
      await expect(folded).toBeFocused()
      await expect(folded).toBeChecked({ checked: isChosen })
      await expect(folded).toHaveValue(name)
    }
    await page.reload()
    await expect(brands.getByText(/^Još \d+$/)).toBeVisible()
    await expect(brands.locator(`input[value="${name}"]`)).toBeChecked()
    await expect(brands.locator(`input[value="${name}"]`)).toBeVisible()
  })

  test('filters that leave nothing are cleared from there, and the keyboard goes on at the products', async ({
    page,
    visit,
    urlOf,
  }) => {
    await visit(urlOf('cl', `${computers}?brand=Nobody&lang=en`))
    const { text, results, cards } = listingOf(page, 'en')
    const clear = results.getByRole('link', { name: text['filter.clear'] }).last()
    await waitForHydrationOf(clear)
    await clear.focus()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(urlOf('cl', computers))
    await expect(cards.first()).toBeVisible()
    await expect(results).toBeFocused()
  })

  test('the order is one of four, and the prices follow it [LIST-03] [LIST-04]', async ({ page, visit, urlOf }) => {
    await visit(urlOf('cl', `/products/monitori?lang=en`))
    const { sort, prices } = listingOf(page, 'en')
    await expect(sort.getByRole('option')).toHaveText(['Featured', 'Newest', 'Price ascending', 'Price descending'])
    expect(
      await sort.getByRole('option').evaluateAll((all) => all.map((option) => option.getAttribute('value'))),
    ).toEqual(['featured', 'newest', 'price-asc', 'price-desc'])
    const before = await prices()
    const ascending = before.toSorted((one, other) => one - other)
    expect(before).not.toEqual(ascending)
    await sort.selectOption('price-asc')
    await expect(page).toHaveURL(/\?sort=price-asc$/)
    await expect.poll(prices).toEqual(ascending)
    await sort.selectOption('price-desc')
    await expect.poll(prices).toEqual(ascending.toReversed())
    await sort.selectOption('featured')
    await expect(page).toHaveURL(/\/products\/monitori$/)
    await expect.poll(prices).toEqual(before)
  })

  test('the text narrows after a pause, and at once with Enter [LIST-02]', async ({ page, visit, urlOf }) => {
    await page.clock.install()
    await visit(urlOf('ba', `${computers}?page=2`))
    const { textFilter, titles, chips, settled } = listingOf(page, 'bcs')
    await stopClock(page)
    await expect(page).toHaveURL(urlOf('ba', `${computers}?page=2`))

    await textFilter.pressSequentially('thinkpad')
    await page.clock.runFor(499)
    await expect(page).toHaveURL(urlOf('ba', `${computers}?page=2`))
    await page.clock.runFor(1)
    await expect(page).toHaveURL(urlOf('ba', `${computers}?query=thinkpad`))
    // React may put off by a moment what comes late, and the chips do.
    await page.clock.resume()
    await expect(chips).toHaveText(['„thinkpad“'])
    await settled()
    for (const title of await titles()) expect(title).toMatch(/thinkpad/i)

    await textFilter.fill('macbook')
    await textFilter.press('Enter')
    await expect(page).toHaveURL(urlOf('ba', `${computers}?query=macbook`))
    await expect(textFilter).toHaveValue('macbook')
    await page.goBack()
    await expect(page).toHaveURL(urlOf('ba', `${computers}?page=2`))
    await expect(textFilter).toHaveValue('')
  })

  test('pages hold 48, start at their first card, and Back returns to the place one left', async ({
    page,
    visit,
    urlOf,
  }) => {
    await visit(urlOf('ba', computers))
    const { cards, pages, results, titles, filters, choice, text, settled } = listingOf(page, 'bcs')
    await expect(cards).toHaveCount(48)
    const first = await titles()
    const next = pages.getByRole('link', { name: 'Stranica 2' })
    await next.scrollIntoViewIfNeeded()
    const scrollY = () => page.evaluate(() => Math.round(window.scrollY))
    const left = await scrollY()
    await next.click()
    await expect(page).toHaveURL(urlOf('ba', `${computers}?page=2`))
    await expect(results).toBeFocused()
    await expect(cards.first()).toBeInViewport()
    const second = await titles()
    expect(second).toHaveLength(48)
    expect(second.filter((title) => first.includes(title)).length).toBeLessThan(24)
    await page.goBack()
    await expect(page).toHaveURL(urlOf('ba', computers))
    await expect.poll(scrollY).toBe(left)
    expect(await titles()).toEqual(first)

    // A filter chosen at the top leaves the page where it is.
    await page.evaluate(() => window.scrollTo(0, 150))
    await choice(filters, text['facet.condition'], 'Polovno').check()
    await expect(page).toHaveURL(/condition=used/)
    await settled()
    expect(await scrollY()).toBe(150)
  })

  test('what is chosen before the page is alive counts', async ({ page, urlOf }) => {
    const alive = Promise.withResolvers<void>()
    await page.route(/\/assets\/[^/]+\.js$/, async (route) => {
      await alive.promise
      await route.continue()
    })
    await page.goto(urlOf('ba', computers), { waitUntil: 'commit' })
    const { text, filters, choice, textFilter, chips, sort } = listingOf(page, 'bcs')
    await choice(filters, text['facet.condition'], 'Polovno').check()
    await sort.selectOption({ label: text['sort.price-asc'] })
    await textFilter.fill('thinkpad')
    alive.resolve()
    // Every script of the page is only now on its way.
    const all = urlOf('ba', `${computers}?query=thinkpad&condition=used&sort=price-asc`)
    await expect(page).toHaveURL(all, { timeout: 30_000 })
    await expect(chips).toHaveText(['„thinkpad“', 'Polovno'])
  })

  test('products that did not load can be requested again [LIST-15]', async ({ page, visit, urlOf, expectMessage }) => {
    expectMessage(/Failed to load resource/)
    await visit(urlOf('cl', '/faq?lang=en'))
    await visit(urlOf('cl', '/products'))
    await page.route(/\/products\/monitori\.data/, (route) => route.abort())
    await page.getByRole('main').getByRole('link', { name: 'Monitors' }).click()
    await expect(page.getByRole('alert').getByText('Error loading products')).toBeVisible()
    await expect(page.locator('h1')).toHaveCount(1)
    const again = page.getByRole('button', { name: 'Try again' })
    for (let press = 0; press < 2; press += 1) {
      const failed = page.waitForEvent('requestfailed')
      await again.press('Enter')
      await failed
      await expect(page.getByRole('alert').getByText('Error loading products'), 'still not').toBeVisible()
      await expect(again).not.toHaveAttribute('aria-disabled')
    }
    await page.unroute(/\/products\/monitori\.data/)
    await again.press('Enter')
    await expect(listingOf(page, 'en').title).toHaveText('Monitors')
    await expect(page.getByRole('main'), 'the button is gone').toBeFocused()
    await expect(listingOf(page, 'en').cards.first()).toBeVisible()
  })
})

test.describe('a card', () => {
  test('shows three facts of its product and says when it is being added [LIST-13] [LIST-14]', async ({
    page,
    visit,
    urlOf,
  }) => {
    await page.clock.install()
    await visit(urlOf('cl', `${computers}?lang=en`))
    await stopClock(page)
    const { cards, text } = listingOf(page, 'en')
    await expect(cards.filter({ hasNotText: /In stock|Only \d+ left/ })).toHaveCount(0)
    const facts = await cards.locator('p.whitespace-pre').allTextContents()
    expect(facts).toHaveLength(await cards.count())
    for (const each of facts) expect(each.split('\n')).toHaveLength(3)
    const card = cards.first()
    const title = (await card.getByRole('heading').textContent()) ?? ''
    const button = card.getByRole('button', { name: text['cart.add'] })
    const adding = card.getByRole('button', { name: text['cart.adding'] })
    const toast = page.getByText(`Added to cart: ${title}`)
    await button.click()
    await expect(adding).toHaveAttribute('aria-disabled', 'true')
    await page.clock.runFor(299)
    await expect(adding).toBeVisible()
    await expect(toast).toHaveCount(0)
    await page.clock.runFor(1)
    await expect(button).toBeVisible()
    await expect(toast).toBeVisible()
    const leaving = page.locator('[inert]').filter({ hasText: title })
    await page.clock.runFor(1_150)
    await expect(leaving).toHaveCount(0)
    await page.clock.runFor(100)
    await expect(leaving).toHaveCount(1)
    // 1.7 s in all, of which 1.2 s is the visible phase. // LIST-14
    await page.clock.runFor(400)
    await expect(toast).toHaveCount(1)
    await page.clock.runFor(100)
    await expect(toast).toHaveCount(0)
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('the filters are a drawer that says how many are found', async ({ page, visit, urlOf }) => {
    await visit(urlOf('cl', computers))
    const { text, filters, drawer, openFilters, choice, countBeside, total, settled, chips } = listingOf(page, 'es')
    await expect(filters).toBeHidden()
    await openFilters.tap()
    await expect(drawer).toBeVisible()
    const refurbished = choice(drawer, text['facet.condition'], 'Reacondicionado')
    const expected = await countBeside(refurbished)
    await refurbished.check()
    await expect(page).toHaveURL(/\?condition=refurbished$/)
    await expect(drawer.getByRole('button', { name: `Mostrar ${expected} productos` })).toBeVisible()
    await choice(drawer, text['facet.brand'], 'Lenovo').check()
    await expect(page).toHaveURL(/\?condition=refurbished&brand=Lenovo$/)
    await expectWithinScreen(page)
    await drawer.getByRole('button', { name: /^Mostrar \d+/ }).tap()
    await expect(drawer).toBeHidden()
    await expect(openFilters).toHaveAccessibleName(/2 filtros elegidos/)
    await expect(chips).toHaveText(['Reacondicionado', 'Lenovo'])
    await settled()
    expect(await total()).toBeLessThan(expected)

    await openFilters.tap()
    await drawer.getByRole('button', { name: text['filter.clear'] }).tap()
    await expect(page).toHaveURL(urlOf('cl', computers))
    await expect(drawer.getByRole('heading', { name: text['filter.title'] })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(drawer).toBeHidden()
    await expect(openFilters).toBeFocused()
    await page.goBack()
    await expect(chips).toHaveText(['Reacondicionado', 'Lenovo'])
  })

  test('a price typed in the drawer counts with the button that shows the products', async ({ page, visit, urlOf }) => {
    await visit(urlOf('cl', `${computers}?page=2`))
    const { text, drawer, openFilters, chips, settled, prices } = listingOf(page, 'es')
    const show = drawer.getByRole('button', { name: /^Mostrar \d+/ })
    await openFilters.tap()
    await show.tap()
    await expect(drawer).toBeHidden()
    await expect(page, 'nothing was changed').toHaveURL(urlOf('cl', `${computers}?page=2`))

    await openFilters.tap()
    await drawer.getByLabel(/^Hasta/).fill('barato')
    await show.tap()
    await expect(drawer.getByRole('alert')).toHaveText(text['price.invalid'])
    await drawer.getByLabel(/^Hasta/).fill('300.000')
    await show.tap()
    await expect(drawer).toBeHidden()
    await expect(page).toHaveURL(urlOf('cl', `${computers}?max=300000`))
    await expect(chips).toHaveText(['hasta $300.000 CLP'])
    await settled()
    for (const price of await prices()) expect(price).toBeLessThanOrEqual(300_000)
  })
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  for (const width of [1440, 390])
    test.describe(`at ${width}`, () => {
      test.use({ viewport: { width, height: 844 } })

      test('filters, text and order are plain forms, and chips are links', async ({ page, urlOf }) => {
        await page.goto(urlOf('ba', computers))
        const { text, filters, choice, chips, sort, textFilter, prices, titles } = listingOf(page, 'bcs')
        await choice(filters, text['facet.brand'], 'Lenovo').check()
        await choice(filters, text['facet.condition'], 'Polovno').check()
        await filters.getByRole('button', { name: text['filter.apply'] }).click()
        await expect(chips).toHaveText(['Polovno', 'Lenovo'])
        for (const title of await titles()) expect(title).toContain('Lenovo')
        await sort.selectOption('price-asc')
        await page.getByRole('button', { name: text['sort.apply'] }).click()
        await expect(chips).toHaveText(['Polovno', 'Lenovo'])
        const before = await prices()
        expect(before).toEqual(before.toSorted((one, other) => one - other))
        await textFilter.fill('thinkpad')
        await textFilter.press('Enter')
        await expect(chips).toHaveText(['„thinkpad“', 'Polovno', 'Lenovo'])
        await expect(sort).toHaveValue('price-asc')
        await chips.filter({ hasText: 'Polovno' }).getByRole('link').click()
        await expect(chips).toHaveText(['„thinkpad“', 'Lenovo'])
      })
    })
})
