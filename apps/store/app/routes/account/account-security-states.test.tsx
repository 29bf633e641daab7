import type { MarketId } from '@dvaput/domain/markets/market'
import { expect, it } from 'vitest'
import { renderPage } from '../../../../../tests/support/servers/render-page.tsx'
import * as accountSecurity from './account-security.tsx'

const customer = {
  id: 'gid://shopify/Customer/7',
  email: 'amra@example.com',
  isVerified: true,
  firstName: 'Amra',
  lastName: 'Hodžić',
  kind: 'platform',
} as const

const render = (market: MarketId) =>
  renderPage({
    path: '/account/security',
    pattern: 'account/security',
    module: accountSecurity,
    messages: ['shell', 'account-security', 'passkeys', 'passwords'],
    market,
    language: 'en',
    services: {
      account: { limits: { freshLoginMinutes: 10, emailChangeMinutes: 30, erasedAfterDays: 90 } },
      login: { minPasswordLength: 6 },
      passkeys: { list: async () => [] },
    },
    person: {
      check: async () => ({ ok: true, customer }),
      sessions: async () => [],
      hasFreshLogin: async () => true,
    },
  })

it.each([
  ['ba', true],
  ['cl', false],
] as const)('the security page speaks of a password only in a market that has them: %s', async (market, has) => {
  const { status, html } = await render(market)
  expect(status).toBe(200)
  expect(/change your password/.test(html)).toBe(has)
  expect(/password/i.test(html.replaceAll(/<script[\s\S]*?<\/script>/g, ''))).toBe(has)
})
