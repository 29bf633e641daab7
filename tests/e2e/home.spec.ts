import { grades } from '@dvaput/domain/catalogue/condition/condition'
import { subcategoryPath } from '@dvaput/domain/catalogue/menus/collection-menus'
import { warrantySentence } from '@dvaput/domain/markets/figure-sentences'
import { formatSpan } from '@dvaput/domain/markets/format-figure'
import { sampleMarkets as markets } from '@dvaput/domain/markets/sample-profiles'
import type { Page } from '@playwright/test'
import { bannerOf } from './support/banner-of.ts'
import { tabTo } from './support/by-keyboard.ts'
import { expectWithinScreen } from './support/check-page.ts'
import { messages } from './support/messages.ts'
import { shellOf } from './support/shell-of.ts'
import { expect, test } from './support/shop-test.ts'
import { testLocales } from './support/test-locales.ts'

for (const { market, language } of testLocales)
  test(`/ is the front page, with tiles, products and policies: ${market} in ${language} [ROUTE-01] [HOME-04] [HOME-05] [HOME-06]`, async ({
    readPage,
    urlOf,
  }) => {
    const text = messages[language]
    const { figures, contact } = markets[market]
    const page = await readPage(urlOf(market, `/?lang=${language}`))
    expect(page.response.status).toBe(200)
    expect(await page.textOf('h1')).toBe(text['home.heading'])

    const tiles = await page.all('section[aria-labelledby="categories-title"] li a')
    // Exactly these six. // HOME-04
    const slugs = ['laptop', 'smartphone', 'tablet', 'server', 'switch', 'all-desktops'] as const
    expect(tiles.map((tile) => [tile.text, tile.attributes.href])).toEqual(
      slugs.map((slug) => [text[`type.${slug}`], subcategoryPath(slug)]),
    )

    const shelves = {
      'home.featured': 'main > div > :nth-child(4) > section',
      'home.onSale': 'main > div > section:nth-child(6)',
      'home.newest': 'main > div > section:nth-child(7)',
    } as const
    for (const [key, shelf] of Object.entries(shelves) as [keyof typeof shelves, string][]) {
      expect(await page.textOf(`${shelf} h2`)).toBe(text[key])
      const cards = await page.all(`${shelf} article`)
      expect(cards.length).toBeGreaterThan(0)
      if (key !== 'home.onSale') continue
      expect(cards.length).toBeLessThanOrEqual(4)
      expect(await page.all(`${shelf} article s`)).toHaveLength(cards.length)
    }

    const main = await page.textOf('main')
    expect(main).toContain(warrantySentence[language]((name) => formatSpan(figures[name], language)))
    expect(main).toContain(text['home.returnTitle'].other.replace('{count}', String(figures.returnWindow.to)))
    expect(main).toContain(contact.pickupPoint.street)
    expect(main).toContain('12:00-21:00')
    for (const grade of grades) expect(main).toContain(text[`grade.${grade}.meaning`])
    const links = (await page.all('main a')).map(({ attributes }) => attributes.href)
    expect(links).toEqual(
      expect.arrayContaining(['/products/sale', '/products', '/faq#what-grades-mean', '/envios', '/devoluciones']),
    )
  })

const slideMs = 5_000

/** Time stands still until it is told to pass: a slide that has just come has its whole five seconds before it. */
const stopTheClock = async (page: Page) => {
  await page.clock.install({ time: new Date('2026-11-13T12:00:00Z') })
  await page.clock.pauseAt(new Date('2026-11-13T13:00:00Z'))
}

