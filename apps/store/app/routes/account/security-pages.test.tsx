import { expect, it } from 'vitest'
import { renderPage } from '../../../../../tests/support/servers/render-page.tsx'
import * as login from '../login/login.tsx'
import * as emailPage from './account-email.tsx'
import * as passkeyForms from './account-passkeys.tsx'
import * as security from './account-security.tsx'

const customer = {
  id: 'gid://shopify/Customer/7',
  email: 'amra@example.com',
  isVerified: true,
  firstName: 'Amra',
  lastName: 'Hodžić',
} as const

const limits = { emailChangeMinutes: 60, freshLoginMinutes: 15, erasedAfterDays: 180 }

const passkeysOf = async (kind: 'password' | 'link', isFresh: boolean) => {
  const { html } = await renderPage({
    path: '/account/security',
    pattern: 'account/security',
    module: security,
    messages: ['shell', 'account-security', 'passkeys', 'passwords'],
    market: 'ba',
    language: 'en',
    services: {
      account: { limits },
      login: { minPasswordLength: 6 },
      passkeys: { list: async () => [] },
    },
    person: {
      check: async () => ({ ok: true, customer: { ...customer, kind } }),
      sessions: async () => [],
      hasFreshLogin: async () => isFresh,
    },
  })
  return /<section[^>]*><div[^>]*><h2[^>]*>Passkeys<.*?<\/section>/s.exec(html)?.[0] ?? ''
}

it('a passkey is added with the current password by whoever logs in with one', async () => {
  const section = await passkeysOf('password', true)
  expect(section).toContain('name="currentPassword"')
  expect(section).toMatch(/<input[^>]*autoComplete="username"[^>]*value="amra@example.com"/i)
  expect(section).toContain('Add a passkey')
})

it('a passkey is added without a password soon after another login, and after a new one later', async () => {
  const fresh = await passkeysOf('link', true)
  expect([fresh.includes('currentPassword'), fresh.includes('Add a passkey')]).toEqual([false, true])
  const old = await passkeysOf('link', false)
  expect([old.includes('Log in again'), old.includes('Add a passkey')]).toEqual([true, false])
})

it('a passkey is removed soon after a login only', async () => {
  const removed: string[] = []
  const send = (isFresh: boolean) =>
    renderPage({
      path: '/account/passkeys',
      pattern: 'account/passkeys',
      module: { ...passkeyForms, default: () => null },
      messages: ['shell'],
      form: { intent: 'remove', id: 'key-1' },
      market: 'ba',
      language: 'en',
      services: { passkeys: { remove: async (_: string, id: string) => removed.push(id) > 0 } },
      person: {
        check: async () => ({ ok: true, customer: { ...customer, kind: 'link' } }),
        hasFreshLogin: async () => isFresh,
      },
    })
  // The form leads back to the page of security, and so renders nothing here.
  await expect(send(false)).rejects.toThrow('303 /account/security?done=again')
  expect(removed).toEqual([])
  await expect(send(true)).rejects.toThrow(/303 \/account\/security$/)
  expect(removed).toEqual(['key-1'])
})

it('the page of a new e-mail says in another browser what a confirmation costs', async () => {
  const open = async (id: string | null) => {
    const { html } = await renderPage({
      path: '/account/email?token=t',
      pattern: 'account/email',
      module: emailPage,
      messages: ['shell', 'account-security'],
      market: 'ba',
      language: 'en',
      services: {
        account: {
          email: {
            newEmailOf: async () => 'new@example.com',
            customerOf: async () => customer.id,
            request: async () => Promise.reject(),
            confirm: async () => Promise.reject(),
          },
        },
      },
      person: { customer: async () => (id === null ? null : { ...customer, id, kind: 'password' }) },
    })
    return html
  }
  expect(await open(null)).toContain('open this link where you are logged in')
  expect(await open('gid://shopify/Customer/8')).toContain('open this link where you are logged in')
  expect(await open(customer.id)).not.toContain('open this link where you are logged in')
})

it('the login page offers a logout that failed once more [AUTH-23]', async () => {
  const { html } = await renderPage({
    path: '/login?failed=logout',
    pattern: 'login',
    module: login,
    messages: ['shell', 'login', 'passkeys', 'passwords'],
    market: 'cl',
    language: 'es',
    services: { login: { external: null } },
    person: { customer: async () => ({ ...customer, kind: 'link' }) },
  })
  expect(html).toContain('Tu sesión sigue abierta')
  expect(html).toMatch(/<form[^>]*method="post"[^>]*action="\/logout"|<form[^>]*action="\/logout"[^>]*method="post"/)
})
