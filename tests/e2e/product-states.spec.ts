import { refusalTexts } from '@dvaput/domain/refusals/refusal-texts'
import { messages } from './support/messages.ts'
import { productOf } from './support/product-of.ts'
import { expect, test } from './support/product-test.ts'
import { shellOf } from './support/shell-of.ts'

for (const [market, language, title] of [
  ['cl', 'es', 'Producto no encontrado'],
  ['ba', 'en', 'Product not found'],
] as const)
  test(`an unknown handle is a real 404 with help: ${title} [PDP-20] [PDP-21] [PDP-22] [PDP-26]`, async ({
    page,
    visit,
    urlOf,
    expectMessage,
  }) => {
    expectMessage(/status of 404/)
    const response = await visit(urlOf(market, `/product/no-such-thing?lang=${language}`))
    expect(response.status()).toBe(404)
    const { main, title: heading, product } = productOf(page, language)
    const text = messages[language]
    await expect(heading).toHaveText(title)
    await expect(product).toHaveCount(0)
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
    for (const help of ['missing.checkUrl', 'missing.useSearch', 'missing.contact'] as const)
      await expect(main.getByRole('listitem').filter({ hasText: text[help] })).toBeVisible()
    for (const path of ['/search', '/contact', '/products', '/international-products'])
      await expect(main.locator(`a[href="${path}"]`)).toBeVisible()
  })

test('a URL by id redirects permanently to the handle, and keeps its parameters', async ({
  fetchRaw,
  createProduct,
}) => {
  const item = await createProduct()
  const id = item.productId.split('/').at(-1)
  const response = await fetchRaw(`/product/${id}?lang=en`)
  expect(response.status).toBe(301)
  expect(response.headers.location).toMatch(new RegExp(`${item.path}\\?lang=en$`))
})

test('the page of a product that was sold and is gone says so, and shows similar ones', async ({
  page,
  fetchRaw,
  visit,
  urlOf,
  createProduct,
  expectMessage,
}) => {
  expectMessage(/status of 410/)
  const item = await createProduct({ title: 'Laptop kojeg više nema' })
  await item.remove()
  await expect.poll(async () => (await fetchRaw(item.path)).status, { timeout: 30_000 }).toBe(410)
  await visit(urlOf('ba', item.path))
  const { main, title } = productOf(page, 'bcs')
  await expect(title).toHaveText(`${item.title}: više nije u ponudi`)
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
  await expect(main.getByRole('article').first()).toBeVisible()
})

test('loading ends in the product or in words of why not, and can be tried again [PDP-26] [PDP-28]', async ({
  page,
  visit,
  urlOf,
  expectMessage,
}) => {
  expectMessage(/Failed to load resource/)
  await page.clock.install({ time: 0 })
  await visit(urlOf('cl', '/products/racunari-i-laptopi/laptop'))
  const { main, title, product } = productOf(page, 'es')
  const link = main.getByRole('article').first().getByRole('heading').getByRole('link')
  const name = await link.innerText()
  const detail = /\/product\/[^/]+\.data/
  const retry = main.getByRole('button', { name: messages.es['ui.retry'] })

  await test.step('too late', async () => {
    let arrived = () => {}
    const requested = new Promise<void>((resolve) => {
      arrived = resolve
    })
    await page.route(detail, arrived)
    await page.clock.pauseAt(3_600_000)
    await link.click()
    await requested
    await page.clock.runFor(1_000)
    await expect(shellOf(page, 'es').progress).toBeVisible()
    await page.clock.runFor(6_900)
    await expect(title).not.toHaveText(messages.es['failed.title'])
    await page.clock.runFor(200)
    await expect(main.getByRole('alert')).toContainText('Timeout: El producto tardó demasiado en cargar')
    await expect(product).toHaveCount(0)
    await page.clock.resume()
    await page.unroute(detail)
  })
  await test.step('refused by our own server, with a code', async () => {
    const body = JSON.stringify({ success: false, error: 'Too many requests', code: 'too-many-requests' })
    await page.route(detail, (route) => route.fulfill({ status: 429, contentType: 'application/json', body }))
    await retry.click()
    await expect(main.getByRole('alert')).toContainText(refusalTexts.es['too-many-requests'])
    await expect(main.getByRole('alert')).not.toContainText('HTTP')
    await page.unroute(detail)
  })
  await test.step('refused by somebody else', async () => {
    await page.route(detail, (route) => route.fulfill({ status: 503, contentType: 'text/plain', body: 'no' }))
    await retry.click()
    await expect(main.getByRole('alert')).toContainText('HTTP 503: Service Unavailable')
    await page.unroute(detail)
  })
  await test.step('cut off', async () => {
    await page.route(detail, (route) => route.abort())
    await retry.click()
    await expect(main.getByRole('alert')).toContainText('Error desconocido')
    await page.unroute(detail)
  })
  const stockRequests: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/stock')) stockRequests.push(request.url())
  })
  await retry.click()
  await expect(title).toHaveText(name)
  await expect(main.getByRole('alert')).toHaveCount(0)
  expect(stockRequests).toHaveLength(1)
})

