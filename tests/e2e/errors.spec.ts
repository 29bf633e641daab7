import { messages } from './support/messages.ts'
import { shellOf } from './support/shell-of.ts'
import { expect, test } from './support/shop-test.ts'

const failureTitle = 'Unexpected Application Error!'

test('an unknown page is a real 404 with a search and ways on', async ({ page, visit, expectMessage }) => {
  expectMessage(/status of 404/)
  const response = await visit('/no/such/page')
  expect(response.status()).toBe(404)
  expect(response.headers()['cache-control']).toBe('no-store')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(messages.bcs['notFound.title'])
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
  for (const path of ['/', '/faq', '/envios', '/contact']) await expect(main.locator(`a[href="${path}"]`)).toBeVisible()

  await main.getByRole('searchbox').fill('garancija')
  await main.getByRole('searchbox').press('Enter')
  await expect(page).toHaveURL('/search?query=garancija')
  await page.goBack()
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(messages.bcs['notFound.title'])
  await expect(page).toHaveTitle(`${messages.bcs['notFound.title']} · Dvaput`)
})

test('a failure shows its page with the number of the request and a way back [ROUTE-31]', async ({
  page,
  visit,
  expectMessage,
}) => {
  expectMessage(/status of 500/)
  const main = page.getByRole('main')
  const heading = main.getByRole('heading', { level: 1 })

  await test.step('as the first page', async () => {
    const response = await visit('/kit/failure')
    expect(response.status()).toBe(500)
    await expect(page).toHaveTitle(new RegExp(failureTitle))
    await expect(heading).toHaveText(failureTitle)
    await expect(main).toContainText(response.headers()['x-request-id'] ?? 'no number')
    expect(await response.text(), 'nothing of the inside is shown').not.toContain('fails on purpose')
  })
  await test.step('trying again asks the server again', async () => {
    const [response] = await Promise.all([
      page.waitForResponse(/\/kit\/failure\.data/),
      main.getByRole('button', { name: messages.bcs['error.retry'] }).click(),
    ])
    await expect(main).toContainText(response.headers()['x-request-id'] ?? 'no number')
  })
  await test.step('the way back works', async () => {
    await main.getByRole('link', { name: messages.bcs['error.home'] }).click()
    await expect(page).toHaveURL('/')
    await expect(heading).not.toHaveText(failureTitle)
  })
  await test.step('on a navigation inside the app', async () => {
    const [response] = await Promise.all([page.waitForResponse(/\/kit\/failure\.data/), page.goBack()])
    expect(response.status()).toBe(500)
    await expect(page).toHaveTitle(new RegExp(failureTitle))
    await expect(heading).toHaveText(failureTitle)
    await expect(main).toContainText(response.headers()['x-request-id'] ?? 'no number')
  })
})

test('in every language a failure has the same title', async ({ readPage, urlOf }) => {
  for (const language of ['bcs', 'en', 'es']) {
    const page = await readPage(urlOf('cl', `/kit/failure?lang=${language}`))
    expect(page.response.status).toBe(500)
    expect(await page.textOf('h1')).toBe(failureTitle)
  }
})

test('an unknown path under /api answers in JSON', async ({ fetchRaw }) => {
  const response = await fetchRaw('/api/no/such/call')
  expect(response.status).toBe(404)
  expect(response.headers['content-type']).toMatch(/^application\/json/)
  expect(JSON.parse(response.text)).toEqual({
    success: false,
    error: 'Ovdje nema ničega.',
    code: 'not-found',
    requestId: response.headers['x-request-id'],
  })
})

test.describe('the search', () => {
  test('ignores empty text [HDR-07]', async ({ page, visit }) => {
    await visit('/faq')
    const { search } = shellOf(page, 'bcs')
    const requests: string[] = []
    page.on('request', (request) => requests.push(request.url()))
    for (const text of ['', '   ']) {
      await search.fill(text)
      await search.press('Enter')
    }
    await expect(page).toHaveURL('/faq')
    // Whoever looks at the field gets the code of its suggestions, and nothing more.
    expect(requests.filter((url) => !url.includes('/assets/'))).toEqual([])
  })

  test('finds, without regard to accents, and leads to the place', async ({ page, visit }) => {
    await visit('/')
    const { search } = shellOf(page, 'bcs')
    await search.fill('placanje kartica')
    await search.press('Enter')
    await expect(page).toHaveURL('/search?query=placanje%20kartica')
    const help = page.getByRole('main').getByRole('region', { name: 'Sa stranica pomoći' })
    await expect(help).toContainText('plaćanj')

    const first = help.getByRole('link').first()
    const url = await first.getAttribute('href')
    await first.click()
    await expect(page).toHaveURL(url ?? '')
    await expect(page.locator(url?.replace(/^[^#]*/, '') ?? '')).toBeInViewport()
  })

  test('says when nothing was found, and offers ways on', async ({ page, visit }) => {
    await visit('/search?query=xyzzy%3Czzyxx%3E')
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { level: 1 })).toContainText('xyzzy<zzyxx>')
    await expect(main.getByRole('heading', { level: 2 })).toHaveCount(0)
    await expect(main.locator('a[href="/faq"]')).toBeVisible()
    await expect(main.locator('a[href="/contact"]')).toBeVisible()
  })

  test('works before the script has come', async ({ browser, baseURL }) => {
    const page = await browser.newPage({ javaScriptEnabled: false, ...(baseURL && { baseURL }) })
    await page.goto('/')
    await page.getByRole('banner').getByRole('searchbox').fill('garancija')
    await page.getByRole('banner').getByRole('searchbox').press('Enter')
    await expect(page).toHaveURL('/search?query=garancija')
    await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible()
    await page.close()
  })
})
