import { messages } from './support/messages.ts'
import { expect, test } from './support/shop-test.ts'
import { testLocales } from './support/test-locales.ts'

const categories = ['all', 'order', 'payment', 'delivery', 'returns', 'warranty', 'account'] as const

for (const { market, language } of testLocales)
  test(`the FAQ has 16 questions in seven categories: ${market} in ${language} [INFO-05, INFO-07]`, async ({
    page,
    visit,
    urlOf,
  }) => {
    await visit(urlOf(market, `/faq?lang=${language}`))
    const text = messages[language]
    const group = page.getByRole('group', { name: text['faq.categories'] })
    await expect(group.getByRole('button')).toHaveText(categories.map((name) => text[`faq.${name}`]))

    const questions = page.getByRole('main').getByRole('heading', { level: 3 })
    await expect(questions).toHaveCount(16)
    const all = await questions.allTextContents()
    expect(new Set(all).size).toBe(16)

    const byCategory: string[] = []
    for (const name of categories.slice(1)) {
      const button = group.getByRole('button', { name: text[`faq.${name}`], exact: true })
      await button.click()
      await expect(button).toHaveAttribute('aria-pressed', 'true')
      await expect(questions).not.toHaveCount(16)
      const filtered = await questions.allTextContents()
      expect(filtered.length, name).toBeGreaterThan(0)
      byCategory.push(...filtered)
    }
    expect(byCategory.toSorted(), 'each question is in one category').toEqual(all.toSorted())
    await group.getByRole('button', { name: text['faq.all'] }).click()
    await expect(questions).toHaveCount(16)
  })

test('at most one answer is open at a time [INFO-06]', async ({ page, visit, urlOf }) => {
  await visit(urlOf('ba', '/faq?lang=en'))
  const questions = page.getByRole('main').getByRole('heading', { level: 3 }).getByRole('button')
  const open = page.locator('main button[aria-expanded="true"]')
  await expect(open).toHaveCount(0)
  const [first, second] = [questions.nth(0), questions.nth(5)]

  await first.click()
  await expect(open).toHaveCount(1)
  await expect(page.locator('#how-to-order ol')).toBeVisible()

  await second.click()
  await expect(second).toHaveAttribute('aria-expanded', 'true')
  await expect(first).toHaveAttribute('aria-expanded', 'false')
  await expect(open).toHaveCount(1)
  await expect(page.locator('#how-to-order ol')).toBeHidden()

  await second.press('Enter')
  await expect(open).toHaveCount(0)
})

test('the open question is in the URL, and such a URL opens it', async ({ page, context, visit, urlOf }) => {
  await visit(urlOf('ba', '/faq'))
  await page.locator('#refund-time').getByRole('button').click()
  await expect(page).toHaveURL(urlOf('ba', '/faq#refund-time'))

  const shared = await context.newPage()
  await visit(page.url(), shared)
  const question = shared.locator('#refund-time')
  await expect(question.getByRole('button')).toHaveAttribute('aria-expanded', 'true')
  await expect(question).toBeInViewport()
  await expect(question).toContainText('14 dana')
  const header = await shared.getByRole('banner').evaluate((element) => element.getBoundingClientRect().bottom)
  expect(await question.evaluate((element) => element.getBoundingClientRect().top)).toBeGreaterThanOrEqual(header)
})

test('a link of another page opens its question', async ({ page, visit, urlOf }) => {
  await visit(urlOf('ba', '/envios'))
  await page.getByRole('main').locator('a[href="/faq#delivery-time"]').click()
  await expect(page).toHaveURL(urlOf('ba', '/faq#delivery-time'))
  const question = page.locator('#delivery-time')
  await expect(question.getByRole('button')).toHaveAttribute('aria-expanded', 'true')
  await expect(question).toBeInViewport()
})

test('a URL that names no question opens nothing and breaks nothing', async ({ page, visit, urlOf }) => {
  for (const hash of ['#nothing', '#%E0%A4%A']) {
    await page.goto('about:blank')
    await visit(urlOf('ba', `/faq${hash}`))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Česta pitanja')
    await expect(page.locator('main button[aria-expanded="true"]')).toHaveCount(0)
  }
})
