import type { Page } from '@playwright/test'
import { expect, test } from './support/product-test.ts'
import { waitForHydration } from './support/wait-for-hydration.ts'

/** As soon as the shop has learnt of it. */
const openFromList = async (page: Page, visit: (path: string) => Promise<unknown>, path: string) => {
  await visit(process.env.E2E_ADMIN_PATH ?? '')
  await expect(async () => {
    await visit(path)
    await page.locator('main tbody a').first().click({ timeout: 2_000 })
  }).toPass({ timeout: 60_000 })
  await waitForHydration(page)
}

test('Enter in the field of a serial number moves on and sends nothing', async ({
  page,
  visit,
  createProduct,
  queryAdmin,
}) => {
  const { variantId } = await createProduct()
  const { draftOrderCreate } = await queryAdmin('main', {
    query: 'mutation ($input: DraftOrderInput!) { draftOrderCreate(input: $input) { draftOrder { id } } }',
    variables: { input: { email: 'slanje@dvaput.example', lineItems: [{ variantId, quantity: 1 }] } },
  })
  await queryAdmin('main', {
    query: 'mutation ($id: ID!) { draftOrderComplete(id: $id) { userErrors { message } } }',
    variables: { id: draftOrderCreate.draftOrder.id },
  })
  await openFromList(page, visit, '/admin/orders?shop=main&q=slanje%40dvaput.example')
  await page.locator('summary', { hasText: 'Pošalji' }).click()
  const form = page.locator('form[action$="act=fulfil"]')
  const fields = form.locator('input[type="text"], input[type="url"], input:not([type])')
  await fields.first().fill('BH Pošta')
  await fields.first().press('Enter')
  await expect(fields.nth(1)).toBeFocused()
  await fields.last().fill('SN-12345')
  await fields.last().press('Enter')
  await expect(fields.last()).toHaveValue('SN-12345')
  await expect(page).not.toHaveURL(/act=|done=/)
  // Only a press of the button sends it; the serial number can be corrected afterwards.
  await form.getByRole('button', { name: 'Poslano je' }).click()
  await expect(page).toHaveURL(/done=fulfil/)
  await expect(page.getByText('SN-12345')).toBeVisible()
  await page.locator('summary', { hasText: 'Ispravi serijske brojeve' }).click()
  await page.locator('form[action$="act=serials"] input[name^="serial:"]').last().fill('SN-54321')
  await page.getByRole('button', { name: 'Sačuvaj serijske brojeve' }).click()
  await expect(page).toHaveURL(/done=serials/)
  await expect(page.locator('main')).toContainText('SN-54321')
  // It left without a number, which is added once the carrier has given one.
  await page.locator('summary', { hasText: 'Ispravi praćenje' }).click()
  const tracking = page.locator('form[action$="act=tracking"]')
  await tracking.locator('[name="tracking"]').fill('BA-778899')
  await tracking.getByRole('button', { name: 'Sačuvaj praćenje' }).click()
  await expect(page).toHaveURL(/done=tracking/)
  await expect(page.locator('main')).toContainText('BA-778899')
})

test('what is typed for a product stays while its status is changed, and leaving the page asks first', async ({
  page,
  visit,
  createProduct,
}) => {
  const { sku } = await createProduct()
  await openFromList(page, visit, `/admin/products?shop=main&q=${sku}`)
  const title = page.locator('[name="title.bcs"]')
  const before = await title.inputValue()
  await title.fill('Još nije sačuvano')
  await page.getByRole('button', { name: 'Vrati u nacrt' }).click()
  await expect(page).toHaveURL(/done=status/)
  await expect(title).toHaveValue('Još nije sačuvano')
  const questions: string[] = []
  page.once('dialog', (dialog) => {
    questions.push(dialog.message())
    void dialog.dismiss()
  })
  await page.getByRole('link', { name: 'Svi proizvodi' }).click()
  await expect.poll(() => questions.length).toBe(1)
  await expect(title).toHaveValue('Još nije sačuvano')
  await title.fill(before)
  await page.getByRole('button', { name: 'Sačuvaj', exact: true }).click()
  await expect(page).toHaveURL(/done=save/)
})

test('a new banner with a wrong link shows what is wrong and keeps what was typed', async ({
  page,
  visit,
  expectMessage,
}) => {
  expectMessage(/status of 422/)
  await visit(process.env.E2E_ADMIN_PATH ?? '')
  await visit('/admin/content/banners/new?market=cl')
  await page.locator('[name="title.es"]').fill('Ofertas')
  await page.locator('[name="buttonLink"]').fill('javascript:alert(1)')
  await page.locator('form[action*="act=save"] button[type="submit"]').click()
  await expect(page.locator('[name="buttonLink"]')).toHaveAttribute('aria-invalid', 'true')
  await expect(page.locator('[name="title.es"]')).toHaveValue('Ofertas')
  // Refused and rendered anew, it is as unsaved as before.
  await waitForHydration(page)
  const question = page.waitForEvent('dialog')
  const press = page.getByRole('link', { name: 'Svi baneri' }).click()
  await (await question).dismiss()
  await press
  await expect(page.locator('[name="title.es"]')).toHaveValue('Ofertas')
})

test('the search dialog does what needs no record: it begins a product, and changes the look', async ({
  page,
  visit,
}) => {
  await visit(process.env.E2E_ADMIN_PATH ?? '')
  await visit('/admin')
  await waitForHydration(page)
  const search = page.getByRole('combobox', { name: 'Ekran, broj narudžbe' })
  await page.keyboard.press('Control+k')
  await search.fill('tamni')
  await expect(page.getByRole('option')).toHaveText(['Uključi tamni izgled'])
  await search.press('Enter')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await page.keyboard.press('Control+k')
  await search.fill('dodaj proizvod')
  await search.press('Enter')
  await expect(page).toHaveURL(/\/admin\/products\?create/)
  await expect(page.locator('form[action*="act=create"] [name="title"]')).toBeVisible()
})

test('an invitation is copied with one press, listed with its state, and revoked', async ({ page, visit }) => {
  await visit(process.env.E2E_ADMIN_PATH ?? '')
  await visit('/admin/administrators')
  await waitForHydration(page)
  await page.locator('#invite [name="email"]').fill('lejla@dvaput.example')
  await page.getByRole('button', { name: 'Napravi link' }).click()
  await expect(page.getByLabel('Pošaljite')).toHaveValue(/\/admin\/start\/[\w-]+$/)
  await page.getByRole('button', { name: 'Kopiraj link' }).click()
  await expect(page.getByText('Kopirano.')).toBeVisible()
  const row = page.getByRole('row', { name: /lejla@dvaput.example/ })
  await expect(row).toContainText('čeka')
  await row.getByRole('button', { name: 'Opozovi' }).click()
  await expect(row).toHaveCount(0)
})
