import type { Page } from '@playwright/test'
import { messages as bcs } from '../../apps/store/app/i18n/messages/bcs/login.ts'
import { messages as en } from '../../apps/store/app/i18n/messages/en/platform-login.ts'
import { messages as menu } from '../../apps/store/app/i18n/messages/es/account-menu.ts'
import { checkPage } from './support/check-page.ts'
import { messages as shell } from './support/messages.ts'
import { passPlatformLogin } from './support/pass-platform-login.ts'
import { expect, test } from './support/platform-test.ts'

const newEmail = () => `${crypto.randomUUID()}@example.com`

const customerIn = (page: Page) =>
  page.evaluate(async () => ((await (await fetch('/api/me')).json()) as { customer: unknown }).customer)

test.beforeEach(async ({ context, visitor }) => {
  await context.setExtraHTTPHeaders({ 'X-Forwarded-For': visitor })
})

test('Chile goes straight to the platform’s login, and ends where one was going [AUTH-01] [AUTH-02] [AUTH-12] [AUTH-18] [AUTH-21] [IDP-02] [STOR-09]', async ({
  page,
  context,
  visit,
  urlOf,
  emailTo,
  shopEndpointOf,
}) => {
  const email = newEmail()
  const platform = shopEndpointOf('main')
  const left = page.waitForRequest((request) => request.url().includes('/oauth/authorize'))
  const kept: Record<'local' | 'session', string[]> = { local: [], session: [] }
  await page.exposeFunction('tellStored', (where: 'local' | 'session', value: string) => kept[where].push(value))
  // Told as it is stored: the page is left at once.
  await page.addInitScript(() => {
    const { tellStored } = globalThis as unknown as { tellStored(where: string, value: string): void }
    const store = Storage.prototype.setItem
    Storage.prototype.setItem = function (key, value) {
      tellStored(this === sessionStorage ? 'session' : 'local', value)
      store.call(this, key, value)
    }
  })
  await page.goto(urlOf('cl', `/login?returnTo=${encodeURIComponent('/faq?x=1')}`))
  const { searchParams } = new URL((await left).url())
  expect(Object.fromEntries(searchParams)).toMatchObject({
    scope: 'openid email customer-account-api:full',
    redirect_uri: urlOf('cl', '/auth/callback'),
    code_challenge_method: 'S256',
    response_type: 'code',
  })
  await page.waitForURL(`${platform}/**`)
  const secrets = ['state', 'nonce'].map((name) => searchParams.get(name) ?? 'none')
  for (const secret of [...secrets, 'codeVerifier']) {
    await expect.poll(() => kept.session.join()).toContain(secret)
    expect(kept.local.join()).not.toContain(secret)
  }
  await passPlatformLogin(page, { email, language: 'es', emailTo })
  await page.waitForURL(urlOf('cl', '/faq?x=1'))
  expect(await customerIn(page)).toMatchObject({ email, isVerified: true, kind: 'platform' })

  const stored = await page.evaluate(() => ({ local: { ...localStorage }, session: { ...sessionStorage } }))
  expect(JSON.stringify(stored)).not.toMatch(/eyJ|verifier/i)
  for (const name of ['state', 'nonce'] as const)
    expect(JSON.stringify(stored)).not.toContain(searchParams.get(name) ?? 'none')

  await page.goto(urlOf('cl', '/login'))
  await page.waitForURL(urlOf('cl', '/account'))

  const logout = page.waitForRequest((request) => request.url().startsWith(`${platform}/authentication/`))
  const header = page.getByRole('banner')
  const other = await context.newPage()
  await visit(urlOf('cl', '/account'), other)
  await visit(urlOf('cl', '/account'))
  await header.getByRole('button', { name: new RegExp(`, ${menu['menu.name']}$`) }).click()
  await header.getByRole('button', { name: menu['menu.logout'] }).click()
  const { searchParams: told } = new URL((await logout).url())
  expect(told.get('id_token_hint')).toMatch(/^eyJ/)
  expect(told.get('post_logout_redirect_uri')).toBe(urlOf('cl', '/'))
  await page.waitForURL(urlOf('cl', '/'))
  // The other tab is asked to log in, and is not let in by what the platform still knew.
  await expect(other.getByRole('textbox')).toBeVisible()
  expect(await customerIn(page)).toBeNull()
  await page.goto(urlOf('cl', '/login'))
  await expect(page.getByRole('textbox')).toBeVisible()
  expect(new URL(page.url()).origin).toBe(platform)
})

