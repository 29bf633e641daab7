import { randomUUID } from 'node:crypto'
import { identityMessages } from '@dvaput/platform/identity/identity-messages'
import { messages as linkMessages } from '../../apps/store/app/i18n/messages/en/login-link.ts'
import { messages } from '../../apps/store/app/i18n/messages/en/passkeys.ts'
import { checkPage } from './support/check-page.ts'
import { expect, test } from './support/platform-test.ts'
import { plugInAuthenticator } from './support/plug-in-authenticator.ts'

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

test('in Bosnia a passkey is added on the page of security, renamed, used by the button of /login, and removed', async ({
  page,
  urlOf,
  visit,
  emailTo,
  queryStorefront,
  expectMessage,
}) => {
  // The cookies go while the page is open, and at last the passkey is one that was removed.
  expectMessage(/Failed to load resource: .* status of 40[14] /)
  const email = `${randomUUID()}@example.com`
  await queryStorefront('main', {
    query: `mutation ($input: CustomerCreateInput!) { customerCreate(input: $input) { customer { id } } }`,
    variables: { input: { email, password: 'proljetna kiša', firstName: 'Amra' } },
  })
  await plugInAuthenticator(page)
  // So that the button is what logs in, and not the suggestion in the e-mail field.
  await page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = async () => false
  })
  await visit(urlOf('ba', '/login/link?lang=en&returnTo=%2Faccount%2Fsecurity'))
  await page.getByRole('main').getByLabel(linkMessages['request.email']).fill(email)
  await page.getByRole('button', { name: linkMessages['request.send'] }).click()
  const { text: mail } = await emailTo(email, /\/login\/link\//)
  await visit(/https?:\S+\/login\/link\/\S+/.exec(mail)?.[0] ?? '')
  await page.getByRole('button', { name: linkMessages['open.send'] }).click()
  await expect(page).toHaveURL(urlOf('ba', '/account/security'))

  const section = page.getByRole('region', { name: messages['passkeys.title'] })
  await expect(section).toContainText(messages['passkeys.none'])
  await section.getByRole('button', { name: messages['passkeys.add'] }).click()
  await expect(section.getByRole('status')).toHaveText(messages['passkeys.added'])
  await expect(section.getByRole('listitem')).toHaveCount(1)
  await checkPage(page, 'en')
  await section.getByText(messages['passkeys.rename'], { exact: true }).click()
  await section.getByLabel(messages['passkeys.name']).fill('Telefon')
  await section.getByRole('button', { name: messages['passkeys.save'] }).click()
  await expect(section.getByText('Telefon', { exact: true })).toBeVisible()

  await page.context().clearCookies()
  await visit(urlOf('ba', '/login?lang=en&returnTo=%2Faccount%2Fsecurity'))
  await page.getByRole('button', { name: messages['passkey.logIn'] }).click()
  await expect(page).toHaveURL(urlOf('ba', '/account/security'))
  await section.getByRole('button', { name: messages['passkeys.removeNamed'].replace('{name}', 'Telefon') }).click()
  await expect(section).toContainText(messages['passkeys.none'])

  await page.context().clearCookies()
  await visit(urlOf('ba', '/login?lang=en'))
  await page.getByRole('button', { name: messages['passkey.logIn'] }).click()
  await expect(
    page.getByRole('main').getByRole('alert').filter({ hasText: 'no longer opens an account' }),
  ).toBeVisible()
})
