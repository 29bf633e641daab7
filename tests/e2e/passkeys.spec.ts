import { randomUUID } from 'node:crypto'
import { identityMessages } from '@dvaput/platform/identity/identity-messages'
import type { Page } from '@playwright/test'
import { checkPage } from './support/check-page.ts'
import { expect, test } from './support/platform-test.ts'

/** A fingerprint reader that always recognises its owner. */
const plugInAuthenticator = async (page: Page) => {
  const session = await page.context().newCDPSession(page)
  await session.send('WebAuthn.enable')
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}

test.beforeEach(async ({ context, visitor }) => {
  await context.setExtraHTTPHeaders({ 'X-Forwarded-For': visitor })
})

test('in Chile a passkey is added with the code of the platform’s login page, and then logs in by itself', async ({
  page,
  urlOf,
  emailTo,
}) => {
  const text = identityMessages.en
  await plugInAuthenticator(page)
  await page.goto(urlOf('cl', '/login?lang=en'))
  const email = `${randomUUID()}@example.com`
  await expect(page.getByRole('button', { name: text.passkeyLogin })).toBeVisible()
  await checkPage(page, 'en')
  await page.getByLabel(text.email).fill(email)
  await page.getByRole('button', { name: text.sendCode }).click()
  await page.getByLabel(text.passkeyOffer).check()
  await checkPage(page, 'en')
  const { subject } = await emailTo(email, /\d{6}/)
  await page.getByLabel(text.code).fill(/\d{6}/.exec(subject)?.[0] ?? '')
  await page.getByRole('button', { name: text.confirm }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text.passkeyTitle)
  await checkPage(page, 'en')
  await page.getByRole('button', { name: text.passkeyAdd }).click()
  await expect(page).toHaveURL(urlOf('cl', '/account'))

  // The browser suggests it in the e-mail field, and this authenticator takes the suggestion at once.
  await page.context().clearCookies()
  await page.goto(urlOf('cl', '/login?lang=en'))
  await expect(page).toHaveURL(urlOf('cl', '/account'))
})
