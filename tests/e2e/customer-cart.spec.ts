import type { Database } from '@dvaput/database/open-database'
import type { Page } from '@playwright/test'
import { cartOf } from './support/cart-of.ts'
import { expect, test } from './support/customer-test.ts'
import { messages } from './support/messages.ts'
import { productOf } from './support/product-of.ts'
import { shellOf } from './support/shell-of.ts'

const addFirst = async (page: Page, times: number) => {
  const card = page.getByRole('main').getByRole('article').first()
  const add = card.getByRole('button', { name: messages.bcs['cart.add'] })
  for (let count = 0; count < times; count += 1) {
    await expect(add).not.toHaveAttribute('aria-disabled')
    await add.click()
  }
  return (await card.getByRole('heading').innerText()).trim()
}

const readHeld = async ({ pool }: Pick<Database, 'pool'>, customerId: string) => {
  const { rows } = await pool.query<{ quantity: number; removed: boolean }>(
    `SELECT quantity, removed_at IS NOT NULL AS removed FROM backend.server_cart_lines WHERE customer_id = $1`,
    [customerId],
  )
  return rows
}

const nameOf = (count: string) => `${messages.bcs['cart.title']}, ${count}`

test('what a guest has chosen is the customer’s after the login, on every device, and leaves this browser with them', async ({
  page,
  context,
  browser,
  database,
  visit,
  urlOf,
  logInAs,
}) => {
  await visit(urlOf('ba', '/products'))
  const name = await addFirst(page, 2)
  const { id } = await logInAs('link')
  const held = () => readHeld(database, id)
  await visit(urlOf('ba', '/cart'))
  const { line } = cartOf(page, 'bcs')
  await expect(line(name).getByRole('spinbutton')).toHaveValue('2')
  await expect.poll(held).toEqual([{ quantity: 2, removed: false }])

  const elsewhere = await browser.newContext()
  await elsewhere.addCookies(await context.cookies())
  const phone = await elsewhere.newPage()
  await phone.goto(urlOf('ba', '/cart'))
  const onPhone = cartOf(phone, 'bcs')
  const quantity = onPhone.line(name).getByRole('spinbutton')
  await expect(quantity).toHaveValue('2')
  await expect(onPhone.line(name).getByRole('button', { name: messages.bcs['ui.decrease'] })).toBeVisible()
  await quantity.fill('1')
  await quantity.press('Enter')
  await expect.poll(held, 'a smaller quantity wins').toEqual([{ quantity: 1, removed: false }])
  await page.reload()
  await expect(line(name).getByRole('spinbutton')).toHaveValue('1')

  await onPhone
    .line(name)
    .getByRole('button', { name: messages.bcs['line.remove'].replace('{name}', name) })
    .click()
  await expect.poll(held).toEqual([{ quantity: 1, removed: true }])
  await page.reload()
  await expect(cartOf(page, 'bcs').empty, 'what was removed there does not come back here').toBeVisible()
  await elsewhere.close()

  await visit(urlOf('ba', '/products'))
  await addFirst(page, 1)
  await expect.poll(held).toEqual([{ quantity: 1, removed: false }])
  await page.evaluate(() =>
    fetch('/api/logout', { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: '{}' }),
  )
  await page.reload()
  await expect(shellOf(page, 'bcs').cart, 'nobody is here').toHaveAccessibleName(nameOf('0 proizvoda'))
  expect(await held(), 'the server keeps it').toEqual([{ quantity: 1, removed: false }])
})

for (const { what, block } of [
  {
    what: 'blocked',
    block: () =>
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('denied', 'SecurityError')
        },
      }),
  },
  {
    what: 'full',
    block: () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError')
      }
    },
  },
])
  test(`the cart works while storage is ${what}, and a customer's lasts`, async ({
    page,
    database,
    visit,
    urlOf,
    logInAs,
  }) => {
    await page.addInitScript(block)
    const { id } = await logInAs('link')
    await visit(urlOf('ba', '/products'))
    const name = await addFirst(page, 1)
    const { cart } = shellOf(page, 'bcs')
    await expect(cart).toHaveAccessibleName(nameOf('1 proizvod'))
    await cart.click()
    const { line } = cartOf(page, 'bcs')
    await expect(line(name)).toBeVisible()
    await expect.poll(() => readHeld(database, id)).toEqual([{ quantity: 1, removed: false }])
    await page.reload()
    await expect(line(name), 'the server had it').toBeVisible()
  })

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a customer puts a product into the cart and goes on to the shop’s checkout [HDR-05] [ROUTE-14] [CART-04]', async ({
    page,
    urlOf,
    logInAs,
  }) => {
    await logInAs('link')
    await page.goto(urlOf('ba', '/product/logitech-b100?lang=en'))
    const { product, title } = productOf(page, 'en')
    const name = await title.innerText()
    await product.getByRole('button', { name: messages.en['cart.add'] }).click()
    const { line, checkOut, lines } = cartOf(page, 'en')
    await expect(line(name)).toBeVisible()
    await line(name).getByRole('spinbutton').fill('2')
    await line(name).getByRole('button', { name: messages.en['line.update'] }).click()
    await page.goto(urlOf('ba', '/faq'))
    await shellOf(page, 'en').cart.click()
    await expect(line(name).getByRole('spinbutton')).toHaveValue('2')
    await expect(lines).toHaveCount(1)
    await checkOut.click()
    await page.waitForURL(/\/checkouts\//)
    await expect(page.getByText(name).first()).toBeVisible()
  })
})
