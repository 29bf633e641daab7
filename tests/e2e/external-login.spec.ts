import { messages as en } from '../../apps/store/app/i18n/messages/en/platform-login.ts'
import { expect, test } from './support/platform-test.ts'

// One provider for all: what one test makes it do, the other must not meet.
test.describe.configure({ mode: 'default' })

const amra = /Amra Begić/
const diego = /Diego Fuentes/
const setScenario = (provider: string, name: string) =>
  fetch(`${provider}/sandbox/scenario`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ name }),
  })

test.beforeEach(async ({ context, visitor }) => {
  await context.setExtraHTTPHeaders({ 'X-Forwarded-For': visitor })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('an account elsewhere logs in and ends where one was going [AUTH-18] [AUTH-26]', async ({ page, urlOf }) => {
    await page.goto(urlOf('ba', `/login?returnTo=${encodeURIComponent('/faq?x=1')}`))
    await page.getByRole('link', { name: 'Nastavi s Google računom' }).click()
    await page.getByRole('button', { name: amra }).click()
    await page.waitForURL(urlOf('ba', '/faq?x=1'))
    const { customer, accessToken } = (await (await page.request.get(urlOf('ba', '/api/me'))).json()) as {
      customer: object
      accessToken: string
    }
    expect(customer).toMatchObject({ email: 'amra.external@example.com', kind: 'external', isVerified: true })
    expect(accessToken).toMatch(/^google_session_/)
    expect((await page.context().cookies()).filter(({ name }) => name.startsWith('external_login'))).toEqual([])
  })
})

test('an account elsewhere that fails says why on the login page [ERR-05] [ERR-14] [ERR-15]', async ({
  page,
  urlOf,
  queryStorefront,
}) => {
  const begin = async () => {
    await page.goto(urlOf('ba', '/login/external?returnTo=%2Fcart'))
    return new URL(page.url()).origin
  }
  const isRefused = async (failure: string, message: string) => {
    await page.waitForURL(urlOf('ba', `/login?failed=${failure}&returnTo=%2Fcart`))
    await expect(page.getByRole('main').getByRole('alert')).toHaveText(message)
  }
  await page.goto(urlOf('ba', '/faq?lang=en'))

  await test.step('cancelled', async () => {
    await begin()
    await page.getByRole('button', { name: 'Cancel' }).click()
    await page.waitForURL(urlOf('ba', '/login?failed=cancelled&returnTo=%2Fcart'))
    await expect(page.getByRole('main').getByRole('status')).toHaveText('You cancelled the login.')
    await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0)
  })

  await test.step('the provider fails', async () => {
    const provider = await begin()
    await setScenario(provider, 'token-down')
    await page.getByRole('button', { name: diego }).click()
    await isRefused('access-token', 'Failed to get access token')
    await setScenario(provider, 'ok')
  })

  await test.step('the provider does not vouch for the e-mail', async () => {
    const provider = await begin()
    await setScenario(provider, 'unverified-email')
    await page.getByRole('button', { name: diego }).click()
    await isRefused('email-unverified', en['failure.emailUnverified'])
    await page.goto(urlOf('ba', '/login?failed=email-unverified&lang=es'))
    await expect(page.getByRole('main').getByRole('alert')).toHaveText(/^Error registrando usuario/)
    await page.goto(urlOf('ba', '/faq?lang=en'))
    await setScenario(provider, 'ok')
  })

  await test.step('somebody registered the e-mail with a password', async () => {
    await queryStorefront('main', {
      query: `mutation { customerCreate(input: { email: "diego.external@example.com", password: "jedna kiša 7" }) {
        customer { id } customerUserErrors { message } } }`,
    })
    await begin()
    await page.getByRole('button', { name: diego }).click()
    await isRefused('email-taken', en['failure.emailTaken'])
  })

  await test.step('another browser has the state', async () => {
    await page.goto(urlOf('ba', '/login/external/callback?code=x&state=somebody-elses-state-1234567890'))
    await page.waitForURL(urlOf('ba', '/login?failed=state'))
  })
})
