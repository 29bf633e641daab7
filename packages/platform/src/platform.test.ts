import { expect, it } from 'vitest'
import { useTestPlatform } from '../../../tests/support/test-platform.ts'

const shop = useTestPlatform()

it('hands a failure on to its endpoint, and writes nothing to the console itself', async () => {
  const { pictures } = shop.platform.parts
  const { make } = pictures
  const failing = async () => {
    throw new Error('Failed query: the values of a statement')
  }
  Object.assign(pictures, { make: failing })
  await expect(shop.fetchAt('/cdn/shop/files/demo/laptops/x')).rejects.toThrow('Failed query')
  Object.assign(pictures, { make })
})

it('shows a person who went astray the way back, and tells everybody else in a word', async () => {
  const browser = { headers: { Accept: 'text/html,*/*;q=0.8', 'Accept-Language': 'es' } }
  const astray = await shop.fetchAt('/collections/laptops', browser)
  expect(astray.status).toBe(404)
  const page = await astray.text()
  expect(page).toContain('<h1>Esta página no existe</h1>')
  expect(page).toContain('href="http://main.localhost:3000/"')
  const picture = await shop.fetchAt('/cdn/shop/files/nothing.jpg', { headers: { Accept: 'image/avif,*/*' } })
  expect([picture.status, await picture.text()]).toEqual([404, 'Not Found'])
})

it('leads from its endpoint to the storefront', async () => {
  expect((await shop.fetchAt('/')).status).toBe(404)
  const { shop: row } = shop.platform.shopOf('main')
  Object.assign(row, { homeUrl: 'https://dvaput.example/' })
  for (const [path, there] of [
    ['/', '/'],
    ['/products/thinkpad-t480', '/product/thinkpad-t480'],
    ['/products/%2F%2Fevil.example', '/product/%2F%2Fevil.example'],
    ['/collections/all', '/products'],
    ['/collections/mobilni-telefoni', '/products/mobilni-telefoni'],
    ['/collections/x?filter.p.product_type=Laptop', '/products/racunari-i-laptopi/laptop'],
    ['/pages/faq', '/faq'],
    ['/pages/about', '/'],
    ['/search?q=a%26b', '/search?query=a%26b'],
    ['/cart', '/'],
    ['/account', '/'],
  ] as const) {
    const response = await shop.fetchAt(path)
    expect([path, response.status, response.headers.get('Location')]).toEqual([
      path,
      302,
      `https://dvaput.example${there}`,
    ])
  }
  Object.assign(row, { homeUrl: null })
})
