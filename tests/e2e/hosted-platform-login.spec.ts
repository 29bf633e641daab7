import { expect, test } from './support/hosted-shop-test.ts'
import { passPlatformLogin } from './support/pass-platform-login.ts'

test('a hosted platform that is down keeps nobody waiting, and logs in when it is back [AUTH-03] [ERR-05] [ERR-09]', async ({
  page,
  context,
  visitor,
  hosted,
  urlOf,
  emailTo,
}) => {
  await context.setExtraHTTPHeaders({ 'X-Forwarded-For': visitor })
  const email = `${crypto.randomUUID()}@example.com`
  hosted.setDown(true)
  await page.goto(urlOf('cl', '/login?returnTo=%2Ffaq&lang=en'))
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Failed to start login')
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Discovery endpoint failed: 503')

  hosted.setDown(false)
  await page.getByRole('link', { name: 'Try Again' }).click()
  await page.waitForURL(`${hosted.platform}/**`)
  await passPlatformLogin(page, { email, language: 'en', emailTo })
  await page.waitForURL(urlOf('cl', '/faq'))
  const customer = await page.evaluate(
    async () => ((await (await fetch('/api/me')).json()) as { customer: unknown }).customer,
  )
  expect(customer).toMatchObject({ email, isVerified: true, kind: 'platform' })
})
