import { passwordPageMessages } from '@dvaput/platform/customers/passwords/password-page-messages'
import type { Page } from '@playwright/test'
import { checkPage } from './support/check-page.ts'
import { expect, test } from './support/platform-test.ts'

const password = 'proljetna kiša 7'
const register = `mutation ($input: CustomerCreateInput!) { customerCreate(input: $input) { customerUserErrors { code } } }`
const logIn = `mutation ($input: CustomerAccessTokenCreateInput!) {
  customerAccessTokenCreate(input: $input) { customerAccessToken { accessToken } } }`

const pageOf = (page: Page, language: 'bcs' | 'en' | 'es', kind: 'reset' | 'activate') => {
  const messages = passwordPageMessages[language]
  return {
    messages,
    title: page.getByRole('heading', { level: 1 }),
    first: page.getByLabel(messages.password[kind], { exact: true }),
    again: page.getByLabel(messages.again[kind]),
    save: page.getByRole('button', { name: messages.save }),
    complaint: page.getByRole('alert'),
  }
}

// The links of the main shop lead to the store's own page, which login.spec.ts walks through.
for (const { kind, shop, market, language, width, colours } of [
  { kind: 'reset', shop: 'retail', market: 'cl', language: 'es', width: 390, colours: 'dark' },
  { kind: 'activate', shop: 'main', market: 'ba', language: 'bcs', width: 1440, colours: 'light' },
] as const)
  test.describe(`the page of a link to ${kind}, in ${language} at ${width} in ${colours}`, () => {
    test.use({ viewport: { width, height: 844 }, colorScheme: colours })

    test('says what is wrong, sets the password, and is then spent', async ({
      page,
      queryStorefront,
      queryAdmin,
      emailTo,
      urlOf,
      expectMessage,
    }) => {
      for (const status of [422, 410]) expectMessage(new RegExp(`Failed to load resource: .* status of ${status} `))
      const email = `${crypto.randomUUID()}@example.com`
      const input = { email, password: 'a password of before' }
      if (kind === 'activate') {
        const query = `mutation ($input: CustomerInput!) { customerCreate(input: $input) { userErrors { message } } }`
        await queryAdmin(shop, { query, variables: { input: { email } } })
      }
      await queryStorefront(shop, { query: register, variables: { input } })
      if (kind === 'reset')
        await queryStorefront(shop, {
          query: `mutation ($email: String!) { customerRecover(email: $email) { customerUserErrors { code } } }`,
          variables: { email },
        })
      const path = new RegExp(`http://\\S+/account/${kind}/\\d+/\\w+`)
      const [link = ''] = path.exec((await emailTo(email, path)).text) ?? []

      const { messages, title, first, again, save, complaint } = pageOf(page, language, kind)
      await page.goto(`${link}?locale=${language}`)
      await expect(title).toHaveText(messages.title[kind])
      await expect(first).toHaveAccessibleDescription(messages.hint)
      await checkPage(page, language)

      await first.fill(password)
      await again.fill('something else')
      await again.press('Enter')
      await expect(complaint).toHaveText(messages.wrong)
      await expect(again).toHaveAccessibleDescription(messages.faults.DIFFERENT)
      await expect(again).toHaveAttribute('aria-invalid', 'true')
      await expect(first).toBeFocused()
      await checkPage(page, language)

      await first.fill(' with a space')
      await again.fill(' with a space')
      await save.click()
      await expect(first).toHaveAccessibleDescription(
        `${messages.hint} ${messages.faults.PASSWORD_STARTS_OR_ENDS_WITH_WHITESPACE}`,
      )
      await expect(first).toBeFocused()

      await first.fill(password)
      await again.fill(password)
      await save.click()
      await expect(title).toHaveText(messages.doneTitle)
      await checkPage(page, language)
      await expect(page.getByRole('main').getByRole('link', { name: messages.toShop })).toHaveAttribute(
        'href',
        urlOf(market, '/'),
      )
      const { customerAccessTokenCreate } = await queryStorefront(shop, {
        query: logIn,
        variables: { input: { email, password } },
      })
      expect(customerAccessTokenCreate.customerAccessToken.accessToken).toMatch(/\S/)

      await page.goto(`${link}?locale=${language}`)
      await expect(title).toHaveText(messages.badTitle)
      await checkPage(page, language)
    })
  })
