import { expect, it } from 'vitest'
import { renderPage } from '../../../../../tests/support/servers/render-page.tsx'
import * as cart from './cart.tsx'

const secret = 's'.repeat(43)

it('the cart names the browser before its first checkout, so that two presses at once are one browser’s', async () => {
  const { headers, status } = await renderPage({
    path: '/cart',
    pattern: 'cart',
    module: cart,
    messages: ['shell', 'cart', 'products', 'reservations', 'earlier-orders'],
    market: 'ba',
    language: 'en',
    services: {
      ...{
        checkout: { newBrowser: () => secret, listWaiting: async () => [], listWaitingImports: async () => [] },
        serverCart: {},
      },
      importedOrders: { listWaiting: async () => [] },
    },
    person: { customer: async () => null },
  })
  expect(status).toBe(200)
  expect(headers?.get('Set-Cookie')).toMatch(/^checkout=[^;]+; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Lax$/)
})
