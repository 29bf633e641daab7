import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Transaction } from '@dvaput/database/in-transaction'
import { createCatalogueReader } from '@dvaput/integrations/storefront/catalogue-reader'
import { insertProducts } from '@dvaput/platform/catalogue/insert-products'
import { Hono } from 'hono'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { createTestJobs, type TestJobs } from '../../../../tests/support/orders/test-jobs.ts'
import { connectTestShop } from '../../../../tests/support/platform/shop-connection.ts'
import { useTestPlatform } from '../../../../tests/support/platform/test-platform.ts'
import { queryAdmin } from '../../../../tests/support/requests/admin-api.ts'
import { createIds } from '../clock/ids.ts'
import { hmacSignature } from '../webhook-inbox/hmac-signature.ts'
import { createShopWebhookProvider } from '../webhook-inbox/shop-webhook-provider.ts'
import { createWebhookRoutes } from '../webhook-inbox/webhook-inbox.routes.ts'
import { createWebhookInbox } from '../webhook-inbox/webhook-inbox.ts'
import { catalogueCollections } from './catalogue-collections.table.ts'
import { catalogueProducts } from './catalogue-products.table.ts'
import { createCatalogueSync } from './catalogue-sync.ts'
import { createCatalogueTopics } from './catalogue-topics.ts'

const shop = useTestPlatform()
const silence = () => undefined
const warned: object[] = []
const log = { info: silence, warn: (facts: object) => void warned.push(facts), error: silence }
const app = new Hono()
const receiver = createServer(async (request, response) => {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  const headers = Object.entries(request.headers).map(([name, value]): [string, string] => [name, String(value)])
  const reply = await app.request(request.url ?? '', { method: 'POST', headers, body: Buffer.concat(chunks) })
  response.writeHead(reply.status).end(await reply.text())
})
let jobs: TestJobs
let secret = ''
let callbackUrl = ''
let productId = 0

const main = () => shop.platform.shopOf('main').shop
const inTransaction = <Result>(work: (tx: Transaction) => Promise<Result>) => shop.database.inTransaction(work)
const writer = () => shop.platform.parts.catalogue

beforeAll(async () => {
  jobs = createTestJobs({ database: shop.database, log })
  const { client, admin } = connectTestShop(shop, 'main')
  const connected = {
    reader: createCatalogueReader({ client, language: 'bcs' }),
    source: 'http://main.localhost:3000',
    subscribe: async () => undefined,
  }
  const sync = createCatalogueSync({
    infrastructure: {
      ...{ database: shop.database, jobs, ids: createIds(), log },
      bus: { publish: async () => undefined },
    },
    shops: { main: connected, retail: connected },
  })
  secret = await shop.platform.webhookSecret('main')
  const { productOfInventoryItem } = admin
  const topics = createCatalogueTopics({
    shops: { main: { productOfInventoryItem }, retail: { productOfInventoryItem: undefined } },
    sync,
    database: shop.database,
    log,
  })('main')
  const providers = [createShopWebhookProvider({ shop: 'main', secret, topics })]
  app.route(
    '/api',
    createWebhookRoutes(createWebhookInbox({ database: shop.database, jobs, ids: createIds(), providers })),
  )
  await jobs.prepare()
  receiver.listen(0, '127.0.0.1')
  await once(receiver, 'listening')
  callbackUrl = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/api/webhooks/shop-main`
})
afterAll(async () => {
  receiver.closeAllConnections()
  receiver.close()
  await jobs.stop()
})

const subscribedTopics = [
  'PRODUCTS_CREATE',
  'PRODUCTS_UPDATE',
  'PRODUCTS_DELETE',
  'COLLECTIONS_CREATE',
  'COLLECTIONS_UPDATE',
  'COLLECTIONS_DELETE',
  'INVENTORY_LEVELS_UPDATE',
]

beforeEach(async () => {
  await shop.database.pool.query(`
    TRUNCATE backend.catalogue_products, backend.catalogue_collections, backend.webhook_inbox;
    DELETE FROM platform.webhook_subscriptions; DELETE FROM platform.collections; DELETE FROM platform.products`)
  warned.length = 0
  const { admin } = connectTestShop(shop, 'main')
  expect(await admin.subscribeWebhooks(callbackUrl, subscribedTopics)).toEqual(subscribedTopics)
  const product = {
    title: 'One',
    images: [{ pictureKey: 'demo/x', width: 10, height: 10 }],
    variants: [{ price: 10_000, openingStock: 5 }],
  }
  const created = await inTransaction((tx) => writer().createProduct(tx, main(), product))
  if (!created.ok) throw new Error(created.refusal.message)
  productId = created.value.id
  await settle()
})

/** The platform sends what it has to tell, over HTTP; then we act on it. */
const settle = async () => {
  await shop.jobs.drain()
  await jobs.drain()
}
const readSynced = async () => (await shop.database.db.select().from(catalogueProducts)).toSorted((a, b) => a.id - b.id)
const post = (
  topic: string,
  body: object,
  { id = 'w1', signature = hmacSignature(secret, JSON.stringify(body), 'base64') } = {},
) =>
  fetch(callbackUrl, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'X-Shopify-Topic': topic, 'X-Shopify-Webhook-Id': id, 'X-Shopify-Hmac-SHA256': signature },
  })
const change = (title: string) => inTransaction((tx) => writer().updateProduct(tx, main(), productId, { title }))

it('the catalogue sync by webhooks syncs what a webhook announces: a new product, its change, its end', async () => {
  expect(await readSynced()).toMatchObject([{ id: productId, titles: { en: 'One' }, listed: true, stock: 5 }])
  await change('Two')
  await settle()
  expect(await readSynced()).toMatchObject([{ titles: { en: 'Two' } }])
  await inTransaction((tx) => writer().deleteProduct(tx, main(), productId))
  await settle()
  expect(await readSynced()).toMatchObject([{ titles: { en: 'Two' }, listed: false, removedAt: expect.any(Date) }])
})

it('the catalogue sync by webhooks subscribes to the topics that are missing, and to nothing twice', async () => {
  const { admin } = connectTestShop(shop, 'main')
  expect(await admin.subscribeWebhooks(callbackUrl, subscribedTopics)).toEqual([])
  expect(await admin.subscribeWebhooks(callbackUrl, [...subscribedTopics, 'ORDERS_PAID'])).toEqual(['ORDERS_PAID'])
})

it('the catalogue sync by webhooks follows the stock, whose product only the shop knows', async () => {
  await shop.database.pool.query(`UPDATE backend.catalogue_products SET inventory_item_ids = '{}'`)
  const [variant] = (await readSynced())[0]?.variants ?? []
  const item = variant?.gid.replace('ProductVariant', 'InventoryItem')
  const adjust = async (delta: number) => {
    const locationId = `gid://shopify/Location/${main().id}`
    const input = { name: 'available', reason: 'correction', changes: [{ delta, inventoryItemId: item, locationId }] }
    const { data } = await queryAdmin(
      shop,
      `mutation ($input: InventoryAdjustQuantitiesInput!) { inventoryAdjustQuantities(input: $input) { userErrors { message } } }`,
      { input },
    )
    expect(data.inventoryAdjustQuantities.userErrors).toEqual([])
    await settle()
  }
  await adjust(-2)
  expect(await readSynced()).toMatchObject([{ stock: 3, listed: true }])
  await adjust(-3)
  expect(await readSynced()).toMatchObject([{ stock: 0, available: false, listed: false }])
})

