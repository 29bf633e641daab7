import type { Page } from '@playwright/test'
import { cartOf } from './support/cart-of.ts'
import { checkPage } from './support/check-page.ts'
import { expect, test } from './support/customer-test.ts'

type Variant = { readonly id: string; readonly title: string; readonly handle: string }

/** Of the Chilean shop, with so many in stock that no other test misses one. */
const plentiful = `query { products(first: 60) { nodes { handle title
  variants(first: 1) { nodes { id quantityAvailable price { amount } } } } } }`

/** Before the first page: a page that runs would write its own cart over it. */
const storeCart = (page: Page, variants: readonly Variant[]) =>
  page.addInitScript(
    (lines) => {
      if (location.protocol === 'about:' || sessionStorage.getItem('is-cart-stored')) return
      sessionStorage.setItem('is-cart-stored', 'yes')
      localStorage.setItem('dvaput-cart-cl', JSON.stringify({ version: 1, state: lines }))
    },
    variants.map(({ id, title, handle }) => ({
      ...{ id: `local:retail:${id.split('/').at(-1)}`, source: 'local', name: title, handle, price: 1 },
      ...{ currency: 'CLP', image: null, category: 'Laptop', sku: null, tags: [] },
      ...{ quantity: 1, stock: 5, isStockKnown: true },
    })),
  )

const takeProducts = async (queryStorefront: (shop: 'retail', query: { query: string }) => Promise<unknown>) => {
  type Nodes = {
    products: { nodes: (Variant & { variants: { nodes: (Variant & { quantityAvailable: number })[] } })[] }
  }
  const { products } = (await queryStorefront('retail', { query: plentiful })) as Nodes
  return products.nodes
    .filter(({ variants }) => (variants.nodes[0]?.quantityAvailable ?? 0) >= 5)
    .map(({ title, handle, variants }) => ({ title, handle, id: variants.nodes[0]?.id ?? '' }))
}

test('a customer reserves from the cart, finds the code, and cancels [RES-07] [RES-08] [RES-09]', async ({
  page,
  visit,
  urlOf,
  logInAs,
  emailTo,
  queryStorefront,
}) => {
  const [laptop, phone] = await takeProducts(queryStorefront)
  if (!laptop || !phone) throw new Error('the shop has too little in stock')
  const { email } = await logInAs('link')
  await storeCart(page, [laptop, phone])
  await visit(urlOf('cl', '/cart?lang=en'))
  await page.getByRole('button', { name: 'Reserve and pay at the shop' }).click()

  const dialog = page.getByRole('dialog', { name: 'Reserved for you' })
  await expect(dialog).toContainText('2 item(s) reserved successfully!')
  const code = /\w{4}-\w{4}/.exec((await dialog.textContent()) ?? '')?.[0] ?? ''
  await expect(dialog).toContainText('Avenida Providencia 1650')
  expect((await emailTo(email, /we are holding/)).text).toContain(code)
  await dialog.getByRole('link', { name: 'My reservations' }).click()

  await expect(page.getByRole('heading', { name: code })).toBeVisible()
  await expect(page.getByRole('img', { name: `QR code for pickup ${code}` })).toBeVisible()
  await checkPage(page, 'en')
  await page.getByRole('button', { name: `Cancel reservation ${code}` }).click()
  const question = page.getByRole('dialog', { name: `Cancel reservation ${code}?` })
  await question.getByRole('button', { name: 'Yes, cancel it' }).click()
  await expect(page.getByText('Your reservation has been cancelled.')).toBeVisible()
  await expect(page.getByRole('article').filter({ hasText: code })).toContainText('Cancelled')
  await visit(urlOf('cl', '/cart?lang=en'))
  await expect(cartOf(page, 'en').empty).toBeVisible()
})

test('an answer that is no result is an error, and the next press reserves once [RES-04] [RES-05]', async ({
  page,
  visit,
  urlOf,
  logInAs,
  database,
  queryStorefront,
}) => {
  const [, , laptop] = await takeProducts(queryStorefront)
  if (!laptop) throw new Error('the shop has too little in stock')
  const { id } = await logInAs('link')
  await storeCart(page, [laptop])
  await visit(urlOf('cl', '/cart?lang=en'))
  await page.evaluate(() => {
    const { fetch } = window
    let isFirst = true
    window.fetch = async (target, init) => {
      const response = await fetch(target, init)
      if (!isFirst || !String(target).endsWith('/create-bulk')) return response
      isFirst = false
      return new Response('<html>')
    }
  })
  const button = page.getByRole('button', { name: 'Reserve and pay at the shop' })
  await button.click()
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Error reserving products. ')
  await button.click()
  await expect(page.getByRole('dialog', { name: 'Reserved for you' })).toBeVisible()
  const { rows } = await database.pool.query('SELECT FROM backend.reservations WHERE customer_id = $1', [id])
  expect(rows).toHaveLength(1)
})

test('nobody is led to the login from the cart, reads why, and goes on [RES-01]', async ({
  page,
  visit,
  urlOf,
  queryStorefront,
}) => {
  const [laptop] = await takeProducts(queryStorefront)
  if (!laptop) throw new Error('the shop has too little in stock')
  await storeCart(page, [laptop])
  await visit(urlOf('cl', '/cart?lang=en'))
  await page.getByRole('button', { name: 'Reserve and pay at the shop' }).click()
  await expect(page).toHaveURL(/\/login\/platform\?returnTo=%2Fcart%23reserve&why=reserve/)
  await expect(page.getByText('Log in so that we can hold the products in your name.')).toBeVisible()
  await checkPage(page, 'en')
  await page.getByRole('button', { name: 'Continue to the login' }).click()
  await expect(page).toHaveURL(/\/authentication\//)
})

test('whoever comes back from the login for a reservation has its button at hand', async ({
  page,
  visit,
  urlOf,
  logInAs,
  queryStorefront,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const [laptop] = await takeProducts(queryStorefront)
  if (!laptop) throw new Error('the shop has too little in stock')
  await storeCart(page, [laptop])
  await logInAs('link')
  await visit(urlOf('cl', '/cart?lang=en#reserve'))
  const reserve = page.getByRole('button', { name: 'Reserve and pay at the shop' })
  await expect(reserve).toBeFocused()
  await expect(reserve).toBeInViewport()
})

test('the time runs out before the customer’s eyes', async ({
  page,
  visit,
  urlOf,
  logInAs,
  database,
  queryStorefront,
}) => {
  const [, , , laptop] = await takeProducts(queryStorefront)
  const { id } = await logInAs('link')
  await visit(urlOf('cl', '/contact?lang=en'))
  const status = await page.evaluate(
    async (variantId) =>
      (
        await fetch('/api/draft-orders/create-bulk', {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify({ items: [{ variantId, quantity: 1 }] }),
        })
      ).status,
    laptop?.id,
  )
  expect(status).toBe(200)
  // The clock of the shop is everybody's; moving the end of one reservation comes to the same.
  const endsIn = (seconds: number) =>
    database.pool.query(
      `UPDATE backend.reservations SET expires_at = app_now() + $2 * interval '1 second' WHERE customer_id = $1`,
      [id, seconds],
    )
  await endsIn(60)
  await page.clock.install()
  await visit(urlOf('cl', '/reservations?lang=en'))
  await expect(page.getByRole('timer')).toHaveText(/^[01] min \d+ s$/)
  await endsIn(0)
  await page.clock.fastForward(61_000)
  await expect(page.getByRole('article')).toContainText('Expired')
  await expect(page.getByText('You have no active reservations')).toBeVisible()
})
