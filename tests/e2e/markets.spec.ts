import { sampleMarkets as markets } from '@dvaput/domain/markets/sample-profiles'
import type { Page } from '@playwright/test'
import { messages } from './support/messages.ts'
import { shellOf } from './support/shell-of.ts'
import { expect, test } from './support/shop-test.ts'

const testLocales = {
  ba: { tag: 'bs', costs: '5,00 KM – 15,00 KM', city: 'Sarajevo', country: 'Bosna i Hercegovina', phone: '+387' },
  cl: { tag: 'es', costs: undefined, city: 'Santiago', country: 'Chile', phone: '+56' },
} as const

const titles = {
  ba: 'Bosnia is shown on its host and by its own locale, prices in KM [GEN-04]',
  cl: 'Chile is shown on its host and by its own locale',
} as const

for (const market of ['ba', 'cl'] as const)
  test(titles[market], async ({ page, visit, urlOf }) => {
    const own = testLocales[market]
    const other = testLocales[market === 'ba' ? 'cl' : 'ba']
    const response = await visit(urlOf(market, '/envios'))
    expect(response.status()).toBe(200)
    await expect(page.locator('html')).toHaveAttribute('lang', own.tag)

    const costs = page.locator('#costs')
    if (own.costs) await expect(costs).toContainText(own.costs)
    else await expect(costs).not.toContainText(/KM|CLP|\$/)

    const times = page.locator('#delivery-times')
    await expect(times).toContainText(own.city)
    await expect(times).not.toContainText(other.city)
    await expect(page.locator('#pickup')).toContainText(own.city)

    const footer = page.getByRole('contentinfo')
    await expect(footer.locator('a[href^="tel:"]').first()).toContainText(own.phone)
    await expect(footer.locator('[aria-current="true"]', { hasText: own.country })).toBeVisible()
  })

const toMarket = (page: Page, market: 'ba' | 'cl') =>
  page.getByRole('contentinfo').locator(`a[href^="/market/${market}?"]`)

test('on the default host the switch is stored in a cookie and stays on the page', async ({
  page,
  context,
  urlOf,
  visit,
}) => {
  await visit(urlOf('ba', '/faq'))
  await toMarket(page, 'cl').click()
  await expect(page).toHaveURL(urlOf('ba', '/faq'))
  await expect(page.locator('html')).toHaveAttribute('lang', 'es')
  await expect(page.getByRole('contentinfo')).toContainText(markets.cl.contact.phones[0] ?? '?')
  expect(await context.cookies()).toEqual([expect.objectContaining({ name: 'market', value: 'cl', httpOnly: true })])

  await visit(urlOf('ba', '/contact'))
  await expect(page.locator('html')).toHaveAttribute('lang', 'es')

  await toMarket(page, 'ba').click()
  await expect(page).toHaveURL(urlOf('ba', '/contact'))
  await expect(page.locator('html')).toHaveAttribute('lang', 'bs')
})

test('on a host of its own a market is left and reached by URL', async ({ page, urlOf, visit }) => {
  await visit(urlOf('cl', '/devoluciones'))
  await toMarket(page, 'ba').click()
  await expect(page).toHaveURL(urlOf('ba', '/devoluciones'))
  await expect(page.locator('html')).toHaveAttribute('lang', 'bs')

  const named = new URL(urlOf('ba', '/devoluciones'))
  named.hostname = 'ba.localhost'
  await visit(named.href)
  await toMarket(page, 'cl').click()
  await expect(page).toHaveURL(urlOf('cl', '/devoluciones'))
  await expect(page.locator('html')).toHaveAttribute('lang', 'es')
})

test('a URL wins over a choice made earlier on the default host', async ({ page, urlOf, visit }) => {
  await visit(urlOf('ba', '/faq'))
  await toMarket(page, 'cl').click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'es')
  await visit(urlOf('cl', '/faq'))
  await toMarket(page, 'ba').click()
  await expect(page).toHaveURL(urlOf('ba', '/faq'))
  await expect(page.locator('html')).toHaveAttribute('lang', 'bs')
})

test('the switch leads nowhere but to our own pages', async ({ page, urlOf }) => {
  for (const to of ['//evil.example/', '/\\evil.example/', 'https://evil.example/', '/%09/evil.example']) {
    await page.goto(urlOf('ba', `/market/cl?to=${encodeURIComponent(to)}`), { waitUntil: 'commit' })
    expect(new URL(page.url()).host, to).toBe(new URL(urlOf('ba', '/')).host)
  }
})

test.describe('language and market can be changed', () => {
  const expectSwitches = async (page: Page, container: ReturnType<Page['getByRole']>) => {
    const text = messages.bcs
    const languages = container.getByRole('navigation', { name: text['language.label'] })
    await expect(languages.getByRole('link')).toHaveText(['Bosanski', 'English', 'Español'])
    await expect(container.getByRole('navigation', { name: text['market.label'] }).getByRole('link')).toHaveText('Čile')
    await expect(page.locator('html')).toHaveAttribute('lang', 'bs')
  }

  test('on a desktop, in the header', async ({ page, visit, urlOf }) => {
    await visit(urlOf('ba', '/'))
    const { header, preferences } = shellOf(page, 'bcs')
    await preferences.click()
    await expectSwitches(page, header)
  })

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 390, height: 844 } })

    test('in the drawer of the menu', async ({ page, visit, urlOf }) => {
      await visit(urlOf('ba', '/'))
      const { drawer, menuButton } = shellOf(page, 'bcs')
      await menuButton.click()
      await expectSwitches(page, drawer)
    })
  })
})
