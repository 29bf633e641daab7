import { randomUUID } from 'node:crypto'
import { messages as security } from '../../apps/store/app/i18n/messages/en/account-security.ts'
import { messages as login } from '../../apps/store/app/i18n/messages/en/login.ts'
import { messages as link } from '../../apps/store/app/i18n/messages/en/login-link.ts'
import { messages as wishlist } from '../../apps/store/app/i18n/messages/en/wishlist.ts'
import { tabTo } from './support/by-keyboard.ts'
import { checkPage } from './support/check-page.ts'
import { test as customerTest, expect } from './support/customer-test.ts'

const password = 'proljetna kiša 7'

const test = customerTest.extend<{ readonly customer: string }>({
  /** The e-mail of a customer with a password, of this test alone. */
  customer: async ({ queryStorefront }, use) => {
    const email = `${randomUUID()}@example.com`
    const { customerCreate } = await queryStorefront('main', {
      query: 'mutation ($input: CustomerCreateInput!) { customerCreate(input: $input) { customer { id } } }',
      variables: { input: { email, password, firstName: 'Amra' } },
    })
    expect(customerCreate.customer).not.toBeNull()
    await use(email)
  },
})

test('a link that has expired offers a new one, whose mail may be slow', async ({
  page,
  context,
  database,
  customer,
  visitor,
  visit,
  urlOf,
  emailTo,
  expectMessage,
}) => {
  // The browser's own line about a link that is dead.
  expectMessage(/Failed to load resource: .* status of 410 /)
  const main = page.getByRole('main')
  const linkIn = async (except?: string): Promise<string> => {
    const other = except ? `(?!${except})` : ''
    const { text } = await emailTo(customer, new RegExp(`/login/link/${other}[\\w-]{43}`))
    return /\/login\/link\/([\w-]{43})/.exec(text)?.[1] ?? ''
  }
  const useMail = (name: 'slow' | 'ok') =>
    fetch(urlOf('ba', '/mailbox/api/scenario'), { method: 'POST', body: JSON.stringify({ name }) })
  await context.setExtraHTTPHeaders({ 'X-Forwarded-For': visitor })
  await visit(urlOf('ba', '/login/link?lang=en&returnTo=%2Fkit%2Fcustomer'))
  await main.getByLabel(link['request.email']).fill(customer)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(link['sent.title'])
  const first = await linkIn()
  const earlier = `UPDATE backend.login_links SET expires_at = expires_at - interval '11 minutes' WHERE email = $1`
  await database.pool.query(earlier, [customer])

  await visit(urlOf('ba', `/login/link/${first}`))
  await expect(main.getByRole('alert')).toHaveText(link['dead.expired'].replace('{time}', '10 minutes'))
  await checkPage(page, 'en')
  // From another network, which has not asked a moment ago.
  await context.setExtraHTTPHeaders({ 'X-Forwarded-For': visitor.replace('198.51.', '198.18.') })
  await useMail('slow')
  await tabTo(page, main.getByRole('button', { name: link['dead.again'] }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(link['sent.title'])
  await expect(main.getByText(link['sent.hint'])).toBeVisible()
  await useMail('ok')
  await visit(urlOf('ba', `/login/link/${await linkIn(first)}`))
  await main.getByRole('button', { name: link['open.send'] }).press('Enter')
  await page.waitForURL(urlOf('ba', '/kit/customer'))
  await expect(main).toContainText(customer)
})

test('a customer signs out everywhere else, by keyboard', async ({
  page,
  browser,
  customer,
  visitor,
  visit,
  urlOf,
}) => {
  const elsewhere = await browser.newContext()
  const other = await elsewhere.newPage()
  for (const [at, ip] of [
    [page, visitor],
    [other, visitor.replace('198.51.', '198.18.')],
  ] as const) {
    await at.context().setExtraHTTPHeaders({ 'X-Forwarded-For': ip })
    await visit(urlOf('ba', '/login?lang=en&returnTo=%2Faccount%2Fsecurity'), at)
    await at.getByRole('main').getByLabel(login['login.email']).fill(customer)
    await at.getByRole('main').getByLabel(login['login.password'], { exact: true }).fill(password)
    await at.keyboard.press('Enter')
    await expect(at.getByRole('heading', { level: 1 })).toHaveText(security['security.title'])
  }
  await page.reload()
  const devices = page.getByRole('region', { name: security['devices.title'] })
  await expect(devices.getByRole('listitem')).toHaveCount(2)
  await checkPage(page, 'en')
  await tabTo(page, devices.getByRole('button', { name: security['devices.endOthers'] }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status').filter({ hasText: security['devices.othersEnded'] })).toBeFocused()
  await expect(devices.getByRole('listitem')).toHaveCount(1)
  await other.goto(urlOf('ba', '/account'))
  await expect(other).toHaveURL(urlOf('ba', '/login?returnTo=%2Faccount'))
  await elsewhere.close()
})

test('a saved product that is gone says why, and leaves the list', async ({
  page,
  database,
  logInAs,
  visit,
  urlOf,
}) => {
  const { id } = await logInAs('link')
  await database.pool.query(
    `INSERT INTO backend.wishlist_items
       (customer_id, market, product, name, handle, category, vendor, price_minor, currency)
     VALUES ($1, 'ba', 'local:main:999999999', 'Dell Latitude 1', 'dell-latitude-1', 'laptop', 'Dell', 10000, 'BAM')`,
    [id],
  )
  await visit(urlOf('ba', '/wishlist?lang=en'))
  const main = page.getByRole('main')
  await expect(main).toContainText(wishlist['wishlist.gone'])
  await tabTo(page, main.getByRole('link', { name: 'Dell Latitude 1' }).first())
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(urlOf('ba', '/product-not-available?handle=dell-latitude-1'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(wishlist['notAvailable.title'])
  await checkPage(page, 'en')
  await tabTo(page, main.getByRole('button', { name: wishlist['notAvailable.remove'] }))
  await page.keyboard.press('Enter')
  await expect(main).toContainText(wishlist['wishlist.empty'])
})

const forms = [
  { path: '/login', isCustomers: false, first: 'email' },
  { path: '/register', isCustomers: false, first: 'fullName' },
  { path: '/forgot-password', isCustomers: false, first: 'email' },
  { path: '/login/link', isCustomers: false, first: 'email' },
  { path: '/account/addresses/new', isCustomers: true, first: 'firstName' },
  { path: '/account/security', isCustomers: true, first: 'newEmail' },
] as const

test('every form says by keyboard what is missing, and each of its controls is reached with Tab', async ({
  page,
  logInAs,
  visit,
  urlOf,
  expectMessage,
}) => {
  expectMessage(/status of 4(00|22) /)
  for (const { path, isCustomers, first } of forms)
    await test.step(path, async () => {
      if (isCustomers) await logInAs('link')
      await visit(urlOf('ba', `${path}?lang=en`))
      const form = page.locator('main form').filter({ has: page.locator(`[name="${first}"]`) })
      const field = form.locator(`[name="${first}"]`)
      const controls = form.locator('input:not([type=hidden]):visible, select:visible, button:visible, a:visible')
      await tabTo(page, field)
      for (const control of (await controls.all()).slice(1)) {
        await page.keyboard.press('Tab')
        await expect(control).toBeFocused()
        await expect(control).toHaveAccessibleName(/./)
      }
      // Without the browser's own bubbles, as a password manager or a script would send it.
      await form.evaluate((element: HTMLFormElement) => {
        element.noValidate = true
      })
      await field.press('Enter')
      await expect(field).toBeFocused()
      await expect(field).toHaveAttribute('aria-invalid', 'true')
      await expect(field).toHaveAccessibleDescription(/./)
    })
})
