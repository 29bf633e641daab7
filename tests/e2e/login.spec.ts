import { randomUUID } from 'node:crypto'
import { demoCustomers, demoPassword } from '@dvaput/domain/account/demo-customers'
import { refusalTexts } from '@dvaput/domain/refusals/refusal-texts'
import { messages as login } from '../../apps/store/app/i18n/messages/bcs/login.ts'
import { messages as passwords } from '../../apps/store/app/i18n/messages/bcs/passwords.ts'
import { messages as register } from '../../apps/store/app/i18n/messages/bcs/register.ts'
import { checkPage } from './support/check-page.ts'
import { expect, test } from './support/platform-test.ts'

const secret = 'proljetna kiša 7'

test.use({ viewport: { width: 390, height: 844 } })

test.beforeEach(async ({ page, visitor, expectMessage }) => {
  await page.setExtraHTTPHeaders({ 'X-Forwarded-For': visitor })
  for (const status of [401, 409, 410, 422])
    expectMessage(new RegExp(`Failed to load resource: .* status of ${status} `))
})

test('a wrong password says so and keeps the e-mail; the right one leads where the visitor was going [AUTH-04]', async ({
  page,
  visit,
  urlOf,
}) => {
  await visit(urlOf('ba', '/kit/customer?x=1'))
  await expect(page).toHaveURL(urlOf('ba', '/login?returnTo=%2Fkit%2Fcustomer%3Fx%3D1'))
  const main = page.getByRole('main')
  const email = main.getByLabel(login['login.email'])
  const password = main.locator('[name=password]')
  const submit = main.getByRole('button', { name: login['login.submit'] })

  await submit.click()
  await expect(email).toBeFocused()
  await expect(email).toHaveAccessibleDescription(login['login.emailAndPasswordRequired'])
  await checkPage(page, 'bcs')

  await email.fill(demoCustomers.ba.email)
  await password.fill('wrong')
  await main.getByRole('button', { name: passwords['password.showLabel'] }).click()
  await expect(password).toHaveAttribute('type', 'text')
  await password.press('Enter')
  await expect(main.getByRole('alert')).toHaveText(refusalTexts.bcs['invalid-credentials'])
  await expect(email).toHaveValue(demoCustomers.ba.email)
  await checkPage(page, 'bcs')

  await password.fill(demoPassword)
  await submit.click()
  await expect(page).toHaveURL(urlOf('ba', '/kit/customer?x=1'))
  await expect(page.getByRole('main')).toContainText(demoCustomers.ba.email)
  await visit(urlOf('ba', '/login'))
  await expect(page).toHaveURL(urlOf('ba', '/account'))
})