test.describe('the banner', () => {
  test.beforeEach(async ({ page, visit, urlOf }) => {
    await stopTheClock(page)
    await visit(urlOf('ba', '/?lang=en'))
  })

  test('turns every five seconds and begins again after the last [HOME-01] [HOME-02] [HOME-03]', async ({ page }) => {
    const { all, slide, title } = bannerOf(page, 'en')
    const count = await all.count()
    expect(count).toBeGreaterThanOrEqual(4)
    const numberOf = async () => Number(/^\d+/.exec((await slide.getAttribute('aria-label')) ?? '')?.[0])
    expect(await numberOf()).toBe(1)
    const seen = new Set<string>()
    for (let turn = 1; turn <= count; turn += 1) {
      await page.clock.runFor(slideMs - 1)
      // Its picture is there before it is seen.
      const coming = all.nth(turn % count).locator('img')
      await expect.poll(() => coming.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
      expect(await numberOf()).toBe(turn)
      await page.clock.runFor(1)
      await expect(slide).toHaveAttribute('aria-label', `${(turn % count) + 1} of ${count}`)
      await expect(all.filter({ visible: true })).toHaveCount(1)
      seen.add(await title.innerText())
    }
    expect(seen.size).toBe(count)
  })

  test('stands still under the pointer, under the keyboard, and when it is paused', async ({ page }) => {
    const { banner, slide, pause, play } = bannerOf(page, 'en')
    const name = () => slide.getAttribute('aria-label')
    const expectStill = async () => {
      const before = await name()
      await page.clock.runFor(3 * slideMs)
      expect(await name()).toBe(before)
    }
    const expectTurning = async () => {
      const before = await name()
      await page.clock.runFor(slideMs)
      await expect(slide).not.toHaveAttribute('aria-label', before ?? '')
    }
    await expectTurning()
    await banner.hover()
    await expectStill()
    await page.mouse.move(0, 0)
    await expectTurning()

    await pause.click()
    await page.mouse.move(0, 0)
    await expect(play).toBeVisible()
    await expectStill()
    await play.click()
    await page.mouse.move(0, 0)
    await expectTurning()

    // From the heading, so that it is the keyboard that gets there.
    await page.getByRole('heading', { level: 1 }).click()
    await tabTo(page, pause)
    await expectStill()
    await page.getByRole('heading', { level: 1 }).click()
    await expectTurning()

    await page.evaluate(() => {
      Object.defineProperty(document, 'hidden', { configurable: true, get: () => true })
      document.dispatchEvent(new Event('visibilitychange'))
    })
    await expectStill()
  })

  test('is turned by arrows and dots, by mouse and by keyboard', async ({ page }) => {
    const { all, slide, title, previous, next, dots } = bannerOf(page, 'en')
    const count = await all.count()
    const at = (number: number) => expect(slide).toHaveAttribute('aria-label', `${number} of ${count}`)
    await dots.first().click()
    await at(1)
    await previous.click()
    await at(count)
    await next.click()
    await at(1)
    await page.getByRole('heading', { level: 1 }).click()
    await tabTo(page, dots.nth(2))
    await page.keyboard.press('Enter')
    await at(3)
    await expect(dots.nth(2)).toHaveAttribute('aria-current', 'true')
    await expect(dots.nth(2)).toHaveAccessibleName(`Show slide 3: ${await title.innerText()}`)
    await expect(page.locator('[aria-current]').and(dots)).toHaveCount(1)
  })

  test('leads to pages of the shop', async ({ page, fetchRaw, urlOf }) => {
    const links = await page
      .locator('[aria-roledescription="slide"] a')
      .evaluateAll((all) => all.map((a) => a.getAttribute('href') ?? ''))
    expect(links.length).toBeGreaterThanOrEqual(4)
    for (const link of links) expect((await fetchRaw(urlOf('ba', link))).status, link).toBe(200)
  })
})

test.describe('on a phone the banner', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  const swipe = (page: Page, across: number) =>
    page
      .locator('[aria-live]')
      .filter({ has: page.getByRole('group') })
      .evaluate((target, x) => {
        const touch = (clientX: number) => new Touch({ identifier: 1, target, clientX, clientY: 300 })
        const init = { bubbles: true, cancelable: true }
        target.dispatchEvent(
          new TouchEvent('touchstart', { ...init, touches: [touch(200)], changedTouches: [touch(200)] }),
        )
        target.dispatchEvent(new TouchEvent('touchend', { ...init, changedTouches: [touch(200 + x)] }))
      }, across)

  // A slow phone shows the page while it arrives.
  for (const market of ['ba', 'cl'] as const)
    test(`moves nothing of the page that arrives on a slow phone in ${market}`, async ({ page, visit, urlOf }) => {
      await page.addInitScript(() => {
        type Shift = PerformanceEntry & { value: number; sources: readonly { node?: Node }[] }
        const shifts: string[] = []
        Object.assign(window, { shifts })
        new PerformanceObserver((list) => {
          // Below that a word became wider by a part of a pixel, because its font arrived.
          for (const { value, sources } of list.getEntries() as Shift[])
            if (value >= 0.001)
              shifts.push(
                `${value}: ${sources.map(({ node }) => node?.parentElement?.outerHTML.slice(0, 200)).join(', ')}`,
              )
        }).observe({ type: 'layout-shift', buffered: true })
      })
      const devtools = await page.context().newCDPSession(page)
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
      for (const load of [1, 2, 3]) {
        await visit(urlOf(market, '/'))
        await page.waitForLoadState('load')
        const shifts = await page.evaluate(async () => {
          await document.fonts.ready
          return (window as unknown as { shifts: string[] }).shifts
        })
        expect(shifts, `load ${load}`).toEqual([])
      }
    })

  test('is turned by a finger, and fetches one picture with the page', async ({ page, visit, urlOf }) => {
    await stopTheClock(page)
    const fetched: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('/banner-')) fetched.push(request.url())
    })
    await visit(urlOf('cl', '/'))
    await page.waitForLoadState('load')
    expect(fetched).toHaveLength(1)
    expect(Number(/width=(\d+)/.exec(fetched[0] ?? '')?.[1])).toBeLessThanOrEqual(400)
    const { all, slide, pause } = bannerOf(page, 'es')
    await pause.click()
    const count = await all.count()
    const at = (number: number) => expect(slide).toHaveAttribute('aria-label', `${number} de ${count}`)
    await bannerOf(page, 'es').dots.first().click()
    await swipe(page, -80)
    await at(2)
    await swipe(page, 80)
    await at(1)
    await swipe(page, 80)
    await at(count)
    await swipe(page, -20)
    await at(count)
    await expectWithinScreen(page)
  })
})

