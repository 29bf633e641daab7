import { createHash, randomBytes } from 'node:crypto'
import { demoCustomers } from '@dvaput/domain/account/demo-customers'
import { type Language, languageTag } from '@dvaput/domain/text/language'
import { identityMessages } from '@dvaput/platform/identity/identity-messages'
import type { Page } from '@playwright/test'
import { shopFetch } from '../support/requests/shop-fetch.ts'
import { expectVisibleFocus, tabTo } from './support/by-keyboard.ts'
import { checkPage } from './support/check-page.ts'
import { expect, test } from './support/platform-test.ts'

type Endpoints = { readonly authorization_endpoint: string; readonly token_endpoint: string }

/** What a storefront does around the login: it sends the shopper there and takes the code that comes back. */
const createStorefront = async (shopOrigin: string, home: string, locale: string) => {
  const response = await shopFetch(`${shopOrigin}/.well-known/openid-configuration`)
  const endpoints = (await response.json()) as Endpoints
  const verifier = randomBytes(32).toString('base64url')
  const client = { client_id: 'dvaput-storefront', redirect_uri: `${home}auth/callback` }
  const parameters = new URLSearchParams({
    ...client,
    response_type: 'code',
    scope: 'openid email customer-account-api:full',
    state: 'the-state',
    nonce: 'the-nonce',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    ui_locales: locale,
  })
  return {
    loginUrl: `${endpoints.authorization_endpoint}?${parameters}`,
    isCallback: (url: string) => url.startsWith(`${client.redirect_uri}?`),
    /** Whose login the callback tells of. */
    async emailIn(callback: string): Promise<string> {
      const { searchParams } = new URL(callback)
      expect(searchParams.get('state')).toBe('the-state')
      const code = searchParams.get('code') ?? ''
      const response = await shopFetch(endpoints.token_endpoint, {
        method: 'POST',
        headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams({ ...client, grant_type: 'authorization_code', code, code_verifier: verifier }),
      })
      const { id_token } = (await response.json()) as { id_token: string }
      const [, claims = ''] = id_token.split('.')
      return (JSON.parse(Buffer.from(claims, 'base64url').toString()) as { email: string }).email
    },
  }
}

const loginOf = (page: Page, language: Language) => {
  const messages = identityMessages[language]
  const button = (name: string) => page.getByRole('button', { name })
  return {
    messages,
    title: page.getByRole('heading', { level: 1 }),
    email: page.getByLabel(messages.email),
    code: page.getByLabel(messages.code),
    send: button(messages.sendCode),
    confirm: button(messages.confirm),
    resend: button(messages.resend),
    otherEmail: button(messages.otherEmail),
  }
}

const digitsIn = (subject: string) => /\d{6}/.exec(subject)?.[0] ?? 'no code'
const newEmail = () => `${crypto.randomUUID()}@example.com`

test.beforeEach(async ({ context, visitor, expectMessage }) => {
  await context.setExtraHTTPHeaders({ 'X-Forwarded-For': visitor })
  // What the storefront shows at the callback is its own affair.
  expectMessage(/Failed to load resource: .* status of 4\d\d /)
})

for (const { language, width, colours } of [
  { language: 'bcs', width: 390, colours: 'dark' },
  { language: 'es', width: 1440, colours: 'light' },
] as const)
  test.describe(`in ${language} at ${width} in ${colours}`, () => {
    test.use({ viewport: { width, height: 844 }, colorScheme: colours })

    test('a mailed code leads back to the storefront', async ({ page, shopEndpointOf, urlOf, emailTo }) => {
      const { loginUrl, isCallback, emailIn } = await createStorefront(
        shopEndpointOf('main'),
        urlOf('ba', '/'),
        languageTag[language],
      )
      const { messages, title, email, code, send, confirm } = loginOf(page, language)
      const recipient = newEmail()
      await page.goto(loginUrl)
      await expect(title).toHaveText(messages.loginTitle)
      await expect(email).toBeFocused()
      await expect(page.getByRole('main')).toContainText(demoCustomers[language === 'es' ? 'cl' : 'ba'].email)
      await checkPage(page, language)
      await email.fill('amina@')
      await send.click()
      await expect(email).toHaveAccessibleDescription(messages.emailWrong)
      await expect(email).toHaveAttribute('aria-invalid', 'true')
      await expect(email).toHaveValue('amina@')
      await checkPage(page, language)
      await email.fill(recipient)
      await send.click()
      await expect(title).toHaveText(messages.codeTitle)
      await expect(page.getByRole('main')).toContainText(messages.codeSent(recipient))
      await expect(code).toBeFocused()
      await checkPage(page, language)
      const { subject } = await emailTo(recipient, /\d{6}/)
      await code.fill(digitsIn(subject))
      const callback = page.waitForRequest((request) => isCallback(request.url()))
      await confirm.click()
      expect(await emailIn((await callback).url())).toBe(recipient)
    })
  })

test('by keyboard alone: a wrong code, another recipient, a new code that voids the first', async ({
  page,
  shopEndpointOf,
  urlOf,
  emailTo,
}) => {
  const { loginUrl, isCallback, emailIn } = await createStorefront(shopEndpointOf('main'), urlOf('ba', '/'), 'es')
  await page.goto(loginUrl)
  const { messages, title, email, code, resend, otherEmail } = loginOf(page, 'en')
  const { keyboard } = page
  const english = page.getByRole('contentinfo').getByRole('button', { name: 'English' })
  await tabTo(page, english)
  await expectVisibleFocus(english)
  await keyboard.press('Enter')
  await expect(title).toHaveText(messages.loginTitle)
  await expectVisibleFocus(email)
  const [mistyped, recipient] = [newEmail(), newEmail()]
  await keyboard.type(mistyped)
  await keyboard.press('Enter')

  await expect(title).toHaveText(messages.codeTitle)
  await tabTo(page, otherEmail)
  await expectVisibleFocus(otherEmail)
  await keyboard.press('Enter')
  await expect(title).toHaveText(messages.loginTitle)
  await expectVisibleFocus(email)
  await keyboard.type(recipient)
  await keyboard.press('Enter')

  await expect(code).toBeFocused()
  const first = digitsIn((await emailTo(recipient, /\d{6}/)).subject)
  const other = first === '000000' ? '111111' : '000000'
  await keyboard.type(other)
  await keyboard.press('Enter')
  await expect(code).toHaveAccessibleDescription(messages.codeWrong)
  await expectVisibleFocus(code)
  await checkPage(page, 'en')

  await tabTo(page, resend)
  await keyboard.press('Enter')
  await expect(page.getByRole('main')).toContainText(messages.codeSent(recipient))
  await expect(code).not.toHaveAttribute('aria-invalid')
  const second = digitsIn((await emailTo(recipient, new RegExp(`\\b(?!${first})\\d{6}\\b`))).subject)
  await keyboard.type(first)
  await keyboard.press('Enter')
  await expect(code).toHaveAccessibleDescription(messages.codeWrong)
  await expectVisibleFocus(code)
  await keyboard.press('ControlOrMeta+A')
  await keyboard.type(second)
  const callback = page.waitForRequest((request) => isCallback(request.url()))
  await keyboard.press('Enter')
  expect(await emailIn((await callback).url())).toBe(recipient)
})
