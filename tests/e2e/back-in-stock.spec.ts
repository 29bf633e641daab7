import { randomUUID } from 'node:crypto'
import { checkPage } from './support/check-page.ts'
import { productOf } from './support/product-of.ts'
import { expect, test } from './support/product-test.ts'

test('what is sold out cannot be bought; a visitor who subscribes is emailed once, and can unsubscribe [PDP-14] [PDP-23]', async ({
  page,
  fetchRaw,
  visit,
  urlOf,
  createProduct,
  emailTo,
}) => {
  const item = await createProduct({ title: 'Laptop kojeg nema', stock: 0 })
  const recipient = `amra-${randomUUID()}@example.com`
  await visit(urlOf('ba', `${item.path}?lang=en`))
  const { product, add, tellMe, quantity, text } = productOf(page, 'en')
  await expect(product.getByText(text['badge.soldOut'], { exact: true }).first()).toBeVisible()
  await expect(add).toBeDisabled()
  await expect(quantity).toHaveCount(0)

  await tellMe.click()
  const dialog = page.getByRole('dialog', { name: text['alert.title'] })
  const email = dialog.getByRole('textbox', { name: text['alert.email'] })
  const send = dialog.getByRole('button', { name: text['alert.send'] })
  await checkPage(page, 'en')
  await email.fill('amra')
  await send.click()
  await expect(email).toHaveAccessibleDescription(new RegExp(text['alert.invalid']))
  await expect(email).toBeFocused()
  await email.fill(recipient)
  await send.click()
  await expect(dialog.getByText(text['alert.accepted'])).toBeVisible()
  await dialog.getByRole('button', { name: text['alert.done'] }).click()
  await expect(tellMe).toBeFocused()

  await item.addStock(2)
  const mail = await emailTo(recipient, /Back in stock: Laptop kojeg nema/)
  expect(mail.text).toContain(`${item.path}?lang=en`)
  await expect.poll(async () => (await fetchRaw(item.path)).text, { timeout: 30_000 }).toContain('Još 2 komada')

  const [stop = ''] = /https?:\S+\/back-in-stock\S+/.exec(mail.text) ?? []
  const { pathname, search } = new URL(stop)
  await visit(urlOf('ba', pathname + search))
  await checkPage(page, 'en')
  await page.getByRole('main').getByRole('button', { name: text['stop.send'] }).click()
  await expect(page.getByRole('main').getByRole('status')).toHaveText(text['stop.done'])
})
