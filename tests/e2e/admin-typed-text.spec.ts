import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expect, test } from './support/shop-test.ts'
import { waitForHydration } from './support/wait-for-hydration.ts'

type Visit = (path: string) => Promise<unknown>

/** A collection of this test, hidden from shoppers at the end: the URL of its screen. */
const makeCollection = async (page: Page, visit: Visit, kind: '' | '?rules' = '') => {
  await visit(process.env.E2E_ADMIN_PATH ?? '')
  await visit(`/admin/content/collections/main/new${kind}`)
  await page.locator('[name="title.bcs"]').fill(`Zbirka ${randomUUID()}`)
  if (kind) {
    await page.locator('[name="rule.0"]').selectOption('TAG EQUALS')
    await page.locator('[name="condition.0"]').fill('okapi')
    await page.locator('[name="descriptionHtml.bcs"]').fill('Naše')
  }
  await page.getByRole('button', { name: 'Napravi' }).click()
  await expect(page).toHaveURL(/done=create/)
  return page.url().replace(/\?.*/, '')
}

const remove = async (page: Page) => {
  await page.locator('form[action$="act=remove"]').evaluate((form: HTMLFormElement) => form.requestSubmit())
  await expect(page).toHaveURL(/done=remove/)
}

test('what is typed for a collection stays while it is hidden, and while its products are looked for and chosen', async ({
  page,
  visit,
}) => {
  await makeCollection(page, visit)
  const title = page.locator('[name="title.en"]')
  await title.fill('Not saved yet')
  await page.locator('form[action*="publish"] button').click()
  await expect(page).toHaveURL(/done=(un)?publish/)
  await expect(title).toHaveValue('Not saved yet')
  // Nothing is left by looking for a product, so nothing is asked.
  await page.locator('main form[role="search"] [name="q"]').fill('ThinkPad')
  await page.locator('main form[role="search"] [name="q"]').press('Enter')
  await expect(page).toHaveURL(/q=ThinkPad/)
  await page.locator('form[action*="act=add"] button').first().click()
  await expect(page).toHaveURL(/done=add/)
  await expect(title).toHaveValue('Not saved yet')
  await page.getByRole('button', { name: 'Sačuvaj' }).click()
  await expect(page).toHaveURL(/done=save/)
  await expect(title).toHaveValue('Not saved yet')
  await remove(page)
})

test('a translation of a text that the shop does not have in its own language is refused and stays typed', async ({
  page,
  visit,
  expectMessage,
}) => {
  // The browser's own line about what was refused.
  expectMessage(/status of 422/)
  await makeCollection(page, visit)
  await page.locator('[name="descriptionHtml.en"]').fill('Only in English')
  await page.getByRole('button', { name: 'Sačuvaj' }).click()
  await expect(page.locator('[name="descriptionHtml.bcs"]')).toHaveAttribute('aria-invalid', 'true')
  await expect(page.locator('[name="descriptionHtml.en"]')).toHaveValue('Only in English')
  await page.locator('[name="descriptionHtml.bcs"]').fill('Sada i naše')
  await page.getByRole('button', { name: 'Sačuvaj' }).click()
  await expect(page).toHaveURL(/done=save/)
  await page.reload()
  await expect(page.locator('[name="descriptionHtml.en"]')).toHaveValue('Only in English')
  await remove(page)
})

test('what is typed for an item of a menu stays while another item is moved', async ({ page, visit }) => {
  await visit(process.env.E2E_ADMIN_PATH ?? '')
  await visit('/admin/content/navigation')
  const shop = page.locator('section[aria-labelledby="menus-retail"]')
  await shop.locator('summary').click()
  await shop.locator('[name="title"]').fill('Probni meni')
  await shop.locator('[name="handle"]').fill(`probni-${randomUUID()}`)
  await shop.getByRole('button').last().click()
  await expect(page).toHaveURL(/done=create/)
  const add = page.locator('form[action$="act=add"]')
  for (const title of ['Uno', 'Dos']) {
    await page.locator('summary', { hasText: 'Dodaj stavku' }).click()
    await add.locator('[name="title.es"]').fill(title)
    await add.locator('[name="url"]').fill('/products')
    await add.getByRole('button').click()
    await expect(page.locator('form[action$="act=item"] [name="title.es"]').last()).toHaveValue(title)
  }
  await page.locator('main ol li').first().locator('summary').first().click()
  const title = page.locator('form[action$="act=item"] [name="title.es"]').first()
  await title.fill('Uno, todavía no')
  await page.locator('form[action$="act=move"]').last().locator('button:not([disabled])').first().click()
  await expect(page).toHaveURL(/done=move/)
  await expect(page.locator('form[action$="act=item"] [name="title.es"]').last()).toHaveValue('Uno, todavía no')
  await remove(page)
})

test('rules of a collection that two people change are shown both ways, and nobody puts back what they did not touch', async ({
  page,
  visit,
  expectMessage,
}) => {
  // The browser's own line about what was refused.
  expectMessage(/status of 409/)
  const url = await makeCollection(page, visit, '?rules')
  const other = await page.context().newPage()
  await other.goto(url)
  await waitForHydration(other)
  await other.locator('[name="condition.0"]').fill('zebra')
  await other.locator('[name="descriptionHtml.en"]').fill('Theirs')
  await other.getByRole('button', { name: 'Sačuvaj' }).click()
  await expect(other).toHaveURL(/done=save/)

  await page.locator('[name="condition.0"]').fill('žirafa')
  await page.getByRole('button', { name: 'Sačuvaj' }).click()
  await expect(page.getByText('Sada: Oznaka je zebra')).toBeVisible()
  await expect(page.locator('[name="condition.0"]')).toHaveValue('žirafa')
  await expect(page.locator('[name="descriptionHtml.en"]')).toHaveValue('Theirs')
  await page.getByRole('button', { name: 'Sačuvaj' }).click()
  await expect(page).toHaveURL(/done=save/)
  await expect(page.locator('[name="condition.0"]')).toHaveValue('žirafa')
  await expect(page.locator('[name="descriptionHtml.en"]')).toHaveValue('Theirs')
  await remove(page)
})
