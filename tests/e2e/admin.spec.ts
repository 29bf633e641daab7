import { randomUUID } from 'node:crypto'
import { totp } from '@dvaput/backend/administrators/totp'
import { createSecretToken, hashSecretToken } from '@dvaput/backend/login/secret-token'
import pg from 'pg'
import { checkPage } from './support/check-page.ts'
import { expect, test } from './support/shop-test.ts'
import { waitForHydration } from './support/wait-for-hydration.ts'

const fromBase32 = (text: string) => {
  const bits = [...text].map((letter) =>
    'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'),
  )
  return Buffer.from((bits.join('').match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}

const invite = async (email: string) => {
  const token = createSecretToken()
  const database = new pg.Client(process.env.E2E_DATABASE_URL)
  await database.connect()
  await database.query(
    `INSERT INTO backend.administrator_invitations (id, token_hash, email, role, expires_at)
     VALUES (gen_random_uuid(), $1, $2, 'clerk', app_now() + interval '1 hour')`,
    [hashSecretToken(token), email],
  )
  await database.end()
  return `/admin/start/${token}`
}

test('somebody joins by a one-time link, connects an app, and comes back with a recovery code', async ({
  page,
  visit,
  expectMessage,
}) => {
  // The browser's own line about a form that was refused.
  expectMessage(/status of 422/)
  const email = `${randomUUID()}@dvaput.example`
  await visit(await invite(email))
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
  const secret = fromBase32((await page.locator('code').textContent()) ?? '')
  await page.locator('[name=code]').fill(totp(secret, new Date()))
  await page.getByRole('button', { name: 'Poveži' }).click()
  await expect(page.getByRole('listitem')).toHaveCount(10)
  const codes = await page.getByRole('listitem').allTextContents()
  await page.getByRole('link', { name: 'Sačuvao sam ih, otvori ekrane' }).click()
  await expect(page.getByRole('heading', { name: 'Danas' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Dnevnik' })).toHaveCount(0)

  await page.getByRole('button', { name: 'Odjava' }).click()
  await page.getByLabel('E-mail').fill(email)
  await page.locator('[name=password]').fill(password)
  await page.getByRole('button', { name: 'Dalje' }).click()
  await page.locator('[name=code]').fill(codes[0] ?? '')
  await page.getByRole('button', { name: 'Prijavi se' }).click()
  await expect(page.getByRole('heading', { name: 'Danas' })).toBeVisible()
})

test('the demo’s owner sees every screen of administration, in the chosen language and look', async ({
  page,
  visit,
}) => {
  await visit(process.env.E2E_ADMIN_PATH ?? '')
  await checkPage(page, 'bcs')
  await page.getByLabel('Jezik').selectOption('en')
  await expect(page.getByRole('heading', { name: 'Today' })).toBeVisible()
  await page.getByLabel('Appearance').selectOption('dark')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')

  await page.getByRole('link', { name: 'Administrators' }).click()
  await page.getByLabel('E-mail').fill('somebody@dvaput.example')
  await page.getByRole('button', { name: 'Make a link' }).click()
  await expect(page.getByText('Send them this link')).toContainText('/admin/start/')
  await checkPage(page, 'en')

  await page.setViewportSize({ width: 390, height: 800 })
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'Audit log' }).click()
  await expect(page.getByRole('cell', { name: 'administrator.invite' }).first()).toBeVisible()
  await page.reload()
  await waitForHydration(page)
  await checkPage(page, 'en')
})
