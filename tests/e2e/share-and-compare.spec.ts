import type { Page } from '@playwright/test'
import { checkPage } from './support/check-page.ts'
import { messages } from './support/messages.ts'
import { productOf } from './support/product-of.ts'
import { expect, test } from './support/shop-test.ts'

test('a product is shared by Facebook, WhatsApp, mail and link [PDP-18]', async ({ page, context, visit, urlOf }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await visit(urlOf('ba', '/product/lenovo-thinkpad-t480?lang=es'))
  const { product, share, text } = productOf(page, 'es')
  await share.click()
  const dialog = page.getByRole('dialog', { name: text['share.title'] })
  await expect(dialog).toBeVisible()
  await checkPage(page, 'es')
  const url = await dialog.getByRole('textbox', { name: text['share.url'] }).inputValue()
  expect(url, 'nothing but the language is added, since nothing was chosen').toBe(
    urlOf('ba', '/product/lenovo-thinkpad-t480?lang=es'),
  )
  const hrefOf = async (name: RegExp) => new URL((await dialog.getByRole('link', { name }).getAttribute('href')) ?? '')
  const facebook = await hrefOf(/Facebook/)
  expect([facebook.host, facebook.searchParams.get('u')]).toEqual(['www.facebook.com', url])
  const whatsapp = await hrefOf(/WhatsApp/)
  expect(whatsapp.searchParams.get('text')).toBe(`Lenovo ThinkPad T480\n${url}`)
  const mail = await hrefOf(/Correo/)
  expect([mail.protocol, mail.searchParams.get('subject')]).toEqual(['mailto:', 'Lenovo ThinkPad T480'])

  await dialog.getByRole('button', { name: text['share.copy'] }).click()
  await expect(dialog.getByRole('button', { name: text['share.copied'] })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(url)
  await page.keyboard.press('Escape')
  await expect(share).toBeFocused()

  await product.getByRole('radio', { name: /^512 GB/ }).check()
  await expect(page).toHaveURL(/variant=\d+/)
  await share.click()
  await expect(dialog.getByRole('textbox', { name: text['share.url'] }), 'a chosen variant is shared').toHaveValue(
    /\?variant=\d+&lang=es$/,
  )
})

test('where nothing may be copied, the link is ready to be copied by hand [PDP-18]', async ({ page, visit, urlOf }) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('denied'))
    document.execCommand = () => false
  })
  await visit(urlOf('ba', '/product/lenovo-thinkpad-t480'))
  const { share, text } = productOf(page, 'bcs')
  await share.click()
  const dialog = page.getByRole('dialog', { name: text['share.title'] })
  await dialog.getByRole('button', { name: text['share.copy'] }).click()
  await expect(dialog.getByRole('status')).toHaveText(text['share.copyYourself'])
  const field = dialog.getByRole('textbox', { name: text['share.url'] })
  await expect(field).toBeFocused()
  const selected = await field.evaluate(
    (input: HTMLInputElement) => (input.selectionEnd ?? 0) - (input.selectionStart ?? 0),
  )
  expect(selected).toBe((await field.inputValue()).length)
})

