import { randomUUID } from 'node:crypto'
import { checkPage } from './support/check-page.ts'
import { connectApp, inviteAdministrator } from './support/join-administration.ts'
import { plugInAuthenticator } from './support/plug-in-authenticator.ts'
import { expect, test } from './support/shop-test.ts'
import { waitForHydration } from './support/wait-for-hydration.ts'

test('somebody joins by a one-time link, connects an app, and comes back with a recovery code or a passkey', async ({
  page,
  visit,
  expectMessage,
}) => {
  // The browser's own line about a form that was refused.
  expectMessage(/status of 422/)
  const email = `${randomUUID()}@dvaput.example`
  await visit(await inviteAdministrator(email, 'clerk'))
  await checkPage(page, 'bcs')
  await page.getByLabel('Ime').fill('Lejla')
  await page.locator('[name=password]').fill('kratka')
  await page.getByRole('button', { name: 'Dalje' }).click()
  await expect(page.getByRole('alert')).toHaveText('Lozinka je prekratka.')
  await expect(page.getByLabel('Ime')).toHaveValue('Lejla')
  const password = 'tri male kornjače'
  await page.locator('[name=password]').fill(password)
  await page.getByRole('button', { name: 'Dalje' }).click()

  await expect(page.getByRole('heading', { name: 'Povežite aplikaciju za potvrdu' })).toBeVisible()
  await checkPage(page, 'bcs')
  const codes = await connectApp(page)
  await expect(page.getByRole('link', { name: 'Dnevnik' })).toHaveCount(0)

  await page.getByRole('button', { name: 'Odjava' }).click()
  await page.getByLabel('E-mail').fill(email)
  await page.locator('[name=password]').fill(password)
  await page.getByRole('button', { name: 'Dalje' }).click()
  await page.locator('[name=code]').fill(codes[0] ?? '')
  await page.getByRole('button', { name: 'Prijavi se' }).click()
  await expect(page.getByRole('heading', { name: 'Danas' })).toBeVisible()

  await plugInAuthenticator(page)
  await page.getByRole('link', { name: 'Pristupni ključevi' }).click()
  await page.getByLabel('Naziv').fill('Laptop u prodavnici')
  await checkPage(page, 'bcs')
  await page.getByRole('button', { name: 'Dodaj pristupni ključ' }).click()
  await expect(page.getByText('Pristupni ključ je dodan.')).toBeVisible()
  await page.getByRole('button', { name: 'Odjava' }).click()
  await page.getByLabel('E-mail').fill(email)
  await page.locator('[name=password]').fill(password)
  await page.getByRole('button', { name: 'Dalje' }).click()
  await page.getByRole('button', { name: 'Koristi pristupni ključ' }).click()
  await expect(page.getByRole('heading', { name: 'Danas' })).toBeVisible()
})

test('the demo’s owner sees every screen of administration, in the chosen language and look', async ({
  page,
  visit,
  expectMessage,
}) => {
  // The browser's own line about a price that was refused.
  expectMessage(/status of 422/)
  await visit(process.env.E2E_ADMIN_PATH ?? '')
  await checkPage(page, 'bcs')
  await page.getByLabel('Jezik').selectOption('en')
  await expect(page.getByRole('heading', { name: 'Today' })).toBeVisible()
  await page.getByLabel('Appearance').selectOption('dark')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')

  await page.getByRole('link', { name: 'Administrators' }).click()
  await page.getByLabel('E-mail').fill('somebody@dvaput.example')
  await page.getByRole('button', { name: 'Create a link' }).click()
  await expect(page.getByLabel('Send them this link')).toHaveValue(/\/admin\/start\//)
  await checkPage(page, 'en')

  await page.getByRole('link', { name: 'Products' }).click()
  await checkPage(page, 'en')
  // Of the demo's own products: those that other tests bring may be gone again.
  await page.getByLabel('Name, brand or SKU').fill('ThinkPad')
  await page.getByRole('button', { name: 'Show' }).click()
  await expect(page).toHaveURL(/q=ThinkPad/)
  // Enter saves; it costs what it did, so that other tests see nothing of it.
  const first = page.getByLabel(/^Price: Lenovo ThinkPad/).first()
  const price = page.getByLabel((await first.getAttribute('aria-label')) ?? '', { exact: true })
  const cost = await price.inputValue()
  await price.fill('much')
  await price.press('Enter')
  await expect(page.getByText('Enter a price above zero, such as 1234.50.')).toBeVisible()
  await price.fill(cost)
  await price.press('Enter')
  await expect(page.getByText('Saved.')).toBeVisible()
  await expect(price).toBeFocused()
  await page.locator('[data-row]').first().press('j')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Pictures' })).toBeVisible()
  await checkPage(page, 'en')

  await page.keyboard.press('Control+k')
  const field = page.getByRole('combobox', { name: 'Screen, order number' })
  await expect(field).toBeFocused()
  await checkPage(page, 'en')
  await field.fill('ord')
  await expect(page.getByRole('option', { selected: true })).toHaveText('Orders')
  await field.press('Enter')
  await expect(page.getByRole('heading', { name: 'Orders', level: 1 })).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  const row = page.getByRole('row').nth(1).getByRole('link')
  await page.keyboard.press('j')
  await expect(row).toBeFocused()
  const number = (await row.textContent()) ?? ''
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog')).toContainText('Next row')
  await page.keyboard.press('Escape')
  await page.keyboard.press('/')
  await field.fill(number)
  await expect(page.getByRole('group', { name: 'Orders' }).getByRole('option').first()).toContainText(number)
  await field.press('ArrowUp')
  await field.press('ArrowDown')
  await field.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toContainText(number)

  await page.setViewportSize({ width: 390, height: 800 })
  await checkPage(page, 'en')
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'Audit log' }).click()
  await expect(page.getByRole('cell', { name: 'Administrator invited' }).first()).toBeVisible()
  await page.reload()
  await waitForHydration(page)
  await checkPage(page, 'en')
})
