import { marketIds } from '@dvaput/domain/markets/market'
import { languages } from '@dvaput/domain/text/language'
import { checkPage } from './support/check-page.ts'
import { everyCombination, pairwise } from './support/pairwise.ts'
import { shopRoutes } from './support/shop-routes.ts'
import { expect, test } from './support/shop-test.ts'
import { testLocales } from './support/test-locales.ts'

const factors = {
  market: marketIds,
  language: languages,
  width: [390, 1440],
  colours: ['light', 'dark'],
} as const

/** Each page meets another market, language, width and theme, in rotation: every two values meet on some page. */
const inRotation = () => {
  const pairs = pairwise(factors)
  const turns = Array.from(shopRoutes, () => pairs).flat()
  return shopRoutes.map(({ path }, turn) => ({ path, ...(turns[turn] as (typeof pairs)[number]) }))
}

const paths = shopRoutes.map(({ path }) => path)
const combinations = process.env.E2E_MATRIX === 'full' ? everyCombination({ path: paths, ...factors }) : inRotation()
const statusOf = new Map(shopRoutes.map(({ path, status }) => [path, status]))

for (const { path, market, language, width, colours } of combinations) {
  test.describe(`${market} in ${language} at ${width} in ${colours}`, () => {
    test.use({ viewport: { width, height: 900 }, colorScheme: colours })

    test(`${path} is complete and accessible`, async ({ page, visit, urlOf, expectMessage }) => {
      const status = statusOf.get(path) ?? 200
      if (status >= 400) expectMessage(new RegExp(`Failed to load resource: .* status of ${status} `))
      const response = await visit(urlOf(market, `${path}?lang=${language}`))

      expect(response.status()).toBe(status)
      await checkPage(page, language)
    })
  })
}

for (const { market, language } of testLocales)
  test(`no two pages share a title: ${market} in ${language}`, async ({ readPage, urlOf }) => {
    const titles: string[] = []
    for (const { path } of shopRoutes) {
      const page = await readPage(urlOf(market, `${path}?lang=${language}`))
      titles.push(await page.textOf('head title'))
    }
    expect(new Set(titles).size, titles.join('\n')).toBe(shopRoutes.length)
  })