test('a second visit waits for no stock that does not come [PDP-26]', async ({ page, visit, urlOf }) => {
  await visit(urlOf('ba', '/product/lenovo-thinkpad-t480'))
  const { product, breadcrumb, title } = productOf(page, 'bcs')
  const name = await title.innerText()
  await breadcrumb.getByRole('link').last().click()
  await expect(title).not.toHaveText(name)
  await page.route(/\/api\/products\/.+\/stock$/, () => {})
  await page.goBack()
  await expect(title).toHaveText(name, { timeout: 20_000 })
  await expect(product).toContainText('549,00 KM')
})

test('a second visit requests no details, and its price and stock are current [PDP-27]', async ({
  page,
  visit,
  urlOf,
  createProduct,
}) => {
  const item = await createProduct({ price: '100.00', stock: 4 })
  const requests: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.includes(item.handle)) requests.push(pathname)
  })
  await visit(urlOf('ba', item.path))
  const { product, breadcrumb, title } = productOf(page, 'bcs')
  await expect.poll(() => requests).toContain(`/api/products/${item.handle}/stock`)
  await breadcrumb.getByRole('link').last().click()
  await expect(title).not.toHaveText(item.title)

  await item.setPrice('90.00')
  await item.addStock(-2)
  // The server itself asks the shop at most twice a minute.
  await expect
    .poll(async () => (await page.request.get(urlOf('ba', `/api/products/${item.handle}/stock`))).text(), {
      timeout: 45_000,
    })
    .toContain('"minor":9000')
  requests.length = 0
  await page.goBack()
  await expect(title).toHaveText(item.title)
  await expect(product).toContainText('90,00 KM')
  await expect(product).toContainText('Još 2 komada')
  expect(requests).toEqual([`/api/products/${item.handle}/stock`])
})

test('a product page shows the products that were seen before, without itself', async ({ page, visit, urlOf }) => {
  const { main, text } = productOf(page, 'bcs')
  const shelf = main.getByRole('region', { name: text['recent.title'] })
  await visit(urlOf('ba', '/product/lenovo-thinkpad-t480'))
  await expect(main.getByRole('heading', { name: text['similar.title'] })).toBeVisible()
  await expect(shelf).toHaveCount(0)
  await visit(urlOf('ba', '/product/dell-latitude-7490'))
  await expect(shelf.getByRole('article')).toHaveCount(1)
  await expect(shelf).toContainText('Lenovo ThinkPad T480')
  await visit(urlOf('ba', '/product/lenovo-thinkpad-t480'))
  await expect(shelf.getByRole('heading', { level: 3 })).toHaveText(['Dell Latitude 7490'])
})

test('a product that is pointed at is prefetched, and not again once it was seen', async ({ page, visit, urlOf }) => {
  await visit(urlOf('ba', '/products/racunari-i-laptopi/laptop'))
  const { main, title } = productOf(page, 'bcs')
  const link = main.getByRole('article').first().getByRole('heading').getByRole('link')
  const name = await link.innerText()
  const isDetail = (url: string) => new URL(url).pathname.endsWith('.data') && url.includes('/product/')
  const ahead = page.waitForRequest((request) => isDetail(request.url()))
  await link.hover()
  await ahead
  await link.click()
  await expect(title).toHaveText(name)
  await page.goBack()
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  await link.hover()
  await link.click()
  await expect(title).toHaveText(name)
  expect(requests.filter(isDetail)).toEqual([])
})
