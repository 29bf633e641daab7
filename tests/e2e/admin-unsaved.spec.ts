import { runSql } from './support/join-administration.ts'
import { expect, test } from './support/shop-test.ts'
import { waitForHydration } from './support/wait-for-hydration.ts'

/** A banner that no shopper sees, and no other test: it is listed after the hidden one of the demo. */
const addHidden = async (title: string): Promise<string> => {
  const [row] = await runSql<{ id: number }>(
    `INSERT INTO backend.banners
       (market, position, title, subtitle, description, button_label, button_link, image_url, is_active)
     SELECT 'cl', 1000 + floor(random() * 1e6), $1, subtitle, '{"bcs": "", "en": "", "es": ""}', button_label, '/products/sale',
       image_url, false
     FROM backend.banners LIMIT 1 RETURNING id`,
    [JSON.stringify({ bcs: title, en: title, es: title })],
  )
  return `/admin/content/banners/${row?.id}`
}

const removeBanner = (path: string) => runSql('DELETE FROM backend.banners WHERE id = $1', [path.split('/').at(-1)])

test('a session that ends while somebody types keeps the text until it is sent again', async ({
  page,
  visit,
  expectMessage,
}) => {
  expectMessage(/status of 401/)
  const path = await addHidden('Istekla prijava')
  await visit(process.env.E2E_ADMIN_PATH ?? '')
  await visit(path)
  await page.locator('[name="description.en"]').fill('Two lines,\nwritten for half an hour')
  await page.context().clearCookies({ name: /dvaput_admin$/ })
  await page.getByRole('button', { name: 'Sačuvaj baner' }).click()
  await expect(page.getByText('Prijava je istekla')).toBeVisible()
  const unsaved = page.locator('textarea')
  await expect(unsaved).toHaveValue('Two lines,\nwritten for half an hour')
  await expect(page.getByLabel('Opis, Engleski')).toHaveCount(1)
  const again = page.getByRole('button', { name: 'Pošalji ponovo' })

  // Too early: still nobody.
  await again.click()
  await expect(unsaved).toHaveValue('Two lines,\nwritten for half an hour')
  const opened = page.waitForEvent('popup')
  await page.getByRole('link', { name: 'Prijava u drugoj kartici' }).click()
  const login = await opened
  await expect(login).toHaveURL(/\/admin\/login$/)
  await login.goto(process.env.E2E_ADMIN_PATH ?? '')
  await waitForHydration(login)
  await again.click()
  await expect(page).toHaveURL(/done=saved/)
  await page.goto(path)
  await expect(page.locator('[name="description.en"]')).toHaveValue('Two lines,\nwritten for half an hour')
  await removeBanner(path)
})

test('what somebody else deletes while it is edited is said to be gone, and the text is kept', async ({
  page,
  visit,
  expectMessage,
}) => {
  expectMessage(/status of 404/)
  const path = await addHidden('Obrisan')
  await visit(process.env.E2E_ADMIN_PATH ?? '')
  await visit(path)
  await page.locator('[name="description.en"]').fill('Much work')
  await removeBanner(path)
  await page.getByRole('button', { name: 'Sačuvaj baner' }).click()
  await expect(page.getByText('Toga više nema')).toBeVisible()
  await expect(page.locator('textarea')).toHaveValue('Much work')
})
