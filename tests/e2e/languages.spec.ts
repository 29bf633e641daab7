import { markets } from '@dvaput/domain/markets/markets'
import { languageTag } from '@dvaput/domain/text/language'
import { messages } from './support/messages.ts'
import { shellOf } from './support/shell-of.ts'
import { expect, test } from './support/shop-test.ts'
import { testLocales } from './support/test-locales.ts'

const storageKey = 'dvaput-language'

test('Chile speaks Spanish to a visitor who has not chosen [GEN-06]', async ({ page, visit, urlOf }) => {
  await visit(urlOf('cl', '/contact'))
  await expect(page.locator('html')).toHaveAttribute('lang', 'es')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contacto')
  await expect(shellOf(page, 'es').help).toBeVisible()
})

test('Bosnia speaks Bosnian and offers English [I18N-01]', async ({ page, visit, urlOf }) => {
  await visit(urlOf('ba', '/contact'))
  await expect(page.locator('html')).toHaveAttribute('lang', 'bs')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kontakt')
  const choices = shellOf(page, 'bcs').footer.getByRole('navigation', { name: messages.bcs['language.label'] })
  await expect(choices.getByRole('link', { name: 'Bosanski' })).toHaveAttribute('aria-current', 'true')
  await expect(choices.getByRole('link', { name: 'English' })).toBeVisible()
})

test('a choice that is no language falls back to Bosnian [I18N-04]', async ({ page, context, visit, urlOf }) => {
  await visit(urlOf('ba', '/contact?lang=xx'))
  await expect(page.locator('html')).toHaveAttribute('lang', 'bs')
  expect(await context.cookies()).toEqual([])

  await context.addCookies([{ name: 'language', value: 'klingon', url: urlOf('ba', '/') }])
  await page.evaluate((key) => localStorage.setItem(key, 'klingon'), storageKey)
  await visit(urlOf('ba', '/contact'))
  await expect(page.locator('html')).toHaveAttribute('lang', 'bs')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kontakt')
})

test.describe('in the middle of a filled form', () => {
  const typed = { name: 'Đorđe Šućur', email: 'djordje@example', subject: 'Laptop', message: 'Ima li\ndrugi red?' }

  for (const { menu, width } of [
    { menu: 'header', width: 1440 },
    { menu: 'drawer', width: 390 },
  ] as const) {
    test.describe(menu, () => {
      test.use({ viewport: { width, height: 900 } })

      test(`the language switches and nothing typed is lost [I18N-02]`, async ({ page, visit, urlOf }) => {
        await visit(urlOf('ba', '/contact'))
        for (const [name, value] of Object.entries(typed)) await page.locator(`[name="${name}"]`).fill(value)
        await page.evaluate(() => Object.assign(window, { sameDocument: true }))

        for (const [from, to] of [
          ['bcs', 'en'],
          ['en', 'bcs'],
        ] as const) {
          const shell = shellOf(page, from)
          await (menu === 'header' ? shell.preferences : shell.menuButton).click()
          const container = menu === 'header' ? shell.header : shell.drawer
          await container.getByRole('link', { name: to === 'en' ? 'English' : 'Bosanski' }).click()

          await expect(page.locator('html')).toHaveAttribute('lang', languageTag[to])
          await expect(page).toHaveTitle(to === 'en' ? 'Contact · Dvaput' : 'Kontakt · Dvaput')
          await page.keyboard.press('Escape')
          await expect(page.getByRole('textbox', { name: messages[to]['contact.message'] })).toHaveValue(typed.message)
          for (const [name, value] of Object.entries(typed))
            await expect(page.locator(`[name="${name}"]`)).toHaveValue(value)
        }
        expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
      })
    })
  }
})

test('the choice is stored under its own key and used on the next visit [I18N-03]', async ({
  page,
  context,
  visit,
  urlOf,
}) => {
  await visit(urlOf('ba', '/contact'))
  await shellOf(page, 'bcs').footer.getByRole('link', { name: 'English' }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  expect(await page.evaluate((key) => localStorage.getItem(key), storageKey)).toBe('en')

  const nextVisit = await visit(urlOf('ba', '/faq'), await context.newPage())
  expect(await nextVisit.text(), 'the server writes it in English').toContain('<html lang="en"')

  await context.clearCookies()
  const later = await context.newPage()
  const withoutCookie = await visit(urlOf('ba', '/faq'), later)
  expect(await withoutCookie.text()).toContain('<html lang="bs"')
  await expect(later.locator('html')).toHaveAttribute('lang', 'en')
  await expect(later).toHaveTitle('Frequently asked questions · Dvaput')
  expect((await context.cookies()).map(({ name, value }) => `${name}=${value}`)).toContain('language=en')
})

test('a language that cannot be fetched leaves the page as it is and says so', async ({
  page,
  visit,
  urlOf,
  expectMessage,
}) => {
  expectMessage(/Failed to load resource/)
  await visit(urlOf('ba', '/contact'))
  await page.route(/\/assets\/.*\.js$/, (route) => route.abort())
  await shellOf(page, 'bcs').footer.getByRole('link', { name: 'English' }).click()
  await expect(page.getByText(messages.bcs['language.failed'])).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'bs')
})

for (const { market, language } of testLocales)
  test(`a URL with ?lang= is rendered by the server: ${market} in ${language}`, async ({
    readPage,
    fetchRaw,
    urlOf,
  }) => {
    const page = await readPage(urlOf(market, `/envios?lang=${language}`))
    const html = `<html lang="${languageTag[language]}"`
    expect(page.response.text).toContain(html)

    const own = urlOf(market, language === markets[market].languages[0] ? '/envios' : `/envios?lang=${language}`)
    const [canonical, ...others] = await page.all('link[rel="canonical"]')
    expect(others).toEqual([])
    expect(canonical?.attributes.href).toBe(own)
    const alternates = (await page.all('link[rel="alternate"][hreflang]')).map(({ attributes }) => attributes)
    expect(Object.fromEntries(alternates.map(({ hreflang, href }) => [hreflang, href]))).toEqual({
      'bs-BA': urlOf('ba', '/envios'),
      'en-BA': urlOf('ba', '/envios?lang=en'),
      'es-BA': urlOf('ba', '/envios?lang=es'),
      'es-CL': urlOf('cl', '/envios'),
      'en-CL': urlOf('cl', '/envios?lang=en'),
      'bs-CL': urlOf('cl', '/envios?lang=bcs'),
      'x-default': urlOf('ba', '/envios?lang=en'),
    })

    const [cookie = ''] = page.response.headers['set-cookie'] ?? []
    expect(cookie).toMatch(new RegExp(`^language=${language};.*Max-Age=\\d+.*Path=/`))
    const next = await fetchRaw(urlOf(market, '/faq'), { headers: { Cookie: cookie.split(';')[0] ?? '' } })
    expect(next.text, 'the next page has it too').toContain(html)
  })
