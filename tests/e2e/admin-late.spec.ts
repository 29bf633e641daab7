import { randomUUID } from 'node:crypto'
import { addOffer } from './support/add-offer.ts'
import { expect, test } from './support/shop-test.ts'
import { waitForHydration } from './support/wait-for-hydration.ts'

test('of two people who edit the same thing the second is told what counts now, and may save theirs', async ({
  page,
  visit,
  expectMessage,
}) => {
  // The browser's own line about what was refused.
  expectMessage(/status of 409/)
  await visit(process.env.E2E_ADMIN_PATH ?? '')
  await visit('/admin/content/banners')
  // A hidden one, which no other test sees.
  const hidden = page.getByRole('listitem').filter({ hasText: 'Sakriven' })
  await hidden.getByRole('link').first().click()
  const edit = async (description: string, on = page) => {
    await on.locator('[name="description.en"]').fill(description)
    await on.getByRole('button', { name: 'Sačuvaj baner' }).click()
  }
  await expect(page.locator('[name="description.en"]')).toBeVisible()
  const other = await page.context().newPage()
  await other.goto(page.url())
  await waitForHydration(other)
  const before = await other.locator('[name="description.en"]').inputValue()
  await edit('From the first tab', other)
  await expect(other).toHaveURL(/done=saved/)

  await edit('From the second tab')
  await expect(page.getByText('Sada: From the first tab')).toBeVisible()
  await expect(page.locator('[name="description.en"]')).toHaveValue('From the second tab')
  await edit(before)
  await expect(page).toHaveURL(/done=saved/)
})

test('several offers are ticked and rejected by keyboard, and none before it was asked', async ({ page, visit }) => {
  const buyer = `${randomUUID()}@example.com`
  for (let count = 0; count < 2; count += 1) await addOffer(buyer)
  await visit(process.env.E2E_ADMIN_PATH ?? '')
  await visit(`/admin/offers?q=${buyer}`)
  for (const key of ['j', 'x', 'j', 'x']) await page.keyboard.press(key)
  const ticked = page.getByRole('checkbox', { checked: true })
  await expect(ticked).toHaveCount(2)
  const reject = page.getByRole('button', { name: 'Odbij označene ponude' })
  await expect(reject).toBeHidden()
  // A browser sends the form of a box in which Enter is pressed.
  await ticked.first().press('Enter')
  await page.getByText('Odbij označene', { exact: true }).press('Enter')
  await expect(reject).toBeVisible()
  await expect(ticked).toHaveCount(2)
  await reject.press('Enter')
  await expect(page.getByText('Odbijeno ponuda: 2.')).toBeVisible()
})
