import { demoCustomers, demoPassword } from '@dvaput/domain/account/demo-customers'
import type { Page } from '@playwright/test'
import { messages as menu } from '../../apps/store/app/i18n/messages/bcs/account-menu.ts'
import { messages as login } from '../../apps/store/app/i18n/messages/bcs/login.ts'
import { messages as shell } from '../../apps/store/app/i18n/messages/bcs/shell.ts'
import { expect, test } from './support/customer-test.ts'

const headerOf = (page: Page) => page.getByRole('banner')
const menuOf = (page: Page, name: string) =>
  headerOf(page).getByRole('button', { name: `${name}, ${menu['menu.name']}` })
const logOut = async (page: Page, name: string) => {
  await menuOf(page, name).click()
  await headerOf(page).getByRole('button', { name: menu['menu.logout'] }).click()
}
const storedIn = (page: Page) =>
  page.evaluate(() => ({ local: { ...localStorage } as Record<string, string>, session: Object.keys(sessionStorage) }))

test('a shared page asks nothing for a visitor, and offers login and registration [HDR-10]', async ({
  page,
  visit,
  urlOf,
}) => {
  const asked: string[] = []
  page.on('request', (request) => void asked.push(new URL(request.url()).pathname))
  await visit(urlOf('ba', '/faq'))
  await expect(headerOf(page).getByRole('link', { name: shell['account.login'] })).toHaveAttribute('href', '/login')
  await expect(headerOf(page).getByRole('link', { name: shell['account.register'] })).toHaveAttribute(
    'href',
    '/register',
  )
  expect(asked.filter((path) => path.startsWith('/api/'))).toEqual([])
})

test('a session with a password is refreshed at the platform by its Bearer handle, and shown without a token [ROUTE-30] [ROLE-08] [STOR-01]', async ({
  page,
  visit,
  urlOf,
}) => {
  await visit(urlOf('ba', '/login?returnTo=/faq'))
  await page.getByLabel(login['login.email']).fill(demoCustomers.ba.email)
  await page.getByLabel(login['login.password'], { exact: true }).fill(demoPassword)
  const refresh = page.waitForRequest((request) => request.url().endsWith('/api/shopify/customer/get'))
  await page.keyboard.press('Enter')
  const sent = await refresh
  expect(sent.headers().authorization).toMatch(/^Bearer [\w-]{43}$/)
  await expect(page).toHaveURL(/\/faq$/)
  await expect(menuOf(page, demoCustomers.ba.firstName)).toBeVisible()
  const { state } = JSON.parse((await storedIn(page)).local['auth-storage'] ?? 'null')
  expect(state).toEqual({ ...demoCustomers.ba, id: expect.stringMatching(/^gid:/), kind: 'password' })
})

test('a session without a password is not refreshed at the platform [AUTH-24]', async ({
  page,
  logInAs,
  visit,
  urlOf,
}) => {
  await logInAs('link')
  const asked: string[] = []
  page.on('request', (request) => void asked.push(new URL(request.url()).pathname))
  await visit(urlOf('ba', '/faq'))
  await expect(menuOf(page, 'Amra')).toBeVisible()
  expect(asked).toContain('/api/me')
  expect(asked).not.toContain('/api/shopify/customer/get')
})

test('a refresh that fails shows nobody [AUTH-25]', async ({ page, logInAs, visit, urlOf, expectMessage }) => {
  expectMessage(/Failed to load resource/)
  await logInAs('link')
  await visit(urlOf('ba', '/faq'))
  await expect(menuOf(page, 'Amra')).toBeVisible()
  await page.route('**/api/me', (route) => route.fulfill({ status: 502, body: 'away' }))
  await visit(urlOf('ba', '/faq'))
  await expect(headerOf(page).getByRole('link', { name: shell['account.login'] })).toBeVisible()
  expect((await storedIn(page)).local['auth-storage']).not.toContain('Amra')
})

test('a logout leaves nothing of the person in any tab [AUTH-19] [AUTH-20]', async ({
  page,
  context,
  logInAs,
  visit,
  urlOf,
}) => {
  await logInAs('link')
  await visit(urlOf('ba', '/account'))
  const other = await context.newPage()
  await other.goto(urlOf('ba', '/account'))
  await expect(menuOf(other, 'Amra')).toBeVisible()
  await page.evaluate(() => sessionStorage.setItem('oauth_attempts', '[]'))
  await logOut(page, 'Amra')
  await expect(headerOf(page).getByRole('link', { name: shell['account.login'] })).toBeVisible()
  await expect(other).toHaveURL(/\/login\?returnTo=/)
  const { local, session } = await storedIn(page)
  expect(Object.keys(local).filter((key) => /auth|wishlist|address/.test(key))).toEqual([])
  expect(session.filter((key) => key.startsWith('oauth_'))).toEqual([])
  expect((await context.cookies(urlOf('ba', '/'))).map(({ name }) => name)).not.toContain('sid')
})

test('a logout that fails lands on the login, which says so and offers it again [AUTH-23]', async ({
  page,
  context,
  logInAs,
  visit,
  urlOf,
  expectMessage,
}) => {
  expectMessage(/Failed to load resource/)
  await logInAs('link')
  await visit(urlOf('ba', '/faq'))
  await page.route('**/api/logout', (route) => route.fulfill({ status: 503, body: '' }))
  await logOut(page, 'Amra')
  await expect(page).toHaveURL(/\/login\?failed=logout$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(login['logoutFailed.title'])
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(login['logoutFailed.text'])
  const sessionOf = async () => (await context.cookies(urlOf('ba', '/'))).some(({ name }) => name === 'sid')
  expect(await sessionOf()).toBe(true)
  await page.getByRole('button', { name: login['logoutFailed.again'] }).click()
  await expect(headerOf(page).getByRole('link', { name: shell['account.login'] })).toBeVisible()
  expect(await sessionOf()).toBe(false)
})

test('a customer without a first name is shown as an account [HDR-08]', async ({ page, logInAs, visit, urlOf }) => {
  await logInAs('link')
  await visit(urlOf('ba', '/faq'))
  await expect(menuOf(page, 'Amra')).toContainText('Amra')
  await page.route('**/api/me', async (route) => {
    const { customer, ...rest } = await (await route.fetch()).json()
    await route.fulfill({ json: { ...rest, customer: { ...customer, firstName: '' } } })
  })
  await visit(urlOf('ba', '/faq'))
  await expect(menuOf(page, shell['account.mine'])).toContainText(shell['account.mine'])
})
