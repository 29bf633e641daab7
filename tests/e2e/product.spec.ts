import { addDays, toCalendarDay } from '@dvaput/domain/calendar/calendar-day'
import { momentOf } from '@dvaput/domain/calendar/local-time'
import { arrivalOf } from '@dvaput/domain/delivery/arrival'
import { markets } from '@dvaput/domain/markets/markets'
import { formatDay } from '@dvaput/domain/text/format-day'
import { productOf } from './support/product-of.ts'
import { expect, test } from './support/product-test.ts'

const line = (value: string) => ({ type: 'single_line_text_field', value })

test('the page says what one is buying [ROUTE-06] [PDP-01] [PDP-08] [PDP-09] [PDP-19] [PDP-23] [PDP-24] [PDP-25]', async ({
  page,
  visit,
  urlOf,
  createProduct,
}) => {
  const item = await createProduct({
    price: '80.00',
    compareAtPrice: '99.90',
    stock: 3,
    tags: ['featured', 'oferta'],
    descriptionHtml: '<p>Uz njega <strong>ide punjač</strong>.</p><ul><li>Torba</li></ul><script>alert(1)</script>',
    metafields: {
      condition: line('refurbished'),
      grade: line('B'),
      battery_health: { type: 'number_integer', value: '84' },
      warranty_months: { type: 'number_integer', value: '12' },
      condition_notes: { type: 'multi_line_text_field', value: 'Ogrebotina na poklopcu.' },
      tested: { type: 'list.single_line_text_field', value: '["ekran","tastatura"]' },
      replaced: { type: 'list.single_line_text_field', value: '["baterija"]' },
      specifications: {
        type: 'json',
        value: JSON.stringify({ processor: 'Intel Core i5-8350U', memoryGb: 16, screenInches: 15.6, touch: true }),
      },
    },
  })
  const response = await visit(urlOf('ba', item.path))
  expect(response.status()).toBe(200)
  const { product, title, breadcrumb, text, main } = productOf(page, 'bcs')
  await expect(title).toHaveText(item.title)
  await expect(breadcrumb.getByRole('listitem')).toHaveText(['Početna', 'Računari i laptopi', 'Laptopi', item.title])
  await expect(breadcrumb.locator('a[href="/products/racunari-i-laptopi/laptop"]')).toBeVisible()

  await expect(product).toContainText('80,00 KM')
  await expect(product.locator('s')).toContainText('99,90 KM')
  await expect(product.getByText('−20 %')).toBeVisible()
  for (const badge of ['badge.sale', 'badge.new', 'badge.featured'] as const)
    await expect(product.getByText(text[badge], { exact: true })).toBeVisible()
  await expect(product.getByText(text['badge.soldOut'])).toHaveCount(0)
  await expect(product.getByText('Još 3 komada')).toBeVisible()
  await expect(product).toContainText(`Obnovljeno · Klasa B · Šifra: ${item.sku}`)

  const condition = product.getByRole('region', { name: text['condition.title'], exact: true })
  for (const part of [
    text['condition.refurbished.meaning'],
    text['grade.B.meaning'],
    'Ogrebotina na poklopcu.',
    'tastatura',
    'baterija',
    'najmanje 84 %',
    text['battery.fair'],
  ])
    await expect(condition).toContainText(part)
  await expect(product).toContainText('12 mjeseci od prijema')

  const rows = product.getByRole('table', { name: text['specifications.title'] }).getByRole('row')
  await expect(rows).toHaveText([
    'ProcesorIntel Core i5-8350U',
    /^Radna memorija \(RAM\)16\sGB$/,
    'Ekran15,6″',
    'Ekran na dodirda',
  ])
  const description = product.getByRole('region', { name: text['description.title'] })
  await expect(description.locator('strong')).toHaveText('ide punjač')
  await expect(description.getByRole('listitem')).toHaveText('Torba')
  await expect(description).not.toContainText('alert')

  const pickup = product.getByText('Zmaja od Bosne 88').locator('..')
  await expect(pickup).toContainText('Spremno za 1-2 radna dana')
  await expect(pickup).toContainText('Ponedjeljak–petak 12:00-21:00')
  await expect(product).toContainText('5,00 KM – 15,00 KM')
  const mail = new URL((await product.getByRole('link', { name: text['question.link'] }).getAttribute('href')) ?? '')
  expect(mail.pathname).toBe('podrska@dvaput.example')
  expect(mail.searchParams.get('body')).toContain(item.sku)
  expect(mail.searchParams.get('body')).toContain(item.path)
  await expect(main.getByRole('heading', { level: 2, name: text['similar.title'] })).toBeVisible()
})