test('a newcomer registers, is logged in on the front page and confirms the e-mail; it is taken then [REG-04] [REG-14] [REG-11]', async ({
  page,
  visit,
  urlOf,
  browser,
  visitor,
  emailTo,
}) => {
  const recipient = `amra-${randomUUID()}@example.com`
  const fill = async (of: typeof page) => {
    const form = of.getByRole('main')
    await form.getByLabel(register['register.fullName']).fill('Amra Hodžić')
    await form.getByLabel(register['register.email']).fill(recipient)
    await form.locator('[name=password]').fill(secret)
    await form.getByLabel(register['register.confirmPassword']).fill(secret)
    await form.getByRole('checkbox').check()
    return form
  }
  await visit(urlOf('ba', '/register'))
  const form = await fill(page)
  await expect(form.getByText(passwords['password.strong'])).toBeVisible()
  await form.getByRole('checkbox').uncheck()
  await form.getByRole('button', { name: register['register.submit'] }).click()
  await expect(form.getByRole('checkbox')).toHaveAccessibleDescription(register['register.mustAcceptTerms'])
  await expect(form.getByRole('checkbox')).toBeFocused()
  await checkPage(page, 'bcs')
  await form.getByRole('checkbox').check()
  await form.getByRole('button', { name: register['register.submit'] }).click()
  await expect(page).toHaveURL(urlOf('ba', '/'))
  await visit(urlOf('ba', '/kit/customer'))
  await expect(page.getByRole('main')).toContainText(recipient)

  const other = await browser.newPage({ extraHTTPHeaders: { 'X-Forwarded-For': visitor } })
  await visit(urlOf('ba', '/register'), other)
  const again = await fill(other)
  await again.getByRole('button', { name: register['register.submit'] }).click()
  await expect(again.getByRole('alert')).toContainText(refusalTexts.bcs['email-already-exists'])
  await expect(again.getByRole('alert').getByRole('link', { name: register['register.recover'] })).toHaveAttribute(
    'href',
    '/forgot-password',
  )

  const { text } = await emailTo(recipient, /account\/confirm/)
  const { pathname, search } = new URL(/https?:\S+\/account\/confirm\S+/.exec(text)?.[0] ?? '')
  const elsewhere = other.getByRole('main')
  await visit(urlOf('ba', pathname + search), other)
  await elsewhere.locator('[name=password]').fill('wrong')
  await elsewhere.getByRole('button', { name: register['confirm.send'] }).click()
  await expect(elsewhere.getByRole('alert')).toHaveText(refusalTexts.bcs['invalid-credentials'])
  await checkPage(other, 'bcs')
  await visit(urlOf('ba', pathname + search))
  await expect(form.locator('[name=password]'), 'where the newcomer is logged in').toHaveCount(0)
  await form.getByRole('button', { name: register['confirm.send'] }).click()
  await expect(form.getByRole('status')).toHaveText(register['confirm.done'])
  await checkPage(page, 'bcs')
  await other.close()
})

test('a forgotten password is set anew by the mailed link, which is spent then [ERR-16] [AUTH-06]', async ({
  page,
  context,
  visit,
  urlOf,
  queryStorefront,
  emailTo,
}) => {
  const recipient = `amra-${randomUUID()}@example.com`
  await queryStorefront('main', {
    query: `mutation ($input: CustomerCreateInput!) { customerCreate(input: $input) { customerUserErrors { code } } }`,
    variables: { input: { email: recipient, password: secret } },
  })
  await visit(urlOf('ba', '/login?returnTo=%2Fkit%2Fcustomer'))
  const main = page.getByRole('main')
  await main.getByRole('link', { name: login['login.forgot'] }).click()
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(login['forgot.title'])
  await main.getByRole('button', { name: login['forgot.submit'] }).click()
  await expect(main.getByLabel(login['login.email'])).toHaveAccessibleDescription(login['login.emailRequired'])
  await main.getByLabel(login['login.email']).fill(recipient)
  await main.getByRole('button', { name: login['forgot.submit'] }).click()
  await expect(main.getByRole('status')).toContainText(login['forgot.sent'])
  await checkPage(page, 'bcs')

  const { text } = await emailTo(recipient, /reset-password/)
  const { pathname, search } = new URL(/https?:\S+\/reset-password\S+/.exec(text)?.[0] ?? '')
  const link = urlOf('ba', pathname + search)
  const opened = await context.newPage()
  const form = opened.getByRole('main')
  await visit(link, opened)
  await checkPage(opened, 'bcs')
  const fill = async (password: string) => {
    await form.locator('[name=password]').fill(password)
    await form.getByLabel(login['reset.confirmPassword']).fill(password)
    await form.getByRole('button', { name: login['reset.submit'] }).click()
  }
  await fill('lozinka123')
  await expect(form.locator('[name=password]')).toHaveAccessibleDescription(
    new RegExp(register['register.passwordTooCommon']),
  )
  await fill('ljetna kiša 8')
  await expect(opened).toHaveURL(urlOf('ba', '/kit/customer'))
  await expect(form).toContainText(recipient)
  // So does the tab that waited for the mail.
  await expect(page).toHaveURL(urlOf('ba', '/kit/customer'))
  await expect(main).toContainText(recipient)

  await visit(link)
  await expect(main.getByRole('alert')).toContainText(login['reset.spentTitle'])
  await expect(main.locator('[name=password]')).toHaveCount(0)
  await checkPage(page, 'bcs')
  await main.getByRole('link', { name: login['reset.sendNew'] }).click()
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(login['forgot.title'])
})
