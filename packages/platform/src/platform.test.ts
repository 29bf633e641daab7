import { expect, it } from 'vitest'
import { addProduct } from '../../../tests/support/platform/platform-product.ts'
import { useTestPlatform } from '../../../tests/support/platform/test-platform.ts'

const shop = useTestPlatform()

it('the platform hands a failure on to its endpoint, and writes nothing to the console itself', async () => {
  const { pictures } = shop.platform.parts
  const { make } = pictures
  const failing = async () => {
    throw new Error('Failed query: the values of a statement')
  }
  Object.assign(pictures, { make: failing })
  await expect(shop.fetchAt('/cdn/shop/files/demo/laptops/x')).rejects.toThrow('Failed query')
  Object.assign(pictures, { make })
})

it('the platform shows a person who went astray the way back, and tells everybody else in a word', async () => {
  const browser = { headers: { Accept: 'text/html,*/*;q=0.8', 'Accept-Language': 'es' } }
  const astray = await shop.fetchAt('/collections/laptops', browser)
  expect(astray.status).toBe(404)
  const page = await astray.text()
  expect(page).toContain('<h1>Esta página no existe</h1>')
  expect(page).toContain('href="http://main.localhost:3000/"')
  const picture = await shop.fetchAt('/cdn/shop/files/nothing.jpg', { headers: { Accept: 'image/avif,*/*' } })
  expect([picture.status, await picture.text()]).toEqual([404, 'Not Found'])
})

it('the platform leads from a link to variants to the checkout of a new cart, and nowhere where there is no such variant', async () => {
  const { variantId } = await addProduct(shop.database, shop.platform.shopOf('main').shop.id, { stock: 3 })
  const other = await addProduct(shop.database, shop.platform.shopOf('main').shop.id, { stock: 3 })
  const link = `/cart/${variantId}:2,${other.variantId}:1`
  const led = await shop.fetchAt(`${link}?checkout[email]=ana@example.com&note=Quickly&attributes[gift]=yes&locale=es`)
  expect([led.status, led.headers.get('Cache-Control')]).toEqual([302, 'no-store'])
  const { pathname, search } = new URL(led.headers.get('Location') ?? '')
  expect(pathname).toMatch(/^\/cart\/c\//)
  const { data } = await shop.query(
    `query ($id: ID!) { cart(id: $id) { totalQuantity note attributes { key value } buyerIdentity { email }
      lines(first: 2) { nodes { quantity } } } }`,
    { id: `gid://shopify/Cart/${pathname.split('/').at(-1)}${search}` },
  )
  expect(data.cart).toEqual({
    ...{ totalQuantity: 3, note: 'Quickly', attributes: [{ key: 'gift', value: 'yes' }] },
    ...{ buyerIdentity: { email: 'ana@example.com' }, lines: { nodes: [{ quantity: 1 }, { quantity: 2 }] } },
  })
  const tooMany = `/cart/${Array(101).fill(`${variantId}:1`).join()}`
  for (const nowhere of ['/cart/1:1', '/cart/1:1:1', `/cart/${variantId}:0`, tooMany])
    expect([nowhere, (await shop.fetchAt(nowhere)).status]).toEqual([nowhere, 404])
})

it('the platform leads from its endpoint to the storefront', async () => {
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