for (const width of [1440, 390])
  test(`products are compared side by side at ${width}`, async ({ page, visit, urlOf }) => {
    await page.setViewportSize({ width, height: 844 })
    const text = messages.bcs
    const main = page.getByRole('main')
    await visit(urlOf('ba', '/compare'))
    await expect(main.getByText(text['compare.empty'])).toBeVisible()
    for (const handle of ['lenovo-thinkpad-t480', 'dell-latitude-7490']) {
      await visit(urlOf('ba', `/product/${handle}`))
      await productOf(page, 'bcs').compare.click()
    }
    await page.getByRole('link', { name: 'Uporedi izabrano (2)' }).click()
    await expect(page).toHaveURL('/compare?handles=lenovo-thinkpad-t480,dell-latitude-7490')
    await checkPage(page, 'bcs')
    const table = main.getByRole('table', { name: text['compare.table'] })
    const rowOf = (name: RegExp | string) =>
      table.getByRole('row').filter({ has: page.getByRole('rowheader', { name }) })
    await expect(rowOf('Stanje').getByRole('cell')).toHaveText(['Obnovljeno', 'Obnovljeno'])
    await expect(rowOf(/^Zdravlje baterije/)).toContainText(text['compare.differs'])
    const all = await table.getByRole('row').count()
    await main.getByRole('checkbox', { name: text['compare.onlyDifferences'] }).check()
    await expect(rowOf('Stanje')).toHaveCount(0)
    expect(await table.getByRole('row').count()).toBeLessThan(all)

    await table.getByRole('button', { name: 'Dodaj u korpu: Dell Latitude 7490' }).click()
    await expect(page.getByRole('status').filter({ hasText: 'Dodano u korpu: Dell Latitude 7490' })).toBeVisible()
    await table.getByRole('button', { name: 'Ukloni: Lenovo ThinkPad T480' }).click()
    await expect(page).toHaveURL('/compare?handles=dell-latitude-7490')
    await expect(table.getByRole('columnheader')).toHaveCount(2)
    const heading = main.getByRole('heading', { level: 1 })
    await expect(heading, 'the keyboard goes on from there').toBeFocused()
    await visit(urlOf('ba', '/compare?handles=lenovo-thinkpad-t480,logitech-k380,dell-latitude-7490'))
    await expect(
      rowOf(/^Procesor/)
        .getByRole('cell')
        .nth(1),
    ).toContainText(text['compare.notStated'])
    await checkPage(page, 'bcs')
    await visit(urlOf('ba', '/compare'))
    await expect(page, 'the browser remembers what is left').toHaveURL('/compare?handles=dell-latitude-7490')
    await main.getByRole('button', { name: text['compare.clear'] }).click()
    await expect(main.getByText(text['compare.empty'])).toBeVisible()
    await expect(heading).toBeFocused()
    await visit(urlOf('ba', '/compare?handles=lenovo-thinkpad-t480,dell-latitude-7490&lang=es'))
    const leftOf = (header: Element) => header.getBoundingClientRect().left
    const rightOf = (header: Element) => header.getBoundingClientRect().right
    const [labels, first] = [main.getByRole('columnheader').nth(0), main.getByRole('columnheader').nth(1)]
    expect(await first.evaluate(leftOf), 'long words push no label over a product').toBeGreaterThanOrEqual(
      await labels.evaluate(rightOf),
    )
  })

const compared = (page: Page, handles: readonly string[]) =>
  page.addInitScript((ba) => {
    if (!localStorage.getItem('dvaput-compared'))
      localStorage.setItem('dvaput-compared', JSON.stringify({ version: 1, state: { ba } }))
  }, handles)

test('a fifth product finds no place, and says so', async ({ page, visit, urlOf }) => {
  await compared(page, ['dell-latitude-7490', 'logitech-k380', 'logitech-b100', 'dell-ms116'])
  await visit(urlOf('ba', '/product/lenovo-thinkpad-t480'))
  const { compare } = productOf(page, 'bcs')
  await compare.click()
  await expect(compare).toHaveAttribute('aria-pressed', 'false')
  await expect(page.getByRole('status').filter({ hasText: 'najviše' })).toBeVisible()
})

test('a product that the shop no longer has does not count among the four that are compared', async ({
  page,
  visit,
  urlOf,
}) => {
  const known = ['dell-latitude-7490', 'logitech-k380', 'logitech-b100']
  await compared(page, ['sold-long-ago', ...known])
  await visit(urlOf('ba', '/compare'))
  const table = page.getByRole('main').getByRole('table', { name: messages.bcs['compare.table'] })
  await expect(table.getByRole('columnheader')).toHaveCount(1 + known.length)
  await visit(urlOf('ba', '/product/lenovo-thinkpad-t480'))
  await productOf(page, 'bcs').compare.click()
  await expect(page.getByRole('link', { name: 'Uporedi izabrano (4)' })).toBeVisible()
})

test('a comparison whose connection broke off says so, and can be tried again', async ({
  page,
  visit,
  urlOf,
  expectMessage,
}) => {
  expectMessage(/Failed to load resource/)
  const { main, title, text } = productOf(page, 'bcs')
  await visit(urlOf('ba', '/compare?handles=lenovo-thinkpad-t480,dell-latitude-7490'))
  await page.route(/\/compare\.data/, (route) => route.abort())
  await main.getByRole('button', { name: 'Ukloni: Dell Latitude 7490' }).click()
  await expect(main.getByRole('alert')).toHaveText(text['ui.failed'])
  await expect(title).toHaveText(text['compare.title'])
  await expect(page).toHaveTitle(`${text['compare.title']} · Dvaput`)
  await page.unroute(/\/compare\.data/)
  await main.getByRole('button', { name: text['ui.retry'] }).click()
  await expect(main.getByRole('table', { name: text['compare.table'] }).getByRole('columnheader')).toHaveCount(2)
})