test('Bosnia continues with the platform’s account, in two tabs at once, and ends at the account [AUTH-07] [AUTH-13]', async ({
  page,
  context,
  visit,
  urlOf,
  emailTo,
  shopEndpointOf,
}) => {
  const email = newEmail()
  await visit(urlOf('ba', '/login'))
  await page.getByRole('link', { name: bcs['login.platform'] }).click()
  await page.waitForURL(`${shopEndpointOf('main')}/**`)
  const second = await context.newPage()
  await second.goto(urlOf('ba', '/login/platform'))
  await second.waitForURL(`${shopEndpointOf('main')}/**`)
  await passPlatformLogin(page, { email, language: 'bcs', emailTo })
  await page.waitForURL(urlOf('ba', '/account'))
  expect(await customerIn(page)).toMatchObject({ email, kind: 'platform' })
})

/** A login that has begun in this tab, as if the platform had been visited. */
const begin = (page: Page, attempt: object) =>
  page.evaluate((stored) => sessionStorage.setItem('oauth_attempts', JSON.stringify([stored])), attempt)

const attempt = { state: 's'.repeat(32), nonce: 'n'.repeat(32), codeVerifier: 'v'.repeat(128), returnTo: '/cart' }
const html = { status: 502, contentType: 'text/html', body: '<!doctype html><title>Bad gateway</title>' }

test.describe('a callback that fails', () => {
  test.use({ viewport: { width: 390, height: 844 }, colorScheme: 'dark' })

  test('says why, and leads back to the login after three seconds [AUTH-14] [AUTH-15] [AUTH-16] [AUTH-17] [ERR-05] [ERR-06] [ERR-07] [ERR-08] [ERR-10] [ERR-11] [ERR-12]', async ({
    page,
    context,
    urlOf,
    visit,
    expectMessage,
  }) => {
    expectMessage(/Failed to load resource/)
    await visit(urlOf('ba', '/faq?lang=en'))
    await page.clock.install()
    const isFailed = async (query: string, message: string) => {
      await page.goto(urlOf('ba', `/auth/callback?${query}`))
      await expect(page.getByRole('heading', { level: 1, name: 'Authentication failed' })).toBeVisible()
      await expect(page.getByRole('main').getByRole('alert')).toHaveText(message)
    }
    const answered = `code=abc&state=${attempt.state}`

    await test.step('the state is nobody’s', async () => {
      await page.clock.pauseAt(Date.now() + 60_000)
      await isFailed(answered, 'Invalid state parameter. Possible CSRF attack.')
      await expect(page).toHaveURL(urlOf('ba', '/auth/callback'))
      await expect(page.getByRole('link', { name: en['failed.restart'] })).toBeVisible()
      await page.clock.runFor(2_900)
      await expect(page).toHaveURL(urlOf('ba', '/auth/callback'))
      await page.clock.runFor(200)
      await page.waitForURL(urlOf('ba', '/login?failed=state'))
      await page.clock.resume()
    })

    await test.step('for everybody', async () => {
      const lasting = await context.newPage()
      // A check of the page may take longer than the three seconds.
      await lasting.addInitScript(() => {
        const later = window.setTimeout
        window.setTimeout = ((run: () => void, ms = 0) => later(run, ms === 3_000 ? 600_000 : ms)) as typeof later
      })
      await lasting.goto(urlOf('ba', `/auth/callback?${answered}`))
      await expect(lasting.getByRole('heading', { level: 1, name: 'Authentication failed' })).toBeVisible()
      await checkPage(lasting, 'en')
      await lasting.close()
    })

    await test.step('it was begun again already', async () => {
      await isFailed(`code=abc&state=~${'s'.repeat(31)}`, 'Invalid state parameter. Possible CSRF attack.')
      await expect(page.getByRole('link', { name: en['failed.restart'] })).toHaveCount(0)
    })

    for (const { name, stored, query, message } of [
      {
        name: 'the platform says no',
        stored: attempt,
        query: 'error=access_denied',
        message: 'An error occurred during authentication.',
      },
      {
        name: 'no code came',
        stored: attempt,
        query: `state=${attempt.state}`,
        message: 'No authorization code received.',
      },
      {
        name: 'the verifier is gone',
        stored: { ...attempt, codeVerifier: undefined },
        query: answered,
        message: 'Code verifier not found. Please start the login process again.',
      },
      { name: 'the code is wrong', stored: attempt, query: answered, message: 'Token exchange failed: 400' },
    ])
      await test.step(name, async () => {
        await begin(page, stored)
        await isFailed(query, message)
      })

    for (const { path, failure, message } of [
      { path: 'token-exchange', failure: 'html', message: 'Token exchange failed: 502' },
      { path: 'token-exchange', failure: 'abort', message: 'Failed to get access token' },
      { path: 'customer-data', failure: 'html', message: 'Customer API failed: 502' },
      { path: 'customer-data', failure: 'abort', message: 'Failed to get customer data' },
    ])
      await test.step(`${path}: ${failure}`, async () => {
        await page.route('**/api/shopify-oauth/*', (route) => {
          if (!route.request().url().endsWith(path)) return route.fulfill({ json: { accessToken: 'x' } })
          return failure === 'abort' ? route.abort() : route.fulfill(html)
        })
        await begin(page, attempt)
        await isFailed(answered, message)
        await page.unroute('**/api/shopify-oauth/*')
      })

    await test.step('and with where one was going', async () => {
      await page.getByRole('link', { name: en['failed.toLogin'] }).click()
      await page.waitForURL(urlOf('ba', '/login?failed=customer-data&returnTo=%2Fcart'))
    })
  })

  test('does not begin again by itself in Chile, but when asked to [AUTH-03]', async ({
    page,
    urlOf,
    visit,
    shopEndpointOf,
  }) => {
    await visit(urlOf('cl', '/login?failed=state&returnTo=%2Fcart&lang=en'))
    await expect(page.getByRole('main').getByRole('alert')).toHaveText('Invalid state parameter. Possible CSRF attack.')
    await checkPage(page, 'en')
    await expect(page.getByRole('link', { name: 'Try Again' })).toHaveAttribute(
      'href',
      '/login/platform?returnTo=%2Fcart',
    )
    await page.getByRole('link', { name: 'Try Again' }).press('Enter')
    await page.waitForURL(`${shopEndpointOf('main')}/**`)
    await expect(page.getByRole('textbox')).toBeVisible()
  })
})