it('the catalogue sync by webhooks is not misled by duplicates, by a wrong order or by what the body says', async () => {
  await change('Newest')
  await settle()
  const stale = { id: productId, title: 'Stale', variants: [{ inventory_item_id: null }] }
  expect((await post('products/update', stale)).status).toBe(200)
  expect((await post('products/update', stale)).status).toBe(200)
  // The webhook of its end comes before that of its creation.
  expect((await post('products/delete', { id: productId }, { id: 'w2' })).status).toBe(200)
  await settle()
  expect(await readSynced()).toMatchObject([{ titles: { en: 'Newest' }, listed: true }])
})

it('the catalogue sync by webhooks takes nothing that the shop has not signed, and passes over what is not about the catalogue', async () => {
  expect((await post('products/delete', { id: productId }, { signature: 'forged' })).status).toBe(401)
  expect((await post('orders/paid', { id: 1 })).status).toBe(200)
  expect((await post('inventory_levels/update', { inventory_item_id: 999_999_999 }, { id: 'w2' })).status).toBe(200)
  await settle()
  expect(warned).toEqual([{ shop: 'main', item: 999_999_999 }])
  expect(await readSynced()).toMatchObject([{ listed: true }])
})

it('the catalogue sync by webhooks follows who joins and who leaves a collection', async () => {
  const [other = 0] = (
    await inTransaction((tx) => insertProducts(tx, main(), [{ title: 'Other', variants: [{ price: 1 }] }]))
  ).map(({ id }) => id)
  const save = async (productIds: number[], id?: number) => {
    const saved = await inTransaction((tx) =>
      writer().saveCollection(tx, main(), { title: 'Some', productIds, ...(id !== undefined && { id }) }),
    )
    if (!saved.ok) throw new Error(saved.refusal.message)
    await settle()
    return saved.value.id
  }
  const id = await save([productId])
  expect(await readSynced()).toMatchObject([{ collections: ['some'] }])
  const counted = async () => (await shop.database.db.select().from(catalogueCollections))[0]
  expect(await counted()).toMatchObject({ handle: 'some', productCount: 1, removedAt: null })
  await save([other], id)
  expect(await readSynced()).toMatchObject([{ collections: [] }, { id: other, collections: ['some'] }])
  expect(await counted()).toMatchObject({ productCount: 0 })
  await inTransaction((tx) => writer().deleteCollection(tx, main(), id))
  await settle()
  expect(await readSynced()).toMatchObject([{ collections: [] }, { collections: [] }])
  expect(await counted()).toMatchObject({ removedAt: expect.any(Date) })
})
