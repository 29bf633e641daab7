import { randomUUID } from 'node:crypto'
import { addOffer } from './support/add-offer.ts'
import { expect, test } from './support/shop-test.ts'
import { waitForHydration } from './support/wait-for-hydration.ts'

test('Enter in a SKU, a barcode or a count of stock moves on and saves nothing', async ({ page, visit }) => {
  await visit(process.env.E2E_ADMIN_PATH ?? '')
  await visit('/admin/products?shop=main')
  await page.locator('main tbody a').first().click()
  await expect(page.locator('[name^="barcode."]').first()).toBeVisible()
  await waitForHydration(page)
  const url = page.url()
  const [sku, barcode] = [page.locator('[name^="sku."]').first(), page.locator('[name^="barcode."]').first()]
  const before = await sku.inputValue()
  await sku.fill(`SCAN-${before}`)
  await sku.press('Enter')
  await expect(barcode).toBeFocused()
  await barcode.press('Enter')
  await expect(barcode).not.toBeFocused()
  await sku.fill(before)
  const stock = page.locator('form[action$="act=stock"]').first()
  await stock.locator('[name="quantity"]').press('Enter')
  await expect(stock.locator('[name="note"]')).toBeFocused()
  await stock.locator('[name="note"]').press('Enter')
  expect(page.url()).toBe(url)
})

test('an answer to an offer is not given up with what was typed in it before it was asked', async ({ page, visit }) => {
  const buyer = `${randomUUID()}@example.com`
  await addOffer(buyer)
  await visit(process.env.E2E_ADMIN_PATH ?? '')
  await visit(`/admin/offers?q=${buyer}`)
  await page.locator('a[href*="answer=reject"]').first().click()
  const note = page.locator('[name="note"]')
  await expect(note).toBeFocused()
  await waitForHydration(page)
  const cancel = page.getByRole('link', { name: 'Odustani' })
  await note.fill('Nažalost, ispod nabavne cijene.')
  const question = page.waitForEvent('dialog')
  const press = cancel.click()
  await (await question).dismiss()
  await press
  await expect(note).toHaveValue('Nažalost, ispod nabavne cijene.')
  page.once('dialog', (dialog) => void dialog.accept())
  await cancel.click()
  await expect(note).toHaveCount(0)
})

test('the sidebar shows all of its links on a screen of 900 px, and nothing is wider than the window', async ({
  page,
  visit,
}) => {
  await visit(process.env.E2E_ADMIN_PATH ?? '')
  for (const size of [
    { width: 1440, height: 900 },
    { width: 900, height: 900 },
  ]) {
    await page.setViewportSize(size)
    await visit('/admin')
    const aside = page.locator('aside')
    await expect(aside.getByRole('listitem').last()).toBeInViewport({ ratio: 1 })
    const [hidden, wider] = await Promise.all([
      aside.evaluate((element) => element.scrollHeight - element.clientHeight),
      page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
    ])
    expect([size.width, hidden <= 0, wider <= 0]).toEqual([size.width, true, true])
  }
})
