import { expect, it, vi } from 'vitest'
import { createConnectionCounter } from '../../../../tests/support/databases/connection-counter.ts'
import { useTestPlatform } from '../../../../tests/support/platform/test-platform.ts'
import { adminPath, createTestProduct, fetchAdmin, queryAdmin } from '../../../../tests/support/requests/admin-api.ts'
import { demoPublicToken } from '../shops/shop-settings.ts'

const shop = useTestPlatform()

it('the Admin API answers with the shop whose token was sent', async () => {
  const { data, extensions } = await queryAdmin(shop, '{ shop { id name myshopifyDomain currencyCode taxesIncluded } }')
  expect(data.shop).toMatchObject({ name: 'Dvaput', myshopifyDomain: 'main.localhost', currencyCode: 'BAM' })
  expect(extensions.cost).toMatchObject({
    requestedQueryCost: expect.any(Number),
    actualQueryCost: expect.any(Number),
    throttleStatus: {
      maximumAvailable: expect.any(Number),
      currentlyAvailable: expect.any(Number),
      restoreRate: expect.any(Number),
    },
  })
})

it.each([
  ['no token', {}],
  ['a public token', { 'X-Shopify-Access-Token': demoPublicToken }],
  ['a made-up token', { 'X-Shopify-Access-Token': 'shpadmin_0' }],
])('the Admin API answers %s as the hosted platform does', async (_name, headers) => {
  const response = await shop.fetchAt(adminPath, { method: 'POST', headers, body: '{"query":"{shop{id}}"}' })
  expect(response.status).toBe(401)
  expect(await response.json()).toEqual({
    errors: '[API] Invalid API key or access token (unrecognized login or wrong password)',
  })
})

it("the Admin API does not open one shop with the other's token, nor with its own private one", async () => {
  const foreign = shop.platform.shopOf('retail').tokens.admin
  const own = shop.platform.shopOf('main').tokens.private
  for (const token of [foreign, own]) {
    const response = await fetchAdmin(shop, '{ shop { id } }', {}, { headers: { 'X-Shopify-Access-Token': token } })
    expect(response.status).toBe(401)
  }
})

it('the Admin API does not hear a client that sent ten wrong tokens, not even with the right one', async () => {
  const send = (token: string, clientIp: string) =>
    shop.fetchAt(
      adminPath,
      { method: 'POST', headers: { 'X-Shopify-Access-Token': token }, body: '{"query":"{shop{id}}"}' },
      { clientIp },
    )
  const { admin } = shop.platform.shopOf('main').tokens
  for (let sent = 0; sent < 10; sent += 1) expect((await send(`shpadmin_${sent}`, '198.51.100.1')).status).toBe(401)
  const refused = await send(admin, '198.51.100.1')
  expect([refused.status, refused.headers.get('Retry-After')]).toEqual([429, '6'])
  expect((await send(admin, '198.51.100.2')).status).toBe(200)
})

it.each([
  ['no JSON', '{'],
  ['no query', '{}'],
  ['a query that is a number', '{"query":1}'],
])('the Admin API refuses %s', async (_name, body) => {
  const headers = { 'X-Shopify-Access-Token': shop.platform.shopOf('main').tokens.admin }
  const response = await shop.fetchAt(adminPath, { method: 'POST', headers, body })
  expect(response.status).toBe(400)
})

it.each([
  ['an unknown field', '{ shop { nothing } }', {}],
  ['a NUL in a variable', 'query ($q: String) { products(first: 1, query: $q) { nodes { id } } }', { q: 'a\0' }],
  ['a NUL in the query', '{ productByHandle(handle: "a\\u0000") { id } }', {}],
  ['a page too large', '{ products(first: 100000) { nodes { id } } }', {}],
  ['a forged cursor', '{ products(first: 1, after: "abc") { nodes { id } } }', {}],
  ['no page size', '{ products { nodes { id } } }', {}],
])('the Admin API tells of %s without an internal error', async (_name, query, variables) => {
  const { errors } = await queryAdmin(shop, query, variables)
  expect(errors).toHaveLength(1)
  expect(errors[0].extensions.code).not.toBe('INTERNAL_SERVER_ERROR')
})

it.each([
  'product(id: "gid://shopify/Product/9999999999999999") { id }',
  'product(id: "nonsense") { id }',
  'order(id: "gid://shopify/Product/1") { id }',
  'customer(id: "gid://shopify/Customer/0") { id }',
  'draftOrder(id: "") { id }',
  'collection(id: "gid://shopify/Collection/1;DROP") { id }',
  'inventoryItem(id: "gid://shopify/InventoryItem/1") { id }',
  'inventoryLevel(id: "gid://shopify/InventoryLevel/1?inventory_item_id=x") { id }',
  'codeDiscountNodeByCode(code: "") { id }',
  'webhookSubscription(id: "gid://shopify/WebhookSubscription/5") { id }',
])('the Admin API knows nothing of %s', async (field) => {
  const { data, errors } = await queryAdmin(shop, `{ found: ${field} }`)
  expect(errors).toBeUndefined()
  expect(data).toEqual({ found: null })
})

it('the Admin API throttles a token whose queries cost too much', async () => {
  const { tokens } = shop.platform.shopOf('retail')
  const query = '{ orders(first: 240) { nodes { lineItems(first: 10) { nodes { id } } } } }'
  const headers = { 'X-Shopify-Access-Token': tokens.admin }
  // Points come back with time.
  vi.spyOn(performance, 'now').mockReturnValue(performance.now())
  const responses = await Promise.all(
    Array.from({ length: 12 }, () => queryAdmin(shop, query, {}, { shop: 'retail', headers })),
  )
  const throttled = responses.filter(({ errors }) => errors?.[0].extensions.code === 'THROTTLED')
  expect(throttled.length).toBeGreaterThan(0)
  expect(throttled.length).toBeLessThan(12)
  expect(throttled[0]).toMatchObject({
    errors: [{ message: 'Throttled' }],
    extensions: { cost: { actualQueryCost: null } },
  })
})

it('the Admin API sends no more statements for ten products than for one', async () => {
  await createTestProduct(shop, { title: 'Counted 0' })
  const query = `query ($first: Int!) { products(first: $first) { nodes {
    totalInventory tracksInventory featuredImage { url } options { name }
    variants(first: 5) { nodes { price inventoryQuantity selectedOptions { name value } product { title } } }
    collections(first: 5) { nodes { title products(first: 2) { nodes { id } } } }
  } } }`
  const countConnections = createConnectionCounter(shop.database)
  const count = async (first: number) => (await countConnections(() => queryAdmin(shop, query, { first }))).connections
  for (let each = 1; each < 10; each += 1) await createTestProduct(shop, { title: `Counted ${each}` })
  expect(await count(10)).toBe(await count(1))
  expect(await count(10)).toBeGreaterThan(1)
})

it('the Admin API has a schema that a client can read', async () => {
  const { data } = await queryAdmin(shop, '{ __schema { mutationType { fields { name } } } }')
  expect(data.__schema.mutationType.fields.length).toBeGreaterThan(25)
})