test('a browser without storage says that the login cannot be started [AUTH-03] [ERR-05]', async ({ page, urlOf }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('no storage', 'SecurityError')
    }
  })
  await page.goto(urlOf('cl', '/login?lang=en'))
  await expect(page.getByRole('main').getByRole('alert')).toHaveText('Failed to start login')
  await expect(page.getByRole('link', { name: 'Try Again' })).toBeVisible()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('Chile has a way in, a header that takes nobody for somebody else, and a way out', async ({
    page,
    urlOf,
    emailTo,
    shopEndpointOf,
  }) => {
    const email = newEmail()
    const header = page.getByRole('banner')
    await page.goto(urlOf('cl', `/login?lang=en&returnTo=${encodeURIComponent('/faq?x=1')}`))
    await page.getByRole('link', { name: en['start.go'] }).click()
    await page.waitForURL(`${shopEndpointOf('main')}/**`)
    await passPlatformLogin(page, { email, language: 'en', emailTo })
    await page.waitForURL(urlOf('cl', '/faq?x=1'))
    await expect(header.getByRole('link', { name: shell.en['account.login'], exact: true })).toBeHidden()
    await expect(header.getByRole('link', { name: shell.en['account.register'] })).toBeHidden()
    await header.getByRole('link', { name: shell.en['account.mine'] }).click()
    await page.waitForURL(urlOf('cl', '/account'))
    await expect(page.getByRole('main')).toContainText(email)

    await page.getByRole('tab').last().click()
    await page.getByRole('main').getByRole('button').click()
    await page.waitForURL(urlOf('cl', '/'))
    await page.goto(urlOf('cl', '/account'))
    await page.getByRole('link', { name: en['start.go'] }).click()
    // The platform still knows the browser, but asks who it is.
    await expect(page.getByRole('textbox')).toBeVisible()
  })
})
