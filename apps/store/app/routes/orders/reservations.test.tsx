import type { Reservations } from '@dvaput/backend/reservations/reservations'
import { expect, it } from 'vitest'
import { renderPage } from '../../../../../tests/support/servers/render-page.tsx'
import * as reservations from './reservations.tsx'

const customer = {
  ...{ id: 'gid://shopify/Customer/7', email: 'amra@example.com', isVerified: true },
  ...{ firstName: 'Amra', lastName: 'Hodžić', kind: 'password' as const },
}
const id = '00000000-0000-4000-8000-000000000001'
const lines = ['Phone', 'Tablet'].map((name, index) => ({
  ...{ variantId: `gid://shopify/ProductVariant/${index + 1}`, handle: name, name, image: null, quantity: 1 },
  price: { minor: 1_000, currency: 'CLP' as const },
}))
type Listed = Awaited<ReturnType<Reservations['list']>>[number]

const show = (
  count: number,
  { query = '', ended = 'ended', form = undefined as Record<string, string> | undefined } = {},
) =>
  renderPage({
    ...{ path: `/reservations${query}`, pattern: 'reservations', module: reservations, market: 'cl', language: 'en' },
    messages: ['shell', 'reservations'],
    person: { customer: async () => customer, check: async () => ({ ok: true as const, customer }) },
    services: {
      reservations: {
        list: async () => [
          {
            ...{ id, shop: 'retail', pickupCode: 'ABCD-EFGH', state: 'held', lines: lines.slice(0, count) },
            ...{ orderId: null, expiresAt: new Date(), endedAt: null, secondsLeft: 600 },
          } as unknown as Listed,
        ],
        cancelLine: async () => ended as 'ended',
      },
    },
    ...(form && { form }),
  })

it('the page of reservations offers to remove each of several products, and asks first', async () => {
  expect((await show(2)).html.match(/Remove (Phone|Tablet) from the reservation/g)).toHaveLength(2)
  expect((await show(1)).html, 'the last one goes with the reservation').not.toContain('name="line"')
  const { html } = await show(2, { query: `?${new URLSearchParams({ cancel: id, line: lines[1]?.variantId ?? '' })}` })
  expect(html).toContain('Remove Tablet from reservation ABCD-EFGH?')
})

it.each([
  ['ended', 'no longer held for you'],
  ['refused-by-shop', 'cannot be reached right now'],
  ['not-held', 'role="alert"'],
])('the page of reservations says how an action went: %s', async (ended, words) => {
  const form = { cancel: id, line: lines[0]?.variantId ?? '' }
  expect((await show(2, { ended, form })).html).toContain(words)
})