test('a product page says by which day a parcel arrives, and counts from the next day when it stays open past midnight', async ({
  page,
  visit,
  urlOf,
  createProduct,
}) => {
  const { path } = await createProduct({ stock: 3 })
  const { timeZone } = markets.ba
  const arrival = (day: string) => `With you by ${formatDay(arrivalOf(day, markets.ba).elsewhere, 'en')}`
  const today = toCalendarDay(new Date().toISOString(), timeZone)
  await visit(urlOf('ba', `${path}?lang=en`))
  const { product } = productOf(page, 'en')
  await expect(product).toContainText(arrival(today))
  // Far enough for every day of arrival to be another one.
  const later = addDays(today, 7)
  await page.clock.install({ time: momentOf(later, '00:01', timeZone) })
  await visit(urlOf('ba', `${path}?lang=en`))
  await expect(product).toContainText(arrival(later))
})

test('the quantity goes from one to the stock, and more is refused [PDP-10] [PDP-11] [PDP-12] [PDP-13] [PDP-15] [PDP-29]', async ({
  page,
  visit,
  urlOf,
  createProduct,
}) => {
  const counted = await createProduct({ stock: 3 })
  await page.clock.install({ time: 0 })
  await visit(urlOf('ba', `${counted.path}?lang=en`))
  const { product, quantity, more, fewer, add, added, text } = productOf(page, 'en')
  await expect(product, 'where the product states none, the policy does').toContainText(
    'at least 30 days for everything we sell, 6 months for refurbished products',
  )
  await expect(fewer).toBeDisabled()
  await more.click()
  await more.click()
  await expect(quantity).toHaveValue('3')
  await expect(more).toBeDisabled()
  await quantity.fill('7')
  await quantity.press('Enter')
  await expect(quantity).toHaveValue('3')
  await expect(product.getByRole('status')).toHaveText('Exceeds stock: there are 3 in stock.')
  for (const typed of ['-2', '1.5', '2,0', '1e1']) {
    await quantity.fill(typed)
    await quantity.press('Enter')
    await expect(quantity, typed).toHaveValue('3')
  }
  await quantity.fill('0')
  await quantity.press('Enter')
  await expect(quantity).toHaveValue('1')
  await expect(product.getByRole('status')).toHaveText('')

  await page.clock.pauseAt(3_600_000)
  await add.click()
  await expect(added).toBeVisible()
  await page.clock.runFor(1_900)
  await expect(added).toBeVisible()
  await page.clock.runFor(100)
  await expect(add).toBeVisible()
  await page.clock.resume()
  const stored = await page.evaluate(() => JSON.parse(localStorage.getItem('dvaput-cart-ba') ?? 'null'))
  expect(stored.state).toMatchObject([{ handle: counted.handle, quantity: 1, price: 100, sku: counted.sku }])

  await page.route(/\/api\/products\/.+\/stock$/, async (route) => {
    const response = await (await route.fetch()).json()
    const [variant] = response.stock.variants
    const variants = [{ ...variant, stock: 10, isStockKnown: false, inStock: true }]
    await route.fulfill({ json: { ...response, stock: { ...response.stock, variants } } })
  })
  await page.reload()
  await expect(product.getByText(text['stock.some']), 'a number nobody has counted is not shown').toBeVisible()
  await expect(quantity).toHaveAttribute('aria-valuemax', '999')
  await quantity.fill('1000')
  await quantity.press('Enter')
  await expect(quantity).toHaveValue('999')
  await add.click()
  await expect(page.getByText('Exceeds stock: at most 10 can be ordered.')).toBeVisible()
})

test('a variant is chosen by radio buttons, and price, stock, SKU and URL follow', async ({ page, visit, urlOf }) => {
  await visit(urlOf('ba', '/product/lenovo-thinkpad-t480'))
  const { product, add, quantity, tellMe } = productOf(page, 'bcs')
  await expect(product).toContainText('549,00 KM')
  const disk = product.getByRole('group', { name: 'Pohrana' })
  await expect(disk.getByRole('radio', { name: '256 GB' })).toBeChecked()
  await disk.getByRole('radio', { name: /512 GB/ }).check()
  await expect(product).toContainText('629,00 KM')
  await expect(add, 'this one is sold out').toBeDisabled()
  await expect(tellMe).toBeVisible()
  await expect(page).toHaveURL(/\?variant=\d+$/)

  const memory = product.getByRole('group', { name: 'Memorija' })
  await memory.getByRole('radio', { name: '8 GB', exact: false }).first().focus()
  await page.keyboard.press('ArrowRight')
  await expect(product).toContainText('709,00 KM')
  await expect(add).toBeEnabled()
  await page.reload()
  await expect(product).toContainText('709,00 KM')
  await expect(disk.getByRole('radio', { name: '512 GB' })).toBeChecked()

  await quantity.fill('900')
  await quantity.press('Enter')
  await expect(product.getByRole('status')).toContainText('premašuje')
  await disk.getByRole('radio', { name: '256 GB' }).check()
  await expect(product).toContainText('549,00 KM')
  await expect(product.getByRole('status'), 'that was said of another variant').toHaveText('')
})

