import { marketIds } from '@dvaput/domain/markets/market'
import { languages } from '@dvaput/domain/text/language'
import type { Locator, Page } from '@playwright/test'
import { checkPage } from './support/check-page.ts'
import { listingOf } from './support/listing-of.ts'
import { messages } from './support/messages.ts'
import { everyCombination } from './support/pairwise.ts'
import { productOf } from './support/product-of.ts'
import { shellOf } from './support/shell-of.ts'
import { expect, test } from './support/shop-test.ts'

const factors = {
  market: marketIds,
  language: languages,
  width: [390, 1440],
  hand: ['mouse', 'keyboard'],
} as const
type Journey = ReturnType<typeof everyCombination<typeof factors>>[number]

/** Each market, language, width and hand once met: these are the longest ways through the shop. */
const few: readonly Journey[] = [
  { market: 'ba', language: 'bcs', width: 390, hand: 'mouse' },
  { market: 'ba', language: 'en', width: 1440, hand: 'keyboard' },
  { market: 'cl', language: 'es', width: 390, hand: 'keyboard' },
]

const journeys = process.env.E2E_MATRIX === 'full' ? everyCombination(factors) : few

const createPress =
  (page: Page, hand: Journey['hand']) =>
  async (target: Locator, key: 'Enter' | 'Space' = 'Enter') => {
    if (hand === 'mouse') return target.click()
    await target.focus()
    await expect(target).toBeFocused()
    await page.keyboard.press(key)
  }
type Press = ReturnType<typeof createPress>

const openLaptopsByMenu = async (page: Page, { market, language, width }: Journey, press: Press) => {
  const { menuButton, drawer, navigation } = shellOf(page, language)
  const text = messages[language]
  const isPhone = width === 390
  if (isPhone) {
    await press(menuButton)
    if (market === 'cl') await press(drawer.locator('summary', { hasText: text['nav.categories'] }))
    await press(drawer.locator('summary', { hasText: text['collection.racunari-i-laptopi'] }))
  } else {
    const opener = market === 'cl' ? text['nav.categories'] : text['bar.racunari-i-laptopi']
    await press(navigation.getByRole('button', { name: opener }))
  }
  await press((isPhone ? drawer : navigation).getByRole('link', { name: text['type.laptop'], exact: true }).first())
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text['type.laptop'])
}

const chooseRefurbished = async (page: Page, { language, width }: Journey, press: Press) => {
  const { text, filters, drawer, openFilters, choice, chips, settled } = listingOf(page, language)
  const isPhone = width === 390
  if (isPhone) await press(openFilters)
  await press(choice(isPhone ? drawer : filters, text['facet.condition'], text['condition.refurbished.name']), 'Space')
  await expect(page).toHaveURL(/condition=refurbished/)
  if (isPhone) {
    await expect(page.locator('main [data-pending]')).toHaveCount(0)
    await checkPage(page, language)
    await press(drawer.getByRole('button', { name: /\d/ }))
    await expect(drawer).toBeHidden()
  }
  await settled()
  await expect(chips).toHaveText([text['condition.refurbished.name']])
}

for (const journey of journeys) {
  const { market, language, width, hand } = journey
  test.describe(`${market} in ${language} at ${width} by ${hand}`, () => {
    test.use({ viewport: { width, height: width === 390 ? 844 : 900 } })

    test('from home by menu and filters to a product, and back to the same place', async ({ page, visit, urlOf }) => {
      const press = createPress(page, hand)
      await visit(urlOf(market, `/?lang=${language}`))
      await openLaptopsByMenu(page, journey, press)
      await chooseRefurbished(page, journey, press)
      await checkPage(page, language)

      const { cards, chips, text } = listingOf(page, language)
      const link = cards.nth(9).getByRole('link').first()
      await link.scrollIntoViewIfNeeded()
      const name = (await cards.nth(9).getByRole('heading').textContent()) ?? ''
      const scrollY = () => page.evaluate(() => Math.round(window.scrollY))
      await link.focus()
      const left = await scrollY()
      await press(link)
      const { title, picture, zoom } = productOf(page, language)
      await expect(title).toHaveText(name)
      await press(picture)
      await expect(zoom).toBeVisible()
      await checkPage(page, language)
      await page.keyboard.press('Escape')
      await expect(zoom).toBeHidden()

      await page.goBack()
      await expect(page).toHaveURL(/condition=refurbished/)
      await expect(chips).toHaveText([text['condition.refurbished.name']])
      await expect.poll(scrollY).toBe(left)
    })

    test('from home by a search with a typo to a product', async ({ page, visit, urlOf }) => {
      const press = createPress(page, hand)
      await visit(urlOf(market, `/?lang=${language}`))
      const { search } = shellOf(page, language)
      await search.focus()
      await search.fill('thinkpda')
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(/\/search\?query=thinkpda/)
      const { cards } = listingOf(page, language)
      await expect(page.getByRole('main')).toContainText('ThinkPad')
      await press(cards.first().getByRole('link').first())
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/thinkpad/i)
    })
  })
}
