import { expect, it } from 'vitest'
import { createTestHttpApp } from '../../../../../tests/support/servers/test-http-app.ts'

it('a redirect leads from the name of the international listing in Chile to the listing, and knows it nowhere else [ROUTE-09]', async () => {
  const { app } = createTestHttpApp()
  const inChile = await app.request('http://cl.localhost/productos-internacionales?categoria=apple&page=2')
  expect([inChile.status, inChile.headers.get('Location')]).toEqual([
    302,
    '/international-products?categoria=apple&page=2',
  ])
  const inBosnia = await app.request('/productos-internacionales')
  expect(inBosnia.headers.get('Location')).toBeNull()
})

it('a redirect leads from the Spanish name of the offers to their page, in every market', async () => {
  const { app } = createTestHttpApp()
  for (const home of ['http://localhost', 'http://cl.localhost']) {
    const response = await app.request(`${home}/mis-ofertas?status=pending`)
    expect([response.status, response.headers.get('Location')]).toEqual([302, '/my-offers?status=pending'])
  }
})
