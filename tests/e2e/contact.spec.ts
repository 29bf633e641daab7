import { sampleMarkets as markets } from '@dvaput/domain/markets/sample-profiles'
import type { Language } from '@dvaput/domain/text/language'
import { messages } from './support/messages.ts'
import { expect, test } from './support/shop-test.ts'
import { testLocales } from './support/test-locales.ts'

const hours = {
  bcs: ['Pon-pet9:00-17:00', 'Sub10:00-14:00', 'Nedzatvoreno'],
  en: ['Mon-Fri9:00-17:00', 'Sat10:00-14:00', 'Sunclosed'],
  es: ['Lun-vie9:00-17:00', 'Sáb10:00-14:00', 'Domcerrado'],
} satisfies Record<Language, readonly string[]>

test('the contact page has its own hours [INFO-10]', async ({ readPage, urlOf }) => {
  for (const { market, language } of testLocales) {
    const page = await readPage(urlOf(market, `/contact?lang=${language}`))
    const lines = (await page.all('main dl > div')).map(({ text }) => text.toLowerCase())
    expect(lines, `${market} in ${language}`).toEqual(hours[language].map((line) => line.toLowerCase()))
  }
})

test('the pickup point in the market comes before the seat abroad, and only the seat names its country', async ({
  readPage,
  urlOf,
}) => {
  const page = await readPage(urlOf('cl', '/contact?lang=es'))
  const addresses = (await page.all('main address')).map(({ text }) => text)
  expect(addresses).toHaveLength(2)
  expect(addresses[0]).toMatch(/Santiago$/)
  expect(addresses[1]).toMatch(/Bosnia y Herzegovina$/)
})

test('the contact page links to the FAQ [INFO-14]', async ({ page, visit, urlOf }) => {
  await visit(urlOf('ba', '/contact'))
  await page.getByRole('main').getByRole('link', { name: messages.bcs['contact.faqLink'] }).click()
  await expect(page).toHaveURL(urlOf('ba', '/faq'))
})

for (const language of ['bcs', 'en', 'es'] as const)
  test(`the form asks for all four, an e-mail among them: ${language} [INFO-12]`, async ({ page, visit, urlOf }) => {
    await visit(urlOf('ba', `/contact?lang=${language}`))
    const text = messages[language]
    const field = (key: 'name' | 'email' | 'subject' | 'message') =>
      page.getByRole('main').getByRole('textbox', { name: text[`contact.${key}`] })
    const submit = page.getByRole('button', { name: text['contact.submit'] })
    for (const key of ['name', 'email', 'subject', 'message'] as const)
      await expect(field(key)).toHaveAttribute('required')
    await expect(field('email')).toHaveAttribute('type', 'email')

    await submit.click()
    for (const key of ['name', 'email', 'subject', 'message'] as const)
      await expect(field(key)).toHaveAccessibleDescription(new RegExp(text['contact.required']))
    await expect(field('name')).toBeFocused()

    await field('name').fill('Željko Ćosić')
    await field('email').fill('zeljko@nigdje')
    await field('message').fill('   ')
    await submit.click()
    await expect(field('email')).toBeFocused()
    await expect(field('email')).toHaveAccessibleDescription(text['contact.emailInvalid'])
    await expect(field('name')).not.toHaveAttribute('aria-invalid')
    await expect(field('message')).toHaveAccessibleDescription(new RegExp(text['contact.required']))
    await expect(field('name')).toHaveValue('Željko Ćosić')
    await expect(field('email')).toHaveValue('zeljko@nigdje')
  })

for (const market of ['ba', 'cl'] as const)
  test(`the form opens the mail program, filled in, and tells the server nothing: ${market} [INFO-13]`, async ({
    page,
    visit,
    urlOf,
  }) => {
    await visit(urlOf(market, '/contact?lang=en'))
    const typed = {
      name: 'Đorđe\tŠućur',
      email: 'đorđe@primjer.ba',
      subject: 'Žalba & ñandú 100%?&bcc=everybody@example.com',
      message: 'Čćžšđ áéíóú ñ ü\ndrugi red + „navodnici”',
    }
    for (const [name, value] of Object.entries(typed)) await page.locator(`[name="${name}"]`).fill(value)

    const browser = await page.context().newCDPSession(page)
    await browser.send('Page.enable')
    const opened = new Promise<string>((resolve) => {
      browser.on('Page.frameRequestedNavigation', ({ url }) => resolve(url))
    })
    const requests: string[] = []
    page.on('request', (request) => requests.push(`${request.method()} ${request.url()}`))
    await page.getByRole('button', { name: messages.en['contact.submit'] }).click()

    const mail = new URL(await opened)
    expect(mail.protocol).toBe('mailto:')
    expect(mail.pathname).toBe(markets[market].contact.email)
    expect([...mail.searchParams.keys()], 'nothing typed can add a receiver').toEqual(['subject', 'body'])
    expect(mail.searchParams.get('subject')).toBe(typed.subject)
    expect(mail.searchParams.get('body')).toBe(
      'Čćžšđ áéíóú ñ ü\r\ndrugi red + „navodnici”\r\n\r\nĐorđe Šućur\r\nđorđe@primjer.ba',
    )
    expect(mail.href, 'spaces are not written as plus signs').not.toContain('+')

    const again = page.getByRole('main').getByRole('status').getByRole('link')
    await expect(again).toHaveAttribute('href', mail.href)
    await expect(page.locator('[name="message"]'), 'nothing typed is lost').toHaveValue(typed.message)
    expect(requests.filter((request) => !request.includes(' mailto:'))).toEqual([])
  })

test('a subject is one line, whatever was pasted', async ({ page, visit, urlOf }) => {
  await visit(urlOf('ba', '/contact?lang=en'))
  const values = { name: 'A', email: 'a@b.ba', subject: 'Order\r\nBcc: x@example.com', message: 'Hello' }
  for (const [name, value] of Object.entries(values)) await page.locator(`[name="${name}"]`).fill(value)
  await page.getByRole('button', { name: messages.en['contact.submit'] }).click()
  const href = await page.getByRole('main').getByRole('status').getByRole('link').getAttribute('href')
  expect(new URL(href ?? '').searchParams.get('subject')).not.toMatch(/[\r\n]/)
})