test('a banner stands still for who wants less motion, until started', async ({ page, visit, urlOf }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await stopTheClock(page)
  await visit(urlOf('ba', '/?lang=en'))
  const { slide, play, all } = bannerOf(page, 'en')
  await page.clock.runFor(4 * slideMs)
  const count = await all.count()
  await expect(slide).toHaveAttribute('aria-label', `1 of ${count}`)
  await play.click()
  await page.mouse.move(0, 0)
  await page.clock.runFor(slideMs)
  await expect(slide).toHaveAttribute('aria-label', `2 of ${count}`)
})

test('a picture that does not come is replaced by one of the shop’s own [HOME-07]', async ({
  page,
  visit,
  urlOf,
  expectMessage,
}) => {
  expectMessage(/Failed to load resource/)
  await page.route(/\/banner-[a-z-]+\.avif/, (route) => route.abort())
  await visit(urlOf('ba', '/?lang=en'))
  const { slide, next } = bannerOf(page, 'en')
  for (const number of [1, 2, 3]) {
    await expect(slide).toHaveAttribute('aria-label', new RegExp(`^${number} `))
    const picture = slide.locator('img')
    await expect(picture).toHaveAttribute('src', '/banner-stock.svg')
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
    await next.click()
  }
})

test('the hours of today are those of the place of the market', async ({ page, visit, urlOf }) => {
  const today = page.getByRole('region', { name: messages.en['home.visitTitle'].split('{')[0] ?? '' })
  await page.clock.install({ time: new Date('2026-11-13T12:30:00Z') })
  await visit(urlOf('ba', '/?lang=en'))
  await today.scrollIntoViewIfNeeded()
  await expect(today).toContainText('Open today until 21:00')
  await visit(urlOf('cl', '/?lang=en'))
  await today.scrollIntoViewIfNeeded()
  await expect(today).toContainText('Opens today at 12:00')
  await page.clock.setSystemTime(new Date('2026-11-14T12:30:00Z'))
  await page.clock.runFor(60_000)
  await expect(today).toContainText('Closed today')
})

test('a front page whose connection broke off says so, and can be tried again', async ({
  page,
  visit,
  urlOf,
  expectMessage,
}) => {
  expectMessage(/Failed to load resource/)
  const text = messages.es
  const main = page.getByRole('main')
  const title = main.getByRole('heading', { level: 1 })
  // The next URL no longer names the language, which is no reason to reload the root.
  await visit(urlOf('cl', '/faq?lang=es'))
  const data = /\.data(\?|$)/
  await page.route(data, (route) => route.abort())
  await shellOf(page, 'es').logo.click()
  await expect(main.getByRole('alert')).toHaveText(text['ui.failed'])
  await expect(title).toHaveText(text['nav.home'])
  await expect(page).toHaveTitle(`${text['nav.home']} · Dvaput`)
  await page.unroute(data)
  await main.getByRole('button', { name: text['ui.retry'] }).click()
  await expect(title).toHaveText(text['home.heading'])
})
