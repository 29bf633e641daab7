import { expect, it } from 'vitest'
import { createTestHttpApp } from '../../../../tests/support/servers/test-http-app.ts'
import { resetLinkRoutes } from './reset-link.routes.ts'

it('the shop leads the password link of a hosted shop to our own page, which no referrer names', async () => {
  const { app } = createTestHttpApp({ routes: resetLinkRoutes() })
  const response = await app.request('/account/reset/7/a1-b2?syclid=x')
  expect([response.status, response.headers.get('Location')]).toEqual([302, '/reset-password?id=7&token=a1-b2'])
  expect([response.headers.get('Referrer-Policy'), response.headers.get('Cache-Control')]).toEqual([
    'no-referrer',
    'no-store',
  ])
  const strange = await app.request('/account/reset/7/%26x%3D%2F%2Felsewhere')
  expect(strange.headers.get('Location')).toBe('/reset-password?id=7&token=%26x%3D%2F%2Felsewhere')
})