test('a stock alert for one variant is none for another', async ({ page, visit, urlOf }) => {
  await page.route(/\/api\/products\/.+\/stock$/, async (route) => {
    const { stock } = await (await route.fetch()).json()
    const variants = stock.variants.map((variant: object) => ({ ...variant, stock: 0, inStock: false }))
    await route.fulfill({ json: { success: true, stock: { ...stock, variants } } })
  })
  await page.route('/api/back-in-stock', (route) => route.fulfill({ json: { success: true } }))
  await visit(urlOf('ba', '/product/lenovo-thinkpad-t480'))
  const { product, tellMe, text } = productOf(page, 'bcs')
  await tellMe.click()
  const dialog = page.getByRole('dialog', { name: text['alert.title'] })
  const email = dialog.getByRole('textbox', { name: text['alert.email'] })
  await email.fill('amra@example.com')
  await dialog.getByRole('button', { name: text['alert.send'] }).click()
  await dialog.getByRole('button', { name: text['alert.done'] }).click()
  await expect(dialog).toBeHidden()
  await tellMe.click()
  await expect(dialog.getByText(text['alert.accepted'])).toBeVisible()
  await dialog.getByRole('button', { name: text['alert.done'] }).click()
  await expect(dialog).toBeHidden()
  await product.getByRole('radio', { name: /512 GB/ }).check()
  await tellMe.click()
  await expect(email).toBeVisible()
  await expect(dialog.getByText(text['alert.accepted'])).toHaveCount(0)
})

test('on a phone the button stays within reach', async ({ page, visit, urlOf, createProduct }) => {
  const item = await createProduct()
  await page.setViewportSize({ width: 390, height: 844 })
  await visit(urlOf('ba', item.path))
  const { product, text } = productOf(page, 'bcs')
  const bar = product.getByRole('region', { name: text['product.buyBar'] })
  await expect(bar).toHaveCount(0)
  await product
    .getByRole('heading', { level: 2 })
    .last()
    .evaluate((heading) => heading.scrollIntoView({ block: 'start', behavior: 'instant' }))
  await expect(bar).toBeVisible()
  await bar.getByRole('button').click()
  await expect(bar.getByRole('button')).toHaveText(text['product.added'])
  await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
  await expect(bar, 'the footer is free').toHaveCount(0)
})

test('parts of a product page below the fold are hydrated when they are reached', async ({ page, visit, urlOf }) => {
  await page.setViewportSize({ width: 390, height: 700 })
  await visit(urlOf('ba', '/product/lenovo-thinkpad-t480'))
  const { main, text } = productOf(page, 'bcs')
  const scripts = () =>
    page.evaluate(() => performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js')).length)
  const before = await scripts()
  const card = main.getByRole('region', { name: text['similar.title'] }).getByRole('article').first()
  await card.scrollIntoViewIfNeeded()
  await expect.poll(scripts, 'its code is fetched then').toBeGreaterThan(before)
  await card.getByRole('button', { name: text['cart.add'] }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Dodano u korpu' })).toBeVisible()
})

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('everything that is said of a product can be read', async ({ page, urlOf }) => {
    await page.goto(urlOf('ba', '/product/lenovo-thinkpad-t480'))
    const { product, main, text, gallery, next, share, compare } = productOf(page, 'bcs')
    for (const dead of [next, share, compare]) await expect(dead).toBeHidden()
    await expect(main.getByRole('button', { name: text['cart.add'] }), 'the form of the product alone').toHaveCount(1)
    await expect(product.getByText(/naručiti možete i e-poštom ili telefonom/)).toBeVisible()
    await expect(gallery.locator('img').first()).toBeVisible()
    await expect(product).toContainText('549,00 KM')
    await expect(product.getByRole('region', { name: text['condition.title'], exact: true })).toBeVisible()
    await expect(product.getByRole('table').getByRole('row').first()).toBeVisible()
    await expect(product.getByRole('region', { name: text['description.title'] })).toBeVisible()
    await expect(main.getByRole('region', { name: text['similar.title'] }).getByRole('article')).toHaveCount(4)
  })
})

test('the button to buy stays in view while somebody reads on: beside the text on a desk, in a bar on a phone', async ({
  page,
  visit,
  urlOf,
  createProduct,
}) => {
  const item = await createProduct({ stock: 3, descriptionHtml: `<p>${'Uz njega ide punjač. '.repeat(400)}</p>` })
  const { product, text, add } = productOf(page, 'bcs')
  const inBar = product.getByRole('button', { name: text['cart.add'], exact: true }).last()
  for (const [width, stays] of [
    [1440, add],
    [390, inBar],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    await visit(urlOf('ba', item.path))
    await expect(stays).toBeInViewport()
    await page
      .getByRole('region', { name: text['description.title'] })
      .evaluate((element) => element.scrollIntoView({ block: 'end' }))
    await expect(stays).toBeInViewport()
  }
  await expect(add, 'on a phone the first one has gone').not.toBeInViewport()
})
