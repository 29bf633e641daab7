import { randomUUID } from 'node:crypto'
import { messages as bcs } from '../../apps/store/app/i18n/messages/bcs/login-link.ts'
import { messages as en } from '../../apps/store/app/i18n/messages/en/login-link.ts'
import { checkPage } from './support/check-page.ts'
import { expect, test as platformTest } from './support/platform-test.ts'

type Fixtures = {
  /** The e-mail of a customer of this test alone. */
  readonly customer: string
  /** The path of the newest link that was mailed there. */
  readonly mailedPath: (email: string) => Promise<string>
}

const test = platformTest.extend<Fixtures>({
  customer: async ({ queryStorefront }, use) => {
    const email = `${randomUUID()}@example.com`
    const { customerCreate } = await queryStorefront('main', {
      query: `mutation ($input: CustomerCreateInput!) { customerCreate(input: $input) { customer { id } } }`,
      variables: { input: { email, password: 'proljetna kiša', firstName: 'Amra' } },
    })
    expect(customerCreate.customer).not.toBeNull()
    await use(email)
  },
  mailedPath: async ({ emailTo }, use) => {
    await use(async (email) => {
      const { text } = await emailTo(email, /\/login\/link\//)
      const { pathname, search } = new URL(/https?:\S+\/login\/link\/\S+/.exec(text)?.[0] ?? '')
      return pathname + search
    })
  },
})

test.beforeEach(async ({ context, visitor, expectMessage }) => {
  await context.setExtraHTTPHeaders({ 'X-Forwarded-For': visitor })
  // The browser's own line about a form that was refused and a link that is dead.
  expectMessage(/Failed to load resource: .* status of 4(04|10|22|29) /)
})

test('from the e-mail to being signed in, and back to where one was going [AUTH-08]', async ({
  page,
  context,
  visit,
  urlOf,
  customer,
  mailedPath,
}) => {
  await visit(urlOf('ba', '/login/link?lang=en&returnTo=%2Fkit%2Fcustomer'))
  const email = page.getByRole('main').getByLabel(en['request.email'])
  const send = page.getByRole('button', { name: en['request.send'] })
  await checkPage(page, 'en')
  await send.click()
  await expect(email).toHaveAccessibleDescription(en['request.missing'])
  await expect(email).toBeFocused()
  await email.fill('amra@')
  await send.click()
  await expect(email).toHaveAccessibleDescription(en['request.invalid'])
  await expect(email).toHaveValue('amra@')
  await email.fill(customer)
  await send.click()

  await expect(page.getByRole('heading', { level: 1 })).toHaveText(en['sent.title'])
  await expect(page.getByRole('main').getByRole('status')).toContainText(customer)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Check your email')
  await expect(page.getByRole('button', { name: /Send again in \d+ s/ })).toBeDisabled()
  await expect(page.getByRole('link', { name: en['sent.mailbox'] })).toHaveAttribute('href', '/mailbox')
  await checkPage(page, 'en')

  const path = await mailedPath(customer)
  const opened = await context.newPage()
  await visit(urlOf('ba', path), opened)
  await expect(opened.getByRole('main')).toContainText(en['open.text'].replace('{email}', customer))
  await checkPage(opened, 'en')
  const { promise: seen, resolve: goOn } = Promise.withResolvers<void>()
  await opened.route(/\/login\/link\//, async (route) => {
    if (route.request().method() === 'POST') await seen
    await route.continue()
  })
  await opened.getByRole('button', { name: en['open.send'] }).click()
  await expect(opened.getByText('Logging you in…')).toBeVisible()
  goOn()
  await expect(opened.getByRole('heading', { level: 1 })).toHaveText(en['done.title'])
  await expect(opened).toHaveURL(urlOf('ba', '/kit/customer'))
  // So does the tab that waited, by itself.
  await expect(page).toHaveURL(urlOf('ba', '/kit/customer'))
  await expect(opened.getByRole('main')).toContainText(customer)

  await opened.unroute(/\/login\/link\//)
  await visit(urlOf('ba', path), opened)
  await expect(opened.getByRole('alert').first()).toHaveText(
    'The link has already been used. Each link works only once.',
  )
  await expect(opened.getByRole('main').getByLabel(en['request.email'])).toHaveValue(customer)
  await opened.close()
})

test.describe('without a script, on a phone in the dark', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 }, colorScheme: 'dark' })

  test('a link asked for elsewhere wants to be confirmed, and a wrong one offers another', async ({
    page,
    browser,
    urlOf,
    customer,
    mailedPath,
    visitor,
  }) => {
    const elsewhere = await browser.newContext({
      javaScriptEnabled: false,
      extraHTTPHeaders: { 'X-Forwarded-For': visitor },
    })
    const asking = await elsewhere.newPage()
    await asking.goto(urlOf('ba', '/login/link'))
    await asking.getByRole('main').getByLabel(bcs['request.email']).fill(customer)
    await asking.getByRole('button', { name: bcs['request.send'] }).click()
    await expect(asking.getByRole('heading', { level: 1 })).toHaveText(bcs['sent.title'])
    await asking.getByRole('button', { name: bcs['sent.resend'] }).click()
    await expect(asking.getByRole('main').getByRole('alert')).toContainText('Upravo smo poslali link.')

    const path = await mailedPath(customer)
    await page.goto(urlOf('ba', `${path}x`))
    await expect(page.getByRole('main').getByRole('alert')).toHaveText(bcs['dead.unknown'])
    await page.goto(urlOf('ba', path))
    await expect(page.getByRole('main')).not.toContainText(customer)
    await page.getByRole('button', { name: bcs['open.confirm'] }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(bcs['done.title'])
    await page.getByRole('link', { name: bcs['done.go'] }).click()
    await expect(page).toHaveURL(/\/account/)

    await asking.reload()
    await expect(asking.getByRole('main')).toContainText(bcs['request.usedElsewhere'])
    await elsewhere.close()
  })
})
