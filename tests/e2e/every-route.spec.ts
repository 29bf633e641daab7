import { AxeBuilder } from '@axe-core/playwright'
import { marketIds } from '@dvaput/domain/markets/market'
import { languages, languageTag } from '@dvaput/domain/text/language'
import { everyReading } from './support/every-reading.ts'
import { everyCombination, pairwise } from './support/pairwise.ts'
import { shopRoutes } from './support/shop-routes.ts'
import { expect, test } from './support/shop-test.ts'

const factors = {
  market: marketIds,
  language: languages,
  width: [390, 1440],
  colours: ['light', 'dark'],
} as const

const combinations = process.env.E2E_MATRIX === 'full' ? everyCombination(factors) : pairwise(factors)

const accessibilityTags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

const describeViolation = ({ id, help, nodes }: { id: string; help: string; nodes: { html: string }[] }) =>
  `${id}: ${help} (${nodes.map(({ html }) => html).join(', ')})`

for (const { market, language, width, colours } of combinations) {
  test.describe(`${market} in ${language} at ${width} in ${colours}`, () => {
    test.use({ viewport: { width, height: 900 }, colorScheme: colours })

    for (const { path, status } of shopRoutes) {
      test(`${path} is whole and accessible`, async ({ page, visit, addressOf, expectMessage }) => {
        if (status >= 400) expectMessage(new RegExp(`Failed to load resource: .* status of ${status} `))
        const response = await visit(addressOf(market, `${path}?lang=${language}`))

        expect(response.status()).toBe(status)
        await expect(page.locator('html')).toHaveAttribute('lang', languageTag[language])
        await expect(page).toHaveTitle(/\S/)
        await expect(page.locator('h1')).toHaveCount(1)
        await expect(page.locator('h1')).toHaveText(/\S/)
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)

        // One page without frames: the legacy mode finds the same and opens no second page for it.
        const { violations } = await new AxeBuilder({ page }).withTags(accessibilityTags).setLegacyMode().analyze()
        expect(violations.map(describeViolation)).toEqual([])
      })
    }
  })
}

for (const { market, language } of everyReading)
  test(`no two pages share a title: ${market} in ${language}`, async ({ readPage, addressOf }) => {
    const titles: string[] = []
    for (const { path } of shopRoutes) {
      const page = await readPage(addressOf(market, `${path}?lang=${language}`))
      titles.push(await page.textOf('head title'))
    }
    expect(new Set(titles).size, titles.join('\n')).toBe(shopRoutes.length)
  })
