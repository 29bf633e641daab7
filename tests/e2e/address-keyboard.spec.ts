import type { Locator, Page } from '@playwright/test'
import { expectVisibleFocus, tabTo } from './support/by-keyboard.ts'
import { checkoutOf, newBuyer } from './support/checkout-steps.ts'
import { expect, test } from './support/customer-test.ts'
import { expect as expectPlatform, test as platformTest } from './support/platform-test.ts'

const type = async (page: Page, field: Locator, text: string) => {
  await tabTo(page, field)
  await expectVisibleFocus(field)
  await page.keyboard.type(text)
}

/** Suggests the names that the browser offers while one types. */
const suggestionsOf = (field: Locator) =>
  field.evaluate((input) => [...((input as HTMLInputElement).list?.options ?? [])].map(({ value }) => value))

test('the address form of the account is filled in by keyboard: the comuna is suggested and brings the rest', async ({
  page,
  logInAs,
  visit,
  urlOf,
}) => {
  await logInAs('link')
  await visit(urlOf('cl', '/account?tab=addresses&lang=es'))
  await tabTo(page, page.getByRole('link', { name: 'Agregar la primera dirección' }))
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByLabel('Nombre')).toBeFocused()
  await page.keyboard.type('Camila')
  await type(page, dialog.getByLabel('Apellido'), 'Rojas')
  await type(page, dialog.locator('[name="address1"]'), 'Irarrázaval 5')
  const comuna = dialog.locator('[name="city"]')
  await expect.poll(() => suggestionsOf(comuna)).toContain('Ñuñoa')
  await type(page, comuna, 'nunoa')
  await expect(dialog.locator('[name="province"]')).toHaveValue('RM')
  await expect(dialog.locator('[name="zip"]')).toHaveValue(/^\d{7}$/)
  // By its letters, without opening it.
  await tabTo(page, dialog.locator('[name="province"]'))
  await page.keyboard.type('Valp')
  await expect(dialog.locator('[name="province"]')).toHaveValue('VS')
  await tabTo(page, dialog.locator('[name="zip"]'))
  await page.keyboard.press('Enter')
  await expect(dialog).toHaveCount(0)
  await expect(page.getByRole('listitem').filter({ hasText: 'Irarrázaval 5' })).toContainText('Valparaíso')
})

const imported = {
  ...{ id: 'international:20419970', source: 'international', name: 'Notebook', handle: 'notebook', price: 1 },
  ...{ currency: 'CLP', image: null, category: '', sku: null, tags: [], quantity: 1, stock: 1, isStockKnown: true },
}

test('the form of imported products is filled in by keyboard: the comuna is suggested and brings the rest', async ({
  page,
  visit,
  urlOf,
}) => {
  await visit(urlOf('cl', '/cart?lang=es'))
  await page.evaluate((line) => {
    localStorage.setItem('dvaput-cart-cl', JSON.stringify({ version: 1, state: [line] }))
  }, imported)
  await visit(urlOf('cl', '/checkout-era?lang=es'))
  const form = page.getByRole('main')
  const comuna = form.locator('[name="city"]')
  await expect.poll(() => suggestionsOf(comuna)).toContain('Providencia')
  await type(page, form.locator('[name="firstName"]'), 'Camila')
  await type(page, comuna, 'Providencia')
  await expect(form.locator('[name="region"]')).toHaveValue('RM')
  await expect(form.locator('[name="postalCode"]')).toHaveValue(/^\d{7}$/)
  await tabTo(page, form.locator('[name="postalCode"]'))
  await expectVisibleFocus(form.locator('[name="postalCode"]'))
})

platformTest(
  'the platform’s checkout is filled in by keyboard: the town is suggested and brings the rest',
  async ({ page, fillCart }) => {
    const { toDelivery, title, messages } = checkoutOf(page, 'en')
    const { email, phone, firstName, lastName, address1 } = newBuyer('main')
    await page.goto(await fillCart('main', 'en'))
    await expectPlatform(title).toHaveText(messages.steps.information)
    const fields = { email, phone, firstName, lastName, address1 }
    for (const [name, text] of Object.entries(fields)) await type(page, page.locator(`#${name}`), text)
    const town = page.locator('#city')
    expectPlatform(await suggestionsOf(town)).toContain('Mostar')
    await type(page, town, 'mostar')
    await expectPlatform(page.locator('#zip')).toHaveValue('88000')
    await expectPlatform(page.locator('#province option:checked')).toHaveText('Hercegovačko-neretvanski kanton')
    await tabTo(page, toDelivery)
    await page.keyboard.press('Enter')
    await expectPlatform(title).toHaveText(messages.deliveryTitle)
  },
)
