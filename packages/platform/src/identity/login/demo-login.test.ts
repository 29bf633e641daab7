import { expect, it } from 'vitest'
import { type LoginView, showEmailPage } from './login-pages.ts'

const view = {
  endpoint: { shop: { market: 'ba', name: 'Dvaput', languages: ['bcs', 'en', 'es'] }, origin: 'http://main.localhost' },
  at: '/login/1',
  client: 'http://localhost:3000',
  hasPasskeys: false,
  demoMailbox: 'http://localhost:3000/mail',
} as unknown as LoginView

it.each([
  ['CL', 'en', 'diego@cliente.example'],
  ['BA', 'es', 'amra@kupac.example'],
  [undefined, 'es', 'diego@cliente.example'],
  [undefined, 'en', 'amra@kupac.example'],
] as const)('the login page of the demo names a customer of %s: in %s %s', async (country, language, email) => {
  const page = await showEmailPage({ ...view, country, language }, {})
  expect(await page.text()).toContain(email)
})
